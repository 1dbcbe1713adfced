<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Advice</name>
    <message>
        <source>Thinking about your hand</source>
        <translation>Thinking about your hand</translation>
    </message>
    <message>
        <source>shows the hints; hold it to peek</source>
        <translation>shows the hints; hold it to peek</translation>
    </message>
    <message>
        <source>Bars above the tiles show what the best discards are worth, badges below which ones may deal in. This panel shows the best discard, the reason and your ways to win.</source>
        <translation>Bars above the tiles show what the best discards are worth, badges below which ones may deal in. This panel shows the best discard, the reason and your ways to win.</translation>
    </message>
    <message>
        <source>Tiles that help and how many are left</source>
        <translation>Tiles that help and how many are left</translation>
    </message>
</context>
<context>
    <name>CallBar</name>
    <message>
        <source>Calls</source>
        <translation>Calls</translation>
    </message>
</context>
<context>
    <name>CallButton</name>
    <message>
        <source>Sure?</source>
        <translation>Sure?</translation>
    </message>
    <message>
        <source>Press again to decline the win</source>
        <translation>Press again to decline the win</translation>
    </message>
</context>
<context>
    <name>CallOptions</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, the tutor&apos;s choice</source>
        <translation>%1: %2, the tutor&apos;s choice</translation>
    </message>
</context>
<context>
    <name>CentrePanel</name>
    <message numerus="yes">
        <source>%1, %n tile(s) left</source>
        <comment>where the game stands</comment>
        <translation>
            <numerusform>%1, %n tile left</numerusform>
            <numerusform>%1, %n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message numerus="yes">
        <source>Win chance by decision, %n mistake(s) marked</source>
        <translation>
            <numerusform>Win chance by decision, %n mistake marked</numerusform>
            <numerusform>Win chance by decision, %n mistakes marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>%1, not counted: %2</source>
        <translation>%1, not counted: %2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to %1 (%2)</source>
        <extracomment>%1 is a person, %2 a seat wind</extracomment>
        <translation>Pass the screen to %1 (%2)</translation>
    </message>
    <message>
        <source>Enter your PIN to see your hand</source>
        <translation>Enter your PIN to see your hand</translation>
    </message>
    <message>
        <source>Hold Space to see your hand</source>
        <translation>Hold Space to see your hand</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Hold to look</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN of %1</translation>
    </message>
    <message>
        <source>Wrong PIN</source>
        <translation>Wrong PIN</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Show my hand</translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <translation>Pass the screen to %1</translation>
    </message>
</context>
<context>
    <name>DangerBadge</name>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
</context>
<context>
    <name>DangerWords</name>
    <message>
        <source>threw one away</source>
        <translation>threw one away</translation>
    </message>
    <message>
        <source>no copies are left</source>
        <translation>no copies are left</translation>
    </message>
    <message>
        <source>collects %1</source>
        <translation>collects %1</translation>
    </message>
    <message>
        <source>collects another suit</source>
        <translation>collects another suit</translation>
    </message>
    <message>
        <source>has kept every tile of this suit</source>
        <translation>has kept every tile of this suit</translation>
    </message>
    <message>
        <source>may be ready (%1)</source>
        <translation>may be ready (%1)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player (by seat wind or place) and the chance of dealing in to it; why</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Danger: %1</source>
        <translation>Danger: %1</translation>
    </message>
    <message>
        <source>On your right</source>
        <extracomment>a player</extracomment>
        <translation>On your right</translation>
    </message>
    <message>
        <source>Opposite</source>
        <extracomment>a player</extracomment>
        <translation>Opposite</translation>
    </message>
    <message>
        <source>On your left</source>
        <extracomment>a player</extracomment>
        <translation>On your left</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message>
        <source>Not a deal code: a character is wrong or missing</source>
        <translation>Not a deal code: a character is wrong or missing</translation>
    </message>
    <message>
        <source>This deal uses rules that this version does not support</source>
        <translation>This deal uses rules that this version does not support</translation>
    </message>
    <message>
        <source>Enter a deal code</source>
        <translation>Enter a deal code</translation>
    </message>
    <message>
        <source>No deal has this number; the last one is %1</source>
        <translation>No deal has this number; the last one is %1</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Play a deal</source>
        <translation>Play a deal</translation>
    </message>
    <message>
        <source>A deal code fixes every wall of a game: everyone who plays it is dealt the same tiles. Your own game shows its code at the end.</source>
        <translation>A deal code fixes every wall of a game: everyone who plays it is dealt the same tiles. Your own game shows its code at the end.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Deal code</translation>
    </message>
    <message>
        <source>Deal code or number</source>
        <translation>Deal code or number</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>From a code</source>
        <translation>From a code</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Deal of the day</translation>
    </message>
    <message>
        <source>Everyone who plays today gets the same walls.</source>
        <translation>Everyone who plays today gets the same walls.</translation>
    </message>
    <message>
        <source>Your result: %1 points</source>
        <translation>Your result: %1 points</translation>
    </message>
    <message>
        <source>Play the deal of the day</source>
        <translation>Play the deal of the day</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Play it again</translation>
    </message>
    <message>
        <source>Are the walls fair?</source>
        <translation>Are the walls fair?</translation>
    </message>
    <message>
        <source>The menu shows the wall seal from the first tile on. The seal proves that the walls were fixed before the first hand: enter the deal code after the game and compare.</source>
        <translation>The menu shows the wall seal from the first tile on. The seal proves that the walls were fixed before the first hand: enter the deal code after the game and compare.</translation>
    </message>
    <message>
        <source>Deals you have played</source>
        <translation>Deals you have played</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a deal to put its code into the field, then play it again or share it.</source>
        <translation>Choose a deal to put its code into the field, then play it again or share it.</translation>
    </message>
    <message>
        <source>Finished games appear here with their codes.</source>
        <translation>Finished games appear here with their codes.</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Copied</source>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Copy the deal code</translation>
    </message>
</context>
<context>
    <name>FanLine</name>
    <message>
        <source>%1 × %2</source>
        <comment>how often, points of each</comment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>Fans</name>
    <message>
        <source>Pungs or kongs of all four winds.</source>
        <translation>Pungs or kongs of all four winds.</translation>
    </message>
    <message>
        <source>Pungs or kongs of all three dragons.</source>
        <translation>Pungs or kongs of all three dragons.</translation>
    </message>
    <message>
        <source>Only green tiles: 2, 3, 4, 6 and 8 of bamboo and the green dragon.</source>
        <translation>Only green tiles: 2, 3, 4, 6 and 8 of bamboo and the green dragon.</translation>
    </message>
    <message>
        <source>Concealed 1112345678999 of one suit, won with any tile of that suit.</source>
        <translation>Concealed 1112345678999 of one suit, won with any tile of that suit.</translation>
    </message>
    <message>
        <source>Four kongs, melded or concealed, and a pair.</source>
        <translation>Four kongs, melded or concealed, and a pair.</translation>
    </message>
    <message>
        <source>Seven consecutive pairs in one suit.</source>
        <translation>Seven consecutive pairs in one suit.</translation>
    </message>
    <message>
        <source>One of each terminal and honour, and a second copy of any of them.</source>
        <translation>One of each terminal and honour, and a second copy of any of them.</translation>
    </message>
    <message>
        <source>Every tile is a one or a nine.</source>
        <translation>Every tile is a one or a nine.</translation>
    </message>
    <message>
        <source>Pungs of three winds and a pair of the fourth.</source>
        <translation>Pungs of three winds and a pair of the fourth.</translation>
    </message>
    <message>
        <source>Pungs of two dragons and a pair of the third.</source>
        <translation>Pungs of two dragons and a pair of the third.</translation>
    </message>
    <message>
        <source>Only winds and dragons.</source>
        <translation>Only winds and dragons.</translation>
    </message>
    <message>
        <source>Four concealed pungs; the last one must not be completed by a discard.</source>
        <translation>Four concealed pungs; the last one must not be completed by a discard.</translation>
    </message>
    <message>
        <source>In one suit, 123 and 789 twice each and a pair of fives.</source>
        <translation>In one suit, 123 and 789 twice each and a pair of fives.</translation>
    </message>
    <message>
        <source>Four identical chows in one suit.</source>
        <translation>Four identical chows in one suit.</translation>
    </message>
    <message>
        <source>Four pungs of consecutive ranks in one suit.</source>
        <translation>Four pungs of consecutive ranks in one suit.</translation>
    </message>
    <message>
        <source>Four chows in one suit, each one step higher than the last, or each two.</source>
        <translation>Four chows in one suit, each one step higher than the last, or each two.</translation>
    </message>
    <message>
        <source>Three kongs, melded or concealed.</source>
        <translation>Three kongs, melded or concealed.</translation>
    </message>
    <message>
        <source>Only terminals and honours, with both present.</source>
        <translation>Only terminals and honours, with both present.</translation>
    </message>
    <message>
        <source>Seven pairs; four of a kind count as two.</source>
        <translation>Seven pairs; four of a kind count as two.</translation>
    </message>
    <message>
        <source>All seven honours and seven different tiles from 147, 258 and 369, each in a different suit.</source>
        <translation>All seven honours and seven different tiles from 147, 258 and 369, each in a different suit.</translation>
    </message>
    <message>
        <source>Pungs and a pair of even tiles only: 2, 4, 6 and 8.</source>
        <translation>Pungs and a pair of even tiles only: 2, 4, 6 and 8.</translation>
    </message>
    <message>
        <source>All tiles of one suit, without honours.</source>
        <translation>All tiles of one suit, without honours.</translation>
    </message>
    <message>
        <source>Three identical chows in one suit.</source>
        <translation>Three identical chows in one suit.</translation>
    </message>
    <message>
        <source>Three pungs of consecutive ranks in one suit.</source>
        <translation>Three pungs of consecutive ranks in one suit.</translation>
    </message>
    <message>
        <source>Only sevens, eights and nines.</source>
        <translation>Only sevens, eights and nines.</translation>
    </message>
    <message>
        <source>Only fours, fives and sixes.</source>
        <translation>Only fours, fives and sixes.</translation>
    </message>
    <message>
        <source>Only ones, twos and threes.</source>
        <translation>Only ones, twos and threes.</translation>
    </message>
    <message>
        <source>123, 456 and 789 in one suit.</source>
        <translation>123, 456 and 789 in one suit.</translation>
    </message>
    <message>
        <source>123 and 789 in two suits, and a pair of fives in the third.</source>
        <translation>123 and 789 in two suits, and a pair of fives in the third.</translation>
    </message>
    <message>
        <source>Three chows in one suit, each one step higher than the last, or each two.</source>
        <translation>Three chows in one suit, each one step higher than the last, or each two.</translation>
    </message>
    <message>
        <source>A five in every set and in the pair.</source>
        <translation>A five in every set and in the pair.</translation>
    </message>
    <message>
        <source>Pungs of the same rank in all three suits.</source>
        <translation>Pungs of the same rank in all three suits.</translation>
    </message>
    <message>
        <source>Three concealed pungs.</source>
        <translation>Three concealed pungs.</translation>
    </message>
    <message>
        <source>Fourteen different tiles: some honours, and the rest from 147, 258 and 369, each in a different suit.</source>
        <translation>Fourteen different tiles: some honours, and the rest from 147, 258 and 369, each in a different suit.</translation>
    </message>
    <message>
        <source>147, 258 and 369, each in a different suit, in place of three sets.</source>
        <translation>147, 258 and 369, each in a different suit, in place of three sets.</translation>
    </message>
    <message>
        <source>Only tiles from six to nine.</source>
        <translation>Only tiles from six to nine.</translation>
    </message>
    <message>
        <source>Only tiles from one to four.</source>
        <translation>Only tiles from one to four.</translation>
    </message>
    <message>
        <source>Pungs of three winds.</source>
        <translation>Pungs of three winds.</translation>
    </message>
    <message>
        <source>123, 456 and 789, one in each suit.</source>
        <translation>123, 456 and 789, one in each suit.</translation>
    </message>
    <message>
        <source>Only tiles that look the same upside down: 1234589 of dots, 245689 of bamboo, the white dragon.</source>
        <translation>Only tiles that look the same upside down: 1234589 of dots, 245689 of bamboo, the white dragon.</translation>
    </message>
    <message>
        <source>The same chow in all three suits.</source>
        <translation>The same chow in all three suits.</translation>
    </message>
    <message>
        <source>Three pungs of consecutive ranks, one in each suit.</source>
        <translation>Three pungs of consecutive ranks, one in each suit.</translation>
    </message>
    <message>
        <source>A winning hand with no other fan, flowers aside.</source>
        <translation>A winning hand with no other fan, flowers aside.</translation>
    </message>
    <message>
        <source>Win by drawing the last tile of the wall.</source>
        <translation>Win by drawing the last tile of the wall.</translation>
    </message>
    <message>
        <source>Win with the discard after the last draw of the wall.</source>
        <translation>Win with the discard after the last draw of the wall.</translation>
    </message>
    <message>
        <source>Win with the replacement tile of your own kong.</source>
        <translation>Win with the replacement tile of your own kong.</translation>
    </message>
    <message>
        <source>Win with a tile that another player adds to a pung.</source>
        <translation>Win with a tile that another player adds to a pung.</translation>
    </message>
    <message>
        <source>Four pungs or kongs and a pair.</source>
        <translation>Four pungs or kongs and a pair.</translation>
    </message>
    <message>
        <source>One suit and honours.</source>
        <translation>One suit and honours.</translation>
    </message>
    <message>
        <source>Three chows, one in each suit, each one step higher than the last.</source>
        <translation>Three chows, one in each suit, each one step higher than the last.</translation>
    </message>
    <message>
        <source>All three suits, winds and dragons in one hand.</source>
        <translation>All three suits, winds and dragons in one hand.</translation>
    </message>
    <message>
        <source>All four sets melded, won with a discard.</source>
        <translation>All four sets melded, won with a discard.</translation>
    </message>
    <message>
        <source>Two concealed kongs.</source>
        <translation>Two concealed kongs.</translation>
    </message>
    <message>
        <source>Pungs of two dragons.</source>
        <translation>Pungs of two dragons.</translation>
    </message>
    <message>
        <source>A concealed kong and a melded kong.</source>
        <translation>A concealed kong and a melded kong.</translation>
    </message>
    <message>
        <source>A terminal or an honour in every set and in the pair.</source>
        <translation>A terminal or an honour in every set and in the pair.</translation>
    </message>
    <message>
        <source>No melds, won by self-draw.</source>
        <translation>No melds, won by self-draw.</translation>
    </message>
    <message>
        <source>Two melded kongs.</source>
        <translation>Two melded kongs.</translation>
    </message>
    <message>
        <source>Win with the last copy of a tile whose other three are visible.</source>
        <translation>Win with the last copy of a tile whose other three are visible.</translation>
    </message>
    <message>
        <source>A pung of a dragon; each counts.</source>
        <translation>A pung of a dragon; each counts.</translation>
    </message>
    <message>
        <source>A pung of the round&apos;s wind.</source>
        <translation>A pung of the round&apos;s wind.</translation>
    </message>
    <message>
        <source>A pung of your own wind.</source>
        <translation>A pung of your own wind.</translation>
    </message>
    <message>
        <source>No melds, won with a discard.</source>
        <translation>No melds, won with a discard.</translation>
    </message>
    <message>
        <source>Four chows and a suited pair.</source>
        <translation>Four chows and a suited pair.</translation>
    </message>
    <message>
        <source>All four copies of a tile, not declared as a kong.</source>
        <translation>All four copies of a tile, not declared as a kong.</translation>
    </message>
    <message>
        <source>Pungs of the same rank in two suits.</source>
        <translation>Pungs of the same rank in two suits.</translation>
    </message>
    <message>
        <source>Two concealed pungs.</source>
        <translation>Two concealed pungs.</translation>
    </message>
    <message>
        <source>One concealed kong.</source>
        <translation>One concealed kong.</translation>
    </message>
    <message>
        <source>No ones, nines or honours.</source>
        <translation>No ones, nines or honours.</translation>
    </message>
    <message>
        <source>Two identical chows in one suit.</source>
        <translation>Two identical chows in one suit.</translation>
    </message>
    <message>
        <source>The same chow in two suits.</source>
        <translation>The same chow in two suits.</translation>
    </message>
    <message>
        <source>Two consecutive chows in one suit.</source>
        <translation>Two consecutive chows in one suit.</translation>
    </message>
    <message>
        <source>123 and 789 in one suit.</source>
        <translation>123 and 789 in one suit.</translation>
    </message>
    <message>
        <source>A pung of ones, nines, or a wind that is neither the round&apos;s nor yours.</source>
        <translation>A pung of ones, nines, or a wind that is neither the round&apos;s nor yours.</translation>
    </message>
    <message>
        <source>One melded kong.</source>
        <translation>One melded kong.</translation>
    </message>
    <message>
        <source>Tiles of only two of the three suits.</source>
        <translation>Tiles of only two of the three suits.</translation>
    </message>
    <message>
        <source>No winds and no dragons.</source>
        <translation>No winds and no dragons.</translation>
    </message>
    <message>
        <source>The only wait was a three for 12, or a seven for 89.</source>
        <translation>The only wait was a three for 12, or a seven for 89.</translation>
    </message>
    <message>
        <source>The only wait was the middle tile of a chow.</source>
        <translation>The only wait was the middle tile of a chow.</translation>
    </message>
    <message>
        <source>The only wait was the second tile of the pair.</source>
        <translation>The only wait was the second tile of the pair.</translation>
    </message>
    <message>
        <source>Win by self-draw.</source>
        <translation>Win by self-draw.</translation>
    </message>
    <message>
        <source>One for each flower or season. Flowers do not help to reach eight fan.</source>
        <translation>One for each flower or season. Flowers do not help to reach eight fan.</translation>
    </message>
</context>
<context>
    <name>FansCard</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Not counted</translation>
    </message>
</context>
<context>
    <name>FansPage</name>
    <message>
        <source>Rules and fans</source>
        <translation>Rules and fans</translation>
    </message>
    <message>
        <source>Rules in brief</source>
        <translation>Rules in brief</translation>
    </message>
    <message>
        <source>Enter a name, a word or the points</source>
        <translation>Enter a name, a word or the points</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>None of these matches</source>
        <translation>None of these matches</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>File name</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>GameCards</name>
    <message>
        <source>Best hand</source>
        <translation>Best hand</translation>
    </message>
    <message>
        <source>Your points, hand by hand</source>
        <translation>Your points, hand by hand</translation>
    </message>
    <message>
        <source>Most won: %1</source>
        <translation>Most won: %1</translation>
    </message>
    <message>
        <source>Most lost: %1</source>
        <translation>Most lost: %1</translation>
    </message>
