<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>Advice</name>
    <message>
        <source>Thinking about your hand</source>
        <translation>手牌を分析中</translation>
    </message>
    <message>
        <source>shows the hints; hold it to peek</source>
        <translation>でヒントを表示、押し続けると一時表示</translation>
    </message>
    <message>
        <source>Bars above the tiles show what the best discards are worth, badges below which ones may deal in. This panel shows the best discard, the reason and your ways to win.</source>
        <translation>牌の上：切ったときの価値。下：相手ごとの放銃の危険。ここ：最善の打牌、その理由、和了への道筋。</translation>
    </message>
    <message>
        <source>Tiles that help and how many are left</source>
        <translation>有効牌と残り枚数</translation>
    </message>
</context>
<context>
    <name>CallBar</name>
    <message>
        <source>Calls</source>
        <translation>鳴きと和了</translation>
    </message>
</context>
<context>
    <name>CallButton</name>
    <message>
        <source>Sure?</source>
        <translation>本当に？</translation>
    </message>
    <message>
        <source>Press again to decline the win</source>
        <translation>もう一度押すと和了を見送ります</translation>
    </message>
</context>
<context>
    <name>CallOptions</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, the tutor&apos;s choice</source>
        <translation>%1：%2、コーチの選択</translation>
    </message>
</context>
<context>
    <name>CentrePanel</name>
    <message numerus="yes">
        <source>%1, %n tile(s) left</source>
        <comment>where the game stands</comment>
        <translation>
            <numerusform>%1、残り %n 枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message numerus="yes">
        <source>Win chance by decision, %n mistake(s) marked</source>
        <translation>
            <numerusform>選択ごとの和了率、ミス %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>%1, not counted: %2</source>
        <translation>%1、不計：%2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to %1 (%2)</source>
        <extracomment>%1 is a person, %2 a seat wind</extracomment>
        <translation>画面を%1さん（%2）に渡してください</translation>
    </message>
    <message>
        <source>Enter your PIN to see your hand</source>
        <translation>暗証番号を入力すると手牌が見えます</translation>
    </message>
    <message>
        <source>Hold Space to see your hand</source>
        <translation>スペースキーを押している間、手牌を表示</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>長押しで見る</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>%1 の暗証番号</translation>
    </message>
    <message>
        <source>Wrong PIN</source>
        <translation>暗証番号が違います</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>自分の牌を見る</translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <translation>画面を%1さんに渡してください</translation>
    </message>
</context>
<context>
    <name>DangerBadge</name>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
</context>
<context>
    <name>DangerWords</name>
    <message>
        <source>threw one away</source>
        <translation>捨てている</translation>
    </message>
    <message>
        <source>no copies are left</source>
        <translation>残りはない</translation>
    </message>
    <message>
        <source>collects %1</source>
        <translation>%1を集めている</translation>
    </message>
    <message>
        <source>collects another suit</source>
        <translation>他の色を集めている</translation>
    </message>
    <message>
        <source>has kept every tile of this suit</source>
        <translation>この色を一枚も捨てていない</translation>
    </message>
    <message>
        <source>may be ready (%1)</source>
        <translation>聴牌かもしれない、%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player (by seat wind or place) and the chance of dealing in to it; why</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Danger: %1</source>
        <translation>危険：%1</translation>
    </message>
    <message>
        <source>On your right</source>
        <extracomment>a player</extracomment>
        <translation>下家</translation>
    </message>
    <message>
        <source>Opposite</source>
        <extracomment>a player</extracomment>
        <translation>対面</translation>
    </message>
    <message>
        <source>On your left</source>
        <extracomment>a player</extracomment>
        <translation>上家</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message>
        <source>Not a deal code: a character is wrong or missing</source>
        <translation>配牌コードではありません。文字が違うか足りません</translation>
    </message>
    <message>
        <source>This deal uses rules that this version does not support</source>
        <translation>この配牌のルールには、このバージョンは対応していません</translation>
    </message>
    <message>
        <source>Enter a deal code</source>
        <translation>配牌コードを入力してください</translation>
    </message>
    <message>
        <source>No deal has this number; the last one is %1</source>
        <translation>その番号の配牌はありません。最後は %1 です</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Play a deal</source>
        <translation>配牌コードで遊ぶ</translation>
    </message>
    <message>
        <source>A deal code fixes every wall of a game: everyone who plays it is dealt the same tiles. Your own game shows its code at the end.</source>
        <translation>配牌コードは一試合のすべての山を表します。同じコードなら誰にでも同じ牌が配られます。自分の対局のコードは終局時に表示されます。</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>配牌コード</translation>
    </message>
    <message>
        <source>Deal code or number</source>
        <translation>配牌コードか番号</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>From a code</source>
        <translation>コードから</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>今日の配牌</translation>
    </message>
    <message>
        <source>Everyone who plays today gets the same walls.</source>
        <translation>今日これを打つ人は皆同じ山です。</translation>
    </message>
    <message>
        <source>Your result: %1 points</source>
        <translation>対局済み：%1 点</translation>
    </message>
    <message>
        <source>Play the deal of the day</source>
        <translation>今日の配牌で打つ</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>もう一度打つ</translation>
    </message>
    <message>
        <source>Are the walls fair?</source>
        <translation>途中で変わっていないか？</translation>
    </message>
    <message>
        <source>The menu shows the wall seal from the first tile on. The seal proves that the walls were fixed before the first hand: enter the deal code after the game and compare.</source>
        <translation>最初の一枚からメニューに全ての山の封印が出て、対局の終わりにコードが出ます。そのコードでもう一度配れば同じ封印になります。どの局の牌も対局の前に決まっています。</translation>
    </message>
    <message>
        <source>Deals you have played</source>
        <translation>打った配牌</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 対局</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a deal to put its code into the field, then play it again or share it.</source>
        <translation>選ぶとそのコードが欄に入ります。もう一度打つことも、人に渡すこともできます。</translation>
    </message>
    <message>
        <source>Finished games appear here with their codes.</source>
        <translation>終えた対局がコードと共にここに並びます。</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Copied</source>
        <translation>コピー済み</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>配牌コードをコピー</translation>
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
        <translation>四種の風牌すべての刻子か槓子。</translation>
    </message>
    <message>
        <source>Pungs or kongs of all three dragons.</source>
        <translation>白・發・中すべての刻子か槓子。</translation>
    </message>
    <message>
        <source>Only green tiles: 2, 3, 4, 6 and 8 of bamboo and the green dragon.</source>
        <translation>緑だけの牌、索子の2・3・4・6・8と發だけで作る。</translation>
    </message>
    <message>
        <source>Concealed 1112345678999 of one suit, won with any tile of that suit.</source>
        <translation>門前で同じ色の1112345678999をそろえ、その色のどの牌でも和る。</translation>
    </message>
    <message>
        <source>Four kongs, melded or concealed, and a pair.</source>
        <translation>槓子四つと雀頭。明槓でも暗槓でもよい。</translation>
    </message>
    <message>
        <source>Seven consecutive pairs in one suit.</source>
        <translation>同じ色で数がつながる七つの対子。</translation>
    </message>
    <message>
        <source>One of each terminal and honour, and a second copy of any of them.</source>
        <translation>すべての幺九牌を一枚ずつと、そのうち一種をもう一枚。</translation>
    </message>
    <message>
        <source>Every tile is a one or a nine.</source>
        <translation>1と9の数牌だけで作る。</translation>
    </message>
    <message>
        <source>Pungs of three winds and a pair of the fourth.</source>
        <translation>三種の風牌の刻子と、残る風牌の雀頭。</translation>
    </message>
    <message>
        <source>Pungs of two dragons and a pair of the third.</source>
        <translation>二種の三元牌の刻子と、残る三元牌の雀頭。</translation>
    </message>
    <message>
        <source>Only winds and dragons.</source>
        <translation>字牌だけで作る。</translation>
    </message>
    <message>
        <source>Four concealed pungs; the last one must not be completed by a discard.</source>
        <translation>鳴かずにそろえた刻子四つ。最後の刻子も捨て牌で作ってはならない。</translation>
    </message>
    <message>
        <source>In one suit, 123 and 789 twice each and a pair of fives.</source>
        <translation>同じ色の123と789を二組ずつ、雀頭は5。</translation>
    </message>
    <message>
        <source>Four identical chows in one suit.</source>
        <translation>まったく同じ順子が四つ。</translation>
    </message>
    <message>
        <source>Four pungs of consecutive ranks in one suit.</source>
        <translation>同じ色で数がつながる四つの刻子。</translation>
    </message>
    <message>
        <source>Four chows in one suit, each one step higher than the last, or each two.</source>
        <translation>同じ色の順子四つ。数が一つずつ、または二つずつ上がる。</translation>
    </message>
    <message>
        <source>Three kongs, melded or concealed.</source>
        <translation>槓子三つ。明槓でも暗槓でもよい。</translation>
    </message>
    <message>
        <source>Only terminals and honours, with both present.</source>
        <translation>1と9と字牌だけで作る。</translation>
    </message>
    <message>
        <source>Seven pairs; four of a kind count as two.</source>
        <translation>対子七つ。同じ牌四枚は二つの対子と数えてよい。</translation>
    </message>
    <message>
        <source>All seven honours and seven different tiles from 147, 258 and 369, each in a different suit.</source>
        <translation>字牌七種すべてと、組合龍の形（147・258・369をそれぞれ別の色で）から七枚を一枚ずつ。</translation>
    </message>
    <message>
        <source>Pungs and a pair of even tiles only: 2, 4, 6 and 8.</source>
        <translation>2・4・6・8の刻子と雀頭だけで作る。</translation>
    </message>
    <message>
        <source>All tiles of one suit, without honours.</source>
        <translation>一つの色の数牌だけで作る。字牌はない。</translation>
    </message>
    <message>
        <source>Three identical chows in one suit.</source>
        <translation>まったく同じ順子が三つ。</translation>
    </message>
    <message>
        <source>Three pungs of consecutive ranks in one suit.</source>
        <translation>同じ色で数がつながる三つの刻子。</translation>
    </message>
    <message>
        <source>Only sevens, eights and nines.</source>
        <translation>7・8・9だけで作る。</translation>
    </message>
    <message>
        <source>Only fours, fives and sixes.</source>
        <translation>4・5・6だけで作る。</translation>
    </message>
    <message>
        <source>Only ones, twos and threes.</source>
        <translation>1・2・3だけで作る。</translation>
    </message>
    <message>
        <source>123, 456 and 789 in one suit.</source>
        <translation>同じ色の123・456・789。</translation>
    </message>
    <message>
        <source>123 and 789 in two suits, and a pair of fives in the third.</source>
        <translation>二色それぞれに123と789、残る色の5が雀頭。</translation>
    </message>
    <message>
        <source>Three chows in one suit, each one step higher than the last, or each two.</source>
        <translation>同じ色の順子三つ。数が一つずつ、または二つずつ上がる。</translation>
    </message>
    <message>
        <source>A five in every set and in the pair.</source>
        <translation>すべての面子と雀頭に5が入る。</translation>
    </message>
    <message>
        <source>Pungs of the same rank in all three suits.</source>
        <translation>三色で同じ数の刻子。</translation>
    </message>
    <message>
        <source>Three concealed pungs.</source>
        <translation>鳴かずにそろえた刻子三つ。</translation>
    </message>
    <message>
        <source>Fourteen different tiles: some honours, and the rest from 147, 258 and 369, each in a different suit.</source>
        <translation>十四枚すべて別の牌。字牌と、それぞれ別の色の147・258・369からなる。</translation>
    </message>
    <message>
        <source>147, 258 and 369, each in a different suit, in place of three sets.</source>
        <translation>それぞれ別の色の147・258・369が三つの面子の代わりになる。</translation>
    </message>
    <message>
        <source>Only tiles from six to nine.</source>
        <translation>6から9までの数牌だけで作る。</translation>
    </message>
    <message>
        <source>Only tiles from one to four.</source>
        <translation>1から4までの数牌だけで作る。</translation>
    </message>
    <message>
        <source>Pungs of three winds.</source>
        <translation>風牌の刻子三つ。</translation>
    </message>
    <message>
        <source>123, 456 and 789, one in each suit.</source>
        <translation>123・456・789を三色で一つずつ。</translation>
    </message>
    <message>
        <source>Only tiles that look the same upside down: 1234589 of dots, 245689 of bamboo, the white dragon.</source>
        <translation>上下を逆にしても同じ牌だけ：筒子の1234589、索子の245689、白。</translation>
    </message>
    <message>
        <source>The same chow in all three suits.</source>
        <translation>三色で同じ数の順子。</translation>
    </message>
    <message>
        <source>Three pungs of consecutive ranks, one in each suit.</source>
        <translation>数がつながる刻子を三色で一つずつ。</translation>
    </message>
    <message>
        <source>A winning hand with no other fan, flowers aside.</source>
        <translation>花牌のほかに役が一つもない和了。</translation>
    </message>
    <message>
        <source>Win by drawing the last tile of the wall.</source>
        <translation>山の最後の一枚を引いて和る。</translation>
    </message>
    <message>
        <source>Win with the discard after the last draw of the wall.</source>
        <translation>山がなくなった後の最後の捨て牌で和る。</translation>
    </message>
    <message>
        <source>Win with the replacement tile of your own kong.</source>
        <translation>自分の槓の後に引いた牌で和る。</translation>
    </message>
    <message>
        <source>Win with a tile that another player adds to a pung.</source>
        <translation>他家が加槓しようとした牌で和る。</translation>
    </message>
    <message>
        <source>Four pungs or kongs and a pair.</source>
        <translation>刻子か槓子が四つと雀頭。</translation>
    </message>
    <message>
        <source>One suit and honours.</source>
        <translation>一つの色の数牌と字牌。</translation>
    </message>
    <message>
        <source>Three chows, one in each suit, each one step higher than the last.</source>
        <translation>三色の順子。数が一つずつ上がる。</translation>
    </message>
    <message>
        <source>All three suits, winds and dragons in one hand.</source>
        <translation>三色の数牌、風牌、三元牌がすべてある。</translation>
    </message>
    <message>
        <source>All four sets melded, won with a discard.</source>
        <translation>四つの面子をすべて鳴き、捨て牌の単騎で和る。</translation>
    </message>
    <message>
        <source>Two concealed kongs.</source>
        <translation>暗槓が二つ。</translation>
    </message>
    <message>
        <source>Pungs of two dragons.</source>
        <translation>三元牌の刻子が二つ。</translation>
    </message>
    <message>
        <source>A concealed kong and a melded kong.</source>
        <translation>暗槓一つと明槓一つ。</translation>
    </message>
    <message>
        <source>A terminal or an honour in every set and in the pair.</source>
        <translation>すべての面子と雀頭に幺九牌が入る。</translation>
    </message>
    <message>
        <source>No melds, won by self-draw.</source>
        <translation>一度も鳴かず、自分で引いて和る。</translation>
    </message>
    <message>
        <source>Two melded kongs.</source>
        <translation>明槓が二つ。</translation>
    </message>
    <message>
        <source>Win with the last copy of a tile whose other three are visible.</source>
        <translation>場に三枚見えている牌の、四枚目で和る。</translation>
    </message>
    <message>
        <source>A pung of a dragon; each counts.</source>
        <translation>三元牌の刻子。一つごとに数える。</translation>
    </message>
    <message>
        <source>A pung of the round&apos;s wind.</source>
        <translation>場風の刻子。</translation>
    </message>
    <message>
        <source>A pung of your own wind.</source>
        <translation>自風の刻子。</translation>
    </message>
    <message>
        <source>No melds, won with a discard.</source>
        <translation>一度も鳴かず、捨て牌で和る。</translation>
    </message>
    <message>
        <source>Four chows and a suited pair.</source>
        <translation>順子四つと数牌の雀頭。</translation>
    </message>
    <message>
        <source>All four copies of a tile, not declared as a kong.</source>
        <translation>同じ牌四枚を槓にせず使う。</translation>
    </message>
    <message>
        <source>Pungs of the same rank in two suits.</source>
        <translation>二色で同じ数の刻子。</translation>
    </message>
    <message>
        <source>Two concealed pungs.</source>
        <translation>鳴かずにそろえた刻子二つ。</translation>
    </message>
    <message>
        <source>One concealed kong.</source>
        <translation>暗槓が一つ。</translation>
    </message>
    <message>
        <source>No ones, nines or honours.</source>
        <translation>1と9と字牌がない。</translation>
    </message>
    <message>
        <source>Two identical chows in one suit.</source>
        <translation>まったく同じ順子が二つ。</translation>
    </message>
    <message>
        <source>The same chow in two suits.</source>
        <translation>二色で同じ数の順子。</translation>
    </message>
    <message>
        <source>Two consecutive chows in one suit.</source>
        <translation>同じ色でつながる二つの順子。</translation>
    </message>
    <message>
        <source>123 and 789 in one suit.</source>
        <translation>同じ色の123と789。</translation>
    </message>
    <message>
        <source>A pung of ones, nines, or a wind that is neither the round&apos;s nor yours.</source>
        <translation>1か9の刻子、または場風でも自風でもない風牌の刻子。</translation>
    </message>
    <message>
        <source>One melded kong.</source>
        <translation>明槓が一つ。</translation>
    </message>
    <message>
        <source>Tiles of only two of the three suits.</source>
        <translation>三色のうち二色の数牌しかない。</translation>
    </message>
    <message>
        <source>No winds and no dragons.</source>
        <translation>風牌も三元牌もない。</translation>
    </message>
    <message>
        <source>The only wait was a three for 12, or a seven for 89.</source>
        <translation>12の3か、89の7だけを待つ。</translation>
    </message>
    <message>
        <source>The only wait was the middle tile of a chow.</source>
        <translation>順子の真ん中の牌だけを待つ。</translation>
    </message>
    <message>
        <source>The only wait was the second tile of the pair.</source>
        <translation>雀頭になる一枚だけを待つ。</translation>
    </message>
    <message>
        <source>Win by self-draw.</source>
        <translation>自分で引いた牌で和る。</translation>
    </message>
    <message>
        <source>One for each flower or season. Flowers do not help to reach eight fan.</source>
        <translation>花牌一枚ごとに一番。和了に要る八番には数えない。</translation>
    </message>
</context>
<context>
    <name>FansCard</name>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>数えない役</translation>
    </message>
</context>
<context>
    <name>FansPage</name>
    <message>
        <source>Rules and fans</source>
        <translation>ルールと役</translation>
    </message>
    <message>
        <source>Rules in brief</source>
        <translation>ルールの概要</translation>
    </message>
    <message>
        <source>Enter a name, a word or the points</source>
        <translation>名前・言葉・番数を入力</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>None of these matches</source>
        <translation>該当するものはありません</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
</context>
<context>
    <name>GameCards</name>
    <message>
        <source>Best hand</source>
        <translation>最高の手</translation>
    </message>
    <message>
        <source>Your points, hand by hand</source>
        <translation>局ごとの得点</translation>
    </message>
    <message>
        <source>Most won: %1</source>
        <translation>最大の得点：%1</translation>
    </message>
    <message>
        <source>Most lost: %1</source>
        <translation>最大の失点：%1</translation>
    </message>
