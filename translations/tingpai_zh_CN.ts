<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Names</name>
    <message>
        <source>Big Four Winds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Three Dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine Gates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Kongs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven Shifted Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirteen Orphans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Terminals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little Four Winds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little Three Dragons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Concealed Pungs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pure Terminal Chows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quadruple Chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Pure Shifted Pungs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Pure Shifted Chows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Kongs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Terminals and Honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greater Honours and Knitted Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Even Pungs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full Flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pure Triple Chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pure Shifted Pungs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pure Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-Suited Terminal Chows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pure Shifted Chows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triple Pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Concealed Pungs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesser Honours and Knitted Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knitted Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Three Winds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reversible Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed Triple Chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed Shifted Pungs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chicken Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Tile Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Tile Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out with Replacement Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robbing the Kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Pungs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half Flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed Shifted Chows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melded Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Concealed Kongs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Dragon Pungs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed Kong and Melded Kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fully Concealed Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Melded Kongs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon Pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prevalent Wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat Wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Chows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile Hog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double Pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Concealed Pungs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed Kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Simples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pure Double Chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed Double Chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Terminal Chows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pung of Terminals or Honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melded Kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Voided Suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge Wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed Wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single Wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flower Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summer flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autumn flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winter flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plum flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orchid flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chrysanthemum flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bamboo flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of characters</source>
        <extracomment>A tile; %1 is the rank, 1 to 9</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of dots</source>
        <extracomment>A tile; %1 is the rank, 1 to 9</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of bamboo</source>
        <extracomment>A tile; %1 is the rank, 1 to 9</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>%1 is a tile</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chow from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pung %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kong %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed kong %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1 to the pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand is won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the safest tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best table entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mei</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tao</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chow from %1 up</source>
        <extracomment>%1 is the lowest tile of the chow</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pung of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kong of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added kong of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed kong of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 round, hand %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordStore</name>
    <message>
        <source>The folder %1 for the records cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another window has the records in %1 open, or the folder cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games cannot be stored in %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they were written by a newer version of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records could not be read (%1). The file is kept as %2 and a new one is begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be stored: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event %1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last game could not be resumed (%1). Its record is kept as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableEvent</name>
    <message>
        <source>A new game begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the tiles are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: draws %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: shows %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: discards %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: wins with %2, %n fan</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The wall is empty: nobody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableRows</name>
    <message numerus="yes">
        <source>%n fan</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, just drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as good as the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TutorRows</name>
    <message>
        <source>%1 ± %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any winning hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fan</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n live tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: win %2, %3, %4, waits for %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>win %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 live tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % win chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deal-in cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; as good: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 compared with “%3”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tingpai::app::GameController</name>
    <message>
        <source>event %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game cannot begin because it could not be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the win or pass first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not allowed now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a face-down tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: choose a tile to discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can win: take it or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may call %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tingpai::app::HandResult</name>
    <message>
        <source>The wall is empty: nobody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fan</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contained in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: wins on the discard of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: wins by self-draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tingpai::app::SeatView</name>
    <message>
        <source>%1, %2, score %3</source>
        <extracomment>A player: name, seat wind, score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 fan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; may wait for %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