</context>
<context>
    <name>GameOverPage</name>
    <message>
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Save the record</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), deal %1</source>
        <translation>
            <numerusform>%n hand, deal %1</numerusform>
            <numerusform>%n hands, deal %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal code %1</source>
        <translation>Deal code %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Copy the deal code</translation>
    </message>
    <message>
        <source>Wall seal: %1</source>
        <translation>Wall seal: %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), reshuffled on the way</source>
        <translation>
            <numerusform>%n hand, reshuffled on the way</numerusform>
            <numerusform>%n hands, reshuffled on the way</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>This game has no deal code</source>
        <translation>This game has no deal code</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Final standing</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), custom rules</source>
        <translation>
            <numerusform>%n hand, custom rules</numerusform>
            <numerusform>%n hands, custom rules</numerusform>
        </translation>
    </message>
    <message>
        <source>Games with custom rules have no deal code</source>
        <translation>Games with custom rules have no deal code</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Your game</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Final standing</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Take back, reshuffle</source>
        <translation>Take back, reshuffle</translation>
    </message>
    <message>
        <source>Wall seal: %1</source>
        <translation>Wall seal: %1</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
</context>
<context>
    <name>HintLevels</name>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Attack or defend</source>
        <translation>Attack or defend</translation>
    </message>
    <message>
        <source>Three tiles</source>
        <translation>Three tiles</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Hold %1 for a look</source>
        <translation>Hold %1 for a look</translation>
    </message>
    <message>
        <source>One word: go on, or play safe</source>
        <translation>One word: go on, or play safe</translation>
    </message>
    <message>
        <source>Three good discards, in no order</source>
        <translation>Three good discards, in no order</translation>
    </message>
    <message>
        <source>The best move, why, and ways to win</source>
        <translation>The best move, why, and ways to win</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
</context>
<context>
    <name>HintsChoice</name>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Three tiles</source>
        <translation>Three tiles</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Attack or defend</source>
        <translation>Attack or defend</translation>
    </message>
</context>
<context>
    <name>HongzhongWords</name>
    <message>
        <source>Four Reds</source>
        <translation>Four Reds</translation>
    </message>
    <message>
        <source>All four red dragons in one hand, whatever the other tiles are.</source>
        <translation>All four red dragons in one hand, whatever the other tiles are.</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>Seven Pairs</translation>
    </message>
    <message>
        <source>Seven pairs in a concealed hand; four of a kind are two pairs.</source>
        <translation>Seven pairs in a concealed hand; four of a kind are two pairs.</translation>
    </message>
    <message>
        <source>Four Sets and a Pair</source>
        <translation>Four Sets and a Pair</translation>
    </message>
    <message>
        <source>Chows and pungs from your own draws; red dragons stand for any tile.</source>
        <translation>Chows and pungs from your own draws; red dragons stand for any tile.</translation>
    </message>
    <message>
        <source>Bonus Tiles</source>
        <translation>Bonus Tiles</translation>
    </message>
    <message>
        <source>Tiles turned over for a win: a 1, a 5, a 9 or a red dragon is a hit.</source>
        <translation>Tiles turned over for a win: a 1, a 5, a 9 or a red dragon is a hit.</translation>
    </message>
    <message>
        <source>Red-dragon-wild</source>
        <translation>Red-dragon-wild</translation>
    </message>
    <message>
        <source>Red dragons stand for any tile. Win on your own draw or by robbing a kong.</source>
        <translation>Red dragons stand for any tile. Win on your own draw or by robbing a kong.</translation>
    </message>
    <message>
        <source>Red dragons stand for any tile. Win on your own draw alone.</source>
        <translation>Red dragons stand for any tile. Win on your own draw alone.</translation>
    </message>
    <message>
        <source>112 tiles · four wild reds · no chows</source>
        <translation>112 tiles · four wild reds · no chows</translation>
    </message>
    <message>
        <source>Ways to win</source>
        <translation>Ways to win</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message>
        <source>How you won</source>
        <translation>How you won</translation>
    </message>
    <message numerus="yes">
        <source>Bonus Tiles, %n hit(s)</source>
        <translation>
            <numerusform>Bonus Tiles, %n hit</numerusform>
            <numerusform>Bonus Tiles, %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message>
        <source>no hits</source>
        <translation>no hits</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 hits</translation>
    </message>
    <message>
        <source>Hits a win</source>
        <translation>Hits a win</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>Hand %1 of %2</translation>
    </message>
    <message>
        <source>Hand %1/%2</source>
        <translation>Hand %1/%2</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>The aim</translation>
    </message>
    <message>
        <source>Red dragons</source>
        <translation>Red dragons</translation>
    </message>
    <message>
        <source>A red dragon in your hand stands for any tile of the suits, even a fifth copy. It cannot be part of a pung or kong that you claim or declare. You may discard one, but nobody can claim it.</source>
        <translation>A red dragon in your hand stands for any tile of the suits, even a fifth copy. It cannot be part of a pung or kong that you claim or declare. You may discard one, but nobody can claim it.</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Anyone may pung or kong a discard. There is no chow, and nobody wins on a discard.</source>
        <translation>Anyone may pung or kong a discard. There is no chow, and nobody wins on a discard.</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>Kongs</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bonus tiles</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Payments</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>The game</translation>
    </message>
    <message>
        <source>The winner deals the next hand. If the wall runs out, the dealer deals again.</source>
        <translation>The winner deals the next hand. If the wall runs out, the dealer deals again.</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>Points a win</translation>
    </message>
    <message>
        <source>Seven pairs win</source>
        <translation>Seven pairs win</translation>
    </message>
    <message>
        <source>Robbing a kong</source>
        <translation>Robbing a kong</translation>
    </message>
    <message>
        <source>Four red dragons win</source>
        <translation>Four red dragons win</translation>
    </message>
    <message>
        <source>More without reds</source>
        <translation>More without reds</translation>
    </message>
    <message>
        <source>One bonus tile, its rank counts</source>
        <translation>One bonus tile, its rank counts</translation>
    </message>
    <message>
        <source>Bonus tiles are set aside</source>
        <translation>Bonus tiles are set aside</translation>
    </message>
    <message>
        <source>Concealed kong, from each</source>
        <translation>Concealed kong, from each</translation>
    </message>
    <message>
        <source>Added kong, from each</source>
        <translation>Added kong, from each</translation>
    </message>
    <message>
        <source>Claimed kong, from the discarder</source>
        <translation>Claimed kong, from the discarder</translation>
    </message>
    <message>
        <source>points from each</source>
        <translation>points from each</translation>
    </message>
    <message>
        <source>count: %1 points from each</source>
        <translation>count: %1 points from each</translation>
    </message>
    <message>
        <source>Server rules</source>
        <translation>Server rules</translation>
    </message>
    <message>
        <source>Complete four sets and a pair, or seven pairs, with your own draws.</source>
        <translation>Complete four sets and a pair, or seven pairs, with your own draws.</translation>
    </message>
    <message>
        <source>Complete four sets and a pair with your own draws.</source>
        <translation>Complete four sets and a pair with your own draws.</translation>
    </message>
    <message>
        <source>All four red dragons in one hand win at once.</source>
        <translation>All four red dragons in one hand win at once.</translation>
    </message>
    <message>
        <source>The suits and four red dragons are played, 112 tiles; there are no winds, other dragons or flowers.</source>
        <translation>The suits and four red dragons are played, 112 tiles; there are no winds, other dragons or flowers.</translation>
    </message>
    <message>
        <source>A tile that is added to a pung can be won; its owner then pays for all three.</source>
        <translation>A tile that is added to a pung can be won; its owner then pays for all three.</translation>
    </message>
    <message>
        <source>A kong is paid at once, and stays paid even if nobody wins the hand. In points, everyone pays %1 for a concealed one and %2 for one added to a pung; the discarder pays %3 for a claimed one.</source>
        <translation>A kong is paid at once, and stays paid even if nobody wins the hand. In points, everyone pays %1 for a concealed one and %2 for one added to a pung; the discarder pays %3 for a claimed one.</translation>
    </message>
    <message>
        <source>Its replacement comes from the end of the wall.</source>
        <translation>Its replacement comes from the end of the wall.</translation>
    </message>
    <message>
        <source>What is turned over is set aside before the hand and never drawn.</source>
        <translation>What is turned over is set aside before the hand and never drawn.</translation>
    </message>
    <message>
        <source>What is turned over comes from the wall, as far as it goes.</source>
        <translation>What is turned over comes from the wall, as far as it goes.</translation>
    </message>
    <message>
        <source>After a win one tile is turned over. Its number is the bonus; a red dragon counts 10.</source>
        <translation>After a win one tile is turned over. Its number is the bonus; a red dragon counts 10.</translation>
    </message>
    <message numerus="yes">
        <source>After a win %n tile(s) are turned over.</source>
        <translation>
            <numerusform>After a win %n tile are turned over.</numerusform>
            <numerusform>After a win %n tiles are turned over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a hand without red dragons, %n more.</source>
        <translation>
            <numerusform>For a hand without red dragons, %n more.</numerusform>
            <numerusform>For a hand without red dragons, %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every 1, 5, 9 and red dragon among them is a hit.</source>
        <translation>Every 1, 5, 9 and red dragon among them is a hit.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the others pays the winner %n point(s).</source>
        <translation>
            <numerusform>Each of the others pays the winner %n point.</numerusform>
            <numerusform>Each of the others pays the winner %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the others pays the winner %n point(s) and the bonus.</source>
        <translation>
            <numerusform>Each of the others pays the winner %n point and the bonus.</numerusform>
            <numerusform>Each of the others pays the winner %n points and the bonus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the others pays the winner %n point(s), and as much again for each hit.</source>
        <translation>
            <numerusform>Each of the others pays the winner %n point, and as much again for each hit.</numerusform>
            <numerusform>Each of the others pays the winner %n points, and as much again for each hit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
</context>
<context>
    <name>HotseatPage</name>
    <message>
        <source>Pass and play</source>
        <translation>Pass and play</translation>
    </message>
    <message>
        <source>A curtain hides each hand between turns. After every discard all players have the same time to answer “Any calls?”: press your key to call and take the screen. Bots fill the empty seats.</source>
        <translation>A curtain hides each hand between turns. After every discard all players have the same time to answer “Any calls?”: press your key to call and take the screen. Bots fill the empty seats.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>People</translation>
    </message>
    <message>
        <source>Time to call</source>
        <translation>Time to call</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>Level of the bots</translation>
    </message>
    <message>
        <source>Rules chosen under New game: %1</source>
        <translation>Rules chosen under New game: %1</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Player in the seat of %1</source>
        <translation>Player in the seat of %1</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Calls</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Ask and hear</source>
        <translation>Ask and hear</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Window</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Tile %1, or the choice %1 of a call</source>
        <translation>Tile %1, or the choice %1 of a call</translation>
    </message>
    <message>
        <source>One tile to the left</source>
        <translation>One tile to the left</translation>
    </message>
    <message>
        <source>One tile to the right</source>
        <translation>One tile to the right</translation>
    </message>
    <message>
        <source>Discard this tile; continue after a hand</source>
        <translation>Discard this tile; continue after a hand</translation>
    </message>
    <message>
        <source>Discard the drawn tile</source>
        <translation>Discard the drawn tile</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Win</translation>
    </message>
    <message>
        <source>Pass; twice to decline a win</source>
        <translation>Pass; twice to decline a win</translation>
    </message>
    <message>
        <source>Show or hide the hints; hold to peek</source>
        <translation>Show or hide the hints; hold to peek</translation>
    </message>
    <message>
        <source>Previous plan of the tutor</source>
        <translation>Previous plan of the tutor</translation>
    </message>
    <message>
        <source>Next plan of the tutor</source>
        <translation>Next plan of the tutor</translation>
    </message>
    <message>
        <source>Fold the tutor away</source>
        <translation>Fold the tutor away</translation>
    </message>
    <message>
        <source>What am I asked?</source>
        <translation>What am I asked?</translation>
    </message>
    <message>
        <source>What does the tutor say?</source>
        <translation>What does the tutor say?</translation>
    </message>
    <message>
        <source>What is in my hand?</source>
        <translation>What is in my hand?</translation>
    </message>
    <message>
        <source>What do I wait for?</source>
        <translation>What do I wait for?</translation>
    </message>
    <message>
        <source>What was discarded?</source>
        <translation>What was discarded?</translation>
    </message>
    <message>
        <source>Who has melds?</source>
        <translation>Who has melds?</translation>
    </message>
    <message>
        <source>Who has flowers?</source>
        <translation>Who has flowers?</translation>
    </message>
    <message>
        <source>How many tiles are left?</source>
        <translation>How many tiles are left?</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Say it again</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Look at the table after a hand</source>
        <translation>Look at the table after a hand</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Next part of the window</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Previous part of the window</translation>
    </message>
    <message>
        <source>Cancel, or open the menu</source>
        <translation>Cancel, or open the menu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Keyboard guide</source>
        <translation>Keyboard guide</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>One step on</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Play or pause</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Previous hand</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Next hand</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>Previous decision</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Next decision</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Previous mistake</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Next mistake</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>See from the next seat</source>
        <translation>See from the next seat</translation>
    </message>
    <message>
        <source>Open or close all hands</source>
        <translation>Open or close all hands</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Take back, same draws</source>
        <translation>Take back, same draws</translation>
    </message>
    <message>
        <source>Take back and reshuffle</source>
        <translation>Take back and reshuffle</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>Play a deal</translation>
    </message>
    <message>
        <source>One step back along the plan</source>
        <translation>One step back along the plan</translation>
    </message>
    <message>
        <source>One step on along the plan</source>
        <translation>One step on along the plan</translation>
    </message>
    <message>
        <source>Any calls?</source>
        <translation>Any calls?</translation>
    </message>
    <message>
        <source>Person %1</source>
        <translation>Person %1</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Replay the game</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Save the game as a file</translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation>Delete the game</translation>
    </message>
    <message>
        <source>Show all numbers or only the main ones</source>
        <translation>Show all numbers or only the main ones</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>End the hand with nine terminals and honours</source>
        <translation>End the hand with nine terminals and honours</translation>
    </message>
</context>
<context>
    <name>KeyHelp</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>%1: press the new key. Esc cancels.</source>
        <translation>%1: press the new key. Esc cancels.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Press it again to take it, another key, or Esc.</source>
        <translation>%1 belongs to “%2”. Press it again to take it, another key, or Esc.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be used for this</source>
        <translation>%1 cannot be used for this</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>no key</translation>
    </message>
    <message>
        <source>Enter changes a key, Backspace removes it</source>
        <translation>Enter changes a key, Backspace removes it</translation>
    </message>
    <message>
        <source>All keys reset</source>
        <translation>All keys reset</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Default keys</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>no key</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Press the new key</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Opponents (mixed)</source>
        <translation>Opponents (mixed)</translation>
    </message>
</context>
<context>
    <name>LevelPips</name>
    <message>
        <source>%1 points a hand against three Regulars</source>
        <translation>%1 points a hand against three Regulars</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tingpai</source>
        <translation>Tingpai</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Scores, %1</source>
        <translation>Scores, %1</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>Hide my hand</translation>
    </message>
    <message>
        <source>Taken back and reshuffled</source>
        <translation>Taken back and reshuffled</translation>
    </message>
    <message>
        <source>Taken back, same draws</source>
        <translation>Taken back, same draws</translation>
    </message>
</context>
<context>
    <name>McrWords</name>
    <message>
        <source>fan</source>
        <translation>fan</translation>
    </message>
    <message>
        <source>%1, %2 fan</source>
        <extracomment>a pattern and what it counts</extracomment>
        <translation>%1, %2 fan</translation>
    </message>
    <message numerus="yes">
        <source>%n fan</source>
        <translation>
            <numerusform>%n fan</numerusform>
            <numerusform>%n fan</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fan</source>
        <translation>%1 fan</translation>
    </message>
    <message>
        <source>%1 round, hand %2 of %3</source>
        <translation>%1 round, hand %2 of %3</translation>
    </message>
    <message>
        <source>Chinese Official</source>
        <translation>Chinese Official</translation>
    </message>
    <message>
        <source>Hand %1/%2</source>
        <translation>Hand %1/%2</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>The aim</translation>
    </message>
    <message>
        <source>Complete four sets and a pair. A set is a chow (three consecutive tiles of a suit), a pung (three alike) or a kong (four alike). Seven pairs and a few rare forms also win.</source>
        <translation>Complete four sets and a pair. A set is a chow (three consecutive tiles of a suit), a pung (three alike) or a kong (four alike). Seven pairs and a few rare forms also win.</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>A hand</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Only the next player may chow a discard; anyone may pung, kong or win. A win beats a pung or kong, which beat a chow. If two can win, the one nearer in turn wins.</source>
        <translation>Only the next player may chow a discard; anyone may pung, kong or win. A win beats a pung or kong, which beat a chow. If two can win, the one nearer in turn wins.</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>Kongs</translation>
    </message>
    <message>
        <source>Declare four alike in your hand as a concealed kong, or add the fourth tile to a melded pung. Each kong draws a replacement from the end of the wall. A player who needs an added tile to win may rob the kong.</source>
        <translation>Declare four alike in your hand as a concealed kong, or add the fourth tile to a melded pung. Each kong draws a replacement from the end of the wall. A player who needs an added tile to win may rob the kong.</translation>
    </message>
    <message>
        <source>Eight fan to win</source>
        <translation>Eight fan to win</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Payments</translation>
    </message>
    <message>
        <source>The discarder pays 8 plus the fan; the other two pay 8 each. On a self-draw all three pay 8 plus the fan.</source>
        <translation>The discarder pays 8 plus the fan; the other two pay 8 each. On a self-draw all three pay 8 plus the fan.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>The game</translation>
    </message>
    <message>
        <source>81 fans, and a hand must be worth eight: plan what you want.</source>
        <translation>81 fans, and a hand must be worth eight: plan what you want.</translation>
    </message>
    <message>
        <source>144 tiles · flowers · up to 16 hands</source>
        <translation>144 tiles · flowers · up to 16 hands</translation>
    </message>
    <message>
        <source>81 fans, and any complete hand wins.</source>
        <translation>81 fans, and any complete hand wins.</translation>
    </message>
    <message>
        <source>81 fans, and a hand must be worth %1 fan: plan what you want.</source>
        <translation>81 fans, and a hand must be worth %1 fan: plan what you want.</translation>
    </message>
    <message>
        <source>136 tiles · no flowers · up to 16 hands</source>
        <translation>136 tiles · no flowers · up to 16 hands</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Flowers</translation>
    </message>
    <message>
        <source>Change seats after each round</source>
        <translation>Change seats after each round</translation>
    </message>
    <message>
        <source>A wall for each player</source>
        <translation>A wall for each player</translation>
    </message>
    <message>
        <source>Minimum to win</source>
        <translation>Minimum to win</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Fans</translation>
    </message>
    <message numerus="yes">
        <source>%n fan(s)</source>
        <extracomment>kinds of patterns</extracomment>
        <translation>
            <numerusform>%n fan</numerusform>
            <numerusform>%n fans</numerusform>
        </translation>
    </message>
    <message>
        <source>Fans of your wins</source>
        <translation>Fans of your wins</translation>
    </message>
    <message>
        <source>Fan a win</source>
        <translation>Fan a win</translation>
    </message>
    <message>
        <source>Everyone starts with thirteen tiles. On your turn you draw a tile and discard one.</source>
        <translation>Everyone starts with thirteen tiles. On your turn you draw a tile and discard one.</translation>
    </message>
    <message>
        <source>Flowers are laid open and replaced at once.</source>
        <translation>Flowers are laid open and replaced at once.</translation>
    </message>
    <message>
        <source>Everyone draws from a wall of their own. If the next player&apos;s runs out, nobody wins the hand.</source>
        <translation>Everyone draws from a wall of their own. If the next player&apos;s runs out, nobody wins the hand.</translation>
    </message>
    <message>
        <source>If the wall runs out, nobody wins the hand.</source>
        <translation>If the wall runs out, nobody wins the hand.</translation>
    </message>
    <message>
        <source>Fans add up, except those that another one always includes.</source>
        <translation>Fans add up, except those that another one always includes.</translation>
    </message>
    <message>
        <source>Any complete hand wins</source>
        <translation>Any complete hand wins</translation>
    </message>
    <message numerus="yes">
        <source>A hand needs at least %n fan, flowers not counted.</source>
        <translation>
            <numerusform>A hand needs at least %n fan, flowers not counted.</numerusform>
            <numerusform>A hand needs at least %n fan, flowers not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand needs at least %n fan.</source>
        <translation>
            <numerusform>A hand needs at least %n fan.</numerusform>
            <numerusform>A hand needs at least %n fan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fan to win</source>
        <translation>
            <numerusform>%n fan to win</numerusform>
            <numerusform>%n fan to win</numerusform>
        </translation>
    </message>
    <message>
        <source>A full game has sixteen hands: four rounds, one for each wind. Seat winds rotate after each hand.</source>
        <translation>A full game has sixteen hands: four rounds, one for each wind. Seat winds rotate after each hand.</translation>
    </message>
    <message>
        <source>Players change places after each round.</source>
        <translation>Players change places after each round.</translation>
    </message>