</context>
<context>
    <name>GameOverPage</name>
    <message>
        <source>Game over</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>牌譜を保存</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), deal %1</source>
        <translation>
            <numerusform>全 %n 局、配牌 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal code %1</source>
        <translation>配牌コード %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピー済み</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>配牌コードをコピー</translation>
    </message>
    <message>
        <source>Wall seal: %1</source>
        <translation>山の封印：%1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), reshuffled on the way</source>
        <translation>
            <numerusform>全 %n 局、別の運</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1 として保存しました</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>牌譜再生</translation>
    </message>
    <message>
        <source>This game has no deal code</source>
        <translation>この対局に配牌コードはありません</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>卓を見る</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最終順位</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>配牌</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), custom rules</source>
        <translation>
            <numerusform>%n局、変更したルール</numerusform>
        </translation>
    </message>
    <message>
        <source>Games with custom rules have no deal code</source>
        <translation>ルールを変えた対局に配牌コードはありません</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>%1 points</source>
        <translation>%1 点</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>あなたの対局</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最終順位</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Take back, reshuffle</source>
        <translation>やり直して積み直す</translation>
    </message>
    <message>
        <source>Wall seal: %1</source>
        <translation>山の封印：%1</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>Your hand</source>
        <translation>あなたの手牌</translation>
    </message>
</context>
<context>
    <name>HintLevels</name>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Attack or defend</source>
        <translation>攻守</translation>
    </message>
    <message>
        <source>Three tiles</source>
        <translation>候補三枚</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Hold %1 for a look</source>
        <translation>%1 を押している間だけ表示</translation>
    </message>
    <message>
        <source>One word: go on, or play safe</source>
        <translation>攻めるか守るか、ひと言だけ</translation>
    </message>
    <message>
        <source>Three good discards, in no order</source>
        <translation>良い打牌を三枚、順不同</translation>
    </message>
    <message>
        <source>The best move, why, and ways to win</source>
        <translation>最善手と理由、和了への道筋</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>HintsChoice</name>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Three tiles</source>
        <translation>候補三枚</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Attack or defend</source>
        <translation>攻守</translation>
    </message>
</context>
<context>
    <name>HongzhongWords</name>
    <message>
        <source>Four Reds</source>
        <translation>紅中四枚</translation>
    </message>
    <message>
        <source>All four red dragons in one hand, whatever the other tiles are.</source>
        <translation>紅中四枚がすべて手牌にある。ほかの牌は問わない。</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>七対</translation>
    </message>
    <message>
        <source>Seven pairs in a concealed hand; four of a kind are two pairs.</source>
        <translation>門前で対子が七つ。同じ牌四枚は二対子と数える。</translation>
    </message>
    <message>
        <source>Four Sets and a Pair</source>
        <translation>四面子一雀頭</translation>
    </message>
    <message>
        <source>Chows and pungs from your own draws; red dragons stand for any tile.</source>
        <translation>自摸でそろえた順子と刻子。紅中はどの牌の代わりにもなる。</translation>
    </message>
    <message>
        <source>Bonus Tiles</source>
        <translation>ボーナス牌</translation>
    </message>
    <message>
        <source>Tiles turned over for a win: a 1, a 5, a 9 or a red dragon is a hit.</source>
        <translation>和了のあとにめくる牌。1、5、9 と紅中が当たり。</translation>
    </message>
    <message>
        <source>Red-dragon-wild</source>
        <translation>紅中麻雀</translation>
    </message>
    <message>
        <source>Red dragons stand for any tile. Win on your own draw or by robbing a kong.</source>
        <translation>紅中はどの牌にもなる。ツモか槍槓で和了。</translation>
    </message>
    <message>
        <source>Red dragons stand for any tile. Win on your own draw alone.</source>
        <translation>紅中はどの牌にもなる。和了はツモだけ。</translation>
    </message>
    <message>
        <source>112 tiles · four wild reds · no chows</source>
        <translation>牌 112 枚 · 紅中四枚がワイルド · チーなし</translation>
    </message>
    <message>
        <source>Ways to win</source>
        <translation>和了の形</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 項目</numerusform>
        </translation>
    </message>
    <message>
        <source>How you won</source>
        <translation>あなたの和了</translation>
    </message>
    <message numerus="yes">
        <source>Bonus Tiles, %n hit(s)</source>
        <translation>
            <numerusform>ボーナス牌、当たり %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>当たり %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no hits</source>
        <translation>当たりなし</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>当たり %1</translation>
    </message>
    <message>
        <source>Hits a win</source>
        <translation>和了ごとの当たり</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>%2 局中 %1 局目</translation>
    </message>
    <message>
        <source>Hand %1/%2</source>
        <translation>%1/%2 局</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>Red dragons</source>
        <translation>紅中</translation>
    </message>
    <message>
        <source>A red dragon in your hand stands for any tile of the suits, even a fifth copy. It cannot be part of a pung or kong that you claim or declare. You may discard one, but nobody can claim it.</source>
        <translation>手牌の紅中はどの数牌にもなり、五枚目でもよい。ポンやカンには使えない。捨ててもよいが、誰も鳴けない。</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>鳴き</translation>
    </message>
    <message>
        <source>Anyone may pung or kong a discard. There is no chow, and nobody wins on a discard.</source>
        <translation>捨て牌は誰でもポンやカンができる。チーはなく、捨て牌で和了することもない。</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>ボーナス牌</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>The winner deals the next hand. If the wall runs out, the dealer deals again.</source>
        <translation>和了した人が次の親になる。流局なら親が続く。</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>和了の点数</translation>
    </message>
    <message>
        <source>Seven pairs win</source>
        <translation>七対で和了</translation>
    </message>
    <message>
        <source>Robbing a kong</source>
        <translation>槍槓</translation>
    </message>
    <message>
        <source>Four red dragons win</source>
        <translation>紅中四枚で和了</translation>
    </message>
    <message>
        <source>More without reds</source>
        <translation>紅中なしの追加</translation>
    </message>
    <message>
        <source>One bonus tile, its rank counts</source>
        <translation>ボーナス牌一枚、数字で数える</translation>
    </message>
    <message>
        <source>Bonus tiles are set aside</source>
        <translation>ボーナス牌を別に置く</translation>
    </message>
    <message>
        <source>Concealed kong, from each</source>
        <translation>暗槓、各自から</translation>
    </message>
    <message>
        <source>Added kong, from each</source>
        <translation>加槓、各自から</translation>
    </message>
    <message>
        <source>Claimed kong, from the discarder</source>
        <translation>明槓、捨てた人から</translation>
    </message>
    <message>
        <source>points from each</source>
        <translation>点、各自から</translation>
    </message>
    <message>
        <source>count: %1 points from each</source>
        <translation>：各自から %1 点</translation>
    </message>
    <message>
        <source>Server rules</source>
        <translation>サーバー規則</translation>
    </message>
    <message>
        <source>Complete four sets and a pair, or seven pairs, with your own draws.</source>
        <translation>自分のツモで四面子一雀頭か七対をそろえる。</translation>
    </message>
    <message>
        <source>Complete four sets and a pair with your own draws.</source>
        <translation>自分のツモで四面子一雀頭をそろえる。</translation>
    </message>
    <message>
        <source>All four red dragons in one hand win at once.</source>
        <translation>紅中四枚がそろえば、すぐに和了になる。</translation>
    </message>
    <message>
        <source>The suits and four red dragons are played, 112 tiles; there are no winds, other dragons or flowers.</source>
        <translation>使うのは数牌と紅中四枚の 112 枚で、風牌、ほかの三元牌、花牌はない。</translation>
    </message>
    <message>
        <source>A tile that is added to a pung can be won; its owner then pays for all three.</source>
        <translation>加槓された牌では和了できる。その場合は加槓した人が三人分を払う。</translation>
    </message>
    <message>
        <source>A kong is paid at once, and stays paid even if nobody wins the hand. In points, everyone pays %1 for a concealed one and %2 for one added to a pung; the discarder pays %3 for a claimed one.</source>
        <translation>カンはすぐに精算し、流局しても戻らない。暗槓は三人が %1 点ずつ、加槓は三人が %2 点ずつ、明槓は捨てた人が %3 点を払う。</translation>
    </message>
    <message>
        <source>Its replacement comes from the end of the wall.</source>
        <translation>補充牌は壁牌の末尾から引く。</translation>
    </message>
    <message>
        <source>What is turned over is set aside before the hand and never drawn.</source>
        <translation>めくる牌は局の前に取り分けられ、引かれることはない。</translation>
    </message>
    <message>
        <source>What is turned over comes from the wall, as far as it goes.</source>
        <translation>めくる牌は残りの壁牌から取り、足りなければあるだけにする。</translation>
    </message>
    <message>
        <source>After a win one tile is turned over. Its number is the bonus; a red dragon counts 10.</source>
        <translation>和了のあと牌を一枚めくる。その数字が加点になり、紅中は 10 と数える。</translation>
    </message>
    <message numerus="yes">
        <source>After a win %n tile(s) are turned over.</source>
        <translation>
            <numerusform>和了のあと牌を %n 枚めくる。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a hand without red dragons, %n more.</source>
        <translation>
            <numerusform>紅中のない手なら %n 枚多い。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every 1, 5, 9 and red dragon among them is a hit.</source>
        <translation>1、5、9 と紅中が当たりになる。</translation>
    </message>
    <message numerus="yes">
        <source>Each of the others pays the winner %n point(s).</source>
        <translation>
            <numerusform>ほかの三人がそれぞれ %n 点を払う。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the others pays the winner %n point(s) and the bonus.</source>
        <translation>
            <numerusform>ほかの三人がそれぞれ %n 点と加点分を払う。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the others pays the winner %n point(s), and as much again for each hit.</source>
        <translation>
            <numerusform>ほかの三人がそれぞれ %n 点と、当たり一つごとに同じ点数を払う。</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
</context>
<context>
    <name>HotseatPage</name>
    <message>
        <source>Pass and play</source>
        <translation>交代プレイ</translation>
    </message>
    <message>
        <source>A curtain hides each hand between turns. After every discard all players have the same time to answer “Any calls?”: press your key to call and take the screen. Bots fill the empty seats.</source>
        <translation>プレイヤーの間には幕が下ります。打牌のたびに同じ長さだけ「鳴く人は？」と尋ね、鳴きたい人は自分のキーを押すと画面を受け取ります。空席はコンピューターが埋めます。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Time to call</source>
        <translation>鳴きの待ち時間</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>コンピューターの強さ</translation>
    </message>
    <message>
        <source>Rules chosen under New game: %1</source>
        <translation>「新しい対局」で選んだルール：%1</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Player in the seat of %1</source>
        <translation>%1の席の打ち手</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>鳴きと和了</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Ask and hear</source>
        <translation>聞いて確かめる</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>牌譜再生</translation>
    </message>
    <message>
        <source>Tile %1, or the choice %1 of a call</source>
        <translation>%1 枚目の牌、または鳴き方 %1</translation>
    </message>
    <message>
        <source>One tile to the left</source>
        <translation>左の牌へ</translation>
    </message>
    <message>
        <source>One tile to the right</source>
        <translation>右の牌へ</translation>
    </message>
    <message>
        <source>Discard this tile; continue after a hand</source>
        <translation>この牌を切る。局の後は次へ</translation>
    </message>
    <message>
        <source>Discard the drawn tile</source>
        <translation>ツモ切り</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Pass; twice to decline a win</source>
        <translation>パス。和了の見送りは 2 回押す</translation>
    </message>
    <message>
        <source>Show or hide the hints; hold to peek</source>
        <translation>ヒントの表示と非表示。押し続けると一時表示</translation>
    </message>
    <message>
        <source>Previous plan of the tutor</source>
        <translation>コーチの前の案</translation>
    </message>
    <message>
        <source>Next plan of the tutor</source>
        <translation>コーチの次の案</translation>
    </message>
    <message>
        <source>Fold the tutor away</source>
        <translation>コーチの欄をたたむ</translation>
    </message>
    <message>
        <source>What am I asked?</source>
        <translation>何を聞かれている？</translation>
    </message>
    <message>
        <source>What does the tutor say?</source>
        <translation>コーチの助言は？</translation>
    </message>
    <message>
        <source>What is in my hand?</source>
        <translation>自分の手牌は？</translation>
    </message>
    <message>
        <source>What do I wait for?</source>
        <translation>自分の待ちは？</translation>
    </message>
    <message>
        <source>What was discarded?</source>
        <translation>捨て牌は？</translation>
    </message>
    <message>
        <source>Who has melds?</source>
        <translation>鳴いた牌は？</translation>
    </message>
    <message>
        <source>Who has flowers?</source>
        <translation>花牌は？</translation>
    </message>
    <message>
        <source>How many tiles are left?</source>
        <translation>残りは何枚？</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>もう一度読む</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Look at the table after a hand</source>
        <translation>局の後に卓を見る</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>ウィンドウの次の部分</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>ウィンドウの前の部分</translation>
    </message>
    <message>
        <source>Cancel, or open the menu</source>
        <translation>取り消し、またはメニューを開く</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Keyboard guide</source>
        <translation>キー操作の案内</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>再生と一時停止</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>前の局</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>次の局</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>前の決断</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>次の決断</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>前のミス</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>次のミス</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>See from the next seat</source>
        <translation>次の席から見る</translation>
    </message>
    <message>
        <source>Open or close all hands</source>
        <translation>全員の手牌を開く・閉じる</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから打つ</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Take back, same draws</source>
        <translation>やり直す（同じツモ）</translation>
    </message>
    <message>
        <source>Take back and reshuffle</source>
        <translation>やり直して積み直す</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>配牌コードで遊ぶ</translation>
    </message>
    <message>
        <source>One step back along the plan</source>
        <translation>案を一手戻る</translation>
    </message>
    <message>
        <source>One step on along the plan</source>
        <translation>案を一手進む</translation>
    </message>
    <message>
        <source>Any calls?</source>
        <translation>鳴く人は？</translation>
    </message>
    <message>
        <source>Person %1</source>
        <translation>%1 人目</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>牌譜</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>対局を再生する</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>対局をファイルに保存する</translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation>対局を削除する</translation>
    </message>
    <message>
        <source>Show all numbers or only the main ones</source>
        <translation>コーチの数値をすべて表示、または主なものだけ表示</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>End the hand with nine terminals and honours</source>
        <translation>九種九牌で流局</translation>
    </message>
</context>
<context>
    <name>KeyHelp</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>%1: press the new key. Esc cancels.</source>
        <translation>%1：新しいキーを押してください。Esc で取り消し。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Press it again to take it, another key, or Esc.</source>
        <translation>%1 は「%2」のキーです。もう一度押すとこちらに移します。別のキーか Esc も可。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be used for this</source>
        <translation>%1 はここでは使えません</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Enter changes a key, Backspace removes it</source>
        <translation>Enter でキーを変更、Backspace で削除</translation>
    </message>
    <message>
        <source>All keys reset</source>
        <translation>すべてのキーを最初に戻しました</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>既定のキーに戻す</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>新しいキーを押す</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Opponents (mixed)</source>
        <translation>相手（混合）</translation>
    </message>
</context>
<context>
    <name>LevelPips</name>
    <message>
        <source>%1 points a hand against three Regulars</source>
        <translation>中級三人を相手に一局 %1 点</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tingpai</source>
        <translation>聴牌 Tingpai</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Scores, %1</source>
        <translation>得点、%1</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>手牌を隠す</translation>
    </message>
    <message>
        <source>Taken back and reshuffled</source>
        <translation>やり直しました。残りの牌は積み直しました</translation>
    </message>
    <message>
        <source>Taken back, same draws</source>
        <translation>やり直しました。ツモは同じです</translation>
    </message>
</context>
<context>
    <name>McrWords</name>
    <message>
        <source>fan</source>
        <translation>番</translation>
    </message>
    <message>
        <source>%1, %2 fan</source>
        <extracomment>a pattern and what it counts</extracomment>
        <translation>%1、%2番</translation>
    </message>
    <message numerus="yes">
        <source>%n fan</source>
        <translation>
            <numerusform>%n番</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fan</source>
        <translation>%1 番</translation>
    </message>
    <message>
        <source>%1 round, hand %2 of %3</source>
        <translation>%1場 第%2局（全%3局）</translation>
    </message>
    <message>
        <source>Chinese Official</source>
        <translation>中国公式麻雀</translation>
    </message>
    <message>
        <source>Hand %1/%2</source>
        <translation>%1/%2 局</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>Complete four sets and a pair. A set is a chow (three consecutive tiles of a suit), a pung (three alike) or a kong (four alike). Seven pairs and a few rare forms also win.</source>
        <translation>面子四つと雀頭をそろえます。面子は順子（同じ色の連続した三枚）、刻子（同じ牌三枚）、槓子（同じ牌四枚）。七対やいくつかの特別な形でも和れます。</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>一局の流れ</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>鳴き</translation>
    </message>
    <message>
        <source>Only the next player may chow a discard; anyone may pung, kong or win. A win beats a pung or kong, which beat a chow. If two can win, the one nearer in turn wins.</source>
        <translation>捨て牌は鳴けます。チーは下家だけ、ポン・カン・和了は誰でもできます。和了がポン・カンに、ポン・カンがチーに優先します。二人が和れるときは順番の早い人が和ります。</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Declare four alike in your hand as a concealed kong, or add the fourth tile to a melded pung. Each kong draws a replacement from the end of the wall. A player who needs an added tile to win may rob the kong.</source>
        <translation>手の中の同じ牌四枚は暗槓に、鳴いた刻子には四枚目を加えられます。槓のたびに山の端から一枚補充します。加えた牌で和れる人はその牌を取れます。</translation>
    </message>
    <message>
        <source>Eight fan to win</source>
        <translation>八番縛り</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>The discarder pays 8 plus the fan; the other two pay 8 each. On a self-draw all three pay 8 plus the fan.</source>
        <translation>放銃した人は番数に八を足して払い、他の二人は八ずつ払います。ツモなら三人とも番数に八を足して払います。</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>一試合</translation>
    </message>
    <message>
        <source>81 fans, and a hand must be worth eight: plan what you want.</source>
        <translation>役は81種、八番縛り。狙いを決めて手を作る。</translation>
    </message>
    <message>
        <source>144 tiles · flowers · up to 16 hands</source>
        <translation>144枚 · 花牌あり · 最大16局</translation>
    </message>
    <message>
        <source>81 fans, and any complete hand wins.</source>
        <translation>役は81種、番縛りなし。形ができれば和了。</translation>
    </message>
    <message>
        <source>81 fans, and a hand must be worth %1 fan: plan what you want.</source>
        <translation>役は81種、%1番縛り。狙いを決めて手を作る。</translation>
    </message>
    <message>
        <source>136 tiles · no flowers · up to 16 hands</source>
        <translation>136枚 · 花牌なし · 最大16局</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>花牌</translation>
    </message>
    <message>
        <source>Change seats after each round</source>
        <translation>場風ごとに席替え</translation>
    </message>
    <message>
        <source>A wall for each player</source>
        <translation>牌山を各自に分ける</translation>
    </message>
    <message>
        <source>Minimum to win</source>
        <translation>和了に要る番数</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>役</translation>
    </message>
    <message numerus="yes">
        <source>%n fan(s)</source>
        <extracomment>kinds of patterns</extracomment>
        <translation>
            <numerusform>%n種</numerusform>
        </translation>
    </message>
    <message>
        <source>Fans of your wins</source>
        <translation>和了した役</translation>
    </message>
    <message>
        <source>Fan a win</source>
        <translation>和了の番数</translation>
    </message>
    <message>
        <source>Everyone starts with thirteen tiles. On your turn you draw a tile and discard one.</source>
        <translation>各自十三枚を持ち、順番に一枚引いて一枚捨てます。</translation>
    </message>
    <message>
        <source>Flowers are laid open and replaced at once.</source>
        <translation>花牌はすぐに見せて補充します。</translation>
    </message>
    <message>
        <source>Everyone draws from a wall of their own. If the next player&apos;s runs out, nobody wins the hand.</source>
        <translation>各自が自分の山から引きます。次の人の山がなくなれば和了者なしで終わります。</translation>
    </message>
    <message>
        <source>If the wall runs out, nobody wins the hand.</source>
        <translation>山がなくなれば和了者なしで終わります。</translation>
    </message>
    <message>
        <source>Fans add up, except those that another one always includes.</source>
        <translation>番は足し合わせますが、別の役に必ず含まれる役は数えません。</translation>
    </message>
    <message>
        <source>Any complete hand wins</source>
        <translation>形ができれば和了</translation>
    </message>
    <message numerus="yes">
        <source>A hand needs at least %n fan, flowers not counted.</source>
        <translation>
            <numerusform>花牌を除いて %n 番以上なければ和れません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand needs at least %n fan.</source>
        <translation>
            <numerusform>%n 番以上なければ和れません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fan to win</source>
        <translation>
            <numerusform>%n 番縛り</numerusform>
        </translation>
    </message>
    <message>
        <source>A full game has sixteen hands: four rounds, one for each wind. Seat winds rotate after each hand.</source>
        <translation>十六局は四つの場に分かれ、場ごとに風が変わります。一局ごとに自風が移ります。</translation>
    </message>
    <message>
        <source>Players change places after each round.</source>
        <translation>場ごとに席を替わります。</translation>
    </message>