</context>
<context>
    <name>MenuPage</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Tingpai</source>
        <translation>Tingpai</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>You and three bots</source>
        <translation>You and three bots</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Pass and play</source>
        <translation>Pass and play</translation>
    </message>
    <message>
        <source>Two to four people at one screen</source>
        <translation>Two to four people at one screen</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>Play a deal</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Wins, fans and points over time</source>
        <translation>Wins, fans and points over time</translation>
    </message>
    <message>
        <source>Rules and fans</source>
        <translation>Rules and fans</translation>
    </message>
    <message>
        <source>Every fan, with an example</source>
        <translation>Every fan, with an example</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Replay and review your games</source>
        <translation>Replay and review your games</translation>
    </message>
    <message>
        <source>The deal of the day or a friend&apos;s code</source>
        <translation>The deal of the day or a friend&apos;s code</translation>
    </message>
    <message>
        <source>Mahjong with a tutor that tells you why</source>
        <translation>Mahjong with a tutor that tells you why</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Learn</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>First steps</translation>
    </message>
    <message>
        <source>Your hand, calls and the tutor in five steps</source>
        <translation>Your hand, calls and the tutor in five steps</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>New here?</translation>
    </message>
    <message>
        <source>Practise your mistakes</source>
        <translation>Practise your mistakes</translation>
    </message>
    <message>
        <source>Positions from your own games, one new a day</source>
        <translation>Positions from your own games, one new a day</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Import a record</source>
        <translation>Import a record</translation>
    </message>
    <message>
        <source>A game from a file, to replay and review</source>
        <translation>A game from a file, to replay and review</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>Table and tiles</translation>
    </message>
    <message>
        <source>How tiles, cloth and panels look, and how a hand is sorted</source>
        <translation>How tiles, cloth and panels look, and how a hand is sorted</translation>
    </message>
    <message>
        <source>Sound and speed</source>
        <translation>Sound and speed</translation>
    </message>
    <message>
        <source>Volume, pace and animation</source>
        <translation>Volume, pace and animation</translation>
    </message>
    <message>
        <source>Keys and language</source>
        <translation>Keys and language</translation>
    </message>
    <message>
        <source>Language, clicks and every key</source>
        <translation>Language, clicks and every key</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>Mistakes</translation>
    </message>
    <message>
        <source>Position of the day</source>
        <translation>Position of the day</translation>
    </message>
    <message>
        <source>The same for everyone. What would you do?</source>
        <translation>The same for everyone. What would you do?</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>All done for today</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Practice</translation>
    </message>
    <message>
        <source>Your worst decisions and practice positions come back after 1, 3, 7, 14 and 30 days.</source>
        <translation>Your worst decisions and practice positions come back after 1, 3, 7, 14 and 30 days.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) due</source>
        <translation>
            <numerusform>%n position due</numerusform>
            <numerusform>%n positions due</numerusform>
        </translation>
    </message>
    <message>
        <source>No reviews due</source>
        <translation>No reviews due</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Click your answer, or use the arrow keys and Enter. Anything as good as the best counts.</source>
        <translation>Click your answer, or use the arrow keys and Enter. Anything as good as the best counts.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Remove from mistakes</source>
        <translation>Remove from mistakes</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Positions due again after</source>
        <translation>Positions due again after</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>From your games</source>
        <translation>From your games</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>None yet</translation>
    </message>
    <message>
        <source>Review a finished game to collect its worst decisions here.</source>
        <translation>Review a finished game to collect its worst decisions here.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Big Four Winds</source>
        <translation>Big Four Winds</translation>
    </message>
    <message>
        <source>Big Three Dragons</source>
        <translation>Big Three Dragons</translation>
    </message>
    <message>
        <source>All Green</source>
        <translation>All Green</translation>
    </message>
    <message>
        <source>Nine Gates</source>
        <translation>Nine Gates</translation>
    </message>
    <message>
        <source>Four Kongs</source>
        <translation>Four Kongs</translation>
    </message>
    <message>
        <source>Seven Shifted Pairs</source>
        <translation>Seven Shifted Pairs</translation>
    </message>
    <message>
        <source>Thirteen Orphans</source>
        <translation>Thirteen Orphans</translation>
    </message>
    <message>
        <source>All Terminals</source>
        <translation>All Terminals</translation>
    </message>
    <message>
        <source>Little Four Winds</source>
        <translation>Little Four Winds</translation>
    </message>
    <message>
        <source>Little Three Dragons</source>
        <translation>Little Three Dragons</translation>
    </message>
    <message>
        <source>All Honours</source>
        <translation>All Honours</translation>
    </message>
    <message>
        <source>Four Concealed Pungs</source>
        <translation>Four Concealed Pungs</translation>
    </message>
    <message>
        <source>Pure Terminal Chows</source>
        <translation>Pure Terminal Chows</translation>
    </message>
    <message>
        <source>Quadruple Chow</source>
        <translation>Quadruple Chow</translation>
    </message>
    <message>
        <source>Four Pure Shifted Pungs</source>
        <translation>Four Pure Shifted Pungs</translation>
    </message>
    <message>
        <source>Four Pure Shifted Chows</source>
        <translation>Four Pure Shifted Chows</translation>
    </message>
    <message>
        <source>Three Kongs</source>
        <translation>Three Kongs</translation>
    </message>
    <message>
        <source>All Terminals and Honours</source>
        <translation>All Terminals and Honours</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>Seven Pairs</translation>
    </message>
    <message>
        <source>Greater Honours and Knitted Tiles</source>
        <translation>Greater Honours and Knitted Tiles</translation>
    </message>
    <message>
        <source>All Even Pungs</source>
        <translation>All Even Pungs</translation>
    </message>
    <message>
        <source>Full Flush</source>
        <translation>Full Flush</translation>
    </message>
    <message>
        <source>Pure Triple Chow</source>
        <translation>Pure Triple Chow</translation>
    </message>
    <message>
        <source>Pure Shifted Pungs</source>
        <translation>Pure Shifted Pungs</translation>
    </message>
    <message>
        <source>Upper Tiles</source>
        <translation>Upper Tiles</translation>
    </message>
    <message>
        <source>Middle Tiles</source>
        <translation>Middle Tiles</translation>
    </message>
    <message>
        <source>Lower Tiles</source>
        <translation>Lower Tiles</translation>
    </message>
    <message>
        <source>Pure Straight</source>
        <translation>Pure Straight</translation>
    </message>
    <message>
        <source>Three-Suited Terminal Chows</source>
        <translation>Three-Suited Terminal Chows</translation>
    </message>
    <message>
        <source>Pure Shifted Chows</source>
        <translation>Pure Shifted Chows</translation>
    </message>
    <message>
        <source>All Fives</source>
        <translation>All Fives</translation>
    </message>
    <message>
        <source>Triple Pung</source>
        <translation>Triple Pung</translation>
    </message>
    <message>
        <source>Three Concealed Pungs</source>
        <translation>Three Concealed Pungs</translation>
    </message>
    <message>
        <source>Lesser Honours and Knitted Tiles</source>
        <translation>Lesser Honours and Knitted Tiles</translation>
    </message>
    <message>
        <source>Knitted Straight</source>
        <translation>Knitted Straight</translation>
    </message>
    <message>
        <source>Upper Four</source>
        <translation>Upper Four</translation>
    </message>
    <message>
        <source>Lower Four</source>
        <translation>Lower Four</translation>
    </message>
    <message>
        <source>Big Three Winds</source>
        <translation>Big Three Winds</translation>
    </message>
    <message>
        <source>Mixed Straight</source>
        <translation>Mixed Straight</translation>
    </message>
    <message>
        <source>Reversible Tiles</source>
        <translation>Reversible Tiles</translation>
    </message>
    <message>
        <source>Mixed Triple Chow</source>
        <translation>Mixed Triple Chow</translation>
    </message>
    <message>
        <source>Mixed Shifted Pungs</source>
        <translation>Mixed Shifted Pungs</translation>
    </message>
    <message>
        <source>Chicken Hand</source>
        <translation>Chicken Hand</translation>
    </message>
    <message>
        <source>Last Tile Draw</source>
        <translation>Last Tile Draw</translation>
    </message>
    <message>
        <source>Last Tile Claim</source>
        <translation>Last Tile Claim</translation>
    </message>
    <message>
        <source>Out with Replacement Tile</source>
        <translation>Out with Replacement Tile</translation>
    </message>
    <message>
        <source>Robbing the Kong</source>
        <translation>Robbing the Kong</translation>
    </message>
    <message>
        <source>All Pungs</source>
        <translation>All Pungs</translation>
    </message>
    <message>
        <source>Half Flush</source>
        <translation>Half Flush</translation>
    </message>
    <message>
        <source>Mixed Shifted Chows</source>
        <translation>Mixed Shifted Chows</translation>
    </message>
    <message>
        <source>All Types</source>
        <translation>All Types</translation>
    </message>
    <message>
        <source>Melded Hand</source>
        <translation>Melded Hand</translation>
    </message>
    <message>
        <source>Two Concealed Kongs</source>
        <translation>Two Concealed Kongs</translation>
    </message>
    <message>
        <source>Two Dragon Pungs</source>
        <translation>Two Dragon Pungs</translation>
    </message>
    <message>
        <source>Concealed Kong and Melded Kong</source>
        <translation>Concealed Kong and Melded Kong</translation>
    </message>
    <message>
        <source>Outside Hand</source>
        <translation>Outside Hand</translation>
    </message>
    <message>
        <source>Fully Concealed Hand</source>
        <translation>Fully Concealed Hand</translation>
    </message>
    <message>
        <source>Two Melded Kongs</source>
        <translation>Two Melded Kongs</translation>
    </message>
    <message>
        <source>Last Tile</source>
        <translation>Last Tile</translation>
    </message>
    <message>
        <source>Dragon Pung</source>
        <translation>Dragon Pung</translation>
    </message>
    <message>
        <source>Prevalent Wind</source>
        <translation>Prevalent Wind</translation>
    </message>
    <message>
        <source>Seat Wind</source>
        <translation>Seat Wind</translation>
    </message>
    <message>
        <source>Concealed Hand</source>
        <translation>Concealed Hand</translation>
    </message>
    <message>
        <source>All Chows</source>
        <translation>All Chows</translation>
    </message>
    <message>
        <source>Tile Hog</source>
        <translation>Tile Hog</translation>
    </message>
    <message>
        <source>Double Pung</source>
        <translation>Double Pung</translation>
    </message>
    <message>
        <source>Two Concealed Pungs</source>
        <translation>Two Concealed Pungs</translation>
    </message>
    <message>
        <source>Concealed Kong</source>
        <translation>Concealed Kong</translation>
    </message>
    <message>
        <source>All Simples</source>
        <translation>All Simples</translation>
    </message>
    <message>
        <source>Pure Double Chow</source>
        <translation>Pure Double Chow</translation>
    </message>
    <message>
        <source>Mixed Double Chow</source>
        <translation>Mixed Double Chow</translation>
    </message>
    <message>
        <source>Short Straight</source>
        <translation>Short Straight</translation>
    </message>
    <message>
        <source>Two Terminal Chows</source>
        <translation>Two Terminal Chows</translation>
    </message>
    <message>
        <source>Pung of Terminals or Honours</source>
        <translation>Pung of Terminals or Honours</translation>
    </message>
    <message>
        <source>Melded Kong</source>
        <translation>Melded Kong</translation>
    </message>
    <message>
        <source>One Voided Suit</source>
        <translation>One Voided Suit</translation>
    </message>
    <message>
        <source>No Honours</source>
        <translation>No Honours</translation>
    </message>
    <message>
        <source>Edge Wait</source>
        <translation>Edge Wait</translation>
    </message>
    <message>
        <source>Closed Wait</source>
        <translation>Closed Wait</translation>
    </message>
    <message>
        <source>Single Wait</source>
        <translation>Single Wait</translation>
    </message>
    <message>
        <source>Self-Drawn</source>
        <translation>Self-Drawn</translation>
    </message>
    <message>
        <source>Flower Tiles</source>
        <translation>Flower Tiles</translation>
    </message>
    <message>
        <source>East</source>
        <translation>East</translation>
    </message>
    <message>
        <source>South</source>
        <translation>South</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <translation>North</translation>
    </message>
    <message>
        <source>East wind</source>
        <translation>East wind</translation>
    </message>
    <message>
        <source>South wind</source>
        <translation>South wind</translation>
    </message>
    <message>
        <source>West wind</source>
        <translation>West wind</translation>
    </message>
    <message>
        <source>North wind</source>
        <translation>North wind</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>White dragon</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>Green dragon</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>Red dragon</translation>
    </message>
    <message>
        <source>Spring flower</source>
        <translation>Spring flower</translation>
    </message>
    <message>
        <source>Summer flower</source>
        <translation>Summer flower</translation>
    </message>
    <message>
        <source>Autumn flower</source>
        <translation>Autumn flower</translation>
    </message>
    <message>
        <source>Winter flower</source>
        <translation>Winter flower</translation>
    </message>
    <message>
        <source>Plum flower</source>
        <translation>Plum flower</translation>
    </message>
    <message>
        <source>Orchid flower</source>
        <translation>Orchid flower</translation>
    </message>
    <message>
        <source>Chrysanthemum flower</source>
        <translation>Chrysanthemum flower</translation>
    </message>
    <message>
        <source>Bamboo flower</source>
        <translation>Bamboo flower</translation>
    </message>
    <message>
        <source>%1 of characters</source>
        <extracomment>A tile; %1 is the rank, 1 to 9</extracomment>
        <translation>%1 of characters</translation>
    </message>
    <message>
        <source>%1 of dots</source>
        <extracomment>A tile; %1 is the rank, 1 to 9</extracomment>
        <translation>%1 of dots</translation>
    </message>
    <message>
        <source>%1 of bamboo</source>
        <extracomment>A tile; %1 is the rank, 1 to 9</extracomment>
        <translation>%1 of bamboo</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>%1 is a tile</extracomment>
        <translation>Discard %1</translation>
    </message>
    <message>
        <source>Pung %1</source>
        <translation>Pung %1</translation>
    </message>
    <message>
        <source>Kong %1</source>
        <translation>Kong %1</translation>
    </message>
    <message>
        <source>Concealed kong %1</source>
        <translation>Concealed kong %1</translation>
    </message>
    <message>
        <source>Add %1 to the pung</source>
        <translation>Add %1 to the pung</translation>
    </message>
    <message>
        <source>Win with %1</source>
        <translation>Win with %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Win</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Skilled</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>Lin</source>
        <translation>Lin</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>Mei</translation>
    </message>
    <message>
        <source>Tao</source>
        <translation>Tao</translation>
    </message>
    <message>
        <source>Pung of %1</source>
        <translation>Pung of %1</translation>
    </message>
    <message>
        <source>Kong of %1</source>
        <translation>Kong of %1</translation>
    </message>
    <message>
        <source>Added kong of %1</source>
        <translation>Added kong of %1</translation>
    </message>
    <message>
        <source>Concealed kong of %1</source>
        <translation>Concealed kong of %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>Concealed kong</translation>
    </message>
    <message>
        <source>Chow %1</source>
        <translation>Chow %1</translation>
    </message>
    <message>
        <source>Only choice</source>
        <translation>Only choice</translation>
    </message>
    <message>
        <source>The hand is won</source>
        <translation>The hand is won</translation>
    </message>
    <message>
        <source>Highest value</source>
        <translation>Highest value</translation>
    </message>
    <message>
        <source>Safety first</source>
        <translation>Safety first</translation>
    </message>
    <message>
        <source>Best table entry</source>
        <translation>Best table entry</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Drawn by lot</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Chow of %1</source>
        <extracomment>%1 is a tile, or the tiles of a chow: &quot;7-8-9 of dots&quot;</extracomment>
        <translation>Chow of %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>. </source>
        <translation>. </translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>What a bot leans to</extracomment>
        <translation>Balanced</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Big hands</source>
        <translation>Big hands</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Careful</translation>
    </message>
    <message>
        <source>Misjudged</source>
        <translation>Misjudged</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regular</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>characters</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>dots</translation>
    </message>
    <message>
        <source>bamboo</source>
        <translation>bamboo</translation>
    </message>
    <message>
        <source>By the opening hand</source>
        <translation>By the opening hand</translation>
    </message>
    <message>
        <source>Exchange %1</source>
        <extracomment>%1 are three tiles that are exchanged for others&apos; before the first draw</extracomment>
        <translation>Exchange %1</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <extracomment>%1 is a suit that the player will do without: &quot;dots&quot;</extracomment>
        <translation>Give up %1</translation>
    </message>
    <message>
        <source>Abort the hand</source>
        <extracomment>an action: the hand ends without a winner</extracomment>
        <translation>Abort the hand</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>a suit</extracomment>
        <translation>Give up</translation>
    </message>
    <message>
        <source>Abort</source>
        <extracomment>a hand, without a winner</extracomment>
        <translation>Abort</translation>
    </message>
    <message>
        <source>nine kinds of terminals and honours</source>
        <translation>nine kinds of terminals and honours</translation>
    </message>
    <message>
        <source>four equal winds discarded</source>
        <translation>four equal winds discarded</translation>
    </message>
    <message>
        <source>four players in riichi</source>
        <translation>four players in riichi</translation>
    </message>
    <message>
        <source>four kongs</source>
        <translation>four kongs</translation>
    </message>
    <message>
        <source>three winners on one tile</source>
        <translation>three winners on one tile</translation>
    </message>
    <message>
        <source>Discard %1 and declare riichi</source>
        <translation>Discard %1 and declare riichi</translation>
    </message>
    <message>
        <source>Riichi</source>
        <extracomment>what a player declares whose closed hand waits for one tile</extracomment>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>By the network</source>
        <translation>By the network</translation>
    </message>
    <message>
        <source>Swift</source>
        <translation>Swift</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>A level between Regular and Skilled that errs as people do</extracomment>
        <translation>Club player</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>on your right</source>
        <translation>on your right</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>opposite</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>on your left</translation>
    </message>
    <message>
        <source>%1, on your right, plays after you</source>
        <translation>%1, on your right, plays after you</translation>
    </message>
    <message>
        <source>%1, opposite</source>
        <translation>%1, opposite</translation>
    </message>
    <message>
        <source>%1, on your left, plays before you</source>
        <translation>%1, on your left, plays before you</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>All three: %1</source>
        <translation>All three: %1</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Comment after each move</source>
        <translation>Comment after each move</translation>
    </message>
    <message>
        <source>Your game in progress is kept: find it under Records.</source>
        <translation>Your game in progress is kept: find it under Records.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>NumbersTable</name>
    <message>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>Win chance</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>Points a win</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risk</translation>
    </message>