</context>
<context>
    <name>MenuPage</name>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Tingpai</source>
        <translation>聴牌 Tingpai</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>You and three bots</source>
        <translation>一人とコンピューター三人</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pass and play</source>
        <translation>交代プレイ</translation>
    </message>
    <message>
        <source>Two to four people at one screen</source>
        <translation>一つの画面で二～四人</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>配牌コードで遊ぶ</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Wins, fans and points over time</source>
        <translation>勝率・役・得点の推移</translation>
    </message>
    <message>
        <source>Rules and fans</source>
        <translation>ルールと役</translation>
    </message>
    <message>
        <source>Every fan, with an example</source>
        <translation>すべての役を例つきで</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>牌譜</translation>
    </message>
    <message>
        <source>Replay and review your games</source>
        <translation>対局の再生と検討</translation>
    </message>
    <message>
        <source>The deal of the day or a friend&apos;s code</source>
        <translation>今日の配牌、または人のコード</translation>
    </message>
    <message>
        <source>Mahjong with a tutor that tells you why</source>
        <translation>理由を教えてくれるコーチ付きの麻雀</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>はじめの一歩</translation>
    </message>
    <message>
        <source>Your hand, calls and the tutor in five steps</source>
        <translation>手牌・鳴き・コーチを5ステップで</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>初めての方へ</translation>
    </message>
    <message>
        <source>Practise your mistakes</source>
        <translation>ミスの復習</translation>
    </message>
    <message>
        <source>Positions from your own games, one new a day</source>
        <translation>自分の対局から出題、毎日一問</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Import a record</source>
        <translation>牌譜を取り込む</translation>
    </message>
    <message>
        <source>A game from a file, to replay and review</source>
        <translation>ファイルの対局を再生・検討</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>卓と牌</translation>
    </message>
    <message>
        <source>How tiles, cloth and panels look, and how a hand is sorted</source>
        <translation>牌・卓・パネルの見た目と理牌の順</translation>
    </message>
    <message>
        <source>Sound and speed</source>
        <translation>音と速さ</translation>
    </message>
    <message>
        <source>Volume, pace and animation</source>
        <translation>音量・テンポ・アニメーション</translation>
    </message>
    <message>
        <source>Keys and language</source>
        <translation>キーと言語</translation>
    </message>
    <message>
        <source>Language, clicks and every key</source>
        <translation>言語・クリック・すべてのキー</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Position of the day</source>
        <translation>今日の一問</translation>
    </message>
    <message>
        <source>The same for everyone. What would you do?</source>
        <translation>全員同じ問題。あなたならどうする？</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>今日は完了</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>問題を見る</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Your worst decisions and practice positions come back after 1, 3, 7, 14 and 30 days.</source>
        <translation>あなたの大きなミスなどの局面を、1・3・7・14・30 日後にもう一度。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) due</source>
        <translation>
            <numerusform>%n 問あり</numerusform>
        </translation>
    </message>
    <message>
        <source>No reviews due</source>
        <translation>復習はありません</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Click your answer, or use the arrow keys and Enter. Anything as good as the best counts.</source>
        <translation>答えをクリックするか、矢印キーと Enter で選びます。最善と同等なら正解です。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Remove from mistakes</source>
        <translation>ミスから外す</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Positions due again after</source>
        <translation>次に出るまでの日数ごとの局面</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 日</numerusform>
        </translation>
    </message>
    <message>
        <source>From your games</source>
        <translation>あなたの対局から</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>Review a finished game to collect its worst decisions here.</source>
        <translation>終わった対局を検討すると、最も悪い選択がここに入ります。</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Big Four Winds</source>
        <translation>大四喜</translation>
    </message>
    <message>
        <source>Big Three Dragons</source>
        <translation>大三元</translation>
    </message>
    <message>
        <source>All Green</source>
        <translation>緑一色</translation>
    </message>
    <message>
        <source>Nine Gates</source>
        <translation>九蓮宝燈</translation>
    </message>
    <message>
        <source>Four Kongs</source>
        <translation>四槓</translation>
    </message>
    <message>
        <source>Seven Shifted Pairs</source>
        <translation>連七対</translation>
    </message>
    <message>
        <source>Thirteen Orphans</source>
        <translation>十三幺</translation>
    </message>
    <message>
        <source>All Terminals</source>
        <translation>清幺九</translation>
    </message>
    <message>
        <source>Little Four Winds</source>
        <translation>小四喜</translation>
    </message>
    <message>
        <source>Little Three Dragons</source>
        <translation>小三元</translation>
    </message>
    <message>
        <source>All Honours</source>
        <translation>字一色</translation>
    </message>
    <message>
        <source>Four Concealed Pungs</source>
        <translation>四暗刻</translation>
    </message>
    <message>
        <source>Pure Terminal Chows</source>
        <translation>一色双龍会</translation>
    </message>
    <message>
        <source>Quadruple Chow</source>
        <translation>一色四同順</translation>
    </message>
    <message>
        <source>Four Pure Shifted Pungs</source>
        <translation>一色四節高</translation>
    </message>
    <message>
        <source>Four Pure Shifted Chows</source>
        <translation>一色四歩高</translation>
    </message>
    <message>
        <source>Three Kongs</source>
        <translation>三槓</translation>
    </message>
    <message>
        <source>All Terminals and Honours</source>
        <translation>混幺九</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>七対</translation>
    </message>
    <message>
        <source>Greater Honours and Knitted Tiles</source>
        <translation>七星不靠</translation>
    </message>
    <message>
        <source>All Even Pungs</source>
        <translation>全双刻</translation>
    </message>
    <message>
        <source>Full Flush</source>
        <translation>清一色</translation>
    </message>
    <message>
        <source>Pure Triple Chow</source>
        <translation>一色三同順</translation>
    </message>
    <message>
        <source>Pure Shifted Pungs</source>
        <translation>一色三節高</translation>
    </message>
    <message>
        <source>Upper Tiles</source>
        <translation>全大</translation>
    </message>
    <message>
        <source>Middle Tiles</source>
        <translation>全中</translation>
    </message>
    <message>
        <source>Lower Tiles</source>
        <translation>全小</translation>
    </message>
    <message>
        <source>Pure Straight</source>
        <translation>清龍</translation>
    </message>
    <message>
        <source>Three-Suited Terminal Chows</source>
        <translation>三色双龍会</translation>
    </message>
    <message>
        <source>Pure Shifted Chows</source>
        <translation>一色三歩高</translation>
    </message>
    <message>
        <source>All Fives</source>
        <translation>全帯五</translation>
    </message>
    <message>
        <source>Triple Pung</source>
        <translation>三同刻</translation>
    </message>
    <message>
        <source>Three Concealed Pungs</source>
        <translation>三暗刻</translation>
    </message>
    <message>
        <source>Lesser Honours and Knitted Tiles</source>
        <translation>全不靠</translation>
    </message>
    <message>
        <source>Knitted Straight</source>
        <translation>組合龍</translation>
    </message>
    <message>
        <source>Upper Four</source>
        <translation>大于五</translation>
    </message>
    <message>
        <source>Lower Four</source>
        <translation>小于五</translation>
    </message>
    <message>
        <source>Big Three Winds</source>
        <translation>三風刻</translation>
    </message>
    <message>
        <source>Mixed Straight</source>
        <translation>花龍</translation>
    </message>
    <message>
        <source>Reversible Tiles</source>
        <translation>推不倒</translation>
    </message>
    <message>
        <source>Mixed Triple Chow</source>
        <translation>三色三同順</translation>
    </message>
    <message>
        <source>Mixed Shifted Pungs</source>
        <translation>三色三節高</translation>
    </message>
    <message>
        <source>Chicken Hand</source>
        <translation>無番和</translation>
    </message>
    <message>
        <source>Last Tile Draw</source>
        <translation>妙手回春</translation>
    </message>
    <message>
        <source>Last Tile Claim</source>
        <translation>海底撈月</translation>
    </message>
    <message>
        <source>Out with Replacement Tile</source>
        <translation>槓上開花</translation>
    </message>
    <message>
        <source>Robbing the Kong</source>
        <translation>搶槓和</translation>
    </message>
    <message>
        <source>All Pungs</source>
        <translation>碰碰和</translation>
    </message>
    <message>
        <source>Half Flush</source>
        <translation>混一色</translation>
    </message>
    <message>
        <source>Mixed Shifted Chows</source>
        <translation>三色三歩高</translation>
    </message>
    <message>
        <source>All Types</source>
        <translation>五門斉</translation>
    </message>
    <message>
        <source>Melded Hand</source>
        <translation>全求人</translation>
    </message>
    <message>
        <source>Two Concealed Kongs</source>
        <translation>双暗槓</translation>
    </message>
    <message>
        <source>Two Dragon Pungs</source>
        <translation>双箭刻</translation>
    </message>
    <message>
        <source>Concealed Kong and Melded Kong</source>
        <translation>明暗槓</translation>
    </message>
    <message>
        <source>Outside Hand</source>
        <translation>全帯幺</translation>
    </message>
    <message>
        <source>Fully Concealed Hand</source>
        <translation>不求人</translation>
    </message>
    <message>
        <source>Two Melded Kongs</source>
        <translation>双明槓</translation>
    </message>
    <message>
        <source>Last Tile</source>
        <translation>和絶張</translation>
    </message>
    <message>
        <source>Dragon Pung</source>
        <translation>箭刻</translation>
    </message>
    <message>
        <source>Prevalent Wind</source>
        <translation>圏風刻</translation>
    </message>
    <message>
        <source>Seat Wind</source>
        <translation>門風刻</translation>
    </message>
    <message>
        <source>Concealed Hand</source>
        <translation>門前清</translation>
    </message>
    <message>
        <source>All Chows</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>Tile Hog</source>
        <translation>四帰一</translation>
    </message>
    <message>
        <source>Double Pung</source>
        <translation>双同刻</translation>
    </message>
    <message>
        <source>Two Concealed Pungs</source>
        <translation>双暗刻</translation>
    </message>
    <message>
        <source>Concealed Kong</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>All Simples</source>
        <translation>断幺</translation>
    </message>
    <message>
        <source>Pure Double Chow</source>
        <translation>一般高</translation>
    </message>
    <message>
        <source>Mixed Double Chow</source>
        <translation>喜相逢</translation>
    </message>
    <message>
        <source>Short Straight</source>
        <translation>連六</translation>
    </message>
    <message>
        <source>Two Terminal Chows</source>
        <translation>老少副</translation>
    </message>
    <message>
        <source>Pung of Terminals or Honours</source>
        <translation>幺九刻</translation>
    </message>
    <message>
        <source>Melded Kong</source>
        <translation>明槓</translation>
    </message>
    <message>
        <source>One Voided Suit</source>
        <translation>欠一門</translation>
    </message>
    <message>
        <source>No Honours</source>
        <translation>無字</translation>
    </message>
    <message>
        <source>Edge Wait</source>
        <translation>辺張</translation>
    </message>
    <message>
        <source>Closed Wait</source>
        <translation>嵌張</translation>
    </message>
    <message>
        <source>Single Wait</source>
        <translation>単釣将</translation>
    </message>
    <message>
        <source>Self-Drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Flower Tiles</source>
        <translation>花牌</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>East wind</source>
        <translation>東</translation>
    </message>
    <message>
        <source>South wind</source>
        <translation>南</translation>
    </message>
    <message>
        <source>West wind</source>
        <translation>西</translation>
    </message>
    <message>
        <source>North wind</source>
        <translation>北</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>發</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Spring flower</source>
        <translation>花牌の春</translation>
    </message>
    <message>
        <source>Summer flower</source>
        <translation>花牌の夏</translation>
    </message>
    <message>
        <source>Autumn flower</source>
        <translation>花牌の秋</translation>
    </message>
    <message>
        <source>Winter flower</source>
        <translation>花牌の冬</translation>
    </message>
    <message>
        <source>Plum flower</source>
        <translation>花牌の梅</translation>
    </message>
    <message>
        <source>Orchid flower</source>
        <translation>花牌の蘭</translation>
    </message>
    <message>
        <source>Chrysanthemum flower</source>
        <translation>花牌の菊</translation>
    </message>
    <message>
        <source>Bamboo flower</source>
        <translation>花牌の竹</translation>
    </message>
    <message>
        <source>%1 of characters</source>
        <extracomment>A tile; %1 is the rank, 1 to 9</extracomment>
        <translation>%1萬</translation>
    </message>
    <message>
        <source>%1 of dots</source>
        <extracomment>A tile; %1 is the rank, 1 to 9</extracomment>
        <translation>%1筒</translation>
    </message>
    <message>
        <source>%1 of bamboo</source>
        <extracomment>A tile; %1 is the rank, 1 to 9</extracomment>
        <translation>%1索</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>%1 is a tile</extracomment>
        <translation>打 %1</translation>
    </message>
    <message>
        <source>Pung %1</source>
        <translation>%1 をポン</translation>
    </message>
    <message>
        <source>Kong %1</source>
        <translation>%1 をカン</translation>
    </message>
    <message>
        <source>Concealed kong %1</source>
        <translation>%1 を暗槓</translation>
    </message>
    <message>
        <source>Add %1 to the pung</source>
        <translation>%1 を加槓</translation>
    </message>
    <message>
        <source>Win with %1</source>
        <translation>%1 で和了</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Lin</source>
        <translation>リン</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>メイ</translation>
    </message>
    <message>
        <source>Tao</source>
        <translation>タオ</translation>
    </message>
    <message>
        <source>Pung of %1</source>
        <translation>%1 の刻子</translation>
    </message>
    <message>
        <source>Kong of %1</source>
        <translation>%1 の明槓</translation>
    </message>
    <message>
        <source>Added kong of %1</source>
        <translation>%1 の加槓</translation>
    </message>
    <message>
        <source>Concealed kong of %1</source>
        <translation>%1 の暗槓</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>Chow %1</source>
        <translation>%1 をチー</translation>
    </message>
    <message>
        <source>Only choice</source>
        <translation>ほかに選択肢なし</translation>
    </message>
    <message>
        <source>The hand is won</source>
        <translation>和了</translation>
    </message>
    <message>
        <source>Highest value</source>
        <translation>価値が最も高い</translation>
    </message>
    <message>
        <source>Safety first</source>
        <translation>安全第一</translation>
    </message>
    <message>
        <source>Best table entry</source>
        <translation>表の評価が最良</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>無作為</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Chow of %1</source>
        <extracomment>%1 is a tile, or the tiles of a chow: &quot;7-8-9 of dots&quot;</extracomment>
        <translation>%1 の順子</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>. </source>
        <translation>。</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>What a bot leans to</extracomment>
        <translation>バランス型</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速攻型</translation>
    </message>
    <message>
        <source>Big hands</source>
        <translation>大物手型</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>守備型</translation>
    </message>
    <message>
        <source>Misjudged</source>
        <translation>判断ミス</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>萬子</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>筒子</translation>
    </message>
    <message>
        <source>bamboo</source>
        <translation>索子</translation>
    </message>
    <message>
        <source>By the opening hand</source>
        <translation>配牌から判断</translation>
    </message>
    <message>
        <source>Exchange %1</source>
        <extracomment>%1 are three tiles that are exchanged for others&apos; before the first draw</extracomment>
        <translation>%1を交換に出す</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <extracomment>%1 is a suit that the player will do without: &quot;dots&quot;</extracomment>
        <translation>%1を欠けにする</translation>
    </message>
    <message>
        <source>Abort the hand</source>
        <extracomment>an action: the hand ends without a winner</extracomment>
        <translation>流局にする</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>a suit</extracomment>
        <translation>欠け</translation>
    </message>
    <message>
        <source>Abort</source>
        <extracomment>a hand, without a winner</extracomment>
        <translation>流局</translation>
    </message>
    <message>
        <source>nine kinds of terminals and honours</source>
        <translation>九種九牌</translation>
    </message>
    <message>
        <source>four equal winds discarded</source>
        <translation>四風連打</translation>
    </message>
    <message>
        <source>four players in riichi</source>
        <translation>四家立直</translation>
    </message>
    <message>
        <source>four kongs</source>
        <translation>四槓散了</translation>
    </message>
    <message>
        <source>three winners on one tile</source>
        <translation>三家和</translation>
    </message>
    <message>
        <source>Discard %1 and declare riichi</source>
        <translation>%1を切ってリーチ</translation>
    </message>
    <message>
        <source>Riichi</source>
        <extracomment>what a player declares whose closed hand waits for one tile</extracomment>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>By the network</source>
        <translation>ネットワークによる</translation>
    </message>
    <message>
        <source>Swift</source>
        <translation>迅速</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>A level between Regular and Skilled that errs as people do</extracomment>
        <translation>愛好家</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>on your right</source>
        <translation>下家</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>対面</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>上家</translation>
    </message>
    <message>
        <source>%1, on your right, plays after you</source>
        <translation>%1、右（下家）</translation>
    </message>
    <message>
        <source>%1, opposite</source>
        <translation>%1、向かい（対面）</translation>
    </message>
    <message>
        <source>%1, on your left, plays before you</source>
        <translation>%1、左（上家）</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>All three: %1</source>
        <translation>三人とも%1</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Comment after each move</source>
        <translation>一手ごとに講評</translation>
    </message>
    <message>
        <source>Your game in progress is kept: find it under Records.</source>
        <translation>途中の対局は残ります。牌譜から続けられます。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>対局開始</translation>
    </message>
</context>
<context>
    <name>NumbersTable</name>
    <message>
        <source>Answer</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>価値</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>和了率</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>和了価値</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>リスク</translation>
    </message>
</context>
<context>
    <name>OpponentBar</name>
    <message>
        <source>no estimate yet</source>
        <translation>まだ判断なし</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1は和了済み</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>Level of %1</source>
        <translation>%1の強さ</translation>
    </message>
    <message>
        <source>Style of %1</source>
        <translation>%1の打ち方</translation>
    </message>
    <message>
        <source>Only regular bots and better ones have a style. Only experts and masters look at danger and can be careful.</source>
        <translation>打ち方の違いがあるのは中級以上、危険牌を見て守備型になれるのは達人と名人だけです。</translation>
    </message>
    <message>
        <source>A program plays here</source>
        <translation>プログラムが打ちます</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>打ち手</translation>
    </message>
    <message>
        <source>Player in the seat of %1</source>
        <translation>%1の席の打ち手</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>コンピューター</translation>
    </message>
</context>
<context>
    <name>OpponentsReading</name>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message numerus="yes">
        <source>Estimated from %n possible hand(s)</source>
        <translation>
            <numerusform>考えられる %n 通りの手牌から推定</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Mahjong against three bots, with a tutor that shows its work.</source>
        <translation>三人のコンピューターと打つ麻雀。考え方を見せるコーチつき。</translation>
    </message>
    <message>
        <source>Start a new game with deal N.</source>
        <translation>配牌番号 N で新しい対局を始める。</translation>
    </message>
    <message>
        <source>Language: en, zh_CN, zh_TW or ja.</source>
        <translation>言語：en、zh_CN、zh_TW、ja。</translation>
    </message>
    <message>
        <source>Keep games and settings in this folder.</source>
        <translation>対局と設定をこのフォルダーに保存する。</translation>
    </message>
    <message>
        <source>Play a demonstration hand and print it.</source>
        <translation>一局を実演し、経過を表示する。</translation>
    </message>
    <message>
        <source>Write a picture of the table to this file.</source>
        <translation>卓の画像をこのファイルに書く。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>このヘルプを表示する。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>バージョンを表示する。</translation>
    </message>
    <message>
        <source>unexpected argument “%1”</source>
        <translation>余分な引数「%1」</translation>
    </message>
    <message>
        <source>“%1” is not a deal number</source>
        <translation>「%1」は配牌番号ではありません</translation>
    </message>
    <message>
        <source>unknown language “%1”</source>
        <translation>未知の言語「%1」</translation>
    </message>
    <message>
        <source>unknown level “%1”</source>
        <translation>未知の強さ「%1」</translation>
    </message>
    <message>
        <source>Level of the bots: random, beginner, quick, regular, path, expert or master.</source>
        <translation>コンピューターの強さ：random、beginner、quick、regular、path、expert、master。</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>You can continue the current game from Records.</source>
        <translation>卓上の対局は「牌譜」から再開できます。</translation>
    </message>
</context>
<context>
    <name>PeopleBar</name>
    <message>
        <source>Take back? All must agree</source>
        <translation>やり直しますか？全員の同意が必要です</translation>
    </message>
    <message>
        <source>Any calls?</source>
        <translation>鳴く人は？</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Person %1</source>
        <translation>%1 人目</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー %1</translation>
    </message>
    <message>
        <source>Name of person %1</source>
        <translation>%1 人目の名前</translation>
    </message>
    <message>
        <source>PIN (optional)</source>
        <translation>暗証番号（任意）</translation>
    </message>
    <message>
        <source>PIN of person %1, may be empty</source>
        <translation>%1 人目の暗証番号、なくても可</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>. </source>
        <translation>。</translation>
    </message>
</context>
<context>
    <name>PickBar</name>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%2枚中%1枚を選択</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>PlanCard</name>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>必要</translation>
    </message>
    <message>
        <source>Wait on</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>PlateFlowers</name>
    <message numerus="yes">
        <source>Flowers: %n</source>
        <translation>
            <numerusform>花牌：%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>person %1 cannot be read</source>
        <translation>卓の %1 人目が読み取れません</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー %1</translation>
    </message>
</context>
<context>
    <name>PositionBoard</name>
    <message numerus="yes">
        <source>Flowers: %n</source>
        <translation>
            <numerusform>花牌：%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionView</name>
    <message>
        <source>%1, the best</source>
        <translation>%1、最善</translation>
    </message>
    <message>
        <source>%1, equally good</source>
        <translation>%1、最善と同等</translation>
    </message>
    <message>
        <source>%1, your choice</source>
        <translation>%1、あなたの選択</translation>
    </message>
    <message>
        <source>%1 discards %2: call it or pass?</source>
        <translation>%1が%2を捨てた：鳴く、それともパス？</translation>
    </message>
    <message>
        <source>%1 adds %2 to a pung: rob it or pass?</source>
        <translation>%1が%2を加槓：搶槓、それともパス？</translation>
    </message>
    <message>
        <source>You drew %1: what now?</source>
        <translation>%1 をツモ：どうする？</translation>
    </message>
    <message>
        <source>After your call: which tile do you discard?</source>
        <translation>鳴いた後：どれを捨てる？</translation>
    </message>
    <message>
        <source>%1: value %2, win %3</source>
        <translation>%1：価値 %2、和了率 %3</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Picture: %1</source>
        <translation>画像：%1</translation>
    </message>
    <message>
        <source>%1 cannot be written: your settings last until you close Tingpai.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 に書き込めないため、設定は Tingpai を閉じるまで有効です。</translation>
    </message>
</context>
<context>
    <name>ProgramEntry</name>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>%1を試す</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1を編集</translation>
    </message>
    <message>
        <source>Press again to remove</source>
        <translation>もう一度押すと削除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>試しています…</translation>
    </message>
</context>
<context>
    <name>ProgramForm</name>
    <message>
        <source>Name of the program</source>
        <translation>プログラムの名前</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Command that starts the program</source>
        <translation>プログラムを起動するコマンド</translation>
    </message>
    <message>
        <source>Runs without a shell: %1</source>
        <translation>シェルを通さずに実行：%1</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>such as python3 /home/me/bot.py</source>
        <extracomment>a command line, as an example</extracomment>
        <translation>例：python3 /home/me/bot.py</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>It no longer reads or writes.</source>
        <translation>読み書きしなくなりました。</translation>
    </message>
    <message>
        <source>It used more than 1 GB of memory.</source>
        <translation>1 GB を超えるメモリーを使いました。</translation>
    </message>
    <message>
        <source>It started more than %1 processes.</source>
        <translation>%1 個を超えるプロセスを起動しました。</translation>
    </message>
    <message>
        <source>It was ended by signal %1.</source>
        <translation>シグナル %1 で終了しました。</translation>
    </message>
    <message>
        <source>It ended by itself with exit code %1.</source>
        <translation>終了コード %1 で自ら終了しました。</translation>
    </message>
    <message>
        <source>Chinese Official, without flowers and with a wall for each player</source>
        <translation>中国公式麻雀、花牌なし、各自の牌山</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ麻雀</translation>
    </message>
    <message>
        <source>Tingpai&apos;s own protocol, for all rules</source>
        <translation>Tingpai 独自のプロトコル、すべてのルール</translation>
    </message>
    <message>
        <source>Type the command that starts the program</source>
        <translation>プログラムを起動するコマンドを入力してください</translation>
    </message>
    <message>
        <source>A quotation mark in the command is not closed</source>
        <translation>コマンドの引用符が閉じていません</translation>
    </message>
    <message>
        <source>The command contains a character that cannot be printed</source>
        <translation>コマンドに表示できない文字が含まれています</translation>
    </message>
    <message>
        <source>Give the full path of the program, beginning with /</source>
        <translation>プログラムを / で始まるフルパスで指定してください</translation>
    </message>
    <message>
        <source>There is no such program, or it may not be run</source>
        <translation>そのプログラムがないか、実行できません</translation>
    </message>
    <message>
        <source>It did not answer within %1 s.</source>
        <extracomment>%1: seconds</extracomment>
        <translation>%1 秒以内に応答しませんでした。</translation>
    </message>
    <message>
        <source>It wrote too much.</source>
        <translation>出力が多すぎます。</translation>
    </message>
    <message>
        <source>It wrote %1, which is no legal answer here.</source>
        <extracomment>%1: what it wrote, in quotation marks</extracomment>
        <translation>%1 と書きましたが、ここでは認められない応答です。</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <extracomment>%1: a program, %2: a sentence without a full stop</extracomment>
        <translation>%1を起動できません：%2。</translation>
    </message>
    <message>
        <source>%1 failed to answer properly three times.</source>
        <translation>%1は正しい応答を三度しませんでした。</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>Programs</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>プログラムを追加</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1を変更</translation>
    </message>
    <message>
        <source>Your programs</source>
        <translation>あなたのプログラム</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s)</source>
        <translation>
            <numerusform>%n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose who plays where under New game.</source>
        <translation>「新しい対局」で席を選びます。</translation>
    </message>
    <message>
        <source>No programs yet. A program that you add can take the seat of a bot in a new game.</source>
        <translation>まだありません。追加したプログラムは新しい対局でコンピューターの席に座れます。</translation>
    </message>
    <message>
        <source>What a program can do</source>
        <translation>プログラムにできること</translation>
    </message>
    <message>
        <source>A program is not walled off. It runs with your rights and can read, change and send anything that you can, so add only programs that you trust. Each one starts in an empty folder with a bare environment, can use up to 1 GB of memory and 16 processes, and has 10 seconds for each answer. It is told only what its seat sees.</source>
        <translation>プログラムは隔離されません。あなたの権限で動き、あなたが読み書きし送信できるものはすべて扱えるので、信頼できるプログラムだけを追加してください。空のフォルダーと最小限の環境で起動し、メモリーは 1 GB、プロセスは 16 個まで、応答は毎回 10 秒以内です。知らされるのは自分の席から見えることだけです。</translation>
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
        <translation>操作：%1</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>the %1</source>
        <extracomment>An action in the middle of a sentence: the discard of this tile</extracomment>
        <translation>%1切り</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>An action in the middle of a sentence: &quot;Pung 3 of dots&quot;</extracomment>
        <translation>「%1」</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more tile(s) help</source>
        <translation>
            <numerusform>%1：有効牌が %n 枚多い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer tile(s) help</source>
        <translation>
            <numerusform>%1：有効牌が %n 枚少ない</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins %1 more often than %2</source>
        <translation>%2より和了率が %1 高い</translation>
    </message>
    <message>
        <source>Wins %1 less often than %2</source>
        <translation>%2より和了率が %1 低い</translation>
    </message>
    <message>
        <source>About as good</source>
        <translation>ほぼ同等</translation>
    </message>
    <message>
        <source>Equally good</source>
        <translation>同等</translation>
    </message>
    <message>
        <source>%1, and safe</source>
        <extracomment>What a discard is to the hand: &quot;No use in your hand, and safe&quot;</extracomment>
        <translation>%1、しかも安全</translation>
    </message>
    <message>
        <source>%1, but safe</source>
        <translation>%1、ただし安全</translation>
    </message>
    <message>
        <source>%1, but dangerous</source>
        <translation>%1、ただし危険</translation>
    </message>
    <message>
        <source>%1, and dangerous</source>
        <translation>%1、しかも危険</translation>
    </message>
    <message>
        <source>No use in your hand</source>
        <translation>手牌に不要</translation>
    </message>
    <message>
        <source>The tile you need least</source>
        <translation>いちばん要らない牌</translation>
    </message>
    <message>
        <source>Useful in your hand</source>
        <translation>手牌で使える牌</translation>
    </message>
    <message>
        <source>Breaks up your hand</source>
        <translation>手を崩す牌</translation>
    </message>
    <message>
        <source>A tile to fold with</source>
        <translation>降りるときの牌</translation>
    </message>
    <message>
        <source>Brings you a step nearer</source>
        <translation>和了に一歩近づく</translation>
    </message>
    <message>
        <source>Brings you no step nearer</source>
        <translation>和了に近づかない</translation>
    </message>
    <message>
        <source>Value %1, wins %2</source>
        <translation>価値 %1、和了 %2</translation>
    </message>
    <message>
        <source>Value %1: wins %2, a win is worth %3, discards risk %4</source>
        <translation>価値 %1：和了 %2、一回の和了は %3 点分、放銃リスク %4 点</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>同等：%1</translation>
    </message>
    <message>
        <source>The hand is better without the call</source>
        <translation>鳴かないほうがよい</translation>
    </message>
    <message>
        <source>Wins more often than %1</source>
        <translation>%1より和了率が高い</translation>
    </message>
    <message>
        <source>Wins less often than %1</source>
        <translation>%1より和了率が低い</translation>
    </message>
    <message>
        <source>A win brings more than with %1</source>
        <translation>%1より和了時の得点が高い</translation>
    </message>
    <message>
        <source>A win brings less than with %1</source>
        <translation>%1より和了時の得点が低い</translation>
    </message>
    <message>
        <source>Risks less than %1</source>
        <translation>%1より放銃リスクが小さい</translation>
    </message>
    <message>
        <source>Risks more than %1</source>
        <translation>%1より放銃リスクが大きい</translation>
    </message>
    <message>
        <source>Folding keeps more points</source>
        <translation>降りる方が得</translation>
    </message>
    <message>
        <source>Folding gives points away</source>
        <translation>降りると損</translation>
    </message>
    <message>
        <source>Wins %1</source>
        <translation>和了 %1</translation>
    </message>
    <message>
        <source>A win brings %1 more than with %2</source>
        <translation>%2より和了時の得点が %1高い</translation>
    </message>
    <message>
        <source>A win brings %1 less than with %2</source>
        <translation>%2より和了時の得点が %1低い</translation>
    </message>
    <message>
        <source>Risks %1 less than %2</source>
        <translation>%2より放銃リスクが %1小さい</translation>
    </message>
    <message>
        <source>Risks %1 more than %2</source>
        <translation>%2より放銃リスクが %1大きい</translation>
    </message>
    <message>
        <source>Folding keeps %1</source>
        <translation>降りれば %1の得</translation>
    </message>
    <message>
        <source>Folding gives away %1</source>
        <translation>降りると %1の損</translation>
    </message>
    <message>
        <source>to win</source>
        <extracomment>under a number: the chance to win, what it is worth, the chance to deal in</extracomment>
        <translation>和了</translation>
    </message>
    <message>
        <source>points a hand</source>
        <translation>一局の得点</translation>
    </message>
    <message>
        <source>to deal in</source>
        <translation>放銃</translation>
    </message>
    <message>
        <source>A win is worth %1, and discards risk nothing</source>
        <translation>一回の和了は %1分、放銃の危険はなし</translation>
    </message>
    <message>
        <source>A win is worth %1, discards risk %2</source>
        <translation>一回の和了は %1分、放銃リスク %2 点</translation>
    </message>
    <message>
        <source>Passes up a win that pays %1</source>
        <translation>%1の和了を見逃し</translation>
    </message>
    <message>
        <source>%1 worse</source>
        <translation>%1の損</translation>
    </message>
    <message>
        <source>Kongs bring %1 more than with %2</source>
        <translation>カンの収入が%2より %1 多い</translation>
    </message>
    <message>
        <source>Kongs bring %1 less than with %2</source>
        <translation>カンの収入が%2より %1 少ない</translation>
    </message>
    <message>
        <source>Kongs bring more than with %1</source>
        <translation>カンの収入が%1より多い</translation>
    </message>
    <message>
        <source>Kongs bring less than with %1</source>
        <translation>カンの収入が%1より少ない</translation>
    </message>
    <message>
        <source>%1, kongs bring %2</source>
        <extracomment>What kongs earn beside a win, after the other parts that the value is made of</extracomment>
        <translation>%1、カンで %2</translation>
    </message>
    <message>
        <source>Brings %1 more than %2 if the wall runs out</source>
        <extracomment>if nobody wins before the last tile is drawn, and who is not ready pays who is</extracomment>
        <translation>流局なら%2より %1 多い</translation>
    </message>
    <message>
        <source>Brings %1 less than %2 if the wall runs out</source>
        <translation>流局なら%2より %1 少ない</translation>
    </message>
    <message>
        <source>Brings more than %1 if the wall runs out</source>
        <translation>流局なら%1より収入が多い</translation>
    </message>
    <message>
        <source>Brings less than %1 if the wall runs out</source>
        <translation>流局なら%1より収入が少ない</translation>
    </message>
    <message>
        <source>%1, a wall that runs out brings %2</source>
        <extracomment>What is paid where nobody wins before the last tile is drawn, after the other parts of the value</extracomment>
        <translation>%1、流局なら %2</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>順位点</translation>
    </message>
    <message>
        <source>Value %1: wins %2, a win is worth %3, stick and discards risk %4</source>
        <translation>価値 %1：和了 %2、一回の和了は %3 点分、供託と放銃のリスク %4 点</translation>
    </message>
    <message>
        <source>This win ends the game with others ahead of you: a bigger one is worth waiting for</source>
        <translation>ここで和了しても、終局時に上の順位に届かない：もっと高い手を待つ価値がある</translation>
    </message>
    <message>
        <source>Ends the game with others ahead of you</source>
        <translation>終局時に上の順位に届かない</translation>
    </message>
    <message>
        <source>The suit you gave up goes first</source>
        <translation>欠けの牌を先に切る</translation>
    </message>