</context>
<context>
    <name>OpponentBar</name>
    <message>
        <source>no estimate yet</source>
        <translation>no estimate yet</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 has won</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>Level of %1</source>
        <translation>Level of %1</translation>
    </message>
    <message>
        <source>Style of %1</source>
        <translation>Style of %1</translation>
    </message>
    <message>
        <source>Only regular bots and better ones have a style. Only experts and masters look at danger and can be careful.</source>
        <translation>Only regular bots and better ones have a style. Only experts and masters look at danger and can be careful.</translation>
    </message>
    <message>
        <source>A program plays here</source>
        <translation>A program plays here</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Player in the seat of %1</source>
        <translation>Player in the seat of %1</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
</context>
<context>
    <name>OpponentsReading</name>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message numerus="yes">
        <source>Estimated from %n possible hand(s)</source>
        <translation>
            <numerusform>Estimated from %n possible hand</numerusform>
            <numerusform>Estimated from %n possible hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Mahjong against three bots, with a tutor that shows its work.</source>
        <translation>Mahjong against three bots, with a tutor that shows its work.</translation>
    </message>
    <message>
        <source>Start a new game with deal N.</source>
        <translation>Start a new game with deal N.</translation>
    </message>
    <message>
        <source>Language: en, zh_CN, zh_TW or ja.</source>
        <translation>Language: en, zh_CN, zh_TW or ja.</translation>
    </message>
    <message>
        <source>Keep games and settings in this folder.</source>
        <translation>Keep games and settings in this folder.</translation>
    </message>
    <message>
        <source>Play a demonstration hand and print it.</source>
        <translation>Play a demonstration hand and print it.</translation>
    </message>
    <message>
        <source>Write a picture of the table to this file.</source>
        <translation>Write a picture of the table to this file.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Show this help.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Show the version.</translation>
    </message>
    <message>
        <source>unexpected argument “%1”</source>
        <translation>unexpected argument “%1”</translation>
    </message>
    <message>
        <source>“%1” is not a deal number</source>
        <translation>“%1” is not a deal number</translation>
    </message>
    <message>
        <source>unknown language “%1”</source>
        <translation>unknown language “%1”</translation>
    </message>
    <message>
        <source>unknown level “%1”</source>
        <translation>unknown level “%1”</translation>
    </message>
    <message>
        <source>Level of the bots: random, beginner, quick, regular, path, expert or master.</source>
        <translation>Level of the bots: random, beginner, quick, regular, path, expert or master.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>You can continue the current game from Records.</source>
        <translation>You can continue the current game from Records.</translation>
    </message>
</context>
<context>
    <name>PeopleBar</name>
    <message>
        <source>Take back? All must agree</source>
        <translation>Take back? All must agree</translation>
    </message>
    <message>
        <source>Any calls?</source>
        <translation>Any calls?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Person %1</source>
        <translation>Person %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>Name of person %1</source>
        <translation>Name of person %1</translation>
    </message>
    <message>
        <source>PIN (optional)</source>
        <translation>PIN (optional)</translation>
    </message>
    <message>
        <source>PIN of person %1, may be empty</source>
        <translation>PIN of person %1, may be empty</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>. </source>
        <translation>. </translation>
    </message>
</context>
<context>
    <name>PickBar</name>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 of %2 chosen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>PlanCard</name>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>Need</translation>
    </message>
    <message>
        <source>Wait on</source>
        <translation>Wait on</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>PlateFlowers</name>
    <message numerus="yes">
        <source>Flowers: %n</source>
        <translation>
            <numerusform>Flowers: %n</numerusform>
            <numerusform>Flowers: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>person %1 cannot be read</source>
        <translation>person %1 cannot be read</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
</context>
<context>
    <name>PositionBoard</name>
    <message numerus="yes">
        <source>Flowers: %n</source>
        <translation>
            <numerusform>Flowers: %n</numerusform>
            <numerusform>Flowers: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>%1, the best</source>
        <translation>%1, the best</translation>
    </message>
    <message>
        <source>%1, equally good</source>
        <translation>%1, equally good</translation>
    </message>
    <message>
        <source>%1, your choice</source>
        <translation>%1, your choice</translation>
    </message>
    <message>
        <source>%1 discards %2: call it or pass?</source>
        <translation>%1 discards %2: call it or pass?</translation>
    </message>
    <message>
        <source>%1 adds %2 to a pung: rob it or pass?</source>
        <translation>%1 adds %2 to a pung: rob it or pass?</translation>
    </message>
    <message>
        <source>You drew %1: what now?</source>
        <translation>You drew %1: what now?</translation>
    </message>
    <message>
        <source>After your call: which tile do you discard?</source>
        <translation>After your call: which tile do you discard?</translation>
    </message>
    <message>
        <source>%1: value %2, win %3</source>
        <translation>%1: value %2, win %3</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Picture: %1</source>
        <translation>Picture: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: your settings last until you close Tingpai.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 cannot be written: your settings last until you close Tingpai.</translation>
    </message>
</context>
<context>
    <name>ProgramEntry</name>
    <message>
        <source>Try it</source>
        <translation>Try it</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>Try %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Edit %1</translation>
    </message>
    <message>
        <source>Press again to remove</source>
        <translation>Press again to remove</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remove %1</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Trying…</translation>
    </message>
</context>
<context>
    <name>ProgramForm</name>
    <message>
        <source>Name of the program</source>
        <translation>Name of the program</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Command that starts the program</source>
        <translation>Command that starts the program</translation>
    </message>
    <message>
        <source>Runs without a shell: %1</source>
        <translation>Runs without a shell: %1</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocol</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>such as python3 /home/me/bot.py</source>
        <extracomment>a command line, as an example</extracomment>
        <translation>such as python3 /home/me/bot.py</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>It no longer reads or writes.</source>
        <translation>It no longer reads or writes.</translation>
    </message>
    <message>
        <source>It used more than 1 GB of memory.</source>
        <translation>It used more than 1 GB of memory.</translation>
    </message>
    <message>
        <source>It started more than %1 processes.</source>
        <translation>It started more than %1 processes.</translation>
    </message>
    <message>
        <source>It was ended by signal %1.</source>
        <translation>It was ended by signal %1.</translation>
    </message>
    <message>
        <source>It ended by itself with exit code %1.</source>
        <translation>It ended by itself with exit code %1.</translation>
    </message>
    <message>
        <source>Chinese Official, without flowers and with a wall for each player</source>
        <translation>Chinese Official, without flowers and with a wall for each player</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>Tingpai&apos;s own protocol, for all rules</source>
        <translation>Tingpai&apos;s own protocol, for all rules</translation>
    </message>
    <message>
        <source>Type the command that starts the program</source>
        <translation>Type the command that starts the program</translation>
    </message>
    <message>
        <source>A quotation mark in the command is not closed</source>
        <translation>A quotation mark in the command is not closed</translation>
    </message>
    <message>
        <source>The command contains a character that cannot be printed</source>
        <translation>The command contains a character that cannot be printed</translation>
    </message>
    <message>
        <source>Give the full path of the program, beginning with /</source>
        <translation>Give the full path of the program, beginning with /</translation>
    </message>
    <message>
        <source>There is no such program, or it may not be run</source>
        <translation>There is no such program, or it may not be run</translation>
    </message>
    <message>
        <source>It did not answer within %1 s.</source>
        <extracomment>%1: seconds</extracomment>
        <translation>It did not answer within %1 s.</translation>
    </message>
    <message>
        <source>It wrote too much.</source>
        <translation>It wrote too much.</translation>
    </message>
    <message>
        <source>It wrote %1, which is no legal answer here.</source>
        <extracomment>%1: what it wrote, in quotation marks</extracomment>
        <translation>It wrote %1, which is no legal answer here.</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <extracomment>%1: a program, %2: a sentence without a full stop</extracomment>
        <translation>%1 cannot be started: %2.</translation>
    </message>
    <message>
        <source>%1 failed to answer properly three times.</source>
        <translation>%1 failed to answer properly three times.</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>Programs</source>
        <translation>Programs</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Add a program</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Change %1</translation>
    </message>
    <message>
        <source>Your programs</source>
        <translation>Your programs</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s)</source>
        <translation>
            <numerusform>%n program</numerusform>
            <numerusform>%n programs</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose who plays where under New game.</source>
        <translation>Choose who plays where under New game.</translation>
    </message>
    <message>
        <source>No programs yet. A program that you add can take the seat of a bot in a new game.</source>
        <translation>No programs yet. A program that you add can take the seat of a bot in a new game.</translation>
    </message>
    <message>
        <source>What a program can do</source>
        <translation>What a program can do</translation>
    </message>
    <message>
        <source>A program is not walled off. It runs with your rights and can read, change and send anything that you can, so add only programs that you trust. Each one starts in an empty folder with a bare environment, can use up to 1 GB of memory and 16 processes, and has 10 seconds for each answer. It is told only what its seat sees.</source>
        <translation>A program is not walled off. It runs with your rights and can read, change and send anything that you can, so add only programs that you trust. Each one starts in an empty folder with a bare environment, can use up to 1 GB of memory and 16 processes, and has 10 seconds for each answer. It is told only what its seat sees.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Question: %1</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>the %1</source>
        <extracomment>An action in the middle of a sentence: the discard of this tile</extracomment>
        <translation>the %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>An action in the middle of a sentence: &quot;Pung 3 of dots&quot;</extracomment>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more tile(s) help</source>
        <translation>
            <numerusform>%1: %n more tile helps</numerusform>
            <numerusform>%1: %n more tiles help</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer tile(s) help</source>
        <translation>
            <numerusform>%1: %n fewer tile helps</numerusform>
            <numerusform>%1: %n fewer tiles help</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins %1 more often than %2</source>
        <translation>Wins %1 more often than %2</translation>
    </message>
    <message>
        <source>Wins %1 less often than %2</source>
        <translation>Wins %1 less often than %2</translation>
    </message>
    <message>
        <source>About as good</source>
        <translation>About as good</translation>
    </message>
    <message>
        <source>Equally good</source>
        <translation>Equally good</translation>
    </message>
    <message>
        <source>%1, and safe</source>
        <extracomment>What a discard is to the hand: &quot;No use in your hand, and safe&quot;</extracomment>
        <translation>%1, and safe</translation>
    </message>
    <message>
        <source>%1, but safe</source>
        <translation>%1, but safe</translation>
    </message>
    <message>
        <source>%1, but dangerous</source>
        <translation>%1, but dangerous</translation>
    </message>
    <message>
        <source>%1, and dangerous</source>
        <translation>%1, and dangerous</translation>
    </message>
    <message>
        <source>No use in your hand</source>
        <translation>No use in your hand</translation>
    </message>
    <message>
        <source>The tile you need least</source>
        <translation>The tile you need least</translation>
    </message>
    <message>
        <source>Useful in your hand</source>
        <translation>Useful in your hand</translation>
    </message>
    <message>
        <source>Breaks up your hand</source>
        <translation>Breaks up your hand</translation>
    </message>
    <message>
        <source>A tile to fold with</source>
        <translation>A tile to fold with</translation>
    </message>
    <message>
        <source>Brings you a step nearer</source>
        <translation>Brings you a step nearer</translation>
    </message>
    <message>
        <source>Brings you no step nearer</source>
        <translation>Brings you no step nearer</translation>
    </message>
    <message>
        <source>Value %1, wins %2</source>
        <translation>Value %1, wins %2</translation>
    </message>
    <message>
        <source>Value %1: wins %2, a win is worth %3, discards risk %4</source>
        <translation>Value %1: wins %2, a win is worth %3, discards risk %4</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>Equally good: %1</translation>
    </message>
    <message>
        <source>The hand is better without the call</source>
        <translation>The hand is better without the call</translation>
    </message>
    <message>
        <source>Wins more often than %1</source>
        <translation>Wins more often than %1</translation>
    </message>
    <message>
        <source>Wins less often than %1</source>
        <translation>Wins less often than %1</translation>
    </message>
    <message>
        <source>A win brings more than with %1</source>
        <translation>A win brings more than with %1</translation>
    </message>
    <message>
        <source>A win brings less than with %1</source>
        <translation>A win brings less than with %1</translation>
    </message>
    <message>
        <source>Risks less than %1</source>
        <translation>Risks less than %1</translation>
    </message>
    <message>
        <source>Risks more than %1</source>
        <translation>Risks more than %1</translation>
    </message>
    <message>
        <source>Folding keeps more points</source>
        <translation>Folding keeps more points</translation>
    </message>
    <message>
        <source>Folding gives points away</source>
        <translation>Folding gives points away</translation>
    </message>
    <message>
        <source>Wins %1</source>
        <translation>Wins %1</translation>
    </message>
    <message>
        <source>A win brings %1 more than with %2</source>
        <translation>A win brings %1 more than with %2</translation>
    </message>
    <message>
        <source>A win brings %1 less than with %2</source>
        <translation>A win brings %1 less than with %2</translation>
    </message>
    <message>
        <source>Risks %1 less than %2</source>
        <translation>Risks %1 less than %2</translation>
    </message>
    <message>
        <source>Risks %1 more than %2</source>
        <translation>Risks %1 more than %2</translation>
    </message>
    <message>
        <source>Folding keeps %1</source>
        <translation>Folding keeps %1</translation>
    </message>
    <message>
        <source>Folding gives away %1</source>
        <translation>Folding gives away %1</translation>
    </message>
    <message>
        <source>to win</source>
        <extracomment>under a number: the chance to win, what it is worth, the chance to deal in</extracomment>
        <translation>to win</translation>
    </message>
    <message>
        <source>points a hand</source>
        <translation>points a hand</translation>
    </message>
    <message>
        <source>to deal in</source>
        <translation>to deal in</translation>
    </message>
    <message>
        <source>A win is worth %1, and discards risk nothing</source>
        <translation>A win is worth %1, and discards risk nothing</translation>
    </message>
    <message>
        <source>A win is worth %1, discards risk %2</source>
        <translation>A win is worth %1, discards risk %2</translation>
    </message>
    <message>
        <source>Passes up a win that pays %1</source>
        <translation>Passes up a win that pays %1</translation>
    </message>
    <message>
        <source>%1 worse</source>
        <translation>%1 worse</translation>
    </message>
    <message>
        <source>Kongs bring %1 more than with %2</source>
        <translation>Kongs bring %1 more than with %2</translation>
    </message>
    <message>
        <source>Kongs bring %1 less than with %2</source>
        <translation>Kongs bring %1 less than with %2</translation>
    </message>
    <message>
        <source>Kongs bring more than with %1</source>
        <translation>Kongs bring more than with %1</translation>
    </message>
    <message>
        <source>Kongs bring less than with %1</source>
        <translation>Kongs bring less than with %1</translation>
    </message>
    <message>
        <source>%1, kongs bring %2</source>
        <extracomment>What kongs earn beside a win, after the other parts that the value is made of</extracomment>
        <translation>%1, kongs bring %2</translation>
    </message>
    <message>
        <source>Brings %1 more than %2 if the wall runs out</source>
        <extracomment>if nobody wins before the last tile is drawn, and who is not ready pays who is</extracomment>
        <translation>Brings %1 more than %2 if the wall runs out</translation>
    </message>
    <message>
        <source>Brings %1 less than %2 if the wall runs out</source>
        <translation>Brings %1 less than %2 if the wall runs out</translation>
    </message>
    <message>
        <source>Brings more than %1 if the wall runs out</source>
        <translation>Brings more than %1 if the wall runs out</translation>
    </message>
    <message>
        <source>Brings less than %1 if the wall runs out</source>
        <translation>Brings less than %1 if the wall runs out</translation>
    </message>
    <message>
        <source>%1, a wall that runs out brings %2</source>
        <extracomment>What is paid where nobody wins before the last tile is drawn, after the other parts of the value</extracomment>
        <translation>%1, a wall that runs out brings %2</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>placement</translation>
    </message>
    <message>
        <source>Value %1: wins %2, a win is worth %3, stick and discards risk %4</source>
        <translation>Value %1: wins %2, a win is worth %3, stick and discards risk %4</translation>
    </message>
    <message>
        <source>This win ends the game with others ahead of you: a bigger one is worth waiting for</source>
        <translation>This win ends the game with others ahead of you: a bigger one is worth waiting for</translation>
    </message>
    <message>
        <source>Ends the game with others ahead of you</source>
        <translation>Ends the game with others ahead of you</translation>
    </message>
    <message>
        <source>The suit you gave up goes first</source>
        <translation>The suit you gave up goes first</translation>
    </message>