</context>
<context>
    <name>RecordChooser</name>
    <message>
        <source>Import a game</source>
        <translation>対局を取り込む</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Records (*.tingpai *.mjson *.json *.txt)</source>
        <translation>牌譜 (*.tingpai *.mjson *.json *.txt)</translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>やり直し %n 回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordStore</name>
    <message>
        <source>The folder %1 for the records cannot be made</source>
        <translation>牌譜のフォルダー %1 を作れません</translation>
    </message>
    <message>
        <source>Games cannot be stored in %1: %2</source>
        <translation>対局を %1 に保存できません：%2</translation>
    </message>
    <message>
        <source>they were written by a newer version of this program</source>
        <translation>このプログラムの新しいバージョンで書かれています</translation>
    </message>
    <message>
        <source>The game could not be stored: %1</source>
        <translation>対局を保存できませんでした：%1</translation>
    </message>
    <message>
        <source>event %1 is missing</source>
        <translation>%1 番目の出来事がありません</translation>
    </message>
    <message>
        <source>event %1: %2</source>
        <translation>%1 番目の出来事：%2</translation>
    </message>
    <message>
        <source>it holds no events</source>
        <translation>出来事が一つもありません</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>The game could not be deleted: %1</source>
        <translation>対局を削除できません：%1</translation>
    </message>
    <message>
        <source>You can look back at a Pass and play game when it is over</source>
        <translation>複数人で遊んでいる対局です：終わってから検討できます</translation>
    </message>
    <message numerus="yes">
        <source>The records file was damaged. %n complete game(s) could be recovered. The damaged file is kept as %1; to restore it, rename it to %2 while Tingpai is closed.</source>
        <translation>
            <numerusform>牌譜ファイルが壊れていました。完全に読めた %n 局を復元しました。壊れたファイルは %1 として残してあります。元に戻すには、Tingpai を閉じてから名前を %2 に変えてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has locked the records</source>
        <translation>別のプログラムが牌譜をロックしています</translation>
    </message>
    <message>
        <source>A game could not be resumed (%1). Its record is kept as %2.</source>
        <translation>再開できない対局がありました（%1）。牌譜は %2 に保存してあります。</translation>
    </message>
    <message>
        <source>The folder %1 for the records cannot be written, or the disk is full</source>
        <translation>牌譜用のフォルダー %1 に書き込めないか、ディスクに空きがありません</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>ファイルに書き込めません</translation>
    </message>
    <message>
        <source>the disk is full or damaged</source>
        <translation>ディスクに空きがないか、ディスクが壊れています</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクに空きがありません</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>ファイルを開けません</translation>
    </message>
    <message>
        <source>Another window has the records in %1 open</source>
        <translation>別のウィンドウが %1 の牌譜を開いています</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>フォルダーに書き込めません</translation>
    </message>
    <message>
        <source>The records file %1 was empty: if it ever held games, they are lost</source>
        <translation>牌譜ファイル %1 は空でした。対局が保存されていた場合は失われています</translation>
    </message>
    <message>
        <source>You can look at the records in %1 but not play, because games cannot be saved: %2</source>
        <translation>%1 の牌譜は見られますが、対局を保存できないため対局できません：%2</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>not a record: the header line is missing or cut</source>
        <translation>記録ではありません：先頭の行がないか、途中で切れています</translation>
    </message>
    <message>
        <source>not a record, or its header is damaged</source>
        <translation>記録ではないか、先頭の行が壊れています</translation>
    </message>
    <message>
        <source>a record of an unknown kind or version</source>
        <translation>種類またはバージョンが不明な記録です</translation>
    </message>
    <message>
        <source>text after the end of the record</source>
        <translation>記録の終わりの後に文字があります</translation>
    </message>
    <message>
        <source>the record is cut short</source>
        <translation>記録が途中で切れています</translation>
    </message>
    <message>
        <source>the line is damaged: no checksum at its end</source>
        <translation>この行は壊れています：末尾に検査値がありません</translation>
    </message>
    <message>
        <source>the line is damaged: its checksum is wrong</source>
        <translation>この行は壊れています：検査値が合いません</translation>
    </message>
    <message>
        <source>a record without events</source>
        <translation>記録に何も書かれていません</translation>
    </message>
    <message>
        <source>the game has not started</source>
        <translation>対局がまだ始まっていません</translation>
    </message>
    <message>
        <source>the game has started before</source>
        <translation>対局はすでに始まっています</translation>
    </message>
    <message>
        <source>no hand can start here</source>
        <translation>ここでは次の局を始められません</translation>
    </message>
    <message>
        <source>the winds of this hand are wrong</source>
        <translation>この局の風が正しくありません</translation>
    </message>
    <message>
        <source>the wall is not the full set of tiles</source>
        <translation>牌山の牌がそろっていません</translation>
    </message>
    <message>
        <source>the event does not fit the table</source>
        <translation>この出来事は卓の状況と合いません</translation>
    </message>
    <message>
        <source>the event cannot happen here</source>
        <translation>この出来事はここでは起こりえません</translation>
    </message>
    <message>
        <source>the hand, score or payments of the win differ from the rules</source>
        <translation>和了の手牌・点数・支払いがルールと合いません</translation>
    </message>
    <message>
        <source>events are missing: the record has %1</source>
        <translation>欠けているものがあります：記録には %1 件しかありません</translation>
    </message>
    <message>
        <source>this is not allowed here (%1)</source>
        <translation>ここでは許されません（%1）</translation>
    </message>
    <message>
        <source>the line is longer than 1 MiB</source>
        <translation>行が 1 MiB を超えています</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Records</source>
        <translation>牌譜</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 対局</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Press again to delete</source>
        <translation>もう一度押すと削除</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>ファイルのパス</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>牌譜再生</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>まだ対局がありません</translation>
    </message>
    <message>
        <source>Every game you play appears here.</source>
        <translation>対局はすべてここに残ります。</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ファイルに保存</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>対局を取り込む</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Press again to abandon</source>
        <translation>もう一度押すと放棄</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Drop a record here, paste it or enter its path</source>
        <translation>牌譜をここにドロップするか、貼り付けるか、ファイルのパスを入力</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>クリップボードから貼り付け</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>牌譜再生</translation>
    </message>
    <message>
        <source>No game is open</source>
        <translation>開いている対局がありません</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>前の局</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>次の局</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>決断</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>次の決断</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>次のミス</translation>
    </message>
    <message>
        <source>Seat: %1</source>
        <translation>席：%1</translation>
    </message>
    <message>
        <source>See from the next seat</source>
        <translation>次の席から見る</translation>
    </message>
    <message>
        <source>Hands open</source>
        <translation>手牌公開</translation>
    </message>
    <message>
        <source>Hands closed</source>
        <translation>手牌非公開</translation>
    </message>
    <message>
        <source>Open or close all hands</source>
        <translation>全員の手牌を開く・閉じる</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>速さ：%1</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから打つ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Look at the table</source>
        <translation>卓を見る</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最終順位</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>次の局</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>牌譜再生</translation>
    </message>
    <message>
        <source>Replay this hand</source>
        <translation>この局を再生</translation>
    </message>
    <message>
        <source>Review this hand</source>
        <translation>この局を検討</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>No mistakes found so far</source>
        <translation>今のところミスはありません</translation>
    </message>
    <message>
        <source>No decisions to review</source>
        <translation>この対局には選択の場面がありません</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Win chance at each decision</source>
        <translation>選択ごとの和了率</translation>
    </message>
    <message>
        <source>Added to mistakes</source>
        <translation>ミスに追加済み</translation>
    </message>
    <message>
        <source>Add to mistakes</source>
        <translation>ミスに加える</translation>
    </message>
    <message>
        <source>No mistakes: every decision was as good as the best, or nearly.</source>
        <translation>ミスなし：どの選択も最善と同じか、ほぼ同じでした。</translation>
    </message>
    <message>
        <source>No mistakes of this size and kind</source>
        <translation>この大きさと種類のミスはありません</translation>
    </message>
    <message>
        <source>Show in the replay</source>
        <translation>牌譜再生で見る</translation>
    </message>
    <message>
        <source>Only hand %1</source>
        <translation>第%1局のみ</translation>
    </message>
    <message>
        <source>No mistakes in this hand</source>
        <translation>この局にミスはありません</translation>
    </message>
    <message>
        <source>For your interest only: a bot’s decisions count in no statistics and are not added to your mistakes.</source>
        <translation>参考用です。コンピューターの選択は統計に含まれず、ミスにも加わりません。</translation>
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
        <translation>%1 局目</translation>
    </message>
    <message>
        <source>Too slow</source>
        <translation>受け入れ不足</translation>
    </message>
    <message>
        <source>Too cheap</source>
        <translation>打点不足</translation>
    </message>
    <message>
        <source>Dangerous tile</source>
        <translation>危険牌</translation>
    </message>
    <message>
        <source>Should have folded</source>
        <translation>降りるべき</translation>
    </message>
    <message>
        <source>Folded too early</source>
        <translation>降りが早い</translation>
    </message>
    <message>
        <source>Costly claim</source>
        <translation>損な鳴き</translation>
    </message>
    <message>
        <source>Missed claim</source>
        <translation>鳴き逃し</translation>
    </message>
    <message>
        <source>Kong decision</source>
        <translation>槓の判断</translation>
    </message>
    <message>
        <source>Passed a win</source>
        <translation>和了見逃し</translation>
    </message>
    <message>
        <source>Hand %1: %2 of decisions good, %3 points: decisions %4, luck %5</source>
        <translation>%1 局目：良い選択 %2、%3 点：選択 %4、運 %5</translation>
    </message>
    <message>
        <source>You won %1: decisions %2, luck %3</source>
        <translation>%1 点の勝ち：選択 %2、運 %3</translation>
    </message>
    <message>
        <source>You lost %1: decisions %2, luck %3</source>
        <translation>%1 点の負け：選択 %2、運 %3</translation>
    </message>
    <message>
        <source>You came out even: decisions %1, luck %2</source>
        <translation>収支ゼロ：選択 %1、運 %2</translation>
    </message>
    <message>
        <source>%1 won %2: decisions %3, luck %4</source>
        <translation>%1：%2 点の勝ち、選択 %3、運 %4</translation>
    </message>
    <message>
        <source>%1 lost %2: decisions %3, luck %4</source>
        <translation>%1：%2 点の負け、選択 %3、運 %4</translation>
    </message>
    <message>
        <source>%1 came out even: decisions %2, luck %3</source>
        <translation>%1：収支ゼロ、選択 %2、運 %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistake(s), shown</source>
        <translation>
            <numerusform>%1：ミス %n 件、表示中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistake(s), hidden</source>
        <translation>
            <numerusform>%1：ミス %n 件、非表示</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3 instead of %4, %5</source>
        <translation>%1、%2：%4ではなく%3、%5</translation>
    </message>
    <message>
        <source>Missed riichi</source>
        <translation>リーチ見送り</translation>
    </message>
    <message>
        <source>Costly riichi</source>
        <translation>損なリーチ</translation>
    </message>
</context>
<context>
    <name>RiichiWords</name>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>Declared with a closed hand that was one tile away.</source>
        <translation>門前の聴牌で宣言する。</translation>
    </message>
    <message>
        <source>Double Riichi</source>
        <translation>ダブルリーチ</translation>
    </message>
    <message>
        <source>Riichi with the very first discard, before any call.</source>
        <translation>第一打牌で、誰も鳴かないうちに宣言する。</translation>
    </message>
    <message>
        <source>Ippatsu</source>
        <translation>一発</translation>
    </message>
    <message>
        <source>A win within a turn of riichi, with no call in between.</source>
        <translation>リーチから一巡以内に、鳴きが入らずに和了する。</translation>
    </message>
    <message>
        <source>Closed Self-Draw</source>
        <translation>門前清自摸和</translation>
    </message>
    <message>
        <source>A self-draw with nothing called.</source>
        <translation>門前でツモ和了する。</translation>
    </message>
    <message>
        <source>Pinfu</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>Closed: four chows, a pair that scores nothing, and a wait at both ends of a chow.</source>
        <translation>門前で順子四つ、雀頭は役牌以外、両面待ち。</translation>
    </message>
    <message>
        <source>All Simples</source>
        <translation>断幺九</translation>
    </message>
    <message>
        <source>No terminals and no honours.</source>
        <translation>一九字牌を使わない。</translation>
    </message>
    <message>
        <source>Double Chow</source>
        <translation>一盃口</translation>
    </message>
    <message>
        <source>Closed, with the same chow twice.</source>
        <translation>門前で、同じ順子が二組。</translation>
    </message>
    <message>
        <source>White Dragon</source>
        <translation>役牌 白</translation>
    </message>
    <message>
        <source>A pung of white dragons.</source>
        <translation>白の刻子。</translation>
    </message>
    <message>
        <source>Green Dragon</source>
        <translation>役牌 發</translation>
    </message>
    <message>
        <source>A pung of green dragons.</source>
        <translation>發の刻子。</translation>
    </message>
    <message>
        <source>Red Dragon</source>
        <translation>役牌 中</translation>
    </message>
    <message>
        <source>A pung of red dragons.</source>
        <translation>中の刻子。</translation>
    </message>
    <message>
        <source>Seat Wind</source>
        <translation>自風</translation>
    </message>
    <message>
        <source>A pung of your own wind.</source>
        <translation>自分の風牌の刻子。</translation>
    </message>
    <message>
        <source>Round Wind</source>
        <translation>場風</translation>
    </message>
    <message>
        <source>A pung of the round&apos;s wind.</source>
        <translation>場の風牌の刻子。</translation>
    </message>
    <message>
        <source>After a Kong</source>
        <translation>嶺上開花</translation>
    </message>
    <message>
        <source>A self-draw on the tile that replaces a kong&apos;s.</source>
        <translation>カンの補充牌でツモ和了する。</translation>
    </message>
    <message>
        <source>Robbing a Kong</source>
        <translation>槍槓</translation>
    </message>
    <message>
        <source>A win on the tile that another player adds to a pung.</source>
        <translation>他家が加槓した牌で和了する。</translation>
    </message>
    <message>
        <source>Last Tile Drawn</source>
        <translation>海底摸月</translation>
    </message>
    <message>
        <source>A self-draw on the last tile of the wall.</source>
        <translation>山の最後の牌でツモ和了する。</translation>
    </message>
    <message>
        <source>Last Discard</source>
        <translation>河底撈魚</translation>
    </message>
    <message>
        <source>A win on the discard after the last draw.</source>
        <translation>最後の捨て牌で和了する。</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>七対子</translation>
    </message>
    <message>
        <source>Seven different pairs, closed; always 25 fu.</source>
        <translation>門前で、異なる対子が七つ。常に25符。</translation>
    </message>
    <message>
        <source>Mixed Triple Chow</source>
        <translation>三色同順</translation>
    </message>
    <message>
        <source>The same chow in all three suits.</source>
        <translation>三色で同じ順子。</translation>
    </message>
    <message>
        <source>Pure Straight</source>
        <translation>一気通貫</translation>
    </message>
    <message>
        <source>123, 456 and 789 in one suit.</source>
        <translation>同じ色の123・456・789。</translation>
    </message>
    <message>
        <source>Half Outside Hand</source>
        <translation>混全帯幺九</translation>
    </message>
    <message>
        <source>A terminal or an honour in every set and in the pair.</source>
        <translation>すべての面子と雀頭に一九字牌が入る。</translation>
    </message>
    <message>
        <source>All Pungs</source>
        <translation>対々和</translation>
    </message>
    <message>
        <source>Four pungs or kongs, and a pair.</source>
        <translation>刻子か槓子が四つと雀頭。</translation>
    </message>
    <message>
        <source>Three Concealed Pungs</source>
        <translation>三暗刻</translation>
    </message>
    <message>
        <source>Three pungs or kongs without a call.</source>
        <translation>鳴かずに作った刻子か槓子が三つ。</translation>
    </message>
    <message>
        <source>Triple Pung</source>
        <translation>三色同刻</translation>
    </message>
    <message>
        <source>The same pung in all three suits.</source>
        <translation>三色で同じ刻子。</translation>
    </message>
    <message>
        <source>Three Kongs</source>
        <translation>三槓子</translation>
    </message>
    <message>
        <source>Three kongs, open or concealed.</source>
        <translation>槓子が三つ。明暗を問わない。</translation>
    </message>
    <message>
        <source>All Terminals and Honours</source>
        <translation>混老頭</translation>
    </message>
    <message>
        <source>Only ones, nines and honours.</source>
        <translation>一九字牌だけ。</translation>
    </message>
    <message>
        <source>Little Three Dragons</source>
        <translation>小三元</translation>
    </message>
    <message>
        <source>Pungs of two dragons and a pair of the third.</source>
        <translation>三元牌の刻子二つと、残りの雀頭。</translation>
    </message>
    <message>
        <source>Two Double Chows</source>
        <translation>二盃口</translation>
    </message>
    <message>
        <source>Closed, with two chows twice each.</source>
        <translation>門前で、一盃口が二組。</translation>
    </message>
    <message>
        <source>Full Outside Hand</source>
        <translation>純全帯幺九</translation>
    </message>
    <message>
        <source>A terminal in every set and in the pair.</source>
        <translation>すべての面子と雀頭に一九牌が入る。</translation>
    </message>
    <message>
        <source>Half Flush</source>
        <translation>混一色</translation>
    </message>
    <message>
        <source>One suit and honours.</source>
        <translation>一色と字牌。</translation>
    </message>
    <message>
        <source>Full Flush</source>
        <translation>清一色</translation>
    </message>
    <message>
        <source>One suit alone.</source>
        <translation>一色だけ。</translation>
    </message>
    <message>
        <source>Thirteen Orphans</source>
        <translation>国士無双</translation>
    </message>
    <message>
        <source>Every terminal and honour, and one of them twice.</source>
        <translation>一九字牌をすべて一枚ずつと、そのうち一種の対子。</translation>
    </message>
    <message>
        <source>Thirteen-Way Orphans</source>
        <translation>国士無双十三面</translation>
    </message>
    <message>
        <source>Thirteen orphans that any of the thirteen would have completed.</source>
        <translation>十三種のどれでも和了できる国士無双。</translation>
    </message>
    <message>
        <source>Four Concealed Pungs</source>
        <translation>四暗刻</translation>
    </message>
    <message>
        <source>Four pungs or kongs without a call.</source>
        <translation>鳴かずに作った刻子か槓子が四つ。</translation>
    </message>
    <message>
        <source>Four Concealed Pungs on the Pair</source>
        <translation>四暗刻単騎</translation>
    </message>
    <message>
        <source>Four concealed pungs, with the pair completed last.</source>
        <translation>雀頭の単騎待ちで和了した四暗刻。</translation>
    </message>
    <message>
        <source>Big Three Dragons</source>
        <translation>大三元</translation>
    </message>
    <message>
        <source>Pungs of all three dragons.</source>
        <translation>三元牌すべての刻子。</translation>
    </message>
    <message>
        <source>Little Four Winds</source>
        <translation>小四喜</translation>
    </message>
    <message>
        <source>Pungs of three winds and a pair of the fourth.</source>
        <translation>風牌の刻子三つと、残りの雀頭。</translation>
    </message>
    <message>
        <source>Big Four Winds</source>
        <translation>大四喜</translation>
    </message>
    <message>
        <source>Pungs of all four winds.</source>
        <translation>風牌すべての刻子。</translation>
    </message>
    <message>
        <source>All Honours</source>
        <translation>字一色</translation>
    </message>
    <message>
        <source>Winds and dragons alone.</source>
        <translation>字牌だけ。</translation>
    </message>
    <message>
        <source>All Green</source>
        <translation>緑一色</translation>
    </message>
    <message>
        <source>Only 2, 3, 4, 6 and 8 of bamboo and the green dragon.</source>
        <translation>索子の2・3・4・6・8と發だけ。</translation>
    </message>
    <message>
        <source>All Terminals</source>
        <translation>清老頭</translation>
    </message>
    <message>
        <source>Ones and nines alone.</source>
        <translation>一九牌だけ。</translation>
    </message>
    <message>
        <source>Nine Gates</source>
        <translation>九蓮宝燈</translation>
    </message>
    <message>
        <source>Closed, in one suit: 1112345678999 and one more of it.</source>
        <translation>門前で、同じ色の1112345678999とその色の一枚。</translation>
    </message>
    <message>
        <source>Pure Nine Gates</source>
        <translation>純正九蓮宝燈</translation>
    </message>
    <message>
        <source>Nine gates that any tile of the suit would have completed.</source>
        <translation>九種のどれでも和了できる九蓮宝燈。</translation>
    </message>
    <message>
        <source>Four Kongs</source>
        <translation>四槓子</translation>
    </message>
    <message>
        <source>Four kongs and a pair.</source>
        <translation>槓子が四つと雀頭。</translation>
    </message>
    <message>
        <source>Blessing of Heaven</source>
        <translation>天和</translation>
    </message>
    <message>
        <source>The dealer wins on the first draw.</source>
        <translation>親が最初のツモで和了する。</translation>
    </message>
    <message>
        <source>Blessing of Earth</source>
        <translation>地和</translation>
    </message>
    <message>
        <source>Another player wins on the first draw, before any call.</source>
        <translation>子が、鳴きの入らないうちに最初のツモで和了する。</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>ドラ</translation>
    </message>
    <message>
        <source>Each tile that an indicator points to. It counts only beside a yaku.</source>
        <translation>表示牌の次の牌一枚ごと。役があるときだけ数える。</translation>
    </message>
    <message>
        <source>Ura Dora</source>
        <translation>裏ドラ</translation>
    </message>
    <message>
        <source>Dora under the indicators, for a win with riichi.</source>
        <translation>リーチで和了したときの、表示牌の下のドラ。</translation>
    </message>
    <message>
        <source>Red Fives</source>
        <translation>赤ドラ</translation>
    </message>
    <message>
        <source>Each red five. It counts only beside a yaku.</source>
        <translation>赤五一枚ごと。役があるときだけ数える。</translation>
    </message>
    <message>
        <source>Declare that you are ready, and mind what you have discarded.</source>
        <translation>聴牌を宣言して勝負。自分の捨て牌に注意。</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message numerus="yes">
        <source>%n yaku</source>
        <translation>
            <numerusform>%n種の役</numerusform>
        </translation>
    </message>
    <message>
        <source>Yaku of your wins</source>
        <translation>和了した役</translation>
    </message>
    <message>
        <source>Mangan</source>
        <translation>満貫</translation>
    </message>
    <message>
        <source>Haneman</source>
        <translation>跳満</translation>
    </message>
    <message>
        <source>Baiman</source>
        <translation>倍満</translation>
    </message>
    <message>
        <source>Sanbaiman</source>
        <translation>三倍満</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役満</translation>
    </message>
    <message>
        <source>%1 han %2 fu</source>
        <translation>%1翻%2符</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a limit and what reached it: &quot;Mangan, 4 han 40 fu&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>points: %1</source>
        <extracomment>after the points of a hand: han and fu</extracomment>
        <translation>点：%1</translation>
    </message>
    <message>
        <source>%1, yakuman</source>
        <translation>%1、役満</translation>
    </message>
    <message>
        <source>%1, %2 han</source>
        <translation>%1、%2翻</translation>
    </message>
    <message>
        <source>%1 han</source>
        <translation>%1翻</translation>
    </message>
    <message>
        <source>Han a win</source>
        <translation>和了の平均翻数</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a round&apos;s wind, the number of its deal: &quot;East 2&quot;</extracomment>
        <translation>%1%2局</translation>
    </message>
    <message>
        <source>%1, %2 honba</source>
        <translation>%1、%2本場</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>本場</translation>
    </message>
    <message>
        <source>Sticks</source>
        <translation>供託</translation>
    </message>
    <message>
        <source>With a closed hand that is one tile away you may declare riichi: you put down 1,000 points, discard what you draw from then on, and score one han more and the dora under the indicators. At least four tiles must be left.</source>
        <translation>門前で聴牌したらリーチを宣言できる。1,000点を出し、以後はツモ切りとなるが、一翻増えて裏ドラも数える。山に四枚以上残っていること。</translation>
    </message>
    <message>
        <source>You cannot win on a discard while one of your waits lies among your own discards. A win that you let pass bars you until your next draw, and after riichi for the whole hand. Your own draw always wins.</source>
        <translation>待ちのどれかを自分が捨てていると、ロンできない。見逃すと次のツモまで、リーチ後は最後までロンできない。ツモ和了はいつでもできる。</translation>
    </message>
    <message>
        <source>Only the next player may chow a discard; anyone may pung, kong or win. A win beats a pung or kong, which beat a chow.</source>
        <translation>チーは下家だけ、ポン・カン・ロンは誰でもできる。ロンはポンとカンに、ポンとカンはチーに優先する。</translation>
    </message>
    <message>
        <source>After a call you cannot discard a tile that would have done as well.</source>
        <translation>喰い替えはできない。</translation>
    </message>
    <message>
        <source>Several players may win on the same discard.</source>
        <translation>同じ捨て牌で何人でも和了できる。</translation>
    </message>
    <message>
        <source>Two players may win on the same discard; three end the hand.</source>
        <translation>同じ捨て牌で二人まで和了できる。三人なら流局。</translation>
    </message>
    <message>
        <source>An indicator makes the next tile of its suit dora: one han each.</source>
        <translation>表示牌の次の牌がドラで、一枚につき一翻。</translation>
    </message>
    <message>
        <source>One five of each suit is red and counts one han, too.</source>
        <translation>各色に一枚ある赤五も一翻になる。</translation>
    </message>
    <message>
        <source>Each kong turns over another indicator at once.</source>
        <translation>カンのたびに、すぐ新しい表示牌をめくる。</translation>
    </message>
    <message>
        <source>Each kong turns over another indicator, that of an open kong after the discard.</source>
        <translation>カンのたびに新しい表示牌をめくる。明槓は打牌の後にめくる。</translation>
    </message>
    <message>
        <source>All simples needs a closed hand.</source>
        <translation>断幺九は門前に限る。</translation>
    </message>
    <message>
        <source>A pair of a double wind is 2 fu.</source>
        <translation>連風牌の雀頭は2符。</translation>
    </message>
    <message>
        <source>4 han 30 fu is a mangan.</source>
        <translation>4翻30符は満貫に切り上げる。</translation>
    </message>
    <message>
        <source>13 han is a yakuman.</source>
        <translation>13翻は数え役満。</translation>
    </message>
    <message>
        <source>13 han is a sanbaiman.</source>
        <translation>13翻は三倍満。</translation>
    </message>
    <message>
        <source>Several yakuman in one hand add up.</source>
        <translation>役満は複合する。</translation>
    </message>
    <message>
        <source>No hand counts more than one yakuman.</source>
        <translation>役満は複合しない。</translation>
    </message>
    <message>
        <source>The rarest four yakuman count twice.</source>
        <translation>四種の役満はダブルになる。</translation>
    </message>
    <message>
        <source>Each han doubles what the fu are worth. From five han on a hand has a fixed price: mangan 8,000, haneman 12,000, baiman 16,000, sanbaiman 24,000, yakuman 32,000; the dealer gets half as much again.</source>
        <translation>一翻ごとに符の点数が倍になる。五翻からは定額で、満貫8,000点、跳満12,000点、倍満16,000点、三倍満24,000点、役満32,000点。親は五割増し。</translation>
    </message>
    <message>
        <source>The discarder pays all of it; a self-draw is shared, and the dealer&apos;s share is double.</source>
        <translation>ロンは放銃者が全額、ツモは三人で払い、親は倍を払う。</translation>
    </message>
    <message>
        <source>Whoever gives away the last set of three dragons or four winds pays for that hand.</source>
        <translation>最後の三元牌や風牌を鳴かせた人が責任払い（包）をする。</translation>
    </message>
    <message>
        <source>When the wall is empty, players who are not ready pay 3,000 points to those who are.</source>
        <translation>山がなくなると、不聴の人が聴牌の人に合わせて3,000点を払う。</translation>
    </message>
    <message>
        <source>Nine terminals and honours, four equal winds, four riichi or four kongs of several players end a hand at once.</source>
        <translation>九種九牌、四風連打、四家立直、四槓散了は途中流局になる。</translation>
    </message>
    <message>
        <source>Everyone starts with %1 points. A dealer who wins or is ready deals again, and each honba adds 300 points.</source>
        <translation>各自%1点から始める。親が和了か聴牌なら連荘し、一本場ごとに300点加わる。</translation>
    </message>
    <message>
        <source>A score below zero ends the game.</source>
        <translation>持ち点が0を下回ると終局。</translation>
    </message>
    <message>
        <source>If nobody has %1 points after the last deal, another round begins.</source>
        <translation>最終局の後に誰も%1点に届かなければ、次の場に入る。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>Complete four sets and a pair, seven pairs or thirteen orphans, with at least one yaku. Dora add han but are no yaku.</source>
        <translation>四面子一雀頭、七対子、国士無双のいずれかを、一つ以上の役をつけて作る。ドラは翻を増やすが役ではない。</translation>
    </message>
    <message>
        <source>Furiten</source>
        <translation>フリテン</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>鳴き</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>An empty wall</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>不聴罰符</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>流し満貫</translation>
    </message>
    <message>
        <source>Red fives</source>
        <translation>赤五</translation>
    </message>
    <message>
        <source>Open all simples</source>
        <translation>喰いタン</translation>
    </message>
    <message>
        <source>Pair of double winds</source>
        <translation>連風牌の雀頭</translation>
    </message>
    <message>
        <source>2 fu</source>
        <translation>2符</translation>
    </message>
    <message>
        <source>4 fu</source>
        <translation>4符</translation>
    </message>
    <message>
        <source>4 han 30 fu is a mangan</source>
        <translation>切り上げ満貫</translation>
    </message>
    <message>
        <source>13 han is a yakuman</source>
        <translation>数え役満</translation>
    </message>
    <message>
        <source>Yakuman add up</source>
        <translation>役満の複合</translation>
    </message>
    <message>
        <source>Double yakuman</source>
        <translation>ダブル役満</translation>
    </message>
    <message>
        <source>Liability</source>
        <translation>包</translation>
    </message>
    <message>
        <source>Kong indicator</source>
        <translation>カンドラ表示牌</translation>
    </message>
    <message>
        <source>after the discard</source>
        <translation>打牌の後</translation>
    </message>
    <message>
        <source>before the discard</source>
        <translation>打牌の前</translation>
    </message>
    <message>
        <source>Swap calls</source>
        <translation>喰い替え</translation>
    </message>
    <message>
        <source>Three winners on a discard</source>
        <translation>三家和</translation>
    </message>
    <message>
        <source>end the hand</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>are paid</source>
        <translation>全員に払う</translation>
    </message>
    <message>
        <source>Abortive draws</source>
        <translation>途中流局</translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation>配給原点</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>返し点</translation>
    </message>
    <message>
        <source>Ends below zero</source>
        <translation>トビ終了</translation>
    </message>
    <message>
        <source>Extra round</source>
        <translation>延長戦</translation>
    </message>
    <message>
        <source>In the last deal a dealer who leads with %1 points ends the game by winning or being ready.</source>
        <translation>オーラスでトップの親が%1点以上のとき、和了か聴牌で終局。</translation>
    </message>
    <message>
        <source>136 tiles · three red fives</source>
        <translation>136 枚 · 赤五 3 枚</translation>
    </message>
    <message>
        <source>136 tiles · no red fives</source>
        <translation>136 枚 · 赤なし</translation>
    </message>
    <message>
        <source>East · %1 min</source>
        <translation>東風戦 · %1 分</translation>
    </message>
    <message>
        <source>East and south · %1 min</source>
        <translation>半荘戦 · %1 分</translation>
    </message>
    <message>
        <source>All four winds · %1 min</source>
        <translation>一荘戦 · %1 分</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) · %1 min</source>
        <translation>
            <numerusform>%n 局 · %1 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Ura</source>
        <extracomment>before the indicators under the dora&apos;s, as short as &quot;Dora&quot;</extracomment>
        <translation>裏ドラ</translation>
    </message>
    <message>
        <source>Ready, but without a yaku</source>
        <translation>聴牌、役なし</translation>
    </message>
    <message>
        <source>At the end the fourth pays the first %1, and the third the second %2.</source>
        <translation>終局時、四位は一位に %1 点、三位は二位に %2 点を払います。</translation>
    </message>
    <message>
        <source>The first also gets the %1 points that each put in above the start.</source>
        <translation>各家が余分に出す %1 点（オカ）も一位のものです。</translation>
    </message>
    <message>
        <source>Uma of first and fourth</source>
        <translation>ウマ（一位と四位）</translation>
    </message>
    <message>
        <source>Uma of second and third</source>
        <translation>ウマ（二位と三位）</translation>
    </message>
    <message>
        <source>Thirteen orphans can also win on the tile of a concealed kong.</source>
        <translation>国士無双は暗槓も槍槓できる。</translation>
    </message>
    <message>
        <source>Thirteen orphans rob concealed kongs</source>
        <translation>国士無双の暗槓への槍槓</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>self-draw</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>last tile of the wall</source>
        <translation>山の最後の牌</translation>
    </message>
    <message>
        <source>after a kong</source>
        <translation>槓の後の牌</translation>
    </message>
    <message>
        <source>from another&apos;s kong</source>
        <translation>他家の加槓から</translation>
    </message>
    <message>
        <source>the other three are visible</source>
        <translation>残り三枚は見えている</translation>
    </message>
    <message>
        <source>your wind is South, the round&apos;s East</source>
        <translation>自風は南、場風は東</translation>
    </message>
    <message numerus="yes">
        <source>%n flower(s)</source>
        <translation>
            <numerusform>花牌%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted with it: %1</source>
        <translation>一緒に数えない役：%1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a pattern with what it counts, and a sentence about it</extracomment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>Options</source>
        <translation>細かいルール</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>ルールの種類</translation>
    </message>
    <message>
        <source>Reset options</source>
        <translation>設定を戻す</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>1 hand · %1 min</source>
        <translation>1 局 · %1 分</translation>
    </message>
    <message>
        <source>%1 hands · %2 min</source>
        <translation>%1 局 · %2 分</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Score over the hands: from %1 to %2</source>
        <translation>局ごとの得点：%1 から %2</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message numerus="yes">
        <source>%1, %n discard(s)</source>
        <translation>
            <numerusform>%1、捨て牌 %n 枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flowers: %n</source>
        <translation>
            <numerusform>花牌：%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatOutcome</name>
    <message>
        <source>%1: %2, now %3</source>
        <translation>%1：%2、現在%3</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1, level %2</source>
        <comment>a player: name, wind and score, level</comment>
        <translation>%1、レベル %2</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>a bot</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>calls with %1</source>
        <translation>%1 で鳴く</translation>
    </message>
    <message>
        <source>%1, a bot</source>
        <translation>%1、コンピューター</translation>
    </message>
    <message>
        <source>%1, calls with %2</source>
        <translation>%1、%2 で鳴く</translation>
    </message>
    <message>
        <source>%1, a program</source>
        <translation>%1、プログラム</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>プログラム</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>1 クリック</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>2 クリック</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>萬子</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>筒子</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>索子</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>色の順</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>字牌</translation>
    </message>
    <message>
        <source>After the suits</source>
        <translation>後ろに置く</translation>
    </message>
    <message>
        <source>Before the suits</source>
        <translation>前に置く</translation>
    </message>
    <message>
        <source>Dragons</source>
        <translation>三元牌</translation>
    </message>
    <message>
        <source>White, green, red</source>
        <translation>白・發・中</translation>
    </message>
    <message>
        <source>Red, green, white</source>
        <translation>中・發・白</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>アクセシビリティ</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>読まない</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>自分のことだけ</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>アニメあり</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>アニメなし</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>With indices</source>
        <translation>数字つき</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>くっきり</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>濃淡強め</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Framed</source>
        <translation>枠あり</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>無地</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>卓の色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い色</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Numbers of the tutor</source>
        <translation>コーチの数値</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>求めたとき</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に表示</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>卓と牌</translation>
    </message>
    <message>
        <source>Sound and speed</source>
        <translation>音と速さ</translation>
    </message>
    <message>
        <source>Tile sounds</source>
        <translation>牌の音</translation>
    </message>
    <message>
        <source>Call sounds</source>
        <translation>鳴きの音</translation>
    </message>
    <message>
        <source>Result sounds</source>
        <translation>結果の音</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>講評</translation>
    </message>
    <message>
        <source>After each move</source>
        <translation>一手ごと</translation>
    </message>
    <message>
        <source>Keys and language</source>
        <translation>キーと言語</translation>
    </message>
    <message>
        <source>Show and change the keys</source>
        <translation>キーの確認と変更</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Programs that can play here</source>
        <translation>対局できるプログラム</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>別の意見</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>SichuanWords</name>
    <message>
        <source>Full Flush</source>
        <translation>清一色</translation>
    </message>
    <message>
        <source>Every tile is of one suit.</source>
        <translation>すべて同じ種類の数牌。</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>七対</translation>
    </message>
    <message>
        <source>Seven pairs in a concealed hand; four of a kind are two pairs.</source>
        <translation>門前で対子が七つ。同じ牌四枚は二対子と数える。</translation>
    </message>
    <message>
        <source>All Pungs</source>
        <translation>対々和</translation>
    </message>
    <message>
        <source>Four pungs or kongs and a pair.</source>
        <translation>刻子か槓子が四つと雀頭。</translation>
    </message>
    <message>
        <source>Golden Wait</source>
        <translation>金鉤釣</translation>
    </message>
    <message>
        <source>Four declared sets: a single tile is left in the hand.</source>
        <translation>四面子をすべて鳴き、手に一枚だけ残した単騎待ち。</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>Each four of a kind in the hand that is not a kong.</source>
        <translation>カンしていない同じ牌四枚ごと。</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Each declared kong.</source>
        <translation>カンするごと。</translation>
    </message>
    <message>
        <source>Win after a Kong</source>
        <translation>嶺上開花</translation>
    </message>
    <message>
        <source>Won on the replacement for a kong.</source>
        <translation>カンの補充牌で和了。</translation>
    </message>
    <message>
        <source>Shot after a Kong</source>
        <translation>槓上砲</translation>
    </message>
    <message>
        <source>Won on the discard of a player who has just declared a kong.</source>
        <translation>カンした直後の捨て牌で和了。</translation>
    </message>
    <message>
        <source>Robbing a Kong</source>
        <translation>槍槓</translation>
    </message>
    <message>
        <source>Won on the tile that another player adds to a pung.</source>
        <translation>ほかの人が加槓した牌で和了。</translation>
    </message>
    <message>
        <source>Under the Sea</source>
        <translation>海底</translation>
    </message>
    <message>
        <source>Won on the last tile of the wall, or on the discard after it.</source>
        <translation>壁牌の最後の牌か、その後の捨て牌で和了。</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Won on your own draw, where the rules double for it.</source>
        <translation>ツモで倍になる規則でのツモ和了。</translation>
    </message>
    <message>
        <source>Plain Hand</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>Sichuan bloody battle</source>
        <translation>四川麻雀 血戦到底</translation>
    </message>
    <message>
        <source>Give up a suit, and play on until three have won.</source>
        <translation>一種類を捨て、三人が和了するまで続ける。</translation>
    </message>
    <message>
        <source>Doublings</source>
        <translation>倍付け</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>Doublings of your wins</source>
        <translation>あなたの和了の倍付け</translation>
    </message>
    <message>
        <source>%1, times %2</source>
        <translation>%1、%2 倍</translation>
    </message>
    <message>
        <source>%1 doublings</source>
        <translation>倍付け %1</translation>
    </message>
    <message>
        <source>Doublings a win</source>
        <translation>和了ごとの倍付け</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>%2 局中 %1 局目</translation>
    </message>
    <message>
        <source>Hand %1/%2</source>
        <translation>%1/%2 局</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>Complete four sets and a pair, or seven pairs, in two suits or one. Only the three suits are played: 108 tiles.</source>
        <translation>二種類以下の数牌で四面子一雀頭か七対をそろえる。使うのは数牌だけの 108 枚。</translation>
    </message>
    <message>
        <source>Before the first draw</source>
        <translation>最初のツモの前</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>鳴き</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>対局は続く</translation>
    </message>
    <message>
        <source>A winner leaves the hand, and the others play on until three have won or the wall is empty. Players who have left pay nothing more.</source>
        <translation>和了した人は抜け、残りは三人が和了するか壁牌がなくなるまで続ける。抜けた人はもう払わない。</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>An empty wall</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>The first winner of a hand deals the next one.</source>
        <translation>最初に和了した人が次の親になる。</translation>
    </message>
    <message>
        <source>Kong passed on</source>
        <translation>カンの移転</translation>
    </message>
    <message>
        <source>Kong returned</source>
        <translation>カンの返却</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>ノーテン</translation>
    </message>
    <message>
        <source>Suit not given up</source>
        <translation>捨て残り</translation>
    </message>
    <message>
        <source>Exchange three tiles</source>
        <translation>三枚交換</translation>
    </message>
    <message>
        <source>Most doublings</source>
        <translation>倍付けの上限</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>adds nothing</source>
        <translation>加点なし</translation>
    </message>
    <message>
        <source>adds 1 point</source>
        <translation>1 点加える</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>倍になる</translation>
    </message>
    <message>
        <source>Kong before a winning discard</source>
        <translation>和了牌の直前のカン</translation>
    </message>
    <message>
        <source>stays paid</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>is cancelled</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>goes to the winner</source>
        <translation>和了者へ</translation>
    </message>
    <message>
        <source>16 to each other player</source>
        <translation>各自に 16 点</translation>
    </message>
    <message>
        <source>48 to nobody</source>
        <translation>48 点の罰</translation>
    </message>
    <message>
        <source>Kongs are returned if not ready</source>
        <translation>ノーテンならカンを返す</translation>
    </message>
    <message>
        <source>Pung on the last discard</source>
        <translation>最後の捨て牌でポン</translation>
    </message>
    <message>
        <source>A complete hand that nothing doubles.</source>
        <translation>倍付けのない和了。</translation>
    </message>
    <message numerus="yes">
        <source>doubling(s), worth %1</source>
        <extracomment>after the number of doublings, what the hand is worth</extracomment>
        <translation>
            <numerusform>倍付け、%1 点</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>競技規則</translation>
    </message>
    <message>
        <source>Everyone gives up a suit. Its tiles must be discarded first, and nobody wins while holding one.</source>
        <translation>各自が一種類を捨てると決める。その牌から先に捨てなければならず、一枚でも持っている間は和了できない。</translation>
    </message>
    <message>
        <source>Everyone passes on three tiles of one suit; the direction is drawn by lot.</source>
        <translation>各自が同じ種類の三枚を渡す。向きはくじで決まる。</translation>
    </message>
    <message>
        <source>There is no chow. Anyone may pung, kong or win on a discard, and several players may win on the same tile.</source>
        <translation>チーはない。捨て牌は誰でもポン、カン、和了ができ、同じ牌で何人も和了できる。</translation>
    </message>
    <message>
        <source>If you let a win pass, you win on nothing cheaper until your next draw.</source>
        <translation>和了を見逃すと、次に引くまでそれより安い手では和了できない。</translation>
    </message>
    <message>
        <source>The discard after the last draw can only be won.</source>
        <translation>最後のツモのあとの捨て牌は、和了にしか使えない。</translation>
    </message>
    <message>
        <source>A kong is paid at once: 2 points from everyone for a concealed one, 2 from the discarder for a claimed one, 1 from everyone for one added to a pung.</source>
        <translation>カンはすぐに精算する。暗槓は各自から 2 点、明槓は捨てた人から 2 点、加槓は各自から 1 点。</translation>
    </message>
    <message>
        <source>If the discard after a kong is won, that income is cancelled.</source>
        <translation>カンのあとの捨て牌で和了されると、その収入は取り消される。</translation>
    </message>
    <message>
        <source>If the discard after a kong is won, the winner takes that income.</source>
        <translation>カンのあとの捨て牌で和了されると、その収入は和了した人に移る。</translation>
    </message>
    <message numerus="yes">
        <source>A hand is worth 1 point, doubled for each doubling, at most %n time(s).</source>
        <translation>
            <numerusform>手は 1 点で、一翻ごとに倍になる。倍にするのは %n 回まで。</numerusform>
        </translation>
    </message>
    <message>
        <source>The discarder pays it; on a self-draw everyone still playing pays.</source>
        <translation>捨てた人が払う。ツモならまだ打っている全員が払う。</translation>
    </message>
    <message>
        <source>A self-draw adds 1 point, beyond the limit too.</source>
        <translation>ツモは 1 点増しで、上限を超えてもよい。</translation>
    </message>
    <message>
        <source>A self-draw is one more doubling.</source>
        <translation>ツモは一翻増える。</translation>
    </message>
    <message>
        <source>Whoever still holds tiles of the suit given up pays %1 points to each of the others.</source>
        <translation>捨てると決めた種類の牌がまだある人は、ほかの各人に %1 点を払う。</translation>
    </message>
    <message>
        <source>Whoever still holds tiles of the suit given up loses %1 points, which nobody gets.</source>
        <translation>捨てると決めた種類の牌がまだある人は %1 点を失い、誰のものにもならない。</translation>
    </message>
    <message>
        <source>Whoever is not ready pays each ready player the most that hand could win.</source>
        <translation>聴牌していない人は、聴牌している各人にその手の最高点を払う。</translation>
    </message>
    <message>
        <source>Whoever is not ready also returns what kongs brought.</source>
        <translation>聴牌していない人はカンの収入も返す。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>108 tiles · exchange · up to %1 doublings</source>
        <translation>牌 108 枚 · 三枚交換 · 最大 %1 倍付け</translation>
    </message>
    <message>
        <source>108 tiles · up to %1 doublings</source>
        <translation>牌 108 枚 · 最大 %1 倍付け</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Place %1: %2, %3</source>
        <translation>%1 位：%2、%3</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Loading records…</source>
        <translation>記録を読んでいます…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>まだ集計するものがありません</translation>
    </message>
    <message>
        <source>After your first hand this page shows how often you win and deal in, the fans you make, and your points against each level over time.</source>
        <translation>最初の一局を終えると、和了と放銃の割合、作った役、レベルごとの得点とその推移がここに表示されます。</translation>
    </message>
    <message>
        <source>Points of each game</source>
        <translation>対局ごとの得点</translation>
    </message>
    <message>
        <source>Your first finished game appears here</source>
        <translation>最初に終えた対局がここに表示されます</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>順位</translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %n time(s)</source>
        <translation>
            <numerusform>%1位：%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a hand by level</source>
        <translation>レベル別の一局あたりの得点</translation>
    </message>
    <message>
        <source>with 95 % interval</source>
        <translation>95%区間つき</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first win appears here</source>
        <translation>最初の和了がここに表示されます</translation>
    </message>
    <message>
        <source>No games of this length</source>
        <translation>この局数の対局はありません</translation>
    </message>
    <message>
        <source>Hands in a game</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Kong!</source>
        <translation>カン！</translation>
    </message>
    <message>
        <source>Pung!</source>
        <translation>ポン！</translation>
    </message>
    <message>
        <source>Chow!</source>
        <translation>チー！</translation>
    </message>
    <message>
        <source>Claim it?</source>
        <translation>鳴く？</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>Riichi!</source>
        <translation>リーチ！</translation>
    </message>
    <message>
        <source>Win!</source>
        <translation>和了！</translation>
    </message>
    <message>
        <source>Abort!</source>
        <translation>流局！</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選択してください</translation>
    </message>