</context>
<context>
    <name>RecordChooser</name>
    <message>
        <source>Import a game</source>
        <translation>Import a game</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Records (*.tingpai *.mjson *.json *.txt)</source>
        <translation>Records (*.tingpai *.mjson *.json *.txt)</translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>%n take-back</numerusform>
            <numerusform>%n take-backs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordStore</name>
    <message>
        <source>The folder %1 for the records cannot be made</source>
        <translation>The folder %1 for the records cannot be made</translation>
    </message>
    <message>
        <source>Games cannot be stored in %1: %2</source>
        <translation>Games cannot be stored in %1: %2</translation>
    </message>
    <message>
        <source>they were written by a newer version of this program</source>
        <translation>they were written by a newer version of this program</translation>
    </message>
    <message>
        <source>The game could not be stored: %1</source>
        <translation>The game could not be stored: %1</translation>
    </message>
    <message>
        <source>event %1 is missing</source>
        <translation>event %1 is missing</translation>
    </message>
    <message>
        <source>event %1: %2</source>
        <translation>event %1: %2</translation>
    </message>
    <message>
        <source>it holds no events</source>
        <translation>it holds no events</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 cannot be written: %2</translation>
    </message>
    <message>
        <source>The game could not be deleted: %1</source>
        <translation>The game could not be deleted: %1</translation>
    </message>
    <message>
        <source>You can look back at a Pass and play game when it is over</source>
        <translation>You can look back at a Pass and play game when it is over</translation>
    </message>
    <message numerus="yes">
        <source>The records file was damaged. %n complete game(s) could be recovered. The damaged file is kept as %1; to restore it, rename it to %2 while Tingpai is closed.</source>
        <translation>
            <numerusform>The records file was damaged. %n complete game could be recovered. The damaged file is kept as %1; to restore it, rename it to %2 while Tingpai is closed.</numerusform>
            <numerusform>The records file was damaged. %n complete games could be recovered. The damaged file is kept as %1; to restore it, rename it to %2 while Tingpai is closed.</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has locked the records</source>
        <translation>another program has locked the records</translation>
    </message>
    <message>
        <source>A game could not be resumed (%1). Its record is kept as %2.</source>
        <translation>A game could not be resumed (%1). Its record is kept as %2.</translation>
    </message>
    <message>
        <source>The folder %1 for the records cannot be written, or the disk is full</source>
        <translation>The folder %1 for the records cannot be written, or the disk is full</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>the file cannot be written</translation>
    </message>
    <message>
        <source>the disk is full or damaged</source>
        <translation>the disk is full or damaged</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>the disk is full</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>the file cannot be opened</translation>
    </message>
    <message>
        <source>Another window has the records in %1 open</source>
        <translation>Another window has the records in %1 open</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>the folder cannot be written</translation>
    </message>
    <message>
        <source>The records file %1 was empty: if it ever held games, they are lost</source>
        <translation>The records file %1 was empty: if it ever held games, they are lost</translation>
    </message>
    <message>
        <source>You can look at the records in %1 but not play, because games cannot be saved: %2</source>
        <translation>You can look at the records in %1 but not play, because games cannot be saved: %2</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>not a record: the header line is missing or cut</source>
        <translation>not a record: the header line is missing or cut</translation>
    </message>
    <message>
        <source>not a record, or its header is damaged</source>
        <translation>not a record, or its header is damaged</translation>
    </message>
    <message>
        <source>a record of an unknown kind or version</source>
        <translation>a record of an unknown kind or version</translation>
    </message>
    <message>
        <source>text after the end of the record</source>
        <translation>text after the end of the record</translation>
    </message>
    <message>
        <source>the record is cut short</source>
        <translation>the record is cut short</translation>
    </message>
    <message>
        <source>the line is damaged: no checksum at its end</source>
        <translation>the line is damaged: no checksum at its end</translation>
    </message>
    <message>
        <source>the line is damaged: its checksum is wrong</source>
        <translation>the line is damaged: its checksum is wrong</translation>
    </message>
    <message>
        <source>a record without events</source>
        <translation>a record without events</translation>
    </message>
    <message>
        <source>the game has not started</source>
        <translation>the game has not started</translation>
    </message>
    <message>
        <source>the game has started before</source>
        <translation>the game has started before</translation>
    </message>
    <message>
        <source>no hand can start here</source>
        <translation>no hand can start here</translation>
    </message>
    <message>
        <source>the winds of this hand are wrong</source>
        <translation>the winds of this hand are wrong</translation>
    </message>
    <message>
        <source>the wall is not the full set of tiles</source>
        <translation>the wall is not the full set of tiles</translation>
    </message>
    <message>
        <source>the event does not fit the table</source>
        <translation>the event does not fit the table</translation>
    </message>
    <message>
        <source>the event cannot happen here</source>
        <translation>the event cannot happen here</translation>
    </message>
    <message>
        <source>the hand, score or payments of the win differ from the rules</source>
        <translation>the hand, score or payments of the win differ from the rules</translation>
    </message>
    <message>
        <source>events are missing: the record has %1</source>
        <translation>events are missing: the record has %1</translation>
    </message>
    <message>
        <source>this is not allowed here (%1)</source>
        <translation>this is not allowed here (%1)</translation>
    </message>
    <message>
        <source>the line is longer than 1 MiB</source>
        <translation>the line is longer than 1 MiB</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Press again to delete</source>
        <translation>Press again to delete</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>Path of the file</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>No games yet</translation>
    </message>
    <message>
        <source>Every game you play appears here.</source>
        <translation>Every game you play appears here.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Save as a file</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Import a game</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <translation>Choose a file …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Press again to abandon</source>
        <translation>Press again to abandon</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Drop a record here, paste it or enter its path</source>
        <translation>Drop a record here, paste it or enter its path</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>Paste from the clipboard</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>No game is open</source>
        <translation>No game is open</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Previous hand</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Playback</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>One step on</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Next hand</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decision</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Next decision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Mistake</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Next mistake</translation>
    </message>
    <message>
        <source>Seat: %1</source>
        <translation>Seat: %1</translation>
    </message>
    <message>
        <source>See from the next seat</source>
        <translation>See from the next seat</translation>
    </message>
    <message>
        <source>Hands open</source>
        <translation>Hands open</translation>
    </message>
    <message>
        <source>Hands closed</source>
        <translation>Hands closed</translation>
    </message>
    <message>
        <source>Open or close all hands</source>
        <translation>Open or close all hands</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instant</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Speed: %1</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Look at the table</source>
        <translation>Look at the table</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Final standing</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Next hand</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Replay this hand</source>
        <translation>Replay this hand</translation>
    </message>
    <message>
        <source>Review this hand</source>
        <translation>Review this hand</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>No mistakes found so far</source>
        <translation>No mistakes found so far</translation>
    </message>
    <message>
        <source>No decisions to review</source>
        <translation>No decisions to review</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Win chance at each decision</source>
        <translation>Win chance at each decision</translation>
    </message>
    <message>
        <source>Added to mistakes</source>
        <translation>Added to mistakes</translation>
    </message>
    <message>
        <source>Add to mistakes</source>
        <translation>Add to mistakes</translation>
    </message>
    <message>
        <source>No mistakes: every decision was as good as the best, or nearly.</source>
        <translation>No mistakes: every decision was as good as the best, or nearly.</translation>
    </message>
    <message>
        <source>No mistakes of this size and kind</source>
        <translation>No mistakes of this size and kind</translation>
    </message>
    <message>
        <source>Show in the replay</source>
        <translation>Show in the replay</translation>
    </message>
    <message>
        <source>Only hand %1</source>
        <translation>Only hand %1</translation>
    </message>
    <message>
        <source>No mistakes in this hand</source>
        <translation>No mistakes in this hand</translation>
    </message>
    <message>
        <source>For your interest only: a bot’s decisions count in no statistics and are not added to your mistakes.</source>
        <translation>For your interest only: a bot’s decisions count in no statistics and are not added to your mistakes.</translation>
    </message>
</context>
<context>
    <name>ReviewRows</name>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>Too slow</source>
        <translation>Too slow</translation>
    </message>
    <message>
        <source>Too cheap</source>
        <translation>Too cheap</translation>
    </message>
    <message>
        <source>Dangerous tile</source>
        <translation>Dangerous tile</translation>
    </message>
    <message>
        <source>Should have folded</source>
        <translation>Should have folded</translation>
    </message>
    <message>
        <source>Folded too early</source>
        <translation>Folded too early</translation>
    </message>
    <message>
        <source>Costly claim</source>
        <translation>Costly claim</translation>
    </message>
    <message>
        <source>Missed claim</source>
        <translation>Missed claim</translation>
    </message>
    <message>
        <source>Kong decision</source>
        <translation>Kong decision</translation>
    </message>
    <message>
        <source>Passed a win</source>
        <translation>Passed a win</translation>
    </message>
    <message>
        <source>Hand %1: %2 of decisions good, %3 points: decisions %4, luck %5</source>
        <translation>Hand %1: %2 of decisions good, %3 points: decisions %4, luck %5</translation>
    </message>
    <message>
        <source>You won %1: decisions %2, luck %3</source>
        <translation>You won %1: decisions %2, luck %3</translation>
    </message>
    <message>
        <source>You lost %1: decisions %2, luck %3</source>
        <translation>You lost %1: decisions %2, luck %3</translation>
    </message>
    <message>
        <source>You came out even: decisions %1, luck %2</source>
        <translation>You came out even: decisions %1, luck %2</translation>
    </message>
    <message>
        <source>%1 won %2: decisions %3, luck %4</source>
        <translation>%1 won %2: decisions %3, luck %4</translation>
    </message>
    <message>
        <source>%1 lost %2: decisions %3, luck %4</source>
        <translation>%1 lost %2: decisions %3, luck %4</translation>
    </message>
    <message>
        <source>%1 came out even: decisions %2, luck %3</source>
        <translation>%1 came out even: decisions %2, luck %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistake(s), shown</source>
        <translation>
            <numerusform>%1: %n mistake, shown</numerusform>
            <numerusform>%1: %n mistakes, shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistake(s), hidden</source>
        <translation>
            <numerusform>%1: %n mistake, hidden</numerusform>
            <numerusform>%1: %n mistakes, hidden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3 instead of %4, %5</source>
        <translation>%1, %2: %3 instead of %4, %5</translation>
    </message>
    <message>
        <source>Missed riichi</source>
        <translation>Missed riichi</translation>
    </message>
    <message>
        <source>Costly riichi</source>
        <translation>Costly riichi</translation>
    </message>