</context>
<context>
    <name>TableEvent</name>
    <message>
        <source>A new game begins</source>
        <translation>新しい対局の始まり</translation>
    </message>
    <message>
        <source>The tiles are dealt</source>
        <translation>配牌</translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <translation>%1：%2 をツモ</translation>
    </message>
    <message>
        <source>%1 drew a tile</source>
        <translation>%1：ツモ</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <translation>%1：%2 を公開</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1：打 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>why something is paid, and what</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The wall is empty: nobody wins</source>
        <translation>牌山が尽きて流局</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>%1; the players change seats</source>
        <translation>%1。席替え</translation>
    </message>
    <message>
        <source>%1 won with %2, %3</source>
        <extracomment>a player, a tile, and what the hand counts: &quot;24 fan&quot;</extracomment>
        <translation>%1：%2 で和了、%3</translation>
    </message>
    <message>
        <source>%1 declared riichi and discarded %2</source>
        <translation>%1：リーチ、打 %2</translation>
    </message>
    <message>
        <source>Each player passed three tiles to the next</source>
        <translation>三枚交換：下家へ渡しました</translation>
    </message>
    <message>
        <source>Each player passed three tiles to the one opposite</source>
        <translation>三枚交換：対面へ渡しました</translation>
    </message>
    <message>
        <source>Each player passed three tiles to the previous one</source>
        <translation>三枚交換：上家へ渡しました</translation>
    </message>
    <message>
        <source>%1 gave %2 and got %3</source>
        <extracomment>a player, three tiles and three other tiles</extracomment>
        <translation>%1：%2を渡し、%3を受け取りました</translation>
    </message>
    <message>
        <source>%1 gave up %2</source>
        <extracomment>a player and a suit: &quot;Lin gave up dots&quot;</extracomment>
        <translation>%1：欠け%2</translation>
    </message>
    <message>
        <source>Indicator: %1</source>
        <extracomment>a tile that is turned over beside the wall</extracomment>
        <translation>ドラ表示牌：%1</translation>
    </message>
    <message>
        <source>%1 aborted the hand: %2</source>
        <translation>%1が流局にしました：%2</translation>
    </message>
    <message>
        <source>The hand is aborted: %1</source>
        <translation>途中流局：%1</translation>
    </message>
    <message>
        <source>Nothing else is paid</source>
        <translation>ほかに精算はありません</translation>
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
        <translation>結果</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最終順位</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>次の局</translation>
    </message>
</context>
<context>
    <name>TableRows</name>
    <message>
        <source>%1, just drawn</source>
        <translation>%1、ツモ牌</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1、価値 %2</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1、最善</translation>
    </message>
    <message>
        <source>%1, equally good</source>
        <translation>%1、最善と同等</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, discarded in this plan</source>
        <translation>%1、この案で切る</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>%1 を引く</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins, %n left</source>
        <translation>
            <numerusform>%1 で和了、残り %n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, a candidate</source>
        <translation>%1、候補</translation>
    </message>
    <message>
        <source>a face-down tile</source>
        <translation>伏せ牌</translation>
    </message>
    <message>
        <source>%1, the winning tile</source>
        <translation>%1、和了牌</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles in the wall</comment>
        <translation>
            <numerusform>残り %n</numerusform>
        </translation>
    </message>
    <message>
        <source>indicator: %1</source>
        <translation>ドラ表示牌：%1</translation>
    </message>
    <message>
        <source>%1, wild</source>
        <translation>%1、ワイルド</translation>
    </message>
    <message>
        <source>%1, declared riichi</source>
        <translation>%1（リーチ宣言牌）</translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
</context>
<context>
    <name>ThinkingDots</name>
    <message>
        <source>thinking</source>
        <translation>考え中</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Event %1 of %2. %3</source>
        <translation>%2 手中 %1 手目。%3</translation>
    </message>
</context>
<context>
    <name>TourPage</name>
    <message>
        <source>Your hand</source>
        <translation>あなたの手牌</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>鳴きと和了</translation>
    </message>
    <message>
        <source>The tutor</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Eight fan to win</source>
        <translation>八番縛り</translation>
    </message>
    <message>
        <source>Beyond the table</source>
        <translation>卓の外</translation>
    </message>
    <message>
        <source>Your hand stands at the bottom, the drawn tile apart. Click a tile to discard it, or choose it with the arrow keys and press Enter. Space discards the drawn tile.</source>
        <translation>手牌は下に並び、引いた牌は離れています。牌をクリックすると捨てます。矢印キーで選んで Enter でも捨てられます。スペースキーは引いた牌を捨てます。</translation>
    </message>
    <message>
        <source>When you can call a discard, its button lights up; each has a key. Only Pass declines, so a stray click or Esc never gives a win away.</source>
        <translation>鳴けるときはそのボタンが明るくなります。どれにもキーがあります。見送るのは「パス」だけ。誤クリックや Esc で和了を逃すことはありません。</translation>
    </message>
    <message>
        <source>The bar above a tile shows what discarding it is worth; the highest is best. A badge below warns whom it may deal into. Press H to show or hide the hints, or hold it to peek.</source>
        <translation>牌の上の棒は捨てたときの価値で、一番高いものが最善です。下の印は誰に当たりそうかを知らせます。H で表示を切り替え、押している間だけ見ることもできます。</translation>
    </message>
    <message>
        <source>A hand needs eight fan to win. After each hand you see what counted and what did not. Rules and fans explains every fan with an example.</source>
        <translation>和了には八番が要ります。一局ごとに数えた役と数えなかった役が示されます。「ルールと役」ではすべての役を例つきで説明しています。</translation>
    </message>
    <message>
        <source>The menu (Esc) leads to your records and statistics, the settings and the keyboard guide. A deal code lets a friend play the tiles you were dealt.</source>
        <translation>Esc のメニューから記録と統計、速さ・牌・音の設定、キーの一覧へ行けます。配牌コードを渡せば、友だちも同じ牌で遊べます。</translation>
    </message>
    <message>
        <source>Welcome to Tingpai</source>
        <translation>聴牌へようこそ</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Rules and fans</source>
        <translation>ルールと役</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>配牌コードで遊ぶ</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>飛ばす</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation>卓へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
</context>
<context>
    <name>TutorDock</name>
    <message>
        <source>Tutor</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Hints on</source>
        <translation>ヒントあり</translation>
    </message>
    <message>
        <source>Hints off</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>Fold the tutor away</source>
        <translation>コーチの欄をたたむ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Show fewer numbers</source>
        <translation>数値を減らす</translation>
    </message>
    <message>
        <source>Show all numbers</source>
        <translation>数値をすべて表示</translation>
    </message>
    <message>
        <source>Ways to win</source>
        <translation>和了への道</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Other ways</source>
        <translation>ほかの道</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
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
        <translation>待ち：%1</translation>
    </message>
    <message>
        <source>As dealt, this hand wins %1 of the time: value %2</source>
        <translation>配牌の和了率は %1、価値 %2</translation>
    </message>
    <message>
        <source>Better to pass</source>
        <translation>見送りがよい</translation>
    </message>
    <message>
        <source>Better to play safe</source>
        <translation>安全に打つのがよい</translation>
    </message>
    <message>
        <source>Go for the win</source>
        <translation>和了を目指す</translation>
    </message>
    <message>
        <source>A call is worth it</source>
        <translation>鳴く価値あり</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>%1 を引く</translation>
    </message>
    <message>
        <source>discard %1</source>
        <translation>%1を切る</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a step of a plan: &quot;2 of 4: 3 of dots comes&quot;</extracomment>
        <translation>%2 手中 %1 手目：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what the tutor would do and what it is worth: &quot;Discard 8 of dots: +6.4&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>or %1</source>
        <extracomment>tiles that another way to the same plan needs: &quot;or 4 of characters&quot;</extracomment>
        <translation>または %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1を切る</translation>
    </message>
    <message>
        <source>Need %1</source>
        <translation>必要：%1</translation>
    </message>
    <message>
        <source>Wait on %1</source>
        <translation>待ち：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) help</source>
        <translation>
            <numerusform>有効牌%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: wins %2, about %3, %4</source>
        <translation>%1：和了率%2、約%3、%4</translation>
    </message>
    <message>
        <source>Ready for %1 alone</source>
        <translation>%1のみのテンパイ</translation>
    </message>
    <message>
        <source>Many ways to win, none likely by itself</source>
        <translation>和了の道は多いが、どれも有力ではない</translation>
    </message>
    <message>
        <source>Other ways: %1</source>
        <translation>その他：%1</translation>
    </message>
    <message>
        <source>This table is slower than usual</source>
        <translation>この卓は普段より展開が遅めです</translation>
    </message>
    <message>
        <source>This table is faster than usual</source>
        <translation>この卓は普段より展開が早めです</translation>
    </message>
    <message>
        <source>Your opponents are ready later than most: you have more time, and discards are safer.</source>
        <translation>相手の聴牌は全体に遅めです。手作りに余裕があり、打牌も比較的安全です。</translation>
    </message>
    <message>
        <source>Your opponents are ready sooner than most: you have less time, and discards are riskier.</source>
        <translation>相手の聴牌は全体に早めです。手作りの余裕が少なく、打牌の危険も高めです。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1：残り %n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>As dealt, this hand wins %1 of the time</source>
        <translation>配牌の和了率は %1</translation>
    </message>
    <message>
        <source>or other tiles</source>
        <translation>または別の牌</translation>
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
        <translation>%1 順位点</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 点</translation>
    </message>
    <message>
        <source>%1 placement</source>
        <translation>順位点 %1</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>%1, and it was punished</source>
        <translation>%1、そして咎められました</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>この手をやり直す</translation>
    </message>
    <message>
        <source>better:</source>
        <translation>最善：</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>最善：%1</translation>
    </message>
</context>
<context>
    <name>WhoseChoices</name>
    <message>
        <source>Decisions of %1 (%2 of %3)</source>
        <translation>%1の選択（%2 / %3）</translation>
    </message>
    <message>
        <source>Previous player</source>
        <translation>前の打ち手</translation>
    </message>
    <message>
        <source>Your decisions (%1 of %2)</source>
        <translation>あなたの選択（%1 / %2）</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>次の打ち手</translation>
    </message>