</context>
<context>
    <name>RiichiWords</name>
    <message>
        <source>Riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>Declared with a closed hand that was one tile away.</source>
        <translation>Declared with a closed hand that was one tile away.</translation>
    </message>
    <message>
        <source>Double Riichi</source>
        <translation>Double Riichi</translation>
    </message>
    <message>
        <source>Riichi with the very first discard, before any call.</source>
        <translation>Riichi with the very first discard, before any call.</translation>
    </message>
    <message>
        <source>Ippatsu</source>
        <translation>Ippatsu</translation>
    </message>
    <message>
        <source>A win within a turn of riichi, with no call in between.</source>
        <translation>A win within a turn of riichi, with no call in between.</translation>
    </message>
    <message>
        <source>Closed Self-Draw</source>
        <translation>Closed Self-Draw</translation>
    </message>
    <message>
        <source>A self-draw with nothing called.</source>
        <translation>A self-draw with nothing called.</translation>
    </message>
    <message>
        <source>Pinfu</source>
        <translation>Pinfu</translation>
    </message>
    <message>
        <source>Closed: four chows, a pair that scores nothing, and a wait at both ends of a chow.</source>
        <translation>Closed: four chows, a pair that scores nothing, and a wait at both ends of a chow.</translation>
    </message>
    <message>
        <source>All Simples</source>
        <translation>All Simples</translation>
    </message>
    <message>
        <source>No terminals and no honours.</source>
        <translation>No terminals and no honours.</translation>
    </message>
    <message>
        <source>Double Chow</source>
        <translation>Double Chow</translation>
    </message>
    <message>
        <source>Closed, with the same chow twice.</source>
        <translation>Closed, with the same chow twice.</translation>
    </message>
    <message>
        <source>White Dragon</source>
        <translation>White Dragon</translation>
    </message>
    <message>
        <source>A pung of white dragons.</source>
        <translation>A pung of white dragons.</translation>
    </message>
    <message>
        <source>Green Dragon</source>
        <translation>Green Dragon</translation>
    </message>
    <message>
        <source>A pung of green dragons.</source>
        <translation>A pung of green dragons.</translation>
    </message>
    <message>
        <source>Red Dragon</source>
        <translation>Red Dragon</translation>
    </message>
    <message>
        <source>A pung of red dragons.</source>
        <translation>A pung of red dragons.</translation>
    </message>
    <message>
        <source>Seat Wind</source>
        <translation>Seat Wind</translation>
    </message>
    <message>
        <source>A pung of your own wind.</source>
        <translation>A pung of your own wind.</translation>
    </message>
    <message>
        <source>Round Wind</source>
        <translation>Round Wind</translation>
    </message>
    <message>
        <source>A pung of the round&apos;s wind.</source>
        <translation>A pung of the round&apos;s wind.</translation>
    </message>
    <message>
        <source>After a Kong</source>
        <translation>After a Kong</translation>
    </message>
    <message>
        <source>A self-draw on the tile that replaces a kong&apos;s.</source>
        <translation>A self-draw on the tile that replaces a kong&apos;s.</translation>
    </message>
    <message>
        <source>Robbing a Kong</source>
        <translation>Robbing a Kong</translation>
    </message>
    <message>
        <source>A win on the tile that another player adds to a pung.</source>
        <translation>A win on the tile that another player adds to a pung.</translation>
    </message>
    <message>
        <source>Last Tile Drawn</source>
        <translation>Last Tile Drawn</translation>
    </message>
    <message>
        <source>A self-draw on the last tile of the wall.</source>
        <translation>A self-draw on the last tile of the wall.</translation>
    </message>
    <message>
        <source>Last Discard</source>
        <translation>Last Discard</translation>
    </message>
    <message>
        <source>A win on the discard after the last draw.</source>
        <translation>A win on the discard after the last draw.</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>Seven Pairs</translation>
    </message>
    <message>
        <source>Seven different pairs, closed; always 25 fu.</source>
        <translation>Seven different pairs, closed; always 25 fu.</translation>
    </message>
    <message>
        <source>Mixed Triple Chow</source>
        <translation>Mixed Triple Chow</translation>
    </message>
    <message>
        <source>The same chow in all three suits.</source>
        <translation>The same chow in all three suits.</translation>
    </message>
    <message>
        <source>Pure Straight</source>
        <translation>Pure Straight</translation>
    </message>
    <message>
        <source>123, 456 and 789 in one suit.</source>
        <translation>123, 456 and 789 in one suit.</translation>
    </message>
    <message>
        <source>Half Outside Hand</source>
        <translation>Half Outside Hand</translation>
    </message>
    <message>
        <source>A terminal or an honour in every set and in the pair.</source>
        <translation>A terminal or an honour in every set and in the pair.</translation>
    </message>
    <message>
        <source>All Pungs</source>
        <translation>All Pungs</translation>
    </message>
    <message>
        <source>Four pungs or kongs, and a pair.</source>
        <translation>Four pungs or kongs, and a pair.</translation>
    </message>
    <message>
        <source>Three Concealed Pungs</source>
        <translation>Three Concealed Pungs</translation>
    </message>
    <message>
        <source>Three pungs or kongs without a call.</source>
        <translation>Three pungs or kongs without a call.</translation>
    </message>
    <message>
        <source>Triple Pung</source>
        <translation>Triple Pung</translation>
    </message>
    <message>
        <source>The same pung in all three suits.</source>
        <translation>The same pung in all three suits.</translation>
    </message>
    <message>
        <source>Three Kongs</source>
        <translation>Three Kongs</translation>
    </message>
    <message>
        <source>Three kongs, open or concealed.</source>
        <translation>Three kongs, open or concealed.</translation>
    </message>
    <message>
        <source>All Terminals and Honours</source>
        <translation>All Terminals and Honours</translation>
    </message>
    <message>
        <source>Only ones, nines and honours.</source>
        <translation>Only ones, nines and honours.</translation>
    </message>
    <message>
        <source>Little Three Dragons</source>
        <translation>Little Three Dragons</translation>
    </message>
    <message>
        <source>Pungs of two dragons and a pair of the third.</source>
        <translation>Pungs of two dragons and a pair of the third.</translation>
    </message>
    <message>
        <source>Two Double Chows</source>
        <translation>Two Double Chows</translation>
    </message>
    <message>
        <source>Closed, with two chows twice each.</source>
        <translation>Closed, with two chows twice each.</translation>
    </message>
    <message>
        <source>Full Outside Hand</source>
        <translation>Full Outside Hand</translation>
    </message>
    <message>
        <source>A terminal in every set and in the pair.</source>
        <translation>A terminal in every set and in the pair.</translation>
    </message>
    <message>
        <source>Half Flush</source>
        <translation>Half Flush</translation>
    </message>
    <message>
        <source>One suit and honours.</source>
        <translation>One suit and honours.</translation>
    </message>
    <message>
        <source>Full Flush</source>
        <translation>Full Flush</translation>
    </message>
    <message>
        <source>One suit alone.</source>
        <translation>One suit alone.</translation>
    </message>
    <message>
        <source>Thirteen Orphans</source>
        <translation>Thirteen Orphans</translation>
    </message>
    <message>
        <source>Every terminal and honour, and one of them twice.</source>
        <translation>Every terminal and honour, and one of them twice.</translation>
    </message>
    <message>
        <source>Thirteen-Way Orphans</source>
        <translation>Thirteen-Way Orphans</translation>
    </message>
    <message>
        <source>Thirteen orphans that any of the thirteen would have completed.</source>
        <translation>Thirteen orphans that any of the thirteen would have completed.</translation>
    </message>
    <message>
        <source>Four Concealed Pungs</source>
        <translation>Four Concealed Pungs</translation>
    </message>
    <message>
        <source>Four pungs or kongs without a call.</source>
        <translation>Four pungs or kongs without a call.</translation>
    </message>
    <message>
        <source>Four Concealed Pungs on the Pair</source>
        <translation>Four Concealed Pungs on the Pair</translation>
    </message>
    <message>
        <source>Four concealed pungs, with the pair completed last.</source>
        <translation>Four concealed pungs, with the pair completed last.</translation>
    </message>
    <message>
        <source>Big Three Dragons</source>
        <translation>Big Three Dragons</translation>
    </message>
    <message>
        <source>Pungs of all three dragons.</source>
        <translation>Pungs of all three dragons.</translation>
    </message>
    <message>
        <source>Little Four Winds</source>
        <translation>Little Four Winds</translation>
    </message>
    <message>
        <source>Pungs of three winds and a pair of the fourth.</source>
        <translation>Pungs of three winds and a pair of the fourth.</translation>
    </message>
    <message>
        <source>Big Four Winds</source>
        <translation>Big Four Winds</translation>
    </message>
    <message>
        <source>Pungs of all four winds.</source>
        <translation>Pungs of all four winds.</translation>
    </message>
    <message>
        <source>All Honours</source>
        <translation>All Honours</translation>
    </message>
    <message>
        <source>Winds and dragons alone.</source>
        <translation>Winds and dragons alone.</translation>
    </message>
    <message>
        <source>All Green</source>
        <translation>All Green</translation>
    </message>
    <message>
        <source>Only 2, 3, 4, 6 and 8 of bamboo and the green dragon.</source>
        <translation>Only 2, 3, 4, 6 and 8 of bamboo and the green dragon.</translation>
    </message>
    <message>
        <source>All Terminals</source>
        <translation>All Terminals</translation>
    </message>
    <message>
        <source>Ones and nines alone.</source>
        <translation>Ones and nines alone.</translation>
    </message>
    <message>
        <source>Nine Gates</source>
        <translation>Nine Gates</translation>
    </message>
    <message>
        <source>Closed, in one suit: 1112345678999 and one more of it.</source>
        <translation>Closed, in one suit: 1112345678999 and one more of it.</translation>
    </message>
    <message>
        <source>Pure Nine Gates</source>
        <translation>Pure Nine Gates</translation>
    </message>
    <message>
        <source>Nine gates that any tile of the suit would have completed.</source>
        <translation>Nine gates that any tile of the suit would have completed.</translation>
    </message>
    <message>
        <source>Four Kongs</source>
        <translation>Four Kongs</translation>
    </message>
    <message>
        <source>Four kongs and a pair.</source>
        <translation>Four kongs and a pair.</translation>
    </message>
    <message>
        <source>Blessing of Heaven</source>
        <translation>Blessing of Heaven</translation>
    </message>
    <message>
        <source>The dealer wins on the first draw.</source>
        <translation>The dealer wins on the first draw.</translation>
    </message>
    <message>
        <source>Blessing of Earth</source>
        <translation>Blessing of Earth</translation>
    </message>
    <message>
        <source>Another player wins on the first draw, before any call.</source>
        <translation>Another player wins on the first draw, before any call.</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>Each tile that an indicator points to. It counts only beside a yaku.</source>
        <translation>Each tile that an indicator points to. It counts only beside a yaku.</translation>
    </message>
    <message>
        <source>Ura Dora</source>
        <translation>Ura Dora</translation>
    </message>
    <message>
        <source>Dora under the indicators, for a win with riichi.</source>
        <translation>Dora under the indicators, for a win with riichi.</translation>
    </message>
    <message>
        <source>Red Fives</source>
        <translation>Red Fives</translation>
    </message>
    <message>
        <source>Each red five. It counts only beside a yaku.</source>
        <translation>Each red five. It counts only beside a yaku.</translation>
    </message>
    <message>
        <source>Declare that you are ready, and mind what you have discarded.</source>
        <translation>Declare that you are ready, and mind what you have discarded.</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>Yaku</translation>
    </message>
    <message numerus="yes">
        <source>%n yaku</source>
        <translation>
            <numerusform>%n yaku</numerusform>
            <numerusform>%n yaku</numerusform>
        </translation>
    </message>
    <message>
        <source>Yaku of your wins</source>
        <translation>Yaku of your wins</translation>
    </message>
    <message>
        <source>Mangan</source>
        <translation>Mangan</translation>
    </message>
    <message>
        <source>Haneman</source>
        <translation>Haneman</translation>
    </message>
    <message>
        <source>Baiman</source>
        <translation>Baiman</translation>
    </message>
    <message>
        <source>Sanbaiman</source>
        <translation>Sanbaiman</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>Yakuman</translation>
    </message>
    <message>
        <source>%1 han %2 fu</source>
        <translation>%1 han %2 fu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a limit and what reached it: &quot;Mangan, 4 han 40 fu&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>points: %1</source>
        <extracomment>after the points of a hand: han and fu</extracomment>
        <translation>points: %1</translation>
    </message>
    <message>
        <source>%1, yakuman</source>
        <translation>%1, yakuman</translation>
    </message>
    <message>
        <source>%1, %2 han</source>
        <translation>%1, %2 han</translation>
    </message>
    <message>
        <source>%1 han</source>
        <translation>%1 han</translation>
    </message>
    <message>
        <source>Han a win</source>
        <translation>Han a win</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a round&apos;s wind, the number of its deal: &quot;East 2&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2 honba</source>
        <translation>%1, %2 honba</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>Sticks</source>
        <translation>Sticks</translation>
    </message>
    <message>
        <source>With a closed hand that is one tile away you may declare riichi: you put down 1,000 points, discard what you draw from then on, and score one han more and the dora under the indicators. At least four tiles must be left.</source>
        <translation>With a closed hand that is one tile away you may declare riichi: you put down 1,000 points, discard what you draw from then on, and score one han more and the dora under the indicators. At least four tiles must be left.</translation>
    </message>
    <message>
        <source>You cannot win on a discard while one of your waits lies among your own discards. A win that you let pass bars you until your next draw, and after riichi for the whole hand. Your own draw always wins.</source>
        <translation>You cannot win on a discard while one of your waits lies among your own discards. A win that you let pass bars you until your next draw, and after riichi for the whole hand. Your own draw always wins.</translation>
    </message>
    <message>
        <source>Only the next player may chow a discard; anyone may pung, kong or win. A win beats a pung or kong, which beat a chow.</source>
        <translation>Only the next player may chow a discard; anyone may pung, kong or win. A win beats a pung or kong, which beat a chow.</translation>
    </message>
    <message>
        <source>After a call you cannot discard a tile that would have done as well.</source>
        <translation>After a call you cannot discard a tile that would have done as well.</translation>
    </message>
    <message>
        <source>Several players may win on the same discard.</source>
        <translation>Several players may win on the same discard.</translation>
    </message>
    <message>
        <source>Two players may win on the same discard; three end the hand.</source>
        <translation>Two players may win on the same discard; three end the hand.</translation>
    </message>
    <message>
        <source>An indicator makes the next tile of its suit dora: one han each.</source>
        <translation>An indicator makes the next tile of its suit dora: one han each.</translation>
    </message>
    <message>
        <source>One five of each suit is red and counts one han, too.</source>
        <translation>One five of each suit is red and counts one han, too.</translation>
    </message>
    <message>
        <source>Each kong turns over another indicator at once.</source>
        <translation>Each kong turns over another indicator at once.</translation>
    </message>
    <message>
        <source>Each kong turns over another indicator, that of an open kong after the discard.</source>
        <translation>Each kong turns over another indicator, that of an open kong after the discard.</translation>
    </message>
    <message>
        <source>All simples needs a closed hand.</source>
        <translation>All simples needs a closed hand.</translation>
    </message>
    <message>
        <source>A pair of a double wind is 2 fu.</source>
        <translation>A pair of a double wind is 2 fu.</translation>
    </message>
    <message>
        <source>4 han 30 fu is a mangan.</source>
        <translation>4 han 30 fu is a mangan.</translation>
    </message>
    <message>
        <source>13 han is a yakuman.</source>
        <translation>13 han is a yakuman.</translation>
    </message>
    <message>
        <source>13 han is a sanbaiman.</source>
        <translation>13 han is a sanbaiman.</translation>
    </message>
    <message>
        <source>Several yakuman in one hand add up.</source>
        <translation>Several yakuman in one hand add up.</translation>
    </message>
    <message>
        <source>No hand counts more than one yakuman.</source>
        <translation>No hand counts more than one yakuman.</translation>
    </message>
    <message>
        <source>The rarest four yakuman count twice.</source>
        <translation>The rarest four yakuman count twice.</translation>
    </message>
    <message>
        <source>Each han doubles what the fu are worth. From five han on a hand has a fixed price: mangan 8,000, haneman 12,000, baiman 16,000, sanbaiman 24,000, yakuman 32,000; the dealer gets half as much again.</source>
        <translation>Each han doubles what the fu are worth. From five han on a hand has a fixed price: mangan 8,000, haneman 12,000, baiman 16,000, sanbaiman 24,000, yakuman 32,000; the dealer gets half as much again.</translation>
    </message>
    <message>
        <source>The discarder pays all of it; a self-draw is shared, and the dealer&apos;s share is double.</source>
        <translation>The discarder pays all of it; a self-draw is shared, and the dealer&apos;s share is double.</translation>
    </message>
    <message>
        <source>Whoever gives away the last set of three dragons or four winds pays for that hand.</source>
        <translation>Whoever gives away the last set of three dragons or four winds pays for that hand.</translation>
    </message>
    <message>
        <source>When the wall is empty, players who are not ready pay 3,000 points to those who are.</source>
        <translation>When the wall is empty, players who are not ready pay 3,000 points to those who are.</translation>
    </message>
    <message>
        <source>Nine terminals and honours, four equal winds, four riichi or four kongs of several players end a hand at once.</source>
        <translation>Nine terminals and honours, four equal winds, four riichi or four kongs of several players end a hand at once.</translation>
    </message>
    <message>
        <source>Everyone starts with %1 points. A dealer who wins or is ready deals again, and each honba adds 300 points.</source>
        <translation>Everyone starts with %1 points. A dealer who wins or is ready deals again, and each honba adds 300 points.</translation>
    </message>
    <message>
        <source>A score below zero ends the game.</source>
        <translation>A score below zero ends the game.</translation>
    </message>
    <message>
        <source>If nobody has %1 points after the last deal, another round begins.</source>
        <translation>If nobody has %1 points after the last deal, another round begins.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>The aim</translation>
    </message>
    <message>
        <source>Complete four sets and a pair, seven pairs or thirteen orphans, with at least one yaku. Dora add han but are no yaku.</source>
        <translation>Complete four sets and a pair, seven pairs or thirteen orphans, with at least one yaku. Dora add han but are no yaku.</translation>
    </message>
    <message>
        <source>Furiten</source>
        <translation>Furiten</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Payments</translation>
    </message>
    <message>
        <source>An empty wall</source>
        <translation>An empty wall</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>The game</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>Not ready</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>Nagashi mangan</translation>
    </message>
    <message>
        <source>Red fives</source>
        <translation>Red fives</translation>
    </message>
    <message>
        <source>Open all simples</source>
        <translation>Open all simples</translation>
    </message>
    <message>
        <source>Pair of double winds</source>
        <translation>Pair of double winds</translation>
    </message>
    <message>
        <source>2 fu</source>
        <translation>2 fu</translation>
    </message>
    <message>
        <source>4 fu</source>
        <translation>4 fu</translation>
    </message>
    <message>
        <source>4 han 30 fu is a mangan</source>
        <translation>4 han 30 fu is a mangan</translation>
    </message>
    <message>
        <source>13 han is a yakuman</source>
        <translation>13 han is a yakuman</translation>
    </message>
    <message>
        <source>Yakuman add up</source>
        <translation>Yakuman add up</translation>
    </message>
    <message>
        <source>Double yakuman</source>
        <translation>Double yakuman</translation>
    </message>
    <message>
        <source>Liability</source>
        <translation>Liability</translation>
    </message>
    <message>
        <source>Kong indicator</source>
        <translation>Kong indicator</translation>
    </message>
    <message>
        <source>after the discard</source>
        <translation>after the discard</translation>
    </message>
    <message>
        <source>before the discard</source>
        <translation>before the discard</translation>
    </message>
    <message>
        <source>Swap calls</source>
        <translation>Swap calls</translation>
    </message>
    <message>
        <source>Three winners on a discard</source>
        <translation>Three winners on a discard</translation>
    </message>
    <message>
        <source>end the hand</source>
        <translation>end the hand</translation>
    </message>
    <message>
        <source>are paid</source>
        <translation>are paid</translation>
    </message>
    <message>
        <source>Abortive draws</source>
        <translation>Abortive draws</translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation>Points at the start</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Points to reach</translation>
    </message>
    <message>
        <source>Ends below zero</source>
        <translation>Ends below zero</translation>
    </message>
    <message>
        <source>Extra round</source>
        <translation>Extra round</translation>
    </message>
    <message>
        <source>In the last deal a dealer who leads with %1 points ends the game by winning or being ready.</source>
        <translation>In the last deal a dealer who leads with %1 points ends the game by winning or being ready.</translation>
    </message>
    <message>
        <source>136 tiles · three red fives</source>
        <translation>136 tiles · three red fives</translation>
    </message>
    <message>
        <source>136 tiles · no red fives</source>
        <translation>136 tiles · no red fives</translation>
    </message>
    <message>
        <source>East · %1 min</source>
        <translation>East · %1 min</translation>
    </message>
    <message>
        <source>East and south · %1 min</source>
        <translation>East and south · %1 min</translation>
    </message>
    <message>
        <source>All four winds · %1 min</source>
        <translation>All four winds · %1 min</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) · %1 min</source>
        <translation>
            <numerusform>1 deal · %1 min</numerusform>
            <numerusform>%n deals · %1 min</numerusform>
        </translation>
    </message>
    <message>
        <source>Ura</source>
        <extracomment>before the indicators under the dora&apos;s, as short as &quot;Dora&quot;</extracomment>
        <translation>Ura</translation>
    </message>
    <message>
        <source>Ready, but without a yaku</source>
        <translation>Ready, but without a yaku</translation>
    </message>
    <message>
        <source>At the end the fourth pays the first %1, and the third the second %2.</source>
        <translation>At the end the fourth pays the first %1, and the third the second %2.</translation>
    </message>
    <message>
        <source>The first also gets the %1 points that each put in above the start.</source>
        <translation>The first also gets the %1 points that each put in above the start.</translation>
    </message>
    <message>
        <source>Uma of first and fourth</source>
        <translation>Uma of first and fourth</translation>
    </message>
    <message>
        <source>Uma of second and third</source>
        <translation>Uma of second and third</translation>
    </message>
    <message>
        <source>Thirteen orphans can also win on the tile of a concealed kong.</source>
        <translation>Thirteen orphans can also win on the tile of a concealed kong.</translation>
    </message>
    <message>
        <source>Thirteen orphans rob concealed kongs</source>
        <translation>Thirteen orphans rob concealed kongs</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>self-draw</source>
        <translation>self-draw</translation>
    </message>
    <message>
        <source>last tile of the wall</source>
        <translation>last tile of the wall</translation>
    </message>
    <message>
        <source>after a kong</source>
        <translation>after a kong</translation>
    </message>
    <message>
        <source>from another&apos;s kong</source>
        <translation>from another&apos;s kong</translation>
    </message>
    <message>
        <source>the other three are visible</source>
        <translation>the other three are visible</translation>
    </message>
    <message>
        <source>your wind is South, the round&apos;s East</source>
        <translation>your wind is South, the round&apos;s East</translation>
    </message>
    <message numerus="yes">
        <source>%n flower(s)</source>
        <translation>
            <numerusform>%n flower</numerusform>
            <numerusform>%n flowers</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted with it: %1</source>
        <translation>Not counted with it: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a pattern with what it counts, and a sentence about it</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Reset options</source>
        <translation>Reset options</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>1 hand · %1 min</source>
        <translation>1 hand · %1 min</translation>
    </message>
    <message>
        <source>%1 hands · %2 min</source>
        <translation>%1 hands · %2 min</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Score over the hands: from %1 to %2</source>
        <translation>Score over the hands: from %1 to %2</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message numerus="yes">
        <source>%1, %n discard(s)</source>
        <translation>
            <numerusform>%1, %n discard</numerusform>
            <numerusform>%1, %n discards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flowers: %n</source>
        <translation>
            <numerusform>Flowers: %n</numerusform>
            <numerusform>Flowers: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatOutcome</name>
    <message>
        <source>%1: %2, now %3</source>
        <translation>%1: %2, now %3</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1, level %2</source>
        <comment>a player: name, wind and score, level</comment>
        <translation>%1, level %2</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>a bot</source>
        <translation>a bot</translation>
    </message>
    <message>
        <source>calls with %1</source>
        <translation>calls with %1</translation>
    </message>
    <message>
        <source>%1, a bot</source>
        <translation>%1, a bot</translation>
    </message>
    <message>
        <source>%1, calls with %2</source>
        <translation>%1, calls with %2</translation>
    </message>
    <message>
        <source>%1, a program</source>
        <translation>%1, a program</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>a program</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instant</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>One click</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>Two clicks</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Characters</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Dots</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>Bamboo</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Suits</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honours</translation>
    </message>
    <message>
        <source>After the suits</source>
        <translation>After the suits</translation>
    </message>
    <message>
        <source>Before the suits</source>
        <translation>Before the suits</translation>
    </message>
    <message>
        <source>Dragons</source>
        <translation>Dragons</translation>
    </message>
    <message>
        <source>White, green, red</source>
        <translation>White, green, red</translation>
    </message>
    <message>
        <source>Red, green, white</source>
        <translation>Red, green, white</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accessibility</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Screen reader</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silent</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Your moves</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Every move</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>Animated</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>No animation</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classic</translation>
    </message>
    <message>
        <source>With indices</source>
        <translation>With indices</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>White dragon</translation>
    </message>
    <message>
        <source>Framed</source>
        <translation>Framed</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Blank</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grey</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numbers</translation>
    </message>
    <message>
        <source>Numbers of the tutor</source>
        <translation>Numbers of the tutor</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>On request</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Always</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>Table and tiles</translation>
    </message>
    <message>
        <source>Sound and speed</source>
        <translation>Sound and speed</translation>
    </message>
    <message>
        <source>Tile sounds</source>
        <translation>Tile sounds</translation>
    </message>
    <message>
        <source>Call sounds</source>
        <translation>Call sounds</translation>
    </message>
    <message>
        <source>Result sounds</source>
        <translation>Result sounds</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comments</translation>
    </message>
    <message>
        <source>After each move</source>
        <translation>After each move</translation>
    </message>
    <message>
        <source>Keys and language</source>
        <translation>Keys and language</translation>
    </message>
    <message>
        <source>Show and change the keys</source>
        <translation>Show and change the keys</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programs</translation>
    </message>
    <message>
        <source>Programs that can play here</source>
        <translation>Programs that can play here</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Second opinion</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