</context>
<context>
    <name>WinStamp</name>
    <message>
        <source>The wall is empty</source>
        <translation>山がなくなりました</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Announcer</name>
    <message>
        <source>Not ready yet</source>
        <translation>まだ聴牌していません</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>%1 待ち</translation>
    </message>
    <message>
        <source>Nothing to decide. %1</source>
        <translation>いまは何も聞かれていません。%1</translation>
    </message>
    <message>
        <source>No advice now</source>
        <translation>いまは助言がありません</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s) left in the wall</source>
        <translation>
            <numerusform>%1、残り %n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard first: the wait depends on it</source>
        <translation>先に一枚捨ててください。何を捨てるかで待ちが決まります</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what that one discarded
----------
A key and the person whose it is</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Any calls?</source>
        <translation>鳴く人は？</translation>
    </message>
    <message>
        <source>Take back? All must agree</source>
        <translation>やり直しますか？全員の同意が必要です</translation>
    </message>
    <message>
        <source>Your hand is hidden</source>
        <translation>手牌は伏せてあります</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>ツモ牌：%1</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>最善：%1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>同等：%1</translation>
    </message>
</context>
<context>
    <name>tingpai::app::AppSettings</name>
    <message>
        <source>Your settings name rules that this version does not know (“%1”). New games use %2 until you choose again.</source>
        <extracomment>%1: as they stand in the file, %2: a kind of rules</extracomment>
        <translation>設定に残っているルール（「%1」）はこのバージョンでは使えません。選び直すまで、新しい対局は%2で行います。</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Deals</name>
    <message>
        <source>Deal code %1, %2: %3 points</source>
        <translation>配牌コード %1、%2：%3 点</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Demo</name>
    <message>
        <source>  hand: %1</source>
        <translation>  手牌：%1</translation>
    </message>
    <message>
        <source>  tutor: %1 (%2)</source>
        <translation>  コーチ：%1（%2）</translation>
    </message>
    <message>
        <source>  why: %1</source>
        <translation>  理由：%1</translation>
    </message>
    <message>
        <source>  plan: %1</source>
        <translation>  案：%1</translation>
    </message>
    <message>
        <source>  %1: %2, score %3</source>
        <translation>  %1：%2、得点 %3</translation>
    </message>
</context>
<context>
    <name>tingpai::app::GameController</name>
    <message>
        <source>event %1: %2</source>
        <translation>%1 番目の出来事：%2</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>あなたの番ではありません</translation>
    </message>
    <message>
        <source>Take the win or pass first</source>
        <translation>先に和了するかパスしてください</translation>
    </message>
    <message>
        <source>That is not allowed now</source>
        <translation>今はできません</translation>
    </message>
    <message>
        <source>Played without hints</source>
        <translation>ヒントなしで対局</translation>
    </message>
    <message numerus="yes">
        <source>Hints used for %n decision(s), in full for %1</source>
        <translation>
            <numerusform>ヒントを見た選択 %n 回、うち全部を見たのは %1 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Person %1 needs a name of at most %2 letters</source>
        <translation>%1 人目には %2 文字以内の名前が必要です</translation>
    </message>
    <message>
        <source>Two to four people can share the screen</source>
        <translation>画面を共有できるのは二人から四人です</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>やり直せる選択がありません</translation>
    </message>
    <message>
        <source>You have nothing to call</source>
        <translation>鳴ける牌はありません</translation>
    </message>
    <message>
        <source>Another program has locked the records: the game waits for it</source>
        <translation>別のプログラムが牌譜をロックしています：解除されるまで対局は待ちます</translation>
    </message>
    <message>
        <source>%1 has locked the records: the game waits for it</source>
        <translation>%1 が牌譜をロックしています：解除されるまで対局は待ちます</translation>
    </message>
    <message numerus="yes">
        <source>Full hints at %n decision(s)</source>
        <translation>
            <numerusform>%n 回の選択ですべてのヒントを使用</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen. Everyone gets the same time</source>
        <translation>選択済み。全員に同じ時間を取ります</translation>
    </message>
    <message>
        <source>%1 takes its seat.</source>
        <extracomment>%1: a level, which plays on in the place of a program</extracomment>
        <translation>%1のコンピューターが席を引き継ぎます。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
</context>
<context>
    <name>tingpai::app::HandResult</name>
    <message>
        <source>Not ready</source>
        <translation>ノーテン</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>テンパイ</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a player, &quot;Ready&quot;, the tiles waited for</extracomment>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>Ready, but under %1</source>
        <extracomment>&quot;8 fan&quot;</extracomment>
        <translation>テンパイ、ただし%1未満</translation>
    </message>
    <message>
        <source>The wall is empty</source>
        <translation>山がなくなりました</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tingpai::app::HandWin</name>
    <message>
        <source>already in %1</source>
        <translation>%1に含まれる</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>あなたの和了</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の和了</translation>
    </message>
    <message>
        <source>Self-drawn on %1</source>
        <translation>%1をツモ</translation>
    </message>
    <message>
        <source>Self-drawn, %1</source>
        <translation>ツモ、%1</translation>
    </message>
    <message>
        <source>On %1, robbed from your kong</source>
        <translation>あなたの%1を搶槓</translation>
    </message>
    <message>
        <source>On %1 from you</source>
        <translation>あなたの%1でロン</translation>
    </message>
    <message>
        <source>From your kong, %1</source>
        <translation>あなたの槓を搶槓、%1</translation>
    </message>
    <message>
        <source>From you, %1</source>
        <translation>あなたの放銃、%1</translation>
    </message>
    <message>
        <source>On %1, robbed from %2&apos;s kong</source>
        <translation>%2の槓から%1を搶槓</translation>
    </message>
    <message>
        <source>On %1 from %2</source>
        <translation>%2の%1でロン</translation>
    </message>
    <message>
        <source>From %1&apos;s kong, %2</source>
        <translation>%1の槓を搶槓、%2</translation>
    </message>
    <message>
        <source>From %1, %2</source>
        <translation>%1の放銃、%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
</context>
<context>
    <name>tingpai::app::LookBack</name>
    <message>
        <source>Hand %1: %2</source>
        <translation>第%1局：%2</translation>
    </message>
    <message>
        <source>%1 in hand %2</source>
        <translation>%1（第%2局）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <translation>%1、第%2局</translation>
    </message>
</context>
<context>
    <name>tingpai::app::MistakeBook</name>
    <message numerus="yes">
        <source>%n position(s) from your games</source>
        <translation>
            <numerusform>自分の対局から %n 問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for practice</source>
        <translation>
            <numerusform>練習問題 %n 問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n 日連続</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved today · %1</source>
        <translation>今日は正解 · %1</translation>
    </message>
    <message>
        <source>Missed today · %1</source>
        <translation>今日は不正解 · %1</translation>
    </message>
    <message>
        <source>Position of the day</source>
        <translation>今日の一問</translation>
    </message>
    <message>
        <source>For practice</source>
        <translation>練習問題</translation>
    </message>
    <message>
        <source>From your own game</source>
        <translation>自分の対局から</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Right: the best choice</source>
        <translation>正解：最善です</translation>
    </message>
    <message>
        <source>Right: as good as the best</source>
        <translation>正解：最善と同等です</translation>
    </message>
    <message>
        <source>Another one tomorrow</source>
        <translation>明日も一問</translation>
    </message>
    <message numerus="yes">
        <source>Back in %n day(s)</source>
        <translation>
            <numerusform>%n 日後にもう一度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n right</source>
        <translation>
            <numerusform>%n 問中 %1 問正解</numerusform>
        </translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>From a reviewed game</source>
        <translation>検討した対局から</translation>
    </message>
    <message>
        <source>No streak yet</source>
        <translation>連続記録なし</translation>
    </message>
    <message>
        <source>A new one is ready</source>
        <translation>新しい問題がもう出ています</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>今日</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n 日後</numerusform>
        </translation>
    </message>
    <message>
        <source>Never asked</source>
        <translation>未出題</translation>
    </message>
    <message>
        <source>Not the best: it costs %1</source>
        <translation>最善ではありません：%1の損</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Picking</name>
    <message>
        <source>Choose three tiles of one suit to pass on</source>
        <translation>同じ色の牌を3枚選んで渡す</translation>
    </message>
    <message>
        <source>Choose the suit that you will do without</source>
        <translation>使わない色を選ぶ</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <extracomment>a tile of the hand</extracomment>
        <translation>%1、選択済み</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s)</source>
        <extracomment>a suit and how many tiles of it are held</extracomment>
        <translation>
            <numerusform>%1：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose your riichi discard</source>
        <translation>リーチ宣言牌を選択</translation>
    </message>
</context>
<context>
    <name>tingpai::app::PositionView</name>
    <message numerus="yes">
        <source>%n tile(s) left in the wall</source>
        <translation>
            <numerusform>残り %n 枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tingpai::app::ProgramList</name>
    <message>
        <source>The program needs a name</source>
        <translation>プログラムには名前が必要です</translation>
    </message>
    <message>
        <source>Another program has this name</source>
        <translation>同じ名前のプログラムがあります</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s) in your settings cannot be read and will not be run. Add them again.</source>
        <translation>
            <numerusform>設定にあるプログラムのうち %n 個が読み取れず、実行されません。もう一度追加してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The name can have at most %1 letters</source>
        <translation>名前は %1 文字までです</translation>
    </message>
    <message>
        <source>The command can have at most %1 letters</source>
        <translation>コマンドは %1 文字までです</translation>
    </message>
    <message>
        <source>You can add at most %1 programs</source>
        <translation>追加できるのは %1 個までです</translation>
    </message>
</context>
<context>
    <name>tingpai::app::ProgramSeats</name>
    <message>
        <source>%1 is not among your programs any more.</source>
        <translation>%1はもうあなたのプログラムにありません。</translation>
    </message>
    <message>
        <source>%1 does not know the rules of this game.</source>
        <translation>%1はこの対局のルールを知りません。</translation>
    </message>
</context>
<context>
    <name>tingpai::app::ProgramTrial</name>
    <message>
        <source>It plays: its first answer was “%1”, after %2 ms.</source>
        <extracomment>%1: an action, %2: milliseconds</extracomment>
        <translation>対局できます。最初の応答は「%1」、%2 ミリ秒でした。</translation>
    </message>
    <message>
        <source>Its last message: %1</source>
        <extracomment>%1: a line that a program wrote</extracomment>
        <translation>最後のメッセージ：%1</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Records</name>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>破損</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 位</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません：%2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目：%2</translation>
    </message>
    <message>
        <source>Game imported</source>
        <translation>対局を取り込みました</translation>
    </message>
    <message>
        <source>Game deleted</source>
        <translation>対局を削除しました</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1 に保存しました</translation>
    </message>
    <message>
        <source>Earlier branch</source>
        <translation>以前の分岐</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 点</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 はファイルではありません</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>its rules are no preset (%1)</source>
        <translation>ルールが既定のものではありません（%1）</translation>
    </message>
    <message>
        <source>its walls are not from its seed</source>
        <translation>山がシードどおりではありません</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB: too large for a record</source>
        <translation>%1 は 16 MiB を超えています。牌譜としては大きすぎます</translation>
    </message>
    <message>
        <source>Game imported. It has no deal code: %1.</source>
        <translation>対局を取り込みました。配牌コードはありません：%1。</translation>
    </message>
    <message>
        <source>Hand %1: %2</source>
        <translation>%1 局目：%2</translation>
    </message>
    <message>
        <source>The text is larger than 16 MiB: too large for a record</source>
        <translation>テキストが 16 MiB を超えており、牌譜としては大きすぎます</translation>
    </message>
    <message>
        <source>There is no text on the clipboard</source>
        <translation>クリップボードに文字がありません</translation>
    </message>
</context>
<context>
    <name>tingpai::app::ReplayController</name>
    <message>
        <source>This game has no hands</source>
        <translation>この対局には局がありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they did</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Same as the tutor</source>
        <translation>コーチと同じ</translation>
    </message>
    <message>
        <source>Already played. Play on from here to try something else.</source>
        <translation>すでに打たれた手です。変えるには「ここから打つ」を。</translation>
    </message>
    <message>
        <source>Event %1: %2</source>
        <translation>%1 件目：%2</translation>
    </message>
    <message>
        <source>Nothing to decide here</source>
        <translation>ここでは選ぶことがありません</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Review</name>
    <message>
        <source>Event %1: %2</source>
        <translation>%1 件目：%2</translation>
    </message>
    <message>
        <source>%1 of your decisions were as good as the best, or nearly</source>
        <translation>選択の %1 は最善と同等かほぼ同等でした</translation>
    </message>
    <message>
        <source>%1 of the decisions were as good as the best, or nearly</source>
        <translation>選択の %1 は最善と同等かほぼ同等でした</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n decision(s) reviewed</source>
        <translation>
            <numerusform>%n 個中 %1 個の選択を検討</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) reviewed</source>
        <translation>
            <numerusform>%n 個の選択を検討</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) of this size and kind</source>
        <translation>
            <numerusform>この大きさと種類のミス %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes from %1</source>
        <translation>%1以上のミス</translation>
    </message>
    <message>
        <source>%1, a bot</source>
        <translation>%1（コンピューター）</translation>
    </message>
    <message>
        <source>%1, a program</source>
        <translation>%1（プログラム）</translation>
    </message>
</context>
<context>
    <name>tingpai::app::RuleSettings</name>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>an option of the rules and what is chosen</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>rules and which variant of them: &quot;name, variant&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>tingpai::app::SeatView</name>
    <message>
        <source>%1, %2, score %3</source>
        <extracomment>A player: name, seat wind, score</extracomment>
        <translation>%1、%2、得点 %3</translation>
    </message>
    <message>
        <source>%1, to play</source>
        <translation>%1、手番</translation>
    </message>
    <message>
        <source>%1; may wait for %2</source>
        <translation>%1。待ち候補 %2</translation>
    </message>
    <message>
        <source>%1: nothing discarded</source>
        <translation>%1：捨て牌なし</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1：打 %2</translation>
    </message>
    <message>
        <source>%1: no melds</source>
        <translation>%1：副露なし</translation>
    </message>
    <message>
        <source>%1 melded %2</source>
        <translation>%1 の副露：%2</translation>
    </message>
    <message>
        <source>%1: no flowers</source>
        <translation>%1：花牌なし</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <translation>%1：%2 を公開</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>テンパイ %1</translation>
    </message>
    <message>
        <source>%1 is far from ready</source>
        <translation>%1はテンパイまで遠い</translation>
    </message>
    <message>
        <source>%1 may be ready</source>
        <translation>%1はテンパイの可能性あり</translation>
    </message>
    <message>
        <source>%1 is probably ready</source>
        <translation>%1はテンパイ濃厚</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>Gave up %1</source>
        <translation>欠%1</translation>
    </message>
    <message>
        <source>Won first</source>
        <translation>1人目の和了</translation>
    </message>
    <message>
        <source>Won second</source>
        <translation>2人目の和了</translation>
    </message>
    <message>
        <source>Won third</source>
        <translation>3人目の和了</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <extracomment>A player: name, score</extracomment>
        <translation>%1、得点 %2</translation>
    </message>
    <message>
        <source>Furiten</source>
        <extracomment>a player who waits for a tile, but may win on no discard</extracomment>
        <translation>フリテン</translation>
    </message>
    <message>
        <source>Furiten: you can win only by self-draw</source>
        <translation>フリテン：ツモでしか和了できません</translation>
    </message>
</context>
<context>
    <name>tingpai::app::SecondOpinion</name>
    <message>
        <source>%1 is thinking</source>
        <translation>%1は考えています</translation>
    </message>
    <message>
        <source>No second opinion from %1</source>
        <translation>%1の意見は得られませんでした</translation>
    </message>
    <message>
        <source>%1 would declare riichi, too</source>
        <translation>%1もリーチします</translation>
    </message>
    <message>
        <source>%1 would declare riichi</source>
        <translation>%1はリーチします</translation>
    </message>
    <message>
        <source>%1 agrees</source>
        <translation>%1も同じ意見です</translation>
    </message>
    <message>
        <source>%1 would pass</source>
        <translation>%1ならパスします</translation>
    </message>
    <message>
        <source>%1 would discard the %2</source>
        <extracomment>%1: a program, %2: a tile</extracomment>
        <translation>%1なら%2を切ります</translation>
    </message>
    <message>
        <source>%1 would choose “%2”</source>
        <extracomment>%1: a program, %2: an action, &quot;Pung 3 of dots&quot;</extracomment>
        <translation>%1なら「%2」を選びます</translation>
    </message>
</context>
<context>
    <name>tingpai::app::SharedScreen</name>
    <message>
        <source>%1, pressed</source>
        <translation>%1、押しました</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Statistics</name>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>和了率</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>和了%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Won by self-draw</source>
        <translation>ツモの割合</translation>
    </message>
    <message>
        <source>of the wins</source>
        <translation>和了のうち</translation>
    </message>
    <message numerus="yes">
        <source>%n deal-in(s)</source>
        <translation>
            <numerusform>放銃%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>on average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>一局あたりの得点</translation>
    </message>
    <message>
        <source>Not noted</source>
        <translation>記録なし</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n game(s): %1 points</source>
        <translation>
            <numerusform>直近%n対局の平均：%1 点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported game(s) not counted</source>
        <translation>
            <numerusform>取り込んだ %n 対局は集計外</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealt into a win</source>
        <translation>放銃率</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>それぞれ</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <extracomment>a pattern with what it counts: &quot;All Pungs, 6 fan&quot;</extracomment>
        <translation>
            <numerusform>%1、%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>平均和了点</translation>
    </message>
    <message>
        <source>Riichi declared</source>
        <translation>立直率</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>副露率</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>平均順位</translation>
    </message>
</context>
<context>
    <name>tingpai::app::TableScene</name>
    <message>
        <source>There is no such tile</source>
        <translation>その牌はありません</translation>
    </message>
    <message>
        <source>No tile was drawn</source>
        <translation>ツモ牌がありません</translation>
    </message>
    <message>
        <source>That is not allowed now</source>
        <translation>今はできません</translation>
    </message>
    <message>
        <source>You can win: take it or pass</source>
        <translation>和了できます：和了かパス</translation>
    </message>
    <message>
        <source>You may call %1</source>
        <translation>%1 を鳴けます</translation>
    </message>
    <message>
        <source>You can win with %1</source>
        <translation>%1 で和了できます</translation>
    </message>
    <message>
        <source>Your turn: discard a tile</source>
        <translation>あなたの番：一枚切る</translation>
    </message>
    <message>
        <source>You can rob the kong: %1</source>
        <translation>搶槓できます：%1</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>この局は終了</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>Waiting for your turn</source>
        <translation>あなたの番を待っています</translation>
    </message>
    <message>
        <source>Hints begin with the first draw</source>
        <translation>ヒントは最初のツモから</translation>
    </message>
    <message>
        <source>You have won, and the others play on</source>
        <translation>和了しました。ほかの人は続けています</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Teacher</name>
    <message>
        <source>Good</source>
        <translation>良い</translation>
    </message>
    <message>
        <source>%1: %2 is better</source>
        <translation>%1：%2の方が良い</translation>
    </message>
    <message>
        <source>Comment: %1. %2</source>
        <translation>講評：%1。%2</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Tutor</name>
    <message>
        <source>One of the marked tiles</source>
        <translation>印の付いた牌のどれか</translation>
    </message>
</context>
</TS>