</context>
<context>
    <name>SichuanWords</name>
    <message>
        <source>Full Flush</source>
        <translation>Full Flush</translation>
    </message>
    <message>
        <source>Every tile is of one suit.</source>
        <translation>Every tile is of one suit.</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>Seven Pairs</translation>
    </message>
    <message>
        <source>Seven pairs in a concealed hand; four of a kind are two pairs.</source>
        <translation>Seven pairs in a concealed hand; four of a kind are two pairs.</translation>
    </message>
    <message>
        <source>All Pungs</source>
        <translation>All Pungs</translation>
    </message>
    <message>
        <source>Four pungs or kongs and a pair.</source>
        <translation>Four pungs or kongs and a pair.</translation>
    </message>
    <message>
        <source>Golden Wait</source>
        <translation>Golden Wait</translation>
    </message>
    <message>
        <source>Four declared sets: a single tile is left in the hand.</source>
        <translation>Four declared sets: a single tile is left in the hand.</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Root</translation>
    </message>
    <message>
        <source>Each four of a kind in the hand that is not a kong.</source>
        <translation>Each four of a kind in the hand that is not a kong.</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Each declared kong.</source>
        <translation>Each declared kong.</translation>
    </message>
    <message>
        <source>Win after a Kong</source>
        <translation>Win after a Kong</translation>
    </message>
    <message>
        <source>Won on the replacement for a kong.</source>
        <translation>Won on the replacement for a kong.</translation>
    </message>
    <message>
        <source>Shot after a Kong</source>
        <translation>Shot after a Kong</translation>
    </message>
    <message>
        <source>Won on the discard of a player who has just declared a kong.</source>
        <translation>Won on the discard of a player who has just declared a kong.</translation>
    </message>
    <message>
        <source>Robbing a Kong</source>
        <translation>Robbing a Kong</translation>
    </message>
    <message>
        <source>Won on the tile that another player adds to a pung.</source>
        <translation>Won on the tile that another player adds to a pung.</translation>
    </message>
    <message>
        <source>Under the Sea</source>
        <translation>Under the Sea</translation>
    </message>
    <message>
        <source>Won on the last tile of the wall, or on the discard after it.</source>
        <translation>Won on the last tile of the wall, or on the discard after it.</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>Self-drawn</translation>
    </message>
    <message>
        <source>Won on your own draw, where the rules double for it.</source>
        <translation>Won on your own draw, where the rules double for it.</translation>
    </message>
    <message>
        <source>Plain Hand</source>
        <translation>Plain Hand</translation>
    </message>
    <message>
        <source>Sichuan bloody battle</source>
        <translation>Sichuan bloody battle</translation>
    </message>
    <message>
        <source>Give up a suit, and play on until three have won.</source>
        <translation>Give up a suit, and play on until three have won.</translation>
    </message>
    <message>
        <source>Doublings</source>
        <translation>Doublings</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
    <message>
        <source>Doublings of your wins</source>
        <translation>Doublings of your wins</translation>
    </message>
    <message>
        <source>%1, times %2</source>
        <translation>%1, times %2</translation>
    </message>
    <message>
        <source>%1 doublings</source>
        <translation>%1 doublings</translation>
    </message>
    <message>
        <source>Doublings a win</source>
        <translation>Doublings a win</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>Hand %1 of %2</translation>
    </message>
    <message>
        <source>Hand %1/%2</source>
        <translation>Hand %1/%2</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>The aim</translation>
    </message>
    <message>
        <source>Complete four sets and a pair, or seven pairs, in two suits or one. Only the three suits are played: 108 tiles.</source>
        <translation>Complete four sets and a pair, or seven pairs, in two suits or one. Only the three suits are played: 108 tiles.</translation>
    </message>
    <message>
        <source>Before the first draw</source>
        <translation>Before the first draw</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>Kongs</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>Play goes on</translation>
    </message>
    <message>
        <source>A winner leaves the hand, and the others play on until three have won or the wall is empty. Players who have left pay nothing more.</source>
        <translation>A winner leaves the hand, and the others play on until three have won or the wall is empty. Players who have left pay nothing more.</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Payments</translation>
    </message>
    <message>
        <source>An empty wall</source>
        <translation>An empty wall</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>The game</translation>
    </message>
    <message>
        <source>The first winner of a hand deals the next one.</source>
        <translation>The first winner of a hand deals the next one.</translation>
    </message>
    <message>
        <source>Kong passed on</source>
        <translation>Kong passed on</translation>
    </message>
    <message>
        <source>Kong returned</source>
        <translation>Kong returned</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>Not ready</translation>
    </message>
    <message>
        <source>Suit not given up</source>
        <translation>Suit not given up</translation>
    </message>
    <message>
        <source>Exchange three tiles</source>
        <translation>Exchange three tiles</translation>
    </message>
    <message>
        <source>Most doublings</source>
        <translation>Most doublings</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Self-draw</translation>
    </message>
    <message>
        <source>adds nothing</source>
        <translation>adds nothing</translation>
    </message>
    <message>
        <source>adds 1 point</source>
        <translation>adds 1 point</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>doubles</translation>
    </message>
    <message>
        <source>Kong before a winning discard</source>
        <translation>Kong before a winning discard</translation>
    </message>
    <message>
        <source>stays paid</source>
        <translation>stays paid</translation>
    </message>
    <message>
        <source>is cancelled</source>
        <translation>is cancelled</translation>
    </message>
    <message>
        <source>goes to the winner</source>
        <translation>goes to the winner</translation>
    </message>
    <message>
        <source>16 to each other player</source>
        <translation>16 to each other player</translation>
    </message>
    <message>
        <source>48 to nobody</source>
        <translation>48 to nobody</translation>
    </message>
    <message>
        <source>Kongs are returned if not ready</source>
        <translation>Kongs are returned if not ready</translation>
    </message>
    <message>
        <source>Pung on the last discard</source>
        <translation>Pung on the last discard</translation>
    </message>
    <message>
        <source>A complete hand that nothing doubles.</source>
        <translation>A complete hand that nothing doubles.</translation>
    </message>
    <message numerus="yes">
        <source>doubling(s), worth %1</source>
        <extracomment>after the number of doublings, what the hand is worth</extracomment>
        <translation>
            <numerusform>doubling, worth %1</numerusform>
            <numerusform>doublings, worth %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Everyone gives up a suit. Its tiles must be discarded first, and nobody wins while holding one.</source>
        <translation>Everyone gives up a suit. Its tiles must be discarded first, and nobody wins while holding one.</translation>
    </message>
    <message>
        <source>Everyone passes on three tiles of one suit; the direction is drawn by lot.</source>
        <translation>Everyone passes on three tiles of one suit; the direction is drawn by lot.</translation>
    </message>
    <message>
        <source>There is no chow. Anyone may pung, kong or win on a discard, and several players may win on the same tile.</source>
        <translation>There is no chow. Anyone may pung, kong or win on a discard, and several players may win on the same tile.</translation>
    </message>
    <message>
        <source>If you let a win pass, you win on nothing cheaper until your next draw.</source>
        <translation>If you let a win pass, you win on nothing cheaper until your next draw.</translation>
    </message>
    <message>
        <source>The discard after the last draw can only be won.</source>
        <translation>The discard after the last draw can only be won.</translation>
    </message>
    <message>
        <source>A kong is paid at once: 2 points from everyone for a concealed one, 2 from the discarder for a claimed one, 1 from everyone for one added to a pung.</source>
        <translation>A kong is paid at once: 2 points from everyone for a concealed one, 2 from the discarder for a claimed one, 1 from everyone for one added to a pung.</translation>
    </message>
    <message>
        <source>If the discard after a kong is won, that income is cancelled.</source>
        <translation>If the discard after a kong is won, that income is cancelled.</translation>
    </message>
    <message>
        <source>If the discard after a kong is won, the winner takes that income.</source>
        <translation>If the discard after a kong is won, the winner takes that income.</translation>
    </message>
    <message numerus="yes">
        <source>A hand is worth 1 point, doubled for each doubling, at most %n time(s).</source>
        <translation>
            <numerusform>A hand is worth 1 point, doubled for each doubling, at most %n time.</numerusform>
            <numerusform>A hand is worth 1 point, doubled for each doubling, at most %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discarder pays it; on a self-draw everyone still playing pays.</source>
        <translation>The discarder pays it; on a self-draw everyone still playing pays.</translation>
    </message>
    <message>
        <source>A self-draw adds 1 point, beyond the limit too.</source>
        <translation>A self-draw adds 1 point, beyond the limit too.</translation>
    </message>
    <message>
        <source>A self-draw is one more doubling.</source>
        <translation>A self-draw is one more doubling.</translation>
    </message>
    <message>
        <source>Whoever still holds tiles of the suit given up pays %1 points to each of the others.</source>
        <translation>Whoever still holds tiles of the suit given up pays %1 points to each of the others.</translation>
    </message>
    <message>
        <source>Whoever still holds tiles of the suit given up loses %1 points, which nobody gets.</source>
        <translation>Whoever still holds tiles of the suit given up loses %1 points, which nobody gets.</translation>
    </message>
    <message>
        <source>Whoever is not ready pays each ready player the most that hand could win.</source>
        <translation>Whoever is not ready pays each ready player the most that hand could win.</translation>
    </message>
    <message>
        <source>Whoever is not ready also returns what kongs brought.</source>
        <translation>Whoever is not ready also returns what kongs brought.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>108 tiles · exchange · up to %1 doublings</source>
        <translation>108 tiles · exchange · up to %1 doublings</translation>
    </message>
    <message>
        <source>108 tiles · up to %1 doublings</source>
        <translation>108 tiles · up to %1 doublings</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Place %1: %2, %3</source>
        <translation>Place %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Loading records…</source>
        <translation>Loading records…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>No games yet</translation>
    </message>
    <message>
        <source>After your first hand this page shows how often you win and deal in, the fans you make, and your points against each level over time.</source>
        <translation>After your first hand this page shows how often you win and deal in, the fans you make, and your points against each level over time.</translation>
    </message>
    <message>
        <source>Points of each game</source>
        <translation>Points of each game</translation>
    </message>
    <message>
        <source>Your first finished game appears here</source>
        <translation>Your first finished game appears here</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %n time(s)</source>
        <translation>
            <numerusform>Place %1: %n time</numerusform>
            <numerusform>Place %1: %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a hand by level</source>
        <translation>Points a hand by level</translation>
    </message>
    <message>
        <source>with 95 % interval</source>
        <translation>with 95 % interval</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first win appears here</source>
        <translation>Your first win appears here</translation>
    </message>
    <message>
        <source>No games of this length</source>
        <translation>No games of this length</translation>
    </message>
    <message>
        <source>Hands in a game</source>
        <translation>Hands in a game</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Kong!</source>
        <translation>Kong!</translation>
    </message>
    <message>
        <source>Pung!</source>
        <translation>Pung!</translation>
    </message>
    <message>
        <source>Chow!</source>
        <translation>Chow!</translation>
    </message>
    <message>
        <source>Claim it?</source>
        <translation>Claim it?</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Riichi!</source>
        <translation>Riichi!</translation>
    </message>
    <message>
        <source>Win!</source>
        <translation>Win!</translation>
    </message>
    <message>
        <source>Abort!</source>
        <translation>Abort!</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
</context>
<context>
    <name>TableEvent</name>
    <message>
        <source>A new game begins</source>
        <translation>A new game begins</translation>
    </message>
    <message>
        <source>The tiles are dealt</source>
        <translation>The tiles are dealt</translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <translation>%1 drew %2</translation>
    </message>
    <message>
        <source>%1 drew a tile</source>
        <translation>%1 drew a tile</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <translation>%1 showed %2</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1 discarded %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>why something is paid, and what</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The wall is empty: nobody wins</source>
        <translation>The wall is empty: nobody wins</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>%1; the players change seats</source>
        <translation>%1; the players change seats</translation>
    </message>
    <message>
        <source>%1 won with %2, %3</source>
        <extracomment>a player, a tile, and what the hand counts: &quot;24 fan&quot;</extracomment>
        <translation>%1 won with %2, %3</translation>
    </message>
    <message>
        <source>%1 declared riichi and discarded %2</source>
        <translation>%1 declared riichi and discarded %2</translation>
    </message>
    <message>
        <source>Each player passed three tiles to the next</source>
        <translation>Each player passed three tiles to the next</translation>
    </message>
    <message>
        <source>Each player passed three tiles to the one opposite</source>
        <translation>Each player passed three tiles to the one opposite</translation>
    </message>
    <message>
        <source>Each player passed three tiles to the previous one</source>
        <translation>Each player passed three tiles to the previous one</translation>
    </message>
    <message>
        <source>%1 gave %2 and got %3</source>
        <extracomment>a player, three tiles and three other tiles</extracomment>
        <translation>%1 gave %2 and got %3</translation>
    </message>
    <message>
        <source>%1 gave up %2</source>
        <extracomment>a player and a suit: &quot;Lin gave up dots&quot;</extracomment>
        <translation>%1 gave up %2</translation>
    </message>
    <message>
        <source>Indicator: %1</source>
        <extracomment>a tile that is turned over beside the wall</extracomment>
        <translation>Indicator: %1</translation>
    </message>
    <message>
        <source>%1 aborted the hand: %2</source>
        <translation>%1 aborted the hand: %2</translation>
    </message>
    <message>
        <source>The hand is aborted: %1</source>
        <translation>The hand is aborted: %1</translation>
    </message>
    <message>
        <source>Nothing else is paid</source>
        <translation>Nothing else is paid</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a player and points: &quot;Lin +3&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>TableReturn</name>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Final standing</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Next hand</translation>
    </message>
</context>
<context>
    <name>TableRows</name>
    <message>
        <source>%1, just drawn</source>
        <translation>%1, just drawn</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, value %2</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, best</translation>
    </message>
    <message>
        <source>%1, equally good</source>
        <translation>%1, equally good</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, discarded in this plan</source>
        <translation>%1, discarded in this plan</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>draw %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins, %n left</source>
        <translation>
            <numerusform>%1 wins, %n left</numerusform>
            <numerusform>%1 wins, %n left</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, a candidate</source>
        <translation>%1, a candidate</translation>
    </message>
    <message>
        <source>a face-down tile</source>
        <translation>a face-down tile</translation>
    </message>
    <message>
        <source>%1, the winning tile</source>
        <translation>%1, the winning tile</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles in the wall</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message>
        <source>indicator: %1</source>
        <translation>indicator: %1</translation>
    </message>
    <message>
        <source>%1, wild</source>
        <translation>%1, wild</translation>
    </message>
    <message>
        <source>%1, declared riichi</source>
        <translation>%1, declared riichi</translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
</context>
<context>
    <name>ThinkingDots</name>
    <message>
        <source>thinking</source>
        <translation>thinking</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Event %1 of %2. %3</source>
        <translation>Event %1 of %2. %3</translation>
    </message>
</context>
<context>
    <name>TourPage</name>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Calls</translation>
    </message>
    <message>
        <source>The tutor</source>
        <translation>The tutor</translation>
    </message>
    <message>
        <source>Eight fan to win</source>
        <translation>Eight fan to win</translation>
    </message>
    <message>
        <source>Beyond the table</source>
        <translation>Beyond the table</translation>
    </message>
    <message>
        <source>Your hand stands at the bottom, the drawn tile apart. Click a tile to discard it, or choose it with the arrow keys and press Enter. Space discards the drawn tile.</source>
        <translation>Your hand stands at the bottom, the drawn tile apart. Click a tile to discard it, or choose it with the arrow keys and press Enter. Space discards the drawn tile.</translation>
    </message>
    <message>
        <source>When you can call a discard, its button lights up; each has a key. Only Pass declines, so a stray click or Esc never gives a win away.</source>
        <translation>When you can call a discard, its button lights up; each has a key. Only Pass declines, so a stray click or Esc never gives a win away.</translation>
    </message>
    <message>
        <source>The bar above a tile shows what discarding it is worth; the highest is best. A badge below warns whom it may deal into. Press H to show or hide the hints, or hold it to peek.</source>
        <translation>The bar above a tile shows what discarding it is worth; the highest is best. A badge below warns whom it may deal into. Press H to show or hide the hints, or hold it to peek.</translation>
    </message>
    <message>
        <source>A hand needs eight fan to win. After each hand you see what counted and what did not. Rules and fans explains every fan with an example.</source>
        <translation>A hand needs eight fan to win. After each hand you see what counted and what did not. Rules and fans explains every fan with an example.</translation>
    </message>
    <message>
        <source>The menu (Esc) leads to your records and statistics, the settings and the keyboard guide. A deal code lets a friend play the tiles you were dealt.</source>
        <translation>The menu (Esc) leads to your records and statistics, the settings and the keyboard guide. A deal code lets a friend play the tiles you were dealt.</translation>
    </message>
    <message>
        <source>Welcome to Tingpai</source>
        <translation>Welcome to Tingpai</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Rules and fans</source>
        <translation>Rules and fans</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>Play a deal</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation>Start playing</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Win</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
</context>
<context>
    <name>TutorDock</name>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Hints on</source>
        <translation>Hints on</translation>
    </message>
    <message>
        <source>Hints off</source>
        <translation>Hints off</translation>
    </message>
    <message>
        <source>Fold the tutor away</source>
        <translation>Fold the tutor away</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Show fewer numbers</source>
        <translation>Show fewer numbers</translation>
    </message>
    <message>
        <source>Show all numbers</source>
        <translation>Show all numbers</translation>
    </message>
    <message>
        <source>Ways to win</source>
        <translation>Ways to win</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Advice</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Other ways</source>
        <translation>Other ways</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>TutorRows</name>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>wait on %1</source>
        <translation>wait on %1</translation>
    </message>
    <message>
        <source>As dealt, this hand wins %1 of the time: value %2</source>
        <translation>As dealt, this hand wins %1 of the time: value %2</translation>
    </message>
    <message>
        <source>Better to pass</source>
        <translation>Better to pass</translation>
    </message>
    <message>
        <source>Better to play safe</source>
        <translation>Better to play safe</translation>
    </message>
    <message>
        <source>Go for the win</source>
        <translation>Go for the win</translation>
    </message>
    <message>
        <source>A call is worth it</source>
        <translation>A call is worth it</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>draw %1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <translation>discard %1</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a step of a plan: &quot;2 of 4: 3 of dots comes&quot;</extracomment>
        <translation>%1 of %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what the tutor would do and what it is worth: &quot;Discard 8 of dots: +6.4&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>or %1</source>
        <extracomment>tiles that another way to the same plan needs: &quot;or 4 of characters&quot;</extracomment>
        <translation>or %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Discard %1</translation>
    </message>
    <message>
        <source>Need %1</source>
        <translation>Need %1</translation>
    </message>
    <message>
        <source>Wait on %1</source>
        <translation>Wait on %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) help</source>
        <translation>
            <numerusform>%n tile helps</numerusform>
            <numerusform>%n tiles help</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: wins %2, about %3, %4</source>
        <translation>%1: wins %2, about %3, %4</translation>
    </message>
    <message>
        <source>Ready for %1 alone</source>
        <translation>Ready for %1 alone</translation>
    </message>
    <message>
        <source>Many ways to win, none likely by itself</source>
        <translation>Many ways to win, none likely by itself</translation>
    </message>
    <message>
        <source>Other ways: %1</source>
        <translation>Other ways: %1</translation>
    </message>
    <message>
        <source>This table is slower than usual</source>
        <translation>This table is slower than usual</translation>
    </message>
    <message>
        <source>This table is faster than usual</source>
        <translation>This table is faster than usual</translation>
    </message>
    <message>
        <source>Your opponents are ready later than most: you have more time, and discards are safer.</source>
        <translation>Your opponents are ready later than most: you have more time, and discards are safer.</translation>
    </message>
    <message>
        <source>Your opponents are ready sooner than most: you have less time, and discards are riskier.</source>
        <translation>Your opponents are ready sooner than most: you have less time, and discards are riskier.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: %n left</numerusform>
            <numerusform>%1: %n left</numerusform>
        </translation>
    </message>
    <message>
        <source>As dealt, this hand wins %1 of the time</source>
        <translation>As dealt, this hand wins %1 of the time</translation>
    </message>
    <message>
        <source>or other tiles</source>
        <translation>or other tiles</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>chances that add up: &quot;12 + 5 + 8 = 25 %&quot;</extracomment>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message>
        <source>%1 placement points</source>
        <translation>%1 placement points</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 placement</source>
        <translation>%1 placement</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>%1, and it was punished</source>
        <translation>%1, and it was punished</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Take it back</translation>
    </message>
    <message>
        <source>better:</source>
        <translation>better:</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>better: %1</translation>
    </message>
</context>
<context>
    <name>WhoseChoices</name>
    <message>
        <source>Decisions of %1 (%2 of %3)</source>
        <translation>Decisions of %1 (%2 of %3)</translation>
    </message>
    <message>
        <source>Previous player</source>
        <translation>Previous player</translation>
    </message>
    <message>
        <source>Your decisions (%1 of %2)</source>
        <translation>Your decisions (%1 of %2)</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Next player</translation>
    </message>
</context>
<context>
    <name>WinStamp</name>
    <message>
        <source>The wall is empty</source>
        <translation>The wall is empty</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Announcer</name>
    <message>
        <source>Not ready yet</source>
        <translation>Not ready yet</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Waiting for %1</translation>
    </message>
    <message>
        <source>Nothing to decide. %1</source>
        <translation>Nothing to decide. %1</translation>
    </message>
    <message>
        <source>No advice now</source>
        <translation>No advice now</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s) left in the wall</source>
        <translation>
            <numerusform>%1, one tile left in the wall</numerusform>
            <numerusform>%1, %n tiles left in the wall</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard first: the wait depends on it</source>
        <translation>Discard first: the wait depends on it</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what that one discarded
----------
A key and the person whose it is</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Any calls?</source>
        <translation>Any calls?</translation>
    </message>
    <message>
        <source>Take back? All must agree</source>
        <translation>Take back? All must agree</translation>
    </message>
    <message>
        <source>Your hand is hidden</source>
        <translation>Your hand is hidden</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Drawn: %1</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Best: %1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>Equally good: %1</translation>
    </message>
</context>
<context>
    <name>tingpai::app::AppSettings</name>
    <message>
        <source>Your settings name rules that this version does not know (“%1”). New games use %2 until you choose again.</source>
        <extracomment>%1: as they stand in the file, %2: a kind of rules</extracomment>
        <translation>Your settings name rules that this version does not know (“%1”). New games use %2 until you choose again.</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Deals</name>
    <message>
        <source>Deal code %1, %2: %3 points</source>
        <translation>Deal code %1, %2: %3 points</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Demo</name>
    <message>
        <source>  hand: %1</source>
        <translation>  hand: %1</translation>
    </message>
    <message>
        <source>  tutor: %1 (%2)</source>
        <translation>  tutor: %1 (%2)</translation>
    </message>
    <message>
        <source>  why: %1</source>
        <translation>  why: %1</translation>
    </message>
    <message>
        <source>  plan: %1</source>
        <translation>  plan: %1</translation>
    </message>
    <message>
        <source>  %1: %2, score %3</source>
        <translation>  %1: %2, score %3</translation>
    </message>
</context>
<context>
    <name>tingpai::app::GameController</name>
    <message>
        <source>event %1: %2</source>
        <translation>event %1: %2</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>It is not your turn</translation>
    </message>
    <message>
        <source>Take the win or pass first</source>
        <translation>Take the win or pass first</translation>
    </message>
    <message>
        <source>That is not allowed now</source>
        <translation>That is not allowed now</translation>
    </message>
    <message>
        <source>Played without hints</source>
        <translation>Played without hints</translation>
    </message>
    <message numerus="yes">
        <source>Hints used for %n decision(s), in full for %1</source>
        <translation>
            <numerusform>Hints used for %n decision, in full for %1</numerusform>
            <numerusform>Hints used for %n decisions, in full for %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Person %1 needs a name of at most %2 letters</source>
        <translation>Person %1 needs a name of at most %2 letters</translation>
    </message>
    <message>
        <source>Two to four people can share the screen</source>
        <translation>Two to four people can share the screen</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>There is nothing to take back</translation>
    </message>
    <message>
        <source>You have nothing to call</source>
        <translation>You have nothing to call</translation>
    </message>
    <message>
        <source>Another program has locked the records: the game waits for it</source>
        <translation>Another program has locked the records: the game waits for it</translation>
    </message>
    <message>
        <source>%1 has locked the records: the game waits for it</source>
        <translation>%1 has locked the records: the game waits for it</translation>
    </message>
    <message numerus="yes">
        <source>Full hints at %n decision(s)</source>
        <translation>
            <numerusform>Full hints at %n decision</numerusform>
            <numerusform>Full hints at %n decisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen. Everyone gets the same time</source>
        <translation>Chosen. Everyone gets the same time</translation>
    </message>
    <message>
        <source>%1 takes its seat.</source>
        <extracomment>%1: a level, which plays on in the place of a program</extracomment>
        <translation>%1 takes its seat.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
</context>
<context>
    <name>tingpai::app::HandResult</name>
    <message>
        <source>Not ready</source>
        <translation>Not ready</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a player, &quot;Ready&quot;, the tiles waited for</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Ready, but under %1</source>
        <extracomment>&quot;8 fan&quot;</extracomment>
        <translation>Ready, but under %1</translation>
    </message>
    <message>
        <source>The wall is empty</source>
        <translation>The wall is empty</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tingpai::app::HandWin</name>
    <message>
        <source>already in %1</source>
        <translation>already in %1</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>You win</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>Self-drawn on %1</source>
        <translation>Self-drawn on %1</translation>
    </message>
    <message>
        <source>Self-drawn, %1</source>
        <translation>Self-drawn, %1</translation>
    </message>
    <message>
        <source>On %1, robbed from your kong</source>
        <translation>On %1, robbed from your kong</translation>
    </message>
    <message>
        <source>On %1 from you</source>
        <translation>On %1 from you</translation>
    </message>
    <message>
        <source>From your kong, %1</source>
        <translation>From your kong, %1</translation>
    </message>
    <message>
        <source>From you, %1</source>
        <translation>From you, %1</translation>
    </message>
    <message>
        <source>On %1, robbed from %2&apos;s kong</source>
        <translation>On %1, robbed from %2&apos;s kong</translation>
    </message>
    <message>
        <source>On %1 from %2</source>
        <translation>On %1 from %2</translation>
    </message>
    <message>
        <source>From %1&apos;s kong, %2</source>
        <translation>From %1&apos;s kong, %2</translation>
    </message>
    <message>
        <source>From %1, %2</source>
        <translation>From %1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>tingpai::app::LookBack</name>
    <message>
        <source>Hand %1: %2</source>
        <translation>Hand %1: %2</translation>
    </message>
    <message>
        <source>%1 in hand %2</source>
        <translation>%1 in hand %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <translation>%1, hand %2</translation>
    </message>
</context>
<context>
    <name>tingpai::app::MistakeBook</name>
    <message numerus="yes">
        <source>%n position(s) from your games</source>
        <translation>
            <numerusform>%n position from your games</numerusform>
            <numerusform>%n positions from your games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for practice</source>
        <translation>
            <numerusform>%n for practice</numerusform>
            <numerusform>%n for practice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved today · %1</source>
        <translation>Solved today · %1</translation>
    </message>
    <message>
        <source>Missed today · %1</source>
        <translation>Missed today · %1</translation>
    </message>
    <message>
        <source>Position of the day</source>
        <translation>Position of the day</translation>
    </message>
    <message>
        <source>For practice</source>
        <translation>For practice</translation>
    </message>
    <message>
        <source>From your own game</source>
        <translation>From your own game</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Right: the best choice</source>
        <translation>Right: the best choice</translation>
    </message>
    <message>
        <source>Right: as good as the best</source>
        <translation>Right: as good as the best</translation>
    </message>
    <message>
        <source>Another one tomorrow</source>
        <translation>Another one tomorrow</translation>
    </message>
    <message numerus="yes">
        <source>Back in %n day(s)</source>
        <translation>
            <numerusform>Back in %n day</numerusform>
            <numerusform>Back in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n right</source>
        <translation>
            <numerusform>%1 of %n right</numerusform>
            <numerusform>%1 of %n right</numerusform>
        </translation>
    </message>
    <message>
        <source>right</source>
        <translation>right</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>From a reviewed game</source>
        <translation>From a reviewed game</translation>
    </message>
    <message>
        <source>No streak yet</source>
        <translation>No streak yet</translation>
    </message>
    <message>
        <source>A new one is ready</source>
        <translation>A new one is ready</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Due</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
    <message>
        <source>Never asked</source>
        <translation>Never asked</translation>
    </message>
    <message>
        <source>Not the best: it costs %1</source>
        <translation>Not the best: it costs %1</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Picking</name>
    <message>
        <source>Choose three tiles of one suit to pass on</source>
        <translation>Choose three tiles of one suit to pass on</translation>
    </message>
    <message>
        <source>Choose the suit that you will do without</source>
        <translation>Choose the suit that you will do without</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <extracomment>a tile of the hand</extracomment>
        <translation>%1, chosen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s)</source>
        <extracomment>a suit and how many tiles of it are held</extracomment>
        <translation>
            <numerusform>%1: %n tile</numerusform>
            <numerusform>%1: %n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose your riichi discard</source>
        <translation>Choose your riichi discard</translation>
    </message>
</context>
<context>
    <name>tingpai::app::PositionView</name>
    <message numerus="yes">
        <source>%n tile(s) left in the wall</source>
        <translation>
            <numerusform>%n tile left in the wall</numerusform>
            <numerusform>%n tiles left in the wall</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tingpai::app::ProgramList</name>
    <message>
        <source>The program needs a name</source>
        <translation>The program needs a name</translation>
    </message>
    <message>
        <source>Another program has this name</source>
        <translation>Another program has this name</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s) in your settings cannot be read and will not be run. Add them again.</source>
        <translation>
            <numerusform>%n program in your settings cannot be read and will not be run. Add it again.</numerusform>
            <numerusform>%n programs in your settings cannot be read and will not be run. Add them again.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name can have at most %1 letters</source>
        <translation>The name can have at most %1 letters</translation>
    </message>
    <message>
        <source>The command can have at most %1 letters</source>
        <translation>The command can have at most %1 letters</translation>
    </message>
    <message>
        <source>You can add at most %1 programs</source>
        <translation>You can add at most %1 programs</translation>
    </message>
</context>
<context>
    <name>tingpai::app::ProgramSeats</name>
    <message>
        <source>%1 is not among your programs any more.</source>
        <translation>%1 is not among your programs any more.</translation>
    </message>
    <message>
        <source>%1 does not know the rules of this game.</source>
        <translation>%1 does not know the rules of this game.</translation>
    </message>
</context>
<context>
    <name>tingpai::app::ProgramTrial</name>
    <message>
        <source>It plays: its first answer was “%1”, after %2 ms.</source>
        <extracomment>%1: an action, %2: milliseconds</extracomment>
        <translation>It plays: its first answer was “%1”, after %2 ms.</translation>
    </message>
    <message>
        <source>Its last message: %1</source>
        <extracomment>%1: a line that a program wrote</extracomment>
        <translation>Its last message: %1</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Records</name>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Damaged</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Place %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>No hints</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 cannot be read: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>Game imported</source>
        <translation>Game imported</translation>
    </message>
    <message>
        <source>Game deleted</source>
        <translation>Game deleted</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Imported</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>Earlier branch</source>
        <translation>Earlier branch</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 is not a file</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In progress</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandoned</translation>
    </message>
    <message>
        <source>its rules are no preset (%1)</source>
        <translation>its rules are no preset (%1)</translation>
    </message>
    <message>
        <source>its walls are not from its seed</source>
        <translation>its walls are not from its seed</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB: too large for a record</source>
        <translation>%1 is larger than 16 MiB: too large for a record</translation>
    </message>
    <message>
        <source>Game imported. It has no deal code: %1.</source>
        <translation>Game imported. It has no deal code: %1.</translation>
    </message>
    <message>
        <source>Hand %1: %2</source>
        <translation>Hand %1: %2</translation>
    </message>
    <message>
        <source>The text is larger than 16 MiB: too large for a record</source>
        <translation>The text is larger than 16 MiB: too large for a record</translation>
    </message>
    <message>
        <source>There is no text on the clipboard</source>
        <translation>There is no text on the clipboard</translation>
    </message>
</context>
<context>
    <name>tingpai::app::ReplayController</name>
    <message>
        <source>This game has no hands</source>
        <translation>This game has no hands</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they did</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Same as the tutor</source>
        <translation>Same as the tutor</translation>
    </message>
    <message>
        <source>Already played. Play on from here to try something else.</source>
        <translation>Already played. Play on from here to try something else.</translation>
    </message>
    <message>
        <source>Event %1: %2</source>
        <translation>Event %1: %2</translation>
    </message>
    <message>
        <source>Nothing to decide here</source>
        <translation>Nothing to decide here</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Review</name>
    <message>
        <source>Event %1: %2</source>
        <translation>Event %1: %2</translation>
    </message>
    <message>
        <source>%1 of your decisions were as good as the best, or nearly</source>
        <translation>%1 of your decisions were as good as the best, or nearly</translation>
    </message>
    <message>
        <source>%1 of the decisions were as good as the best, or nearly</source>
        <translation>%1 of the decisions were as good as the best, or nearly</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n decision(s) reviewed</source>
        <translation>
            <numerusform>%1 of %n decision reviewed</numerusform>
            <numerusform>%1 of %n decisions reviewed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) reviewed</source>
        <translation>
            <numerusform>%n decision reviewed</numerusform>
            <numerusform>%n decisions reviewed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) of this size and kind</source>
        <translation>
            <numerusform>%n mistake of this size and kind</numerusform>
            <numerusform>%n mistakes of this size and kind</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes from %1</source>
        <translation>Mistakes from %1</translation>
    </message>
    <message>
        <source>%1, a bot</source>
        <translation>%1, a bot</translation>
    </message>
    <message>
        <source>%1, a program</source>
        <translation>%1, a program</translation>
    </message>
</context>
<context>
    <name>tingpai::app::RuleSettings</name>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>On</source>
        <translation>On</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>an option of the rules and what is chosen</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>rules and which variant of them: &quot;name, variant&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>tingpai::app::SeatView</name>
    <message>
        <source>%1, %2, score %3</source>
        <extracomment>A player: name, seat wind, score</extracomment>
        <translation>%1, %2, score %3</translation>
    </message>
    <message>
        <source>%1, to play</source>
        <translation>%1, to play</translation>
    </message>
    <message>
        <source>%1; may wait for %2</source>
        <translation>%1; may wait for %2</translation>
    </message>
    <message>
        <source>%1: nothing discarded</source>
        <translation>%1: nothing discarded</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1 discarded %2</translation>
    </message>
    <message>
        <source>%1: no melds</source>
        <translation>%1: no melds</translation>
    </message>
    <message>
        <source>%1 melded %2</source>
        <translation>%1 melded %2</translation>
    </message>
    <message>
        <source>%1: no flowers</source>
        <translation>%1: no flowers</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <translation>%1 showed %2</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>%1 ready</translation>
    </message>
    <message>
        <source>%1 is far from ready</source>
        <translation>%1 is far from ready</translation>
    </message>
    <message>
        <source>%1 may be ready</source>
        <translation>%1 may be ready</translation>
    </message>
    <message>
        <source>%1 is probably ready</source>
        <translation>%1 is probably ready</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>about %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>Gave up %1</source>
        <translation>Gave up %1</translation>
    </message>
    <message>
        <source>Won first</source>
        <translation>Won first</translation>
    </message>
    <message>
        <source>Won second</source>
        <translation>Won second</translation>
    </message>
    <message>
        <source>Won third</source>
        <translation>Won third</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <extracomment>A player: name, score</extracomment>
        <translation>%1, score %2</translation>
    </message>
    <message>
        <source>Furiten</source>
        <extracomment>a player who waits for a tile, but may win on no discard</extracomment>
        <translation>Furiten</translation>
    </message>
    <message>
        <source>Furiten: you can win only by self-draw</source>
        <translation>Furiten: you can win only by self-draw</translation>
    </message>
</context>
<context>
    <name>tingpai::app::SecondOpinion</name>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 is thinking</translation>
    </message>
    <message>
        <source>No second opinion from %1</source>
        <translation>No second opinion from %1</translation>
    </message>
    <message>
        <source>%1 would declare riichi, too</source>
        <translation>%1 would declare riichi, too</translation>
    </message>
    <message>
        <source>%1 would declare riichi</source>
        <translation>%1 would declare riichi</translation>
    </message>
    <message>
        <source>%1 agrees</source>
        <translation>%1 agrees</translation>
    </message>
    <message>
        <source>%1 would pass</source>
        <translation>%1 would pass</translation>
    </message>
    <message>
        <source>%1 would discard the %2</source>
        <extracomment>%1: a program, %2: a tile</extracomment>
        <translation>%1 would discard the %2</translation>
    </message>
    <message>
        <source>%1 would choose “%2”</source>
        <extracomment>%1: a program, %2: an action, &quot;Pung 3 of dots&quot;</extracomment>
        <translation>%1 would choose “%2”</translation>
    </message>
</context>
<context>
    <name>tingpai::app::SharedScreen</name>
    <message>
        <source>%1, pressed</source>
        <translation>%1, pressed</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Statistics</name>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Hands won</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message>
        <source>Won by self-draw</source>
        <translation>Won by self-draw</translation>
    </message>
    <message>
        <source>of the wins</source>
        <translation>of the wins</translation>
    </message>
    <message numerus="yes">
        <source>%n deal-in(s)</source>
        <translation>
            <numerusform>%n deal-in</numerusform>
            <numerusform>%n deal-ins</numerusform>
        </translation>
    </message>
    <message>
        <source>on average</source>
        <translation>on average</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Points a hand</translation>
    </message>
    <message>
        <source>Not noted</source>
        <translation>Not noted</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n game(s): %1 points</source>
        <translation>
            <numerusform>Mean of the last %n game: %1 points</numerusform>
            <numerusform>Mean of the last %n games: %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported game(s) not counted</source>
        <translation>
            <numerusform>%n imported game not counted</numerusform>
            <numerusform>%n imported games not counted</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealt into a win</source>
        <translation>Dealt into a win</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Any</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixed</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <extracomment>a pattern with what it counts: &quot;All Pungs, 6 fan&quot;</extracomment>
        <translation>
            <numerusform>%1, %n time</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>Points a win</translation>
    </message>
    <message>
        <source>Riichi declared</source>
        <translation>Riichi declared</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Called</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
</context>
<context>
    <name>tingpai::app::TableScene</name>
    <message>
        <source>There is no such tile</source>
        <translation>There is no such tile</translation>
    </message>
    <message>
        <source>No tile was drawn</source>
        <translation>No tile was drawn</translation>
    </message>
    <message>
        <source>That is not allowed now</source>
        <translation>That is not allowed now</translation>
    </message>
    <message>
        <source>You can win: take it or pass</source>
        <translation>You can win: take it or pass</translation>
    </message>
    <message>
        <source>You may call %1</source>
        <translation>You may call %1</translation>
    </message>
    <message>
        <source>You can win with %1</source>
        <translation>You can win with %1</translation>
    </message>
    <message>
        <source>Your turn: discard a tile</source>
        <translation>Your turn: discard a tile</translation>
    </message>
    <message>
        <source>You can rob the kong: %1</source>
        <translation>You can rob the kong: %1</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>The hand is over</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Waiting for your turn</source>
        <translation>Waiting for your turn</translation>
    </message>
    <message>
        <source>Hints begin with the first draw</source>
        <translation>Hints begin with the first draw</translation>
    </message>
    <message>
        <source>You have won, and the others play on</source>
        <translation>You have won, and the others play on</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Teacher</name>
    <message>
        <source>Good</source>
        <translation>Good</translation>
    </message>
    <message>
        <source>%1: %2 is better</source>
        <translation>%1: %2 is better</translation>
    </message>
    <message>
        <source>Comment: %1. %2</source>
        <translation>Comment: %1. %2</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Tutor</name>
    <message>
        <source>One of the marked tiles</source>
        <translation>One of the marked tiles</translation>
    </message>
</context>
</TS>
