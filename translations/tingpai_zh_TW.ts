<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>Advice</name>
    <message>
        <source>Thinking about your hand</source>
        <translation>正在分析你的手牌</translation>
    </message>
    <message>
        <source>shows the hints; hold it to peek</source>
        <translation>顯示提示；按住可暫時查看</translation>
    </message>
    <message>
        <source>Bars above the tiles show what the best discards are worth, badges below which ones may deal in. This panel shows the best discard, the reason and your ways to win.</source>
        <translation>牌的上方：打出這張的價值。下方的標記：可能放槍的牌。這裡：最佳打法、理由，以及和牌的途徑。</translation>
    </message>
    <message>
        <source>Tiles that help and how many are left</source>
        <translation>有用的牌及剩餘張數</translation>
    </message>
</context>
<context>
    <name>CallBar</name>
    <message>
        <source>Calls</source>
        <translation>吃碰槓和</translation>
    </message>
</context>
<context>
    <name>CallButton</name>
    <message>
        <source>Sure?</source>
        <translation>確定？</translation>
    </message>
    <message>
        <source>Press again to decline the win</source>
        <translation>再按一次即放棄和牌</translation>
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
        <translation>%1：%2，教練的選擇</translation>
    </message>
</context>
<context>
    <name>CentrePanel</name>
    <message numerus="yes">
        <source>%1, %n tile(s) left</source>
        <comment>where the game stands</comment>
        <translation>
            <numerusform>%1，剩 %n 張</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message numerus="yes">
        <source>Win chance by decision, %n mistake(s) marked</source>
        <translation>
            <numerusform>各次選擇的和牌率，標出 %n 處失誤</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>%1, not counted: %2</source>
        <translation>%1，不計：%2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to %1 (%2)</source>
        <extracomment>%1 is a person, %2 a seat wind</extracomment>
        <translation>請把螢幕交給%1（%2）</translation>
    </message>
    <message>
        <source>Enter your PIN to see your hand</source>
        <translation>輸入密碼以查看手牌</translation>
    </message>
    <message>
        <source>Hold Space to see your hand</source>
        <translation>按住空白鍵看牌</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>按住查看</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>%1 的密碼</translation>
    </message>
    <message>
        <source>Wrong PIN</source>
        <translation>密碼不對</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>看我的牌</translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <translation>請把螢幕交給%1</translation>
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
        <translation>打過這張</translation>
    </message>
    <message>
        <source>no copies are left</source>
        <translation>別處已無此牌</translation>
    </message>
    <message>
        <source>collects %1</source>
        <translation>像在收%1</translation>
    </message>
    <message>
        <source>collects another suit</source>
        <translation>在收別的花色</translation>
    </message>
    <message>
        <source>has kept every tile of this suit</source>
        <translation>此花色一張未打</translation>
    </message>
    <message>
        <source>may be ready (%1)</source>
        <translation>可能已聽牌，%1</translation>
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
        <translation>危險：%1</translation>
    </message>
    <message>
        <source>On your right</source>
        <extracomment>a player</extracomment>
        <translation>下家</translation>
    </message>
    <message>
        <source>Opposite</source>
        <extracomment>a player</extracomment>
        <translation>對家</translation>
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
        <translation>這不是牌碼：有字元錯誤或缺漏</translation>
    </message>
    <message>
        <source>This deal uses rules that this version does not support</source>
        <translation>本版本不支援這副牌的規則</translation>
    </message>
    <message>
        <source>Enter a deal code</source>
        <translation>請輸入牌碼</translation>
    </message>
    <message>
        <source>No deal has this number; the last one is %1</source>
        <translation>沒有這個牌局編號：最大的是 %1</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Play a deal</source>
        <translation>用牌碼開局</translation>
    </message>
    <message>
        <source>A deal code fixes every wall of a game: everyone who plays it is dealt the same tiles. Your own game shows its code at the end.</source>
        <translation>一個牌碼代表整場的全部牌牆。用它開局的人拿到同樣的牌。你自己對局的牌碼在終局時顯示。</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>牌碼</translation>
    </message>
    <message>
        <source>Deal code or number</source>
        <translation>牌碼或牌局編號</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>From a code</source>
        <translation>用牌碼開局</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>今日牌局</translation>
    </message>
    <message>
        <source>Everyone who plays today gets the same walls.</source>
        <translation>今天玩的人都用同樣的牌牆。</translation>
    </message>
    <message>
        <source>Your result: %1 points</source>
        <translation>你已玩過：%1 分</translation>
    </message>
    <message>
        <source>Play the deal of the day</source>
        <translation>玩今日牌局</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Are the walls fair?</source>
        <translation>中途會不會換牌？</translation>
    </message>
    <message>
        <source>The menu shows the wall seal from the first tile on. The seal proves that the walls were fixed before the first hand: enter the deal code after the game and compare.</source>
        <translation>從第一張牌起，選單裡就有全部牌牆的封印；對局結束時給出牌碼。用這個牌碼再發一次牌，封印一樣：每一局的牌在開局前就已經定好。</translation>
    </message>
    <message>
        <source>Deals you have played</source>
        <translation>玩過的牌局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 場對局</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a deal to put its code into the field, then play it again or share it.</source>
        <translation>選一個，它的牌碼就填進輸入框：再玩一次，或傳給別人。</translation>
    </message>
    <message>
        <source>Finished games appear here with their codes.</source>
        <translation>打完的對局連同牌碼會列在這裡。</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>複製牌碼</translation>
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
        <translation>四種風牌各一副刻子或槓。</translation>
    </message>
    <message>
        <source>Pungs or kongs of all three dragons.</source>
        <translation>中、發、白各一副刻子或槓。</translation>
    </message>
    <message>
        <source>Only green tiles: 2, 3, 4, 6 and 8 of bamboo and the green dragon.</source>
        <translation>只用全綠的牌：條子2、3、4、6、8和發財。</translation>
    </message>
    <message>
        <source>Concealed 1112345678999 of one suit, won with any tile of that suit.</source>
        <translation>門前清的同花色1112345678999，和任何一張同花色的牌。</translation>
    </message>
    <message>
        <source>Four kongs, melded or concealed, and a pair.</source>
        <translation>四副槓（明暗均可）加一對將。</translation>
    </message>
    <message>
        <source>Seven consecutive pairs in one suit.</source>
        <translation>同花色七個序數相連的對子。</translation>
    </message>
    <message>
        <source>One of each terminal and honour, and a second copy of any of them.</source>
        <translation>每種么九牌和字牌各一張，其中一種兩張。</translation>
    </message>
    <message>
        <source>Every tile is a one or a nine.</source>
        <translation>全部由1和9的序數牌組成。</translation>
    </message>
    <message>
        <source>Pungs of three winds and a pair of the fourth.</source>
        <translation>三種風牌的刻子，第四種風牌作將。</translation>
    </message>
    <message>
        <source>Pungs of two dragons and a pair of the third.</source>
        <translation>兩種箭牌的刻子，第三種箭牌作將。</translation>
    </message>
    <message>
        <source>Only winds and dragons.</source>
        <translation>全部由風牌和箭牌組成。</translation>
    </message>
    <message>
        <source>Four concealed pungs; the last one must not be completed by a discard.</source>
        <translation>四副沒有碰過的刻子；最後一副也不能靠別人打出的牌湊成。</translation>
    </message>
    <message>
        <source>In one suit, 123 and 789 twice each and a pair of fives.</source>
        <translation>同花色兩副123、兩副789，5作將。</translation>
    </message>
    <message>
        <source>Four identical chows in one suit.</source>
        <translation>四副完全相同的順子。</translation>
    </message>
    <message>
        <source>Four pungs of consecutive ranks in one suit.</source>
        <translation>同花色四副序數相連的刻子。</translation>
    </message>
    <message>
        <source>Four chows in one suit, each one step higher than the last, or each two.</source>
        <translation>同花色四副順子，依次遞增一或依次遞增二。</translation>
    </message>
    <message>
        <source>Three kongs, melded or concealed.</source>
        <translation>三副槓，明暗均可。</translation>
    </message>
    <message>
        <source>Only terminals and honours, with both present.</source>
        <translation>全部由1、9和字牌組成。</translation>
    </message>
    <message>
        <source>Seven pairs; four of a kind count as two.</source>
        <translation>七個對子；四張相同的牌可算兩對。</translation>
    </message>
    <message>
        <source>All seven honours and seven different tiles from 147, 258 and 369, each in a different suit.</source>
        <translation>七種字牌齊全，另加七張不成對的組合龍牌：147、258、369各屬一種花色。</translation>
    </message>
    <message>
        <source>Pungs and a pair of even tiles only: 2, 4, 6 and 8.</source>
        <translation>全部由2、4、6、8的刻子和將組成。</translation>
    </message>
    <message>
        <source>All tiles of one suit, without honours.</source>
        <translation>全部是同一花色的序數牌，沒有字牌。</translation>
    </message>
    <message>
        <source>Three identical chows in one suit.</source>
        <translation>三副完全相同的順子。</translation>
    </message>
    <message>
        <source>Three pungs of consecutive ranks in one suit.</source>
        <translation>同花色三副序數相連的刻子。</translation>
    </message>
    <message>
        <source>Only sevens, eights and nines.</source>
        <translation>全部由7、8、9組成。</translation>
    </message>
    <message>
        <source>Only fours, fives and sixes.</source>
        <translation>全部由4、5、6組成。</translation>
    </message>
    <message>
        <source>Only ones, twos and threes.</source>
        <translation>全部由1、2、3組成。</translation>
    </message>
    <message>
        <source>123, 456 and 789 in one suit.</source>
        <translation>同花色的123、456、789。</translation>
    </message>
    <message>
        <source>123 and 789 in two suits, and a pair of fives in the third.</source>
        <translation>兩種花色各有123和789，第三種花色的5作將。</translation>
    </message>
    <message>
        <source>Three chows in one suit, each one step higher than the last, or each two.</source>
        <translation>同花色三副順子，依次遞增一或依次遞增二。</translation>
    </message>
    <message>
        <source>A five in every set and in the pair.</source>
        <translation>每副牌和將都帶5。</translation>
    </message>
    <message>
        <source>Pungs of the same rank in all three suits.</source>
        <translation>三種花色序數相同的三副刻子。</translation>
    </message>
    <message>
        <source>Three concealed pungs.</source>
        <translation>三副沒有碰過的刻子。</translation>
    </message>
    <message>
        <source>Fourteen different tiles: some honours, and the rest from 147, 258 and 369, each in a different suit.</source>
        <translation>十四張互不相同的單張：若干字牌，其餘取自各屬一種花色的147、258、369。</translation>
    </message>
    <message>
        <source>147, 258 and 369, each in a different suit, in place of three sets.</source>
        <translation>各屬一種花色的147、258、369，代替三副牌。</translation>
    </message>
    <message>
        <source>Only tiles from six to nine.</source>
        <translation>全部由6至9的牌組成。</translation>
    </message>
    <message>
        <source>Only tiles from one to four.</source>
        <translation>全部由1至4的牌組成。</translation>
    </message>
    <message>
        <source>Pungs of three winds.</source>
        <translation>三副風牌的刻子。</translation>
    </message>
    <message>
        <source>123, 456 and 789, one in each suit.</source>
        <translation>123、456、789各屬一種花色。</translation>
    </message>
    <message>
        <source>Only tiles that look the same upside down: 1234589 of dots, 245689 of bamboo, the white dragon.</source>
        <translation>只用上下顛倒不變的牌：筒子1234589、條子245689和白板。</translation>
    </message>
    <message>
        <source>The same chow in all three suits.</source>
        <translation>三種花色序數相同的三副順子。</translation>
    </message>
    <message>
        <source>Three pungs of consecutive ranks, one in each suit.</source>
        <translation>三種花色序數相連的三副刻子。</translation>
    </message>
    <message>
        <source>A winning hand with no other fan, flowers aside.</source>
        <translation>除花牌外沒有任何番種的和牌。</translation>
    </message>
    <message>
        <source>Win by drawing the last tile of the wall.</source>
        <translation>自摸牌牆的最後一張牌和牌。</translation>
    </message>
    <message>
        <source>Win with the discard after the last draw of the wall.</source>
        <translation>牌牆摸完後，和最後打出的那張牌。</translation>
    </message>
    <message>
        <source>Win with the replacement tile of your own kong.</source>
        <translation>開槓後用補摸的牌和牌。</translation>
    </message>
    <message>
        <source>Win with a tile that another player adds to a pung.</source>
        <translation>和別人加槓的那張牌。</translation>
    </message>
    <message>
        <source>Four pungs or kongs and a pair.</source>
        <translation>四副刻子（或槓）加一對將。</translation>
    </message>
    <message>
        <source>One suit and honours.</source>
        <translation>一種花色的序數牌加字牌。</translation>
    </message>
    <message>
        <source>Three chows, one in each suit, each one step higher than the last.</source>
        <translation>三種花色的三副順子，依次遞增一。</translation>
    </message>
    <message>
        <source>All three suits, winds and dragons in one hand.</source>
        <translation>三種花色、風牌、箭牌都有。</translation>
    </message>
    <message>
        <source>All four sets melded, won with a discard.</source>
        <translation>四副牌全靠吃碰槓，最後單釣別人打出的牌。</translation>
    </message>
    <message>
        <source>Two concealed kongs.</source>
        <translation>兩副暗槓。</translation>
    </message>
    <message>
        <source>Pungs of two dragons.</source>
        <translation>兩副箭牌的刻子。</translation>
    </message>
    <message>
        <source>A concealed kong and a melded kong.</source>
        <translation>一副暗槓和一副明槓。</translation>
    </message>
    <message>
        <source>A terminal or an honour in every set and in the pair.</source>
        <translation>每副牌和將都帶1、9或字牌。</translation>
    </message>
    <message>
        <source>No melds, won by self-draw.</source>
        <translation>沒有吃碰明槓，自摸和牌。</translation>
    </message>
    <message>
        <source>Two melded kongs.</source>
        <translation>兩副明槓。</translation>
    </message>
    <message>
        <source>Win with the last copy of a tile whose other three are visible.</source>
        <translation>和一張桌面上已明示三張的第四張牌。</translation>
    </message>
    <message>
        <source>A pung of a dragon; each counts.</source>
        <translation>一副箭牌的刻子，每副都計。</translation>
    </message>
    <message>
        <source>A pung of the round&apos;s wind.</source>
        <translation>目前圈風的刻子。</translation>
    </message>
    <message>
        <source>A pung of your own wind.</source>
        <translation>自己門風的刻子。</translation>
    </message>
    <message>
        <source>No melds, won with a discard.</source>
        <translation>沒有吃碰明槓，和別人打出的牌。</translation>
    </message>
    <message>
        <source>Four chows and a suited pair.</source>
        <translation>四副順子，序數牌作將。</translation>
    </message>
    <message>
        <source>All four copies of a tile, not declared as a kong.</source>
        <translation>四張相同的牌都在手裡，但不是槓。</translation>
    </message>
    <message>
        <source>Pungs of the same rank in two suits.</source>
        <translation>兩種花色序數相同的刻子。</translation>
    </message>
    <message>
        <source>Two concealed pungs.</source>
        <translation>兩副沒有碰過的刻子。</translation>
    </message>
    <message>
        <source>One concealed kong.</source>
        <translation>一副暗槓。</translation>
    </message>
    <message>
        <source>No ones, nines or honours.</source>
        <translation>沒有1、9和字牌。</translation>
    </message>
    <message>
        <source>Two identical chows in one suit.</source>
        <translation>兩副完全相同的順子。</translation>
    </message>
    <message>
        <source>The same chow in two suits.</source>
        <translation>兩種花色序數相同的順子。</translation>
    </message>
    <message>
        <source>Two consecutive chows in one suit.</source>
        <translation>同花色相連的兩副順子。</translation>
    </message>
    <message>
        <source>123 and 789 in one suit.</source>
        <translation>同花色的123和789。</translation>
    </message>
    <message>
        <source>A pung of ones, nines, or a wind that is neither the round&apos;s nor yours.</source>
        <translation>1、9的刻子，或既非圈風也非門風的風刻。</translation>
    </message>
    <message>
        <source>One melded kong.</source>
        <translation>一副明槓。</translation>
    </message>
    <message>
        <source>Tiles of only two of the three suits.</source>
        <translation>只有兩種花色的序數牌。</translation>
    </message>
    <message>
        <source>No winds and no dragons.</source>
        <translation>沒有風牌和箭牌。</translation>
    </message>
    <message>
        <source>The only wait was a three for 12, or a seven for 89.</source>
        <translation>12只聽3，或89只聽7。</translation>
    </message>
    <message>
        <source>The only wait was the middle tile of a chow.</source>
        <translation>只聽順子中間的一張。</translation>
    </message>
    <message>
        <source>The only wait was the second tile of the pair.</source>
        <translation>只聽將牌缺的那一張。</translation>
    </message>
    <message>
        <source>Win by self-draw.</source>
        <translation>自己摸到和牌的那張。</translation>
    </message>
    <message>
        <source>One for each flower or season. Flowers do not help to reach eight fan.</source>
        <translation>每張花牌一番，但不計入起和的八番。</translation>
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
        <translation>不計番</translation>
    </message>
</context>
<context>
    <name>FansPage</name>
    <message>
        <source>Rules and fans</source>
        <translation>規則與番種</translation>
    </message>
    <message>
        <source>Rules in brief</source>
        <translation>規則概要</translation>
    </message>
    <message>
        <source>Enter a name, a word or the points</source>
        <translation>輸入名稱、詞語或番數</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>尋找</translation>
    </message>
    <message>
        <source>None of these matches</source>
        <translation>沒有符合的</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>檔案名稱</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>篩選</translation>
    </message>
</context>
<context>
    <name>GameCards</name>
    <message>
        <source>Best hand</source>
        <translation>最大的一副牌</translation>
    </message>
    <message>
        <source>Your points, hand by hand</source>
        <translation>你每局的得分</translation>
    </message>
    <message>
        <source>Most won: %1</source>
        <translation>贏得最多：%1</translation>
    </message>
    <message>
        <source>Most lost: %1</source>
        <translation>輸得最多：%1</translation>
    </message>
</context>
<context>
    <name>GameOverPage</name>
    <message>
        <source>Game over</source>
        <translation>對局結束</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>儲存牌譜</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), deal %1</source>
        <translation>
            <numerusform>共 %n 局，牌局編號 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal code %1</source>
        <translation>牌碼 %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>複製牌碼</translation>
    </message>
    <message>
        <source>Wall seal: %1</source>
        <translation>牌牆封印：%1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), reshuffled on the way</source>
        <translation>
            <numerusform>共 %n 局，換過運氣</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已儲存為 %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>This game has no deal code</source>
        <translation>這場對局沒有牌碼</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>檢視牌桌</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最終名次</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>牌局</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), custom rules</source>
        <translation>
            <numerusform>%n 局，自訂規則</numerusform>
        </translation>
    </message>
    <message>
        <source>Games with custom rules have no deal code</source>
        <translation>自訂規則的對局沒有牌碼</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>你的對局</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>對局結束</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最終名次</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Take back, reshuffle</source>
        <translation>收回並重洗</translation>
    </message>
    <message>
        <source>Wall seal: %1</source>
        <translation>牌牆封印：%1</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
</context>
<context>
    <name>HintLevels</name>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Attack or defend</source>
        <translation>攻守</translation>
    </message>
    <message>
        <source>Three tiles</source>
        <translation>三張牌</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Hold %1 for a look</source>
        <translation>按住 %1 看一眼</translation>
    </message>
    <message>
        <source>One word: go on, or play safe</source>
        <translation>只說一句：進攻還是防守</translation>
    </message>
    <message>
        <source>Three good discards, in no order</source>
        <translation>三張可打的牌，不分先後</translation>
    </message>
    <message>
        <source>The best move, why, and ways to win</source>
        <translation>最佳打法、理由與和牌路線</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>HintsChoice</name>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Three tiles</source>
        <translation>三張牌</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
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
        <translation>四紅中</translation>
    </message>
    <message>
        <source>All four red dragons in one hand, whatever the other tiles are.</source>
        <translation>手中有全部四張紅中，其餘的牌不論。</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>七對</translation>
    </message>
    <message>
        <source>Seven pairs in a concealed hand; four of a kind are two pairs.</source>
        <translation>門前的七個對子；四張相同的牌算兩對。</translation>
    </message>
    <message>
        <source>Four Sets and a Pair</source>
        <translation>四面子一將</translation>
    </message>
    <message>
        <source>Chows and pungs from your own draws; red dragons stand for any tile.</source>
        <translation>靠自摸湊成的順子和刻子；紅中可以當任何牌。</translation>
    </message>
    <message>
        <source>Bonus Tiles</source>
        <translation>抓碼</translation>
    </message>
    <message>
        <source>Tiles turned over for a win: a 1, a 5, a 9 or a red dragon is a hit.</source>
        <translation>和牌後翻開的牌：1、5、9 和紅中為中碼。</translation>
    </message>
    <message>
        <source>Red-dragon-wild</source>
        <translation>紅中麻將</translation>
    </message>
    <message>
        <source>Red dragons stand for any tile. Win on your own draw or by robbing a kong.</source>
        <translation>紅中可以當任何牌。自摸或搶槓和牌。</translation>
    </message>
    <message>
        <source>Red dragons stand for any tile. Win on your own draw alone.</source>
        <translation>紅中可以當任何牌，只能自摸和牌。</translation>
    </message>
    <message>
        <source>112 tiles · four wild reds · no chows</source>
        <translation>112 張牌 · 四張紅中為癩子 · 不能吃</translation>
    </message>
    <message>
        <source>Ways to win</source>
        <translation>和牌方式</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 項</numerusform>
        </translation>
    </message>
    <message>
        <source>How you won</source>
        <translation>你的和牌方式</translation>
    </message>
    <message numerus="yes">
        <source>Bonus Tiles, %n hit(s)</source>
        <translation>
            <numerusform>抓碼，中 %n 碼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>中 %n 碼</numerusform>
        </translation>
    </message>
    <message>
        <source>no hits</source>
        <translation>沒有中碼</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 碼</translation>
    </message>
    <message>
        <source>Hits a win</source>
        <translation>每次和牌的中碼</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>第 %1 局，共 %2 局</translation>
    </message>
    <message>
        <source>Hand %1/%2</source>
        <translation>第 %1/%2 局</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Red dragons</source>
        <translation>紅中</translation>
    </message>
    <message>
        <source>A red dragon in your hand stands for any tile of the suits, even a fifth copy. It cannot be part of a pung or kong that you claim or declare. You may discard one, but nobody can claim it.</source>
        <translation>手中的紅中可以當任何一張序數牌，即使是第五張。碰和槓不能用紅中。紅中可以打出，但誰也不能要。</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>吃碰槓</translation>
    </message>
    <message>
        <source>Anyone may pung or kong a discard. There is no chow, and nobody wins on a discard.</source>
        <translation>別人打出的牌，誰都可以碰或槓。不能吃，也不能點炮和。</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>抓碼</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>付分</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>The winner deals the next hand. If the wall runs out, the dealer deals again.</source>
        <translation>和牌者下一局坐莊。流局則莊家連莊。</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>和牌底分</translation>
    </message>
    <message>
        <source>Seven pairs win</source>
        <translation>可和七對</translation>
    </message>
    <message>
        <source>Robbing a kong</source>
        <translation>搶槓和</translation>
    </message>
    <message>
        <source>Four red dragons win</source>
        <translation>四紅中即和</translation>
    </message>
    <message>
        <source>More without reds</source>
        <translation>無紅中多翻</translation>
    </message>
    <message>
        <source>One bonus tile, its rank counts</source>
        <translation>一碼全中，按點數計</translation>
    </message>
    <message>
        <source>Bonus tiles are set aside</source>
        <translation>碼牌預先留出</translation>
    </message>
    <message>
        <source>Concealed kong, from each</source>
        <translation>暗槓，每家</translation>
    </message>
    <message>
        <source>Added kong, from each</source>
        <translation>補槓，每家</translation>
    </message>
    <message>
        <source>Claimed kong, from the discarder</source>
        <translation>明槓，由打牌者</translation>
    </message>
    <message>
        <source>points from each</source>
        <translation>分，每家</translation>
    </message>
    <message>
        <source>count: %1 points from each</source>
        <translation>：每家 %1 分</translation>
    </message>
    <message>
        <source>Server rules</source>
        <translation>房間規則</translation>
    </message>
    <message>
        <source>Complete four sets and a pair, or seven pairs, with your own draws.</source>
        <translation>靠自己摸牌湊成四面子一將，或者七對。</translation>
    </message>
    <message>
        <source>Complete four sets and a pair with your own draws.</source>
        <translation>靠自己摸牌湊成四面子一將。</translation>
    </message>
    <message>
        <source>All four red dragons in one hand win at once.</source>
        <translation>手中有全部四張紅中，立即和牌。</translation>
    </message>
    <message>
        <source>The suits and four red dragons are played, 112 tiles; there are no winds, other dragons or flowers.</source>
        <translation>只用三門序數牌和四張紅中，共 112 張；沒有風牌、其他箭牌和花牌。</translation>
    </message>
    <message>
        <source>A tile that is added to a pung can be won; its owner then pays for all three.</source>
        <translation>別人補槓的牌可以搶來和，由補槓者一人付三家的分。</translation>
    </message>
    <message>
        <source>A kong is paid at once, and stays paid even if nobody wins the hand. In points, everyone pays %1 for a concealed one and %2 for one added to a pung; the discarder pays %3 for a claimed one.</source>
        <translation>槓立即結算，流局也不退還。暗槓三家各付 %1 分，補槓三家各付 %2 分，明槓由打牌者付 %3 分。</translation>
    </message>
    <message>
        <source>Its replacement comes from the end of the wall.</source>
        <translation>補牌從牌牆末尾摸。</translation>
    </message>
    <message>
        <source>What is turned over is set aside before the hand and never drawn.</source>
        <translation>碼牌在開局前預先留出，不會被摸到。</translation>
    </message>
    <message>
        <source>What is turned over comes from the wall, as far as it goes.</source>
        <translation>碼牌從剩餘的牌牆中翻，不夠則有幾張翻幾張。</translation>
    </message>
    <message>
        <source>After a win one tile is turned over. Its number is the bonus; a red dragon counts 10.</source>
        <translation>和牌後翻開一張牌，它的點數就是加分；紅中算 10。</translation>
    </message>
    <message numerus="yes">
        <source>After a win %n tile(s) are turned over.</source>
        <translation>
            <numerusform>和牌後翻開 %n 張牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a hand without red dragons, %n more.</source>
        <translation>
            <numerusform>手中沒有紅中則多翻 %n 張。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every 1, 5, 9 and red dragon among them is a hit.</source>
        <translation>其中每張 1、5、9 和紅中算中一碼。</translation>
    </message>
    <message numerus="yes">
        <source>Each of the others pays the winner %n point(s).</source>
        <translation>
            <numerusform>其他三家各付 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the others pays the winner %n point(s) and the bonus.</source>
        <translation>
            <numerusform>其他三家各付 %n 分，另加碼牌的分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the others pays the winner %n point(s), and as much again for each hit.</source>
        <translation>
            <numerusform>其他三家各付 %n 分，每中一碼再付同樣多。</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>通行規則</translation>
    </message>
</context>
<context>
    <name>HotseatPage</name>
    <message>
        <source>Pass and play</source>
        <translation>同螢幕輪流</translation>
    </message>
    <message>
        <source>A curtain hides each hand between turns. After every discard all players have the same time to answer “Any calls?”: press your key to call and take the screen. Bots fill the empty seats.</source>
        <translation>玩家之間有幕布遮擋。每次打牌後都會用同樣長的時間詢問「有人要嗎？」；想吃碰槓和的人按自己的鍵，然後拿到螢幕。空位由電腦補上。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人數</translation>
    </message>
    <message>
        <source>Time to call</source>
        <translation>詢問時間</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>電腦水準</translation>
    </message>
    <message>
        <source>Rules chosen under New game: %1</source>
        <translation>在「新對局」中選定的規則：%1</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>Player in the seat of %1</source>
        <translation>%1座位的玩家</translation>
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
        <translation>吃碰槓和</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>教練</translation>
    </message>
    <message>
        <source>Ask and hear</source>
        <translation>詢問與朗讀</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>視窗</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>Tile %1, or the choice %1 of a call</source>
        <translation>第 %1 張牌，或第 %1 種吃法</translation>
    </message>
    <message>
        <source>One tile to the left</source>
        <translation>左移一張</translation>
    </message>
    <message>
        <source>One tile to the right</source>
        <translation>右移一張</translation>
    </message>
    <message>
        <source>Discard this tile; continue after a hand</source>
        <translation>打出這張牌；一局結束後繼續</translation>
    </message>
    <message>
        <source>Discard the drawn tile</source>
        <translation>打出剛摸進的牌</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Pass; twice to decline a win</source>
        <translation>過；放棄和牌須按兩次</translation>
    </message>
    <message>
        <source>Show or hide the hints; hold to peek</source>
        <translation>顯示或隱藏提示；按住可暫時查看</translation>
    </message>
    <message>
        <source>Previous plan of the tutor</source>
        <translation>教練的上一個方案</translation>
    </message>
    <message>
        <source>Next plan of the tutor</source>
        <translation>教練的下一個方案</translation>
    </message>
    <message>
        <source>Fold the tutor away</source>
        <translation>收起教練欄</translation>
    </message>
    <message>
        <source>What am I asked?</source>
        <translation>現在要我做什麼？</translation>
    </message>
    <message>
        <source>What does the tutor say?</source>
        <translation>教練怎麼說？</translation>
    </message>
    <message>
        <source>What is in my hand?</source>
        <translation>我手上有什麼牌？</translation>
    </message>
    <message>
        <source>What do I wait for?</source>
        <translation>我聽什麼牌？</translation>
    </message>
    <message>
        <source>What was discarded?</source>
        <translation>打過哪些牌？</translation>
    </message>
    <message>
        <source>Who has melds?</source>
        <translation>亮出了哪些牌？</translation>
    </message>
    <message>
        <source>Who has flowers?</source>
        <translation>誰有花牌？</translation>
    </message>
    <message>
        <source>How many tiles are left?</source>
        <translation>還剩多少張？</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>再說一遍</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Look at the table after a hand</source>
        <translation>一局結束後檢視牌桌</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>視窗的下一部分</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>視窗的上一部分</translation>
    </message>
    <message>
        <source>Cancel, or open the menu</source>
        <translation>取消，或開啟選單</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Keyboard guide</source>
        <translation>鍵盤說明</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>後退一步</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>前進一步</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暫停</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>上一個決定</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>下一個決定</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>上一個失誤</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下一個失誤</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到開頭</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到結尾</translation>
    </message>
    <message>
        <source>See from the next seat</source>
        <translation>換到下一家的視角</translation>
    </message>
    <message>
        <source>Open or close all hands</source>
        <translation>亮開或蓋上各家手牌</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>從這裡接著打</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>Take back, same draws</source>
        <translation>收回，來牌不變</translation>
    </message>
    <message>
        <source>Take back and reshuffle</source>
        <translation>收回並重洗</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>用牌碼開局</translation>
    </message>
    <message>
        <source>One step back along the plan</source>
        <translation>沿方案退一步</translation>
    </message>
    <message>
        <source>One step on along the plan</source>
        <translation>沿方案進一步</translation>
    </message>
    <message>
        <source>Any calls?</source>
        <translation>有人要嗎？</translation>
    </message>
    <message>
        <source>Person %1</source>
        <translation>第 %1 人</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>牌譜</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>回放對局</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>把對局存為檔案</translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation>刪除對局</translation>
    </message>
    <message>
        <source>Show all numbers or only the main ones</source>
        <translation>顯示教練的全部數字，或只顯示主要數字</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>End the hand with nine terminals and honours</source>
        <translation>九種九牌流局</translation>
    </message>
</context>
<context>
    <name>KeyHelp</name>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>%1: press the new key. Esc cancels.</source>
        <translation>%1：請按新的鍵。Esc 取消。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Press it again to take it, another key, or Esc.</source>
        <translation>%1 已用於「%2」。再按一次即改用於此，或按別的鍵，或按 Esc。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be used for this</source>
        <translation>%1 不能用在這裡</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>無按鍵</translation>
    </message>
    <message>
        <source>Enter changes a key, Backspace removes it</source>
        <translation>Enter 更改按鍵，Backspace 刪除</translation>
    </message>
    <message>
        <source>All keys reset</source>
        <translation>所有按鍵已恢復原樣</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>恢復預設按鍵</translation>
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
        <translation>無按鍵</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>請按新的鍵</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>Opponents</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Opponents (mixed)</source>
        <translation>對手（各不相同）</translation>
    </message>
</context>
<context>
    <name>LevelPips</name>
    <message>
        <source>%1 points a hand against three Regulars</source>
        <translation>對三家中級電腦時每盤 %1 分</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tingpai</source>
        <translation>聽牌</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>教練</translation>
    </message>
    <message>
        <source>Scores, %1</source>
        <translation>得分，%1</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>蓋住我的牌</translation>
    </message>
    <message>
        <source>Taken back and reshuffled</source>
        <translation>已收回，未見的牌重新洗過</translation>
    </message>
    <message>
        <source>Taken back, same draws</source>
        <translation>已收回，來牌不變</translation>
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
        <translation>%1，%2 番</translation>
    </message>
    <message numerus="yes">
        <source>%n fan</source>
        <translation>
            <numerusform>%n 番</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fan</source>
        <translation>%1 番</translation>
    </message>
    <message>
        <source>%1 round, hand %2 of %3</source>
        <translation>%1風圈，第 %2 局，共 %3 局</translation>
    </message>
    <message>
        <source>Chinese Official</source>
        <translation>國標麻將</translation>
    </message>
    <message>
        <source>Hand %1/%2</source>
        <translation>第 %1/%2 局</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Complete four sets and a pair. A set is a chow (three consecutive tiles of a suit), a pung (three alike) or a kong (four alike). Seven pairs and a few rare forms also win.</source>
        <translation>湊成四副牌和一對將。一副牌是順子（同花色三張相連）、刻子（三張相同）或槓（四張相同）。七對和少數特殊牌型也能和。</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>一局</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>吃碰和</translation>
    </message>
    <message>
        <source>Only the next player may chow a discard; anyone may pung, kong or win. A win beats a pung or kong, which beat a chow. If two can win, the one nearer in turn wins.</source>
        <translation>別人打出的牌可以吃、碰、槓、和：吃只限下家，碰、槓、和則人人可以。和先於碰槓，碰槓先於吃。兩人都能和時，順序在前的和。</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Declare four alike in your hand as a concealed kong, or add the fourth tile to a melded pung. Each kong draws a replacement from the end of the wall. A player who needs an added tile to win may rob the kong.</source>
        <translation>手中四張相同的牌可以暗槓，碰出的刻子可以加槓。每次開槓都從牌牆末尾補一張。加槓的牌別人可以搶來和牌。</translation>
    </message>
    <message>
        <source>Eight fan to win</source>
        <translation>八番起和</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>付分</translation>
    </message>
    <message>
        <source>The discarder pays 8 plus the fan; the other two pay 8 each. On a self-draw all three pay 8 plus the fan.</source>
        <translation>放槍者付番數加八分，另兩家各付八分。自摸時三家各付番數加八分。</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>整場</translation>
    </message>
    <message>
        <source>81 fans, and a hand must be worth eight: plan what you want.</source>
        <translation>八十一個番種，八番起和：想好做什麼牌。</translation>
    </message>
    <message>
        <source>144 tiles · flowers · up to 16 hands</source>
        <translation>144 張 · 有花牌 · 最多 16 局</translation>
    </message>
    <message>
        <source>81 fans, and any complete hand wins.</source>
        <translation>八十一個番種，不限番數，成牌就能和。</translation>
    </message>
    <message>
        <source>81 fans, and a hand must be worth %1 fan: plan what you want.</source>
        <translation>八十一個番種，%1 番起和：想好做什麼牌。</translation>
    </message>
    <message>
        <source>136 tiles · no flowers · up to 16 hands</source>
        <translation>136 張 · 無花牌 · 最多 16 局</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>花牌</translation>
    </message>
    <message>
        <source>Change seats after each round</source>
        <translation>每圈換位</translation>
    </message>
    <message>
        <source>A wall for each player</source>
        <translation>各摸各的牌牆</translation>
    </message>
    <message>
        <source>Minimum to win</source>
        <translation>起和番數</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>番種</translation>
    </message>
    <message numerus="yes">
        <source>%n fan(s)</source>
        <extracomment>kinds of patterns</extracomment>
        <translation>
            <numerusform>%n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>Fans of your wins</source>
        <translation>和牌中的番種</translation>
    </message>
    <message>
        <source>Fan a win</source>
        <translation>和牌番數</translation>
    </message>
    <message>
        <source>Everyone starts with thirteen tiles. On your turn you draw a tile and discard one.</source>
        <translation>每人十三張牌，輪流摸一張、打一張。</translation>
    </message>
    <message>
        <source>Flowers are laid open and replaced at once.</source>
        <translation>摸到花牌立即亮出並補牌。</translation>
    </message>
    <message>
        <source>Everyone draws from a wall of their own. If the next player&apos;s runs out, nobody wins the hand.</source>
        <translation>每人從自己的牌牆摸牌。輪到的人牌牆摸完則無人和牌。</translation>
    </message>
    <message>
        <source>If the wall runs out, nobody wins the hand.</source>
        <translation>牌牆摸完則無人和牌。</translation>
    </message>
    <message>
        <source>Fans add up, except those that another one always includes.</source>
        <translation>番數相加，但必然包含在別的番種裡的不再計。</translation>
    </message>
    <message>
        <source>Any complete hand wins</source>
        <translation>凡成和牌牌型即可和</translation>
    </message>
    <message numerus="yes">
        <source>A hand needs at least %n fan, flowers not counted.</source>
        <translation>
            <numerusform>不算花牌滿 %n 番才能和。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand needs at least %n fan.</source>
        <translation>
            <numerusform>滿 %n 番才能和。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fan to win</source>
        <translation>
            <numerusform>%n 番起和</numerusform>
        </translation>
    </message>
    <message>
        <source>A full game has sixteen hands: four rounds, one for each wind. Seat winds rotate after each hand.</source>
        <translation>十六局分為四圈，每圈一種風。每局後門風輪轉。</translation>
    </message>
    <message>
        <source>Players change places after each round.</source>
        <translation>每圈後換座位。</translation>
    </message>
</context>
<context>
    <name>MenuPage</name>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Tingpai</source>
        <translation>聽牌</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>You and three bots</source>
        <translation>一人對三個電腦</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pass and play</source>
        <translation>同螢幕輪流</translation>
    </message>
    <message>
        <source>Two to four people at one screen</source>
        <translation>二至四人共用一個螢幕</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>用牌碼開局</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Wins, fans and points over time</source>
        <translation>勝率、番種與得分走勢</translation>
    </message>
    <message>
        <source>Rules and fans</source>
        <translation>規則與番種</translation>
    </message>
    <message>
        <source>Every fan, with an example</source>
        <translation>每個番種都有例子</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>牌譜</translation>
    </message>
    <message>
        <source>Replay and review your games</source>
        <translation>重播與覆盤</translation>
    </message>
    <message>
        <source>The deal of the day or a friend&apos;s code</source>
        <translation>今日牌局，或別人的牌碼</translation>
    </message>
    <message>
        <source>Mahjong with a tutor that tells you why</source>
        <translation>有教練講明道理的麻將</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>學習</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Your hand, calls and the tutor in five steps</source>
        <translation>五步認識手牌、鳴牌和教練</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>第一次來？</translation>
    </message>
    <message>
        <source>Practise your mistakes</source>
        <translation>練習失誤</translation>
    </message>
    <message>
        <source>Positions from your own games, one new a day</source>
        <translation>自己對局中的局面，每天一題</translation>
    </message>
    <message>
        <source>History</source>
        <translation>戰績</translation>
    </message>
    <message>
        <source>Import a record</source>
        <translation>匯入牌譜</translation>
    </message>
    <message>
        <source>A game from a file, to replay and review</source>
        <translation>從檔案匯入對局，重播和檢討</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>牌桌與牌</translation>
    </message>
    <message>
        <source>How tiles, cloth and panels look, and how a hand is sorted</source>
        <translation>牌面、桌布與面板的外觀，以及理牌方式</translation>
    </message>
    <message>
        <source>Sound and speed</source>
        <translation>聲音與速度</translation>
    </message>
    <message>
        <source>Volume, pace and animation</source>
        <translation>音量、節奏與動畫</translation>
    </message>
    <message>
        <source>Keys and language</source>
        <translation>按鍵與語言</translation>
    </message>
    <message>
        <source>Language, clicks and every key</source>
        <translation>語言、點擊方式與所有按鍵</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Position of the day</source>
        <translation>每日一題</translation>
    </message>
    <message>
        <source>The same for everyone. What would you do?</source>
        <translation>人人同題。你會怎麼選？</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>今天已完成</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看題目</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Your worst decisions and practice positions come back after 1, 3, 7, 14 and 30 days.</source>
        <translation>你失誤最大的局面和其他局面，隔 1、3、7、14、30 天再出現。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) due</source>
        <translation>
            <numerusform>%n 題待練</numerusform>
        </translation>
    </message>
    <message>
        <source>No reviews due</source>
        <translation>沒有到期的複習</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Click your answer, or use the arrow keys and Enter. Anything as good as the best counts.</source>
        <translation>點擊你的選擇，或用方向鍵和 Enter。與最佳相當的都算對。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Remove from mistakes</source>
        <translation>移出錯題</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Positions due again after</source>
        <translation>再次出現的間隔</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>From your games</source>
        <translation>來自你的對局</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>還沒有</translation>
    </message>
    <message>
        <source>Review a finished game to collect its worst decisions here.</source>
        <translation>覆盤一場打完的對局，最差的選擇會收到這裡。</translation>
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
        <translation>綠一色</translation>
    </message>
    <message>
        <source>Nine Gates</source>
        <translation>九蓮寶燈</translation>
    </message>
    <message>
        <source>Four Kongs</source>
        <translation>四槓</translation>
    </message>
    <message>
        <source>Seven Shifted Pairs</source>
        <translation>連七對</translation>
    </message>
    <message>
        <source>Thirteen Orphans</source>
        <translation>十三么</translation>
    </message>
    <message>
        <source>All Terminals</source>
        <translation>清么九</translation>
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
        <translation>一色雙龍會</translation>
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
        <translation>一色四步高</translation>
    </message>
    <message>
        <source>Three Kongs</source>
        <translation>三槓</translation>
    </message>
    <message>
        <source>All Terminals and Honours</source>
        <translation>混么九</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>七對</translation>
    </message>
    <message>
        <source>Greater Honours and Knitted Tiles</source>
        <translation>七星不靠</translation>
    </message>
    <message>
        <source>All Even Pungs</source>
        <translation>全雙刻</translation>
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
        <translation>三色雙龍會</translation>
    </message>
    <message>
        <source>Pure Shifted Chows</source>
        <translation>一色三步高</translation>
    </message>
    <message>
        <source>All Fives</source>
        <translation>全帶五</translation>
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
        <translation>大於五</translation>
    </message>
    <message>
        <source>Lower Four</source>
        <translation>小於五</translation>
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
        <translation>三色三步高</translation>
    </message>
    <message>
        <source>All Types</source>
        <translation>五門齊</translation>
    </message>
    <message>
        <source>Melded Hand</source>
        <translation>全求人</translation>
    </message>
    <message>
        <source>Two Concealed Kongs</source>
        <translation>雙暗槓</translation>
    </message>
    <message>
        <source>Two Dragon Pungs</source>
        <translation>雙箭刻</translation>
    </message>
    <message>
        <source>Concealed Kong and Melded Kong</source>
        <translation>明暗槓</translation>
    </message>
    <message>
        <source>Outside Hand</source>
        <translation>全帶么</translation>
    </message>
    <message>
        <source>Fully Concealed Hand</source>
        <translation>不求人</translation>
    </message>
    <message>
        <source>Two Melded Kongs</source>
        <translation>雙明槓</translation>
    </message>
    <message>
        <source>Last Tile</source>
        <translation>和絕張</translation>
    </message>
    <message>
        <source>Dragon Pung</source>
        <translation>箭刻</translation>
    </message>
    <message>
        <source>Prevalent Wind</source>
        <translation>圈風刻</translation>
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
        <translation>四歸一</translation>
    </message>
    <message>
        <source>Double Pung</source>
        <translation>雙同刻</translation>
    </message>
    <message>
        <source>Two Concealed Pungs</source>
        <translation>雙暗刻</translation>
    </message>
    <message>
        <source>Concealed Kong</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>All Simples</source>
        <translation>斷么</translation>
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
        <translation>么九刻</translation>
    </message>
    <message>
        <source>Melded Kong</source>
        <translation>明槓</translation>
    </message>
    <message>
        <source>One Voided Suit</source>
        <translation>缺一門</translation>
    </message>
    <message>
        <source>No Honours</source>
        <translation>無字</translation>
    </message>
    <message>
        <source>Edge Wait</source>
        <translation>邊張</translation>
    </message>
    <message>
        <source>Closed Wait</source>
        <translation>坎張</translation>
    </message>
    <message>
        <source>Single Wait</source>
        <translation>單釣將</translation>
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
        <translation>東風</translation>
    </message>
    <message>
        <source>South wind</source>
        <translation>南風</translation>
    </message>
    <message>
        <source>West wind</source>
        <translation>西風</translation>
    </message>
    <message>
        <source>North wind</source>
        <translation>北風</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>白板</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>發財</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>紅中</translation>
    </message>
    <message>
        <source>Spring flower</source>
        <translation>花牌春</translation>
    </message>
    <message>
        <source>Summer flower</source>
        <translation>花牌夏</translation>
    </message>
    <message>
        <source>Autumn flower</source>
        <translation>花牌秋</translation>
    </message>
    <message>
        <source>Winter flower</source>
        <translation>花牌冬</translation>
    </message>
    <message>
        <source>Plum flower</source>
        <translation>花牌梅</translation>
    </message>
    <message>
        <source>Orchid flower</source>
        <translation>花牌蘭</translation>
    </message>
    <message>
        <source>Chrysanthemum flower</source>
        <translation>花牌菊</translation>
    </message>
    <message>
        <source>Bamboo flower</source>
        <translation>花牌竹</translation>
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
        <translation>%1條</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>%1 is a tile</extracomment>
        <translation>打 %1</translation>
    </message>
    <message>
        <source>Pung %1</source>
        <translation>碰 %1</translation>
    </message>
    <message>
        <source>Kong %1</source>
        <translation>槓 %1</translation>
    </message>
    <message>
        <source>Concealed kong %1</source>
        <translation>暗槓 %1</translation>
    </message>
    <message>
        <source>Add %1 to the pung</source>
        <translation>加槓 %1</translation>
    </message>
    <message>
        <source>Win with %1</source>
        <translation>和 %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>過</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>高級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>高手</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Lin</source>
        <translation>林</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>梅</translation>
    </message>
    <message>
        <source>Tao</source>
        <translation>陶</translation>
    </message>
    <message>
        <source>Pung of %1</source>
        <translation>%1 刻子</translation>
    </message>
    <message>
        <source>Kong of %1</source>
        <translation>%1 明槓</translation>
    </message>
    <message>
        <source>Added kong of %1</source>
        <translation>%1 加槓</translation>
    </message>
    <message>
        <source>Concealed kong of %1</source>
        <translation>%1 暗槓</translation>
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
        <translation>吃 %1</translation>
    </message>
    <message>
        <source>Only choice</source>
        <translation>唯一的選擇</translation>
    </message>
    <message>
        <source>The hand is won</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Highest value</source>
        <translation>價值最高</translation>
    </message>
    <message>
        <source>Safety first</source>
        <translation>安全第一</translation>
    </message>
    <message>
        <source>Best table entry</source>
        <translation>查表最佳</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>隨機選擇</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Chow of %1</source>
        <extracomment>%1 is a tile, or the tiles of a chow: &quot;7-8-9 of dots&quot;</extracomment>
        <translation>%1 順子</translation>
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
        <translation>均衡</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快攻</translation>
    </message>
    <message>
        <source>Big hands</source>
        <translation>做大牌</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>穩健</translation>
    </message>
    <message>
        <source>Misjudged</source>
        <translation>判斷失誤</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大師</translation>
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
        <translation>條子</translation>
    </message>
    <message>
        <source>By the opening hand</source>
        <translation>按起手牌判斷</translation>
    </message>
    <message>
        <source>Exchange %1</source>
        <extracomment>%1 are three tiles that are exchanged for others&apos; before the first draw</extracomment>
        <translation>換出%1</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <extracomment>%1 is a suit that the player will do without: &quot;dots&quot;</extracomment>
        <translation>定缺%1</translation>
    </message>
    <message>
        <source>Abort the hand</source>
        <extracomment>an action: the hand ends without a winner</extracomment>
        <translation>流局</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>換三張</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>a suit</extracomment>
        <translation>定缺</translation>
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
        <translation>三家和了</translation>
    </message>
    <message>
        <source>Discard %1 and declare riichi</source>
        <translation>打 %1 並立直</translation>
    </message>
    <message>
        <source>Riichi</source>
        <extracomment>what a player declares whose closed hand waits for one tile</extracomment>
        <translation>立直</translation>
    </message>
    <message>
        <source>By the network</source>
        <translation>依神經網路</translation>
    </message>
    <message>
        <source>Swift</source>
        <translation>迅捷</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>A level between Regular and Skilled that errs as people do</extracomment>
        <translation>牌友</translation>
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
        <translation>對家</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>上家</translation>
    </message>
    <message>
        <source>%1, on your right, plays after you</source>
        <translation>%1，你的下家</translation>
    </message>
    <message>
        <source>%1, opposite</source>
        <translation>%1，你的對家</translation>
    </message>
    <message>
        <source>%1, on your left, plays before you</source>
        <translation>%1，你的上家</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>All three: %1</source>
        <translation>三家都是%1</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Comment after each move</source>
        <translation>每步之後點評</translation>
    </message>
    <message>
        <source>Your game in progress is kept: find it under Records.</source>
        <translation>未打完的對局會保留，可在牌譜中繼續。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開局</translation>
    </message>
</context>
<context>
    <name>NumbersTable</name>
    <message>
        <source>Answer</source>
        <translation>選擇</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>價值</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>和牌率</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>和牌價值</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>風險</translation>
    </message>
</context>
<context>
    <name>OpponentBar</name>
    <message>
        <source>no estimate yet</source>
        <translation>尚未判斷</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1已和牌</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>Level of %1</source>
        <translation>%1的水準</translation>
    </message>
    <message>
        <source>Style of %1</source>
        <translation>%1的打法</translation>
    </message>
    <message>
        <source>Only regular bots and better ones have a style. Only experts and masters look at danger and can be careful.</source>
        <translation>中級以上的電腦才有打法之分，只有高手和大師會看危險、能打得穩健。</translation>
    </message>
    <message>
        <source>A program plays here</source>
        <translation>由程式來打</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Player in the seat of %1</source>
        <translation>%1座位的玩家</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>電腦</translation>
    </message>
</context>
<context>
    <name>OpponentsReading</name>
    <message>
        <source>Opponents</source>
        <translation>對手</translation>
    </message>
    <message numerus="yes">
        <source>Estimated from %n possible hand(s)</source>
        <translation>
            <numerusform>由 %n 副可能的手牌估算</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Mahjong against three bots, with a tutor that shows its work.</source>
        <translation>與三位電腦對手打麻將，並有講解思路的教練。</translation>
    </message>
    <message>
        <source>Start a new game with deal N.</source>
        <translation>以牌局編號 N 開始新對局。</translation>
    </message>
    <message>
        <source>Language: en, zh_CN, zh_TW or ja.</source>
        <translation>語言：en、zh_CN、zh_TW 或 ja。</translation>
    </message>
    <message>
        <source>Keep games and settings in this folder.</source>
        <translation>將對局與設定儲存在此資料夾。</translation>
    </message>
    <message>
        <source>Play a demonstration hand and print it.</source>
        <translation>示範一局，並在終端機講述過程。</translation>
    </message>
    <message>
        <source>Write a picture of the table to this file.</source>
        <translation>將牌桌畫面寫入此檔案。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>顯示本說明。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>顯示版本。</translation>
    </message>
    <message>
        <source>unexpected argument “%1”</source>
        <translation>多餘的引數「%1」</translation>
    </message>
    <message>
        <source>“%1” is not a deal number</source>
        <translation>「%1」不是牌局編號</translation>
    </message>
    <message>
        <source>unknown language “%1”</source>
        <translation>未知的語言「%1」</translation>
    </message>
    <message>
        <source>unknown level “%1”</source>
        <translation>未知的強度「%1」</translation>
    </message>
    <message>
        <source>Level of the bots: random, beginner, quick, regular, path, expert or master.</source>
        <translation>電腦的強度：random、beginner、quick、regular、path、expert 或 master。</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>You can continue the current game from Records.</source>
        <translation>牌桌上的這局可從「牌譜」繼續。</translation>
    </message>
</context>
<context>
    <name>PeopleBar</name>
    <message>
        <source>Take back? All must agree</source>
        <translation>收回？需要所有人同意</translation>
    </message>
    <message>
        <source>Any calls?</source>
        <translation>有人要嗎？</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Person %1</source>
        <translation>第 %1 人</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>Name of person %1</source>
        <translation>第 %1 人的名字</translation>
    </message>
    <message>
        <source>PIN (optional)</source>
        <translation>密碼（可不填）</translation>
    </message>
    <message>
        <source>PIN of person %1, may be empty</source>
        <translation>第 %1 人的密碼，可以不填</translation>
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
        <translation>，</translation>
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
        <translation>已選 %1/%2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>PlanCard</name>
    <message>
        <source>Discard</source>
        <translation>打出</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Wait on</source>
        <translation>聽牌</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
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
        <translation>桌上的第 %1 人無法讀取</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
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
        <translation>%1，最佳</translation>
    </message>
    <message>
        <source>%1, equally good</source>
        <translation>%1，與最佳相當</translation>
    </message>
    <message>
        <source>%1, your choice</source>
        <translation>%1，你的選擇</translation>
    </message>
    <message>
        <source>%1 discards %2: call it or pass?</source>
        <translation>%1打出%2：要還是過？</translation>
    </message>
    <message>
        <source>%1 adds %2 to a pung: rob it or pass?</source>
        <translation>%1加槓%2：搶槓還是過？</translation>
    </message>
    <message>
        <source>You drew %1: what now?</source>
        <translation>你摸到%1：怎麼打？</translation>
    </message>
    <message>
        <source>After your call: which tile do you discard?</source>
        <translation>吃碰槓之後：打哪張？</translation>
    </message>
    <message>
        <source>%1: value %2, win %3</source>
        <translation>%1：價值 %2，和牌率 %3</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Picture: %1</source>
        <translation>圖片：%1</translation>
    </message>
    <message>
        <source>%1 cannot be written: your settings last until you close Tingpai.</source>
        <extracomment>%1: a file</extracomment>
        <translation>無法寫入 %1：設定只保留到關閉聽牌為止。</translation>
    </message>
</context>
<context>
    <name>ProgramEntry</name>
    <message>
        <source>Try it</source>
        <translation>試試看</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>試試看%1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編輯</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>編輯%1</translation>
    </message>
    <message>
        <source>Press again to remove</source>
        <translation>再按一次移除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除%1</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>測試中……</translation>
    </message>
</context>
<context>
    <name>ProgramForm</name>
    <message>
        <source>Name of the program</source>
        <translation>程式名稱</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Command that starts the program</source>
        <translation>啟動程式的指令</translation>
    </message>
    <message>
        <source>Runs without a shell: %1</source>
        <translation>不經過 shell 執行：%1</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>協定</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>such as python3 /home/me/bot.py</source>
        <extracomment>a command line, as an example</extracomment>
        <translation>例如 python3 /home/me/bot.py</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>It no longer reads or writes.</source>
        <translation>程式不再讀寫。</translation>
    </message>
    <message>
        <source>It used more than 1 GB of memory.</source>
        <translation>使用的記憶體超過了 1 GB。</translation>
    </message>
    <message>
        <source>It started more than %1 processes.</source>
        <translation>啟動了超過 %1 個行程。</translation>
    </message>
    <message>
        <source>It was ended by signal %1.</source>
        <translation>被訊號 %1 終止。</translation>
    </message>
    <message>
        <source>It ended by itself with exit code %1.</source>
        <translation>自行結束，結束代碼 %1。</translation>
    </message>
    <message>
        <source>Chinese Official, without flowers and with a wall for each player</source>
        <translation>國標麻將，不含花牌，每人各有牌牆</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直麻將</translation>
    </message>
    <message>
        <source>Tingpai&apos;s own protocol, for all rules</source>
        <translation>聽牌自己的協定，適用所有規則</translation>
    </message>
    <message>
        <source>Type the command that starts the program</source>
        <translation>請輸入啟動程式的指令</translation>
    </message>
    <message>
        <source>A quotation mark in the command is not closed</source>
        <translation>指令中有引號沒有成對</translation>
    </message>
    <message>
        <source>The command contains a character that cannot be printed</source>
        <translation>指令中含有無法顯示的字元</translation>
    </message>
    <message>
        <source>Give the full path of the program, beginning with /</source>
        <translation>請輸入程式的完整路徑，以 / 開頭</translation>
    </message>
    <message>
        <source>There is no such program, or it may not be run</source>
        <translation>沒有這個程式，或不允許執行</translation>
    </message>
    <message>
        <source>It did not answer within %1 s.</source>
        <extracomment>%1: seconds</extracomment>
        <translation>%1 秒內沒有回答。</translation>
    </message>
    <message>
        <source>It wrote too much.</source>
        <translation>輸出的內容太多。</translation>
    </message>
    <message>
        <source>It wrote %1, which is no legal answer here.</source>
        <extracomment>%1: what it wrote, in quotation marks</extracomment>
        <translation>它寫了 %1，這裡不允許這樣回答。</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <extracomment>%1: a program, %2: a sentence without a full stop</extracomment>
        <translation>無法啟動%1：%2。</translation>
    </message>
    <message>
        <source>%1 failed to answer properly three times.</source>
        <translation>%1三次未能正確回答。</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>Programs</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>新增程式</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>修改%1</translation>
    </message>
    <message>
        <source>Your programs</source>
        <translation>你的程式</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s)</source>
        <translation>
            <numerusform>%n 個程式</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose who plays where under New game.</source>
        <translation>在「新對局」中選擇誰坐哪裡。</translation>
    </message>
    <message>
        <source>No programs yet. A program that you add can take the seat of a bot in a new game.</source>
        <translation>還沒有程式。新增的程式可以在新對局中代替電腦入座。</translation>
    </message>
    <message>
        <source>What a program can do</source>
        <translation>程式能做什麼</translation>
    </message>
    <message>
        <source>A program is not walled off. It runs with your rights and can read, change and send anything that you can, so add only programs that you trust. Each one starts in an empty folder with a bare environment, can use up to 1 GB of memory and 16 processes, and has 10 seconds for each answer. It is told only what its seat sees.</source>
        <translation>程式沒有被隔離。它以你的權限執行，凡是你能讀取、修改和傳送的，它都可以，所以只新增你信任的程式。每個程式在空資料夾中以最少的環境變數啟動，最多使用 1 GB 記憶體和 16 個行程，每次回答有 10 秒。它只知道自己座位看得到的。</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>%1 — %2</source>
        <translation>%1——%2</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>請選擇：%1</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>the %1</source>
        <extracomment>An action in the middle of a sentence: the discard of this tile</extracomment>
        <translation>打%1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>An action in the middle of a sentence: &quot;Pung 3 of dots&quot;</extracomment>
        <translation>「%1」</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more tile(s) help</source>
        <translation>
            <numerusform>%1：進張多 %n 張</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer tile(s) help</source>
        <translation>
            <numerusform>%1：進張少 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins %1 more often than %2</source>
        <translation>和牌率比%2高 %1</translation>
    </message>
    <message>
        <source>Wins %1 less often than %2</source>
        <translation>和牌率比%2低 %1</translation>
    </message>
    <message>
        <source>About as good</source>
        <translation>差不多一樣好</translation>
    </message>
    <message>
        <source>Equally good</source>
        <translation>一樣好</translation>
    </message>
    <message>
        <source>%1, and safe</source>
        <extracomment>What a discard is to the hand: &quot;No use in your hand, and safe&quot;</extracomment>
        <translation>%1，而且安全</translation>
    </message>
    <message>
        <source>%1, but safe</source>
        <translation>%1，但是安全</translation>
    </message>
    <message>
        <source>%1, but dangerous</source>
        <translation>%1，但是危險</translation>
    </message>
    <message>
        <source>%1, and dangerous</source>
        <translation>%1，而且危險</translation>
    </message>
    <message>
        <source>No use in your hand</source>
        <translation>手裡用不到</translation>
    </message>
    <message>
        <source>The tile you need least</source>
        <translation>最用不到的一張</translation>
    </message>
    <message>
        <source>Useful in your hand</source>
        <translation>手裡還有用</translation>
    </message>
    <message>
        <source>Breaks up your hand</source>
        <translation>打了會拆散手牌</translation>
    </message>
    <message>
        <source>A tile to fold with</source>
        <translation>棄和時打的牌</translation>
    </message>
    <message>
        <source>Brings you a step nearer</source>
        <translation>離和牌近一步</translation>
    </message>
    <message>
        <source>Brings you no step nearer</source>
        <translation>沒有離和牌更近</translation>
    </message>
    <message>
        <source>Value %1, wins %2</source>
        <translation>價值 %1，和牌 %2</translation>
    </message>
    <message>
        <source>Value %1: wins %2, a win is worth %3, discards risk %4</source>
        <translation>價值 %1：和牌 %2，每和一次值 %3 分，打牌風險 %4 分</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>同樣好：%1</translation>
    </message>
    <message>
        <source>The hand is better without the call</source>
        <translation>不吃碰更好</translation>
    </message>
    <message>
        <source>Wins more often than %1</source>
        <translation>和牌率比%1高</translation>
    </message>
    <message>
        <source>Wins less often than %1</source>
        <translation>和牌率比%1低</translation>
    </message>
    <message>
        <source>A win brings more than with %1</source>
        <translation>每次和牌比%1贏得多</translation>
    </message>
    <message>
        <source>A win brings less than with %1</source>
        <translation>每次和牌比%1贏得少</translation>
    </message>
    <message>
        <source>Risks less than %1</source>
        <translation>放槍風險比%1小</translation>
    </message>
    <message>
        <source>Risks more than %1</source>
        <translation>放槍風險比%1大</translation>
    </message>
    <message>
        <source>Folding keeps more points</source>
        <translation>棄和能保住更多分</translation>
    </message>
    <message>
        <source>Folding gives points away</source>
        <translation>棄和會白白丟分</translation>
    </message>
    <message>
        <source>Wins %1</source>
        <translation>和牌 %1</translation>
    </message>
    <message>
        <source>A win brings %1 more than with %2</source>
        <translation>每次和牌比%2多贏 %1</translation>
    </message>
    <message>
        <source>A win brings %1 less than with %2</source>
        <translation>每次和牌比%2少贏 %1</translation>
    </message>
    <message>
        <source>Risks %1 less than %2</source>
        <translation>放槍風險比%2少 %1</translation>
    </message>
    <message>
        <source>Risks %1 more than %2</source>
        <translation>放槍風險比%2多 %1</translation>
    </message>
    <message>
        <source>Folding keeps %1</source>
        <translation>棄和能保住 %1</translation>
    </message>
    <message>
        <source>Folding gives away %1</source>
        <translation>棄和白白丟掉 %1</translation>
    </message>
    <message>
        <source>to win</source>
        <extracomment>under a number: the chance to win, what it is worth, the chance to deal in</extracomment>
        <translation>和牌</translation>
    </message>
    <message>
        <source>points a hand</source>
        <translation>每局得分</translation>
    </message>
    <message>
        <source>to deal in</source>
        <translation>放槍</translation>
    </message>
    <message>
        <source>A win is worth %1, and discards risk nothing</source>
        <translation>每和一次值 %1，打牌沒有風險</translation>
    </message>
    <message>
        <source>A win is worth %1, discards risk %2</source>
        <translation>每和一次值 %1，打牌風險 %2 分</translation>
    </message>
    <message>
        <source>Passes up a win that pays %1</source>
        <translation>放棄了一次 %1的和牌</translation>
    </message>
    <message>
        <source>%1 worse</source>
        <translation>差 %1</translation>
    </message>
    <message>
        <source>Kongs bring %1 more than with %2</source>
        <translation>槓比%2多得 %1</translation>
    </message>
    <message>
        <source>Kongs bring %1 less than with %2</source>
        <translation>槓比%2少得 %1</translation>
    </message>
    <message>
        <source>Kongs bring more than with %1</source>
        <translation>槓比%1得分多</translation>
    </message>
    <message>
        <source>Kongs bring less than with %1</source>
        <translation>槓比%1得分少</translation>
    </message>
    <message>
        <source>%1, kongs bring %2</source>
        <extracomment>What kongs earn beside a win, after the other parts that the value is made of</extracomment>
        <translation>%1，槓得 %2</translation>
    </message>
    <message>
        <source>Brings %1 more than %2 if the wall runs out</source>
        <extracomment>if nobody wins before the last tile is drawn, and who is not ready pays who is</extracomment>
        <translation>流局時比%2多得 %1</translation>
    </message>
    <message>
        <source>Brings %1 less than %2 if the wall runs out</source>
        <translation>流局時比%2少得 %1</translation>
    </message>
    <message>
        <source>Brings more than %1 if the wall runs out</source>
        <translation>流局時比%1得分多</translation>
    </message>
    <message>
        <source>Brings less than %1 if the wall runs out</source>
        <translation>流局時比%1得分少</translation>
    </message>
    <message>
        <source>%1, a wall that runs out brings %2</source>
        <extracomment>What is paid where nobody wins before the last tile is drawn, after the other parts of the value</extracomment>
        <translation>%1，流局時 %2</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>順位分</translation>
    </message>
    <message>
        <source>Value %1: wins %2, a win is worth %3, stick and discards risk %4</source>
        <translation>價值 %1：和牌 %2，每和一次值 %3 分，立直棒與打牌風險 %4 分</translation>
    </message>
    <message>
        <source>This win ends the game with others ahead of you: a bigger one is worth waiting for</source>
        <translation>這樣和牌，終局時還有人排在你前面：值得等更大的和牌</translation>
    </message>
    <message>
        <source>Ends the game with others ahead of you</source>
        <translation>終局時還有人排在你前面</translation>
    </message>
    <message>
        <source>The suit you gave up goes first</source>
        <translation>缺門的牌先打</translation>
    </message>
</context>
<context>
    <name>RecordChooser</name>
    <message>
        <source>Import a game</source>
        <translation>匯入對局</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
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
            <numerusform>收回 %n 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordStore</name>
    <message>
        <source>The folder %1 for the records cannot be made</source>
        <translation>無法建立存放牌譜的資料夾 %1</translation>
    </message>
    <message>
        <source>Games cannot be stored in %1: %2</source>
        <translation>無法將對局儲存至 %1：%2</translation>
    </message>
    <message>
        <source>they were written by a newer version of this program</source>
        <translation>由較新版本的程式寫入</translation>
    </message>
    <message>
        <source>The game could not be stored: %1</source>
        <translation>無法儲存對局：%1</translation>
    </message>
    <message>
        <source>event %1 is missing</source>
        <translation>缺少第 %1 個事件</translation>
    </message>
    <message>
        <source>event %1: %2</source>
        <translation>第 %1 個事件：%2</translation>
    </message>
    <message>
        <source>it holds no events</source>
        <translation>其中沒有任何事件</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>The game could not be deleted: %1</source>
        <translation>無法刪除對局：%1</translation>
    </message>
    <message>
        <source>You can look back at a Pass and play game when it is over</source>
        <translation>這場對局由多人共用螢幕：結束後才能覆盤</translation>
    </message>
    <message numerus="yes">
        <source>The records file was damaged. %n complete game(s) could be recovered. The damaged file is kept as %1; to restore it, rename it to %2 while Tingpai is closed.</source>
        <translation>
            <numerusform>牌譜檔案已損壞，其中完整的 %n 場對局已復原。損壞的檔案保留為 %1；若要還原，請先關閉聽牌，再將它更名為 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has locked the records</source>
        <translation>另一個程式鎖定了牌譜</translation>
    </message>
    <message>
        <source>A game could not be resumed (%1). Its record is kept as %2.</source>
        <translation>有一局無法繼續（%1）。其牌譜保存為 %2。</translation>
    </message>
    <message>
        <source>The folder %1 for the records cannot be written, or the disk is full</source>
        <translation>存放牌譜的資料夾 %1 無法寫入，或磁碟已滿</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>檔案無法寫入</translation>
    </message>
    <message>
        <source>the disk is full or damaged</source>
        <translation>磁碟已滿或損壞</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁碟已滿</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>檔案無法開啟</translation>
    </message>
    <message>
        <source>Another window has the records in %1 open</source>
        <translation>另一個視窗已開啟 %1 中的牌譜</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>該資料夾無法寫入</translation>
    </message>
    <message>
        <source>The records file %1 was empty: if it ever held games, they are lost</source>
        <translation>牌譜檔案 %1 是空的：如果其中曾有對局，則已遺失</translation>
    </message>
    <message>
        <source>You can look at the records in %1 but not play, because games cannot be saved: %2</source>
        <translation>可以檢視 %1 中的牌譜，但無法儲存對局，因此不能開局：%2</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>not a record: the header line is missing or cut</source>
        <translation>不是紀錄：缺少檔頭，或檔頭不完整</translation>
    </message>
    <message>
        <source>not a record, or its header is damaged</source>
        <translation>不是紀錄，或檔頭已損壞</translation>
    </message>
    <message>
        <source>a record of an unknown kind or version</source>
        <translation>紀錄的種類或版本未知</translation>
    </message>
    <message>
        <source>text after the end of the record</source>
        <translation>紀錄結束之後還有文字</translation>
    </message>
    <message>
        <source>the record is cut short</source>
        <translation>紀錄不完整</translation>
    </message>
    <message>
        <source>the line is damaged: no checksum at its end</source>
        <translation>此行已損壞：行末沒有校驗碼</translation>
    </message>
    <message>
        <source>the line is damaged: its checksum is wrong</source>
        <translation>此行已損壞：校驗碼不符</translation>
    </message>
    <message>
        <source>a record without events</source>
        <translation>紀錄裡沒有任何事件</translation>
    </message>
    <message>
        <source>the game has not started</source>
        <translation>對局還沒有開始</translation>
    </message>
    <message>
        <source>the game has started before</source>
        <translation>對局已經開始過</translation>
    </message>
    <message>
        <source>no hand can start here</source>
        <translation>此處不能開始新的一局</translation>
    </message>
    <message>
        <source>the winds of this hand are wrong</source>
        <translation>這一局的門風不對</translation>
    </message>
    <message>
        <source>the wall is not the full set of tiles</source>
        <translation>牌牆不是完整的一副牌</translation>
    </message>
    <message>
        <source>the event does not fit the table</source>
        <translation>這一步與牌桌不符</translation>
    </message>
    <message>
        <source>the event cannot happen here</source>
        <translation>這一步此時不可能發生</translation>
    </message>
    <message>
        <source>the hand, score or payments of the win differ from the rules</source>
        <translation>和牌的手牌、番數或支付與規則不符</translation>
    </message>
    <message>
        <source>events are missing: the record has %1</source>
        <translation>缺少事件：紀錄裡只有 %1 個</translation>
    </message>
    <message>
        <source>this is not allowed here (%1)</source>
        <translation>規則不允許這一步（%1）</translation>
    </message>
    <message>
        <source>the line is longer than 1 MiB</source>
        <translation>這一行超過 1 MiB</translation>
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
            <numerusform>%n 場對局</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Press again to delete</source>
        <translation>再按一次刪除</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>檔案路徑</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>還沒有對局</translation>
    </message>
    <message>
        <source>Every game you play appears here.</source>
        <translation>打過的每一場都會保存在這裡。</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>儲存為檔案</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>匯入對局</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <translation>選擇檔案…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Press again to abandon</source>
        <translation>再按一次放棄</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Drop a record here, paste it or enter its path</source>
        <translation>把牌譜拖到這裡、貼上，或輸入檔案路徑</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>從剪貼簿貼上</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>No game is open</source>
        <translation>沒有開啟的對局</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>後退一步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>前進一步</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>下一個決定</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下一個失誤</translation>
    </message>
    <message>
        <source>Seat: %1</source>
        <translation>視角：%1</translation>
    </message>
    <message>
        <source>See from the next seat</source>
        <translation>換到下一家的視角</translation>
    </message>
    <message>
        <source>Hands open</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Hands closed</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>Open or close all hands</source>
        <translation>亮開或蓋上各家手牌</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>速度：%1</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>從這裡接著打</translation>
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
        <translation>檢視牌桌</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最終名次</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>Replay this hand</source>
        <translation>重播這一局</translation>
    </message>
    <message>
        <source>Review this hand</source>
        <translation>覆盤這一局</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>No mistakes found so far</source>
        <translation>目前沒有發現失誤</translation>
    </message>
    <message>
        <source>No decisions to review</source>
        <translation>這場對局沒有需要選擇的地方</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Win chance at each decision</source>
        <translation>每次選擇時的和牌率</translation>
    </message>
    <message>
        <source>Added to mistakes</source>
        <translation>已加入錯題</translation>
    </message>
    <message>
        <source>Add to mistakes</source>
        <translation>加入錯題</translation>
    </message>
    <message>
        <source>No mistakes: every decision was as good as the best, or nearly.</source>
        <translation>沒有失誤：每個選擇都與最佳一樣好，或相差無幾。</translation>
    </message>
    <message>
        <source>No mistakes of this size and kind</source>
        <translation>沒有這種程度和類型的失誤</translation>
    </message>
    <message>
        <source>Show in the replay</source>
        <translation>在重播中查看</translation>
    </message>
    <message>
        <source>Only hand %1</source>
        <translation>只看第 %1 局</translation>
    </message>
    <message>
        <source>No mistakes in this hand</source>
        <translation>這一局沒有失誤</translation>
    </message>
    <message>
        <source>For your interest only: a bot’s decisions count in no statistics and are not added to your mistakes.</source>
        <translation>僅供參考：電腦的選擇不計入統計，也不會加入錯題。</translation>
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
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Too slow</source>
        <translation>進張偏少</translation>
    </message>
    <message>
        <source>Too cheap</source>
        <translation>番數偏低</translation>
    </message>
    <message>
        <source>Dangerous tile</source>
        <translation>打出危險牌</translation>
    </message>
    <message>
        <source>Should have folded</source>
        <translation>應該棄和</translation>
    </message>
    <message>
        <source>Folded too early</source>
        <translation>棄和過早</translation>
    </message>
    <message>
        <source>Costly claim</source>
        <translation>不該吃碰</translation>
    </message>
    <message>
        <source>Missed claim</source>
        <translation>漏掉吃碰</translation>
    </message>
    <message>
        <source>Kong decision</source>
        <translation>槓的取捨</translation>
    </message>
    <message>
        <source>Passed a win</source>
        <translation>放棄和牌</translation>
    </message>
    <message>
        <source>Hand %1: %2 of decisions good, %3 points: decisions %4, luck %5</source>
        <translation>第 %1 局：好選擇 %2，得分 %3：選擇 %4，運氣 %5</translation>
    </message>
    <message>
        <source>You won %1: decisions %2, luck %3</source>
        <translation>贏了 %1 分：選擇 %2，運氣 %3</translation>
    </message>
    <message>
        <source>You lost %1: decisions %2, luck %3</source>
        <translation>輸了 %1 分：選擇 %2，運氣 %3</translation>
    </message>
    <message>
        <source>You came out even: decisions %1, luck %2</source>
        <translation>不輸不贏：選擇 %1，運氣 %2</translation>
    </message>
    <message>
        <source>%1 won %2: decisions %3, luck %4</source>
        <translation>%1贏了 %2 分：選擇 %3，運氣 %4</translation>
    </message>
    <message>
        <source>%1 lost %2: decisions %3, luck %4</source>
        <translation>%1輸了 %2 分：選擇 %3，運氣 %4</translation>
    </message>
    <message>
        <source>%1 came out even: decisions %2, luck %3</source>
        <translation>%1不輸不贏：選擇 %2，運氣 %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistake(s), shown</source>
        <translation>
            <numerusform>%1：失誤 %n 處，已顯示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistake(s), hidden</source>
        <translation>
            <numerusform>%1：失誤 %n 處，已隱藏</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3 instead of %4, %5</source>
        <translation>%1，%2：選了%3，應為%4，%5</translation>
    </message>
    <message>
        <source>Missed riichi</source>
        <translation>該立直未立直</translation>
    </message>
    <message>
        <source>Costly riichi</source>
        <translation>不該立直</translation>
    </message>
</context>
<context>
    <name>RiichiWords</name>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>Declared with a closed hand that was one tile away.</source>
        <translation>門前清聽牌時宣告。</translation>
    </message>
    <message>
        <source>Double Riichi</source>
        <translation>雙立直</translation>
    </message>
    <message>
        <source>Riichi with the very first discard, before any call.</source>
        <translation>第一巡無人鳴牌時，以第一張舍牌宣告立直。</translation>
    </message>
    <message>
        <source>Ippatsu</source>
        <translation>一發</translation>
    </message>
    <message>
        <source>A win within a turn of riichi, with no call in between.</source>
        <translation>立直後一巡之內、無人鳴牌時和牌。</translation>
    </message>
    <message>
        <source>Closed Self-Draw</source>
        <translation>門前清自摸和</translation>
    </message>
    <message>
        <source>A self-draw with nothing called.</source>
        <translation>沒有鳴牌而自摸。</translation>
    </message>
    <message>
        <source>Pinfu</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>Closed: four chows, a pair that scores nothing, and a wait at both ends of a chow.</source>
        <translation>門前清，四組順子，雀頭不是役牌，兩面聽。</translation>
    </message>
    <message>
        <source>All Simples</source>
        <translation>斷么九</translation>
    </message>
    <message>
        <source>No terminals and no honours.</source>
        <translation>沒有么九牌和字牌。</translation>
    </message>
    <message>
        <source>Double Chow</source>
        <translation>一杯口</translation>
    </message>
    <message>
        <source>Closed, with the same chow twice.</source>
        <translation>門前清，同一順子兩組。</translation>
    </message>
    <message>
        <source>White Dragon</source>
        <translation>役牌 白</translation>
    </message>
    <message>
        <source>A pung of white dragons.</source>
        <translation>白的刻子。</translation>
    </message>
    <message>
        <source>Green Dragon</source>
        <translation>役牌 發</translation>
    </message>
    <message>
        <source>A pung of green dragons.</source>
        <translation>發的刻子。</translation>
    </message>
    <message>
        <source>Red Dragon</source>
        <translation>役牌 中</translation>
    </message>
    <message>
        <source>A pung of red dragons.</source>
        <translation>中的刻子。</translation>
    </message>
    <message>
        <source>Seat Wind</source>
        <translation>自風</translation>
    </message>
    <message>
        <source>A pung of your own wind.</source>
        <translation>自己門風的刻子。</translation>
    </message>
    <message>
        <source>Round Wind</source>
        <translation>場風</translation>
    </message>
    <message>
        <source>A pung of the round&apos;s wind.</source>
        <translation>場風的刻子。</translation>
    </message>
    <message>
        <source>After a Kong</source>
        <translation>嶺上開花</translation>
    </message>
    <message>
        <source>A self-draw on the tile that replaces a kong&apos;s.</source>
        <translation>以槓後補的牌自摸。</translation>
    </message>
    <message>
        <source>Robbing a Kong</source>
        <translation>搶槓</translation>
    </message>
    <message>
        <source>A win on the tile that another player adds to a pung.</source>
        <translation>和別家加槓的牌。</translation>
    </message>
    <message>
        <source>Last Tile Drawn</source>
        <translation>海底摸月</translation>
    </message>
    <message>
        <source>A self-draw on the last tile of the wall.</source>
        <translation>以牌山最後一張自摸。</translation>
    </message>
    <message>
        <source>Last Discard</source>
        <translation>河底撈魚</translation>
    </message>
    <message>
        <source>A win on the discard after the last draw.</source>
        <translation>和最後一張舍牌。</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>七對子</translation>
    </message>
    <message>
        <source>Seven different pairs, closed; always 25 fu.</source>
        <translation>門前清，七組不同的對子；固定25符。</translation>
    </message>
    <message>
        <source>Mixed Triple Chow</source>
        <translation>三色同順</translation>
    </message>
    <message>
        <source>The same chow in all three suits.</source>
        <translation>三門各有同一順子。</translation>
    </message>
    <message>
        <source>Pure Straight</source>
        <translation>一氣通貫</translation>
    </message>
    <message>
        <source>123, 456 and 789 in one suit.</source>
        <translation>同一花色的123、456、789。</translation>
    </message>
    <message>
        <source>Half Outside Hand</source>
        <translation>混全帶么九</translation>
    </message>
    <message>
        <source>A terminal or an honour in every set and in the pair.</source>
        <translation>每組牌和雀頭都帶么九牌或字牌。</translation>
    </message>
    <message>
        <source>All Pungs</source>
        <translation>對對和</translation>
    </message>
    <message>
        <source>Four pungs or kongs, and a pair.</source>
        <translation>四組刻子或槓子加雀頭。</translation>
    </message>
    <message>
        <source>Three Concealed Pungs</source>
        <translation>三暗刻</translation>
    </message>
    <message>
        <source>Three pungs or kongs without a call.</source>
        <translation>三組沒有鳴牌的刻子或槓子。</translation>
    </message>
    <message>
        <source>Triple Pung</source>
        <translation>三色同刻</translation>
    </message>
    <message>
        <source>The same pung in all three suits.</source>
        <translation>三門各有同一刻子。</translation>
    </message>
    <message>
        <source>Three Kongs</source>
        <translation>三槓子</translation>
    </message>
    <message>
        <source>Three kongs, open or concealed.</source>
        <translation>三組槓子，明暗均可。</translation>
    </message>
    <message>
        <source>All Terminals and Honours</source>
        <translation>混老頭</translation>
    </message>
    <message>
        <source>Only ones, nines and honours.</source>
        <translation>只有么九牌和字牌。</translation>
    </message>
    <message>
        <source>Little Three Dragons</source>
        <translation>小三元</translation>
    </message>
    <message>
        <source>Pungs of two dragons and a pair of the third.</source>
        <translation>兩組三元牌刻子，第三種作雀頭。</translation>
    </message>
    <message>
        <source>Two Double Chows</source>
        <translation>二杯口</translation>
    </message>
    <message>
        <source>Closed, with two chows twice each.</source>
        <translation>門前清，兩種順子各兩組。</translation>
    </message>
    <message>
        <source>Full Outside Hand</source>
        <translation>純全帶么九</translation>
    </message>
    <message>
        <source>A terminal in every set and in the pair.</source>
        <translation>每組牌和雀頭都帶么九牌。</translation>
    </message>
    <message>
        <source>Half Flush</source>
        <translation>混一色</translation>
    </message>
    <message>
        <source>One suit and honours.</source>
        <translation>一種花色加字牌。</translation>
    </message>
    <message>
        <source>Full Flush</source>
        <translation>清一色</translation>
    </message>
    <message>
        <source>One suit alone.</source>
        <translation>只有一種花色。</translation>
    </message>
    <message>
        <source>Thirteen Orphans</source>
        <translation>國士無雙</translation>
    </message>
    <message>
        <source>Every terminal and honour, and one of them twice.</source>
        <translation>十三種么九牌與字牌各一張，其中一種成對。</translation>
    </message>
    <message>
        <source>Thirteen-Way Orphans</source>
        <translation>國士無雙十三面</translation>
    </message>
    <message>
        <source>Thirteen orphans that any of the thirteen would have completed.</source>
        <translation>十三種牌都能和的國士無雙。</translation>
    </message>
    <message>
        <source>Four Concealed Pungs</source>
        <translation>四暗刻</translation>
    </message>
    <message>
        <source>Four pungs or kongs without a call.</source>
        <translation>四組沒有鳴牌的刻子或槓子。</translation>
    </message>
    <message>
        <source>Four Concealed Pungs on the Pair</source>
        <translation>四暗刻單騎</translation>
    </message>
    <message>
        <source>Four concealed pungs, with the pair completed last.</source>
        <translation>單騎聽雀頭的四暗刻。</translation>
    </message>
    <message>
        <source>Big Three Dragons</source>
        <translation>大三元</translation>
    </message>
    <message>
        <source>Pungs of all three dragons.</source>
        <translation>三種三元牌都是刻子。</translation>
    </message>
    <message>
        <source>Little Four Winds</source>
        <translation>小四喜</translation>
    </message>
    <message>
        <source>Pungs of three winds and a pair of the fourth.</source>
        <translation>三組風牌刻子，第四種作雀頭。</translation>
    </message>
    <message>
        <source>Big Four Winds</source>
        <translation>大四喜</translation>
    </message>
    <message>
        <source>Pungs of all four winds.</source>
        <translation>四種風牌都是刻子。</translation>
    </message>
    <message>
        <source>All Honours</source>
        <translation>字一色</translation>
    </message>
    <message>
        <source>Winds and dragons alone.</source>
        <translation>只有字牌。</translation>
    </message>
    <message>
        <source>All Green</source>
        <translation>綠一色</translation>
    </message>
    <message>
        <source>Only 2, 3, 4, 6 and 8 of bamboo and the green dragon.</source>
        <translation>只有2、3、4、6、8條和發。</translation>
    </message>
    <message>
        <source>All Terminals</source>
        <translation>清老頭</translation>
    </message>
    <message>
        <source>Ones and nines alone.</source>
        <translation>只有么九牌。</translation>
    </message>
    <message>
        <source>Nine Gates</source>
        <translation>九蓮寶燈</translation>
    </message>
    <message>
        <source>Closed, in one suit: 1112345678999 and one more of it.</source>
        <translation>門前清，同一花色的1112345678999再加任意一張。</translation>
    </message>
    <message>
        <source>Pure Nine Gates</source>
        <translation>純正九蓮寶燈</translation>
    </message>
    <message>
        <source>Nine gates that any tile of the suit would have completed.</source>
        <translation>九種牌都能和的九蓮寶燈。</translation>
    </message>
    <message>
        <source>Four Kongs</source>
        <translation>四槓子</translation>
    </message>
    <message>
        <source>Four kongs and a pair.</source>
        <translation>四組槓子加雀頭。</translation>
    </message>
    <message>
        <source>Blessing of Heaven</source>
        <translation>天和</translation>
    </message>
    <message>
        <source>The dealer wins on the first draw.</source>
        <translation>莊家以第一張摸牌和牌。</translation>
    </message>
    <message>
        <source>Blessing of Earth</source>
        <translation>地和</translation>
    </message>
    <message>
        <source>Another player wins on the first draw, before any call.</source>
        <translation>閒家在無人鳴牌時以第一張摸牌和牌。</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>寶牌</translation>
    </message>
    <message>
        <source>Each tile that an indicator points to. It counts only beside a yaku.</source>
        <translation>指示牌所指的每一張牌。有役才計算。</translation>
    </message>
    <message>
        <source>Ura Dora</source>
        <translation>裡寶牌</translation>
    </message>
    <message>
        <source>Dora under the indicators, for a win with riichi.</source>
        <translation>立直和牌時，指示牌下面的寶牌。</translation>
    </message>
    <message>
        <source>Red Fives</source>
        <translation>赤寶牌</translation>
    </message>
    <message>
        <source>Each red five. It counts only beside a yaku.</source>
        <translation>每一張赤五。有役才計算。</translation>
    </message>
    <message>
        <source>Declare that you are ready, and mind what you have discarded.</source>
        <translation>宣告聽牌，當心自己打過的牌。</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message numerus="yes">
        <source>%n yaku</source>
        <translation>
            <numerusform>%n種役</numerusform>
        </translation>
    </message>
    <message>
        <source>Yaku of your wins</source>
        <translation>你和牌的役</translation>
    </message>
    <message>
        <source>Mangan</source>
        <translation>滿貫</translation>
    </message>
    <message>
        <source>Haneman</source>
        <translation>跳滿</translation>
    </message>
    <message>
        <source>Baiman</source>
        <translation>倍滿</translation>
    </message>
    <message>
        <source>Sanbaiman</source>
        <translation>三倍滿</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役滿</translation>
    </message>
    <message>
        <source>%1 han %2 fu</source>
        <translation>%1番%2符</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a limit and what reached it: &quot;Mangan, 4 han 40 fu&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>points: %1</source>
        <extracomment>after the points of a hand: han and fu</extracomment>
        <translation>點：%1</translation>
    </message>
    <message>
        <source>%1, yakuman</source>
        <translation>%1，役滿</translation>
    </message>
    <message>
        <source>%1, %2 han</source>
        <translation>%1，%2番</translation>
    </message>
    <message>
        <source>%1 han</source>
        <translation>%1番</translation>
    </message>
    <message>
        <source>Han a win</source>
        <translation>每次和牌的番數</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a round&apos;s wind, the number of its deal: &quot;East 2&quot;</extracomment>
        <translation>%1%2局</translation>
    </message>
    <message>
        <source>%1, %2 honba</source>
        <translation>%1，%2本場</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>本場</translation>
    </message>
    <message>
        <source>Sticks</source>
        <translation>立直棒</translation>
    </message>
    <message>
        <source>With a closed hand that is one tile away you may declare riichi: you put down 1,000 points, discard what you draw from then on, and score one han more and the dora under the indicators. At least four tiles must be left.</source>
        <translation>門前清聽牌時可以宣告立直：放下1,000點，此後摸什麼打什麼，多得一番，並計算指示牌下面的裡寶牌。牌山至少要剩四張。</translation>
    </message>
    <message>
        <source>You cannot win on a discard while one of your waits lies among your own discards. A win that you let pass bars you until your next draw, and after riichi for the whole hand. Your own draw always wins.</source>
        <translation>聽的牌中有自己打過的，就不能榮和（振聽）。放過的和牌使你在下次摸牌前不能榮和，立直後則整局不能。自摸總是可以。</translation>
    </message>
    <message>
        <source>Only the next player may chow a discard; anyone may pung, kong or win. A win beats a pung or kong, which beat a chow.</source>
        <translation>只有下家能吃；碰、槓、和誰都可以。和優先於碰和槓，碰和槓優先於吃。</translation>
    </message>
    <message>
        <source>After a call you cannot discard a tile that would have done as well.</source>
        <translation>鳴牌後不能打出同樣能用的牌（食替）。</translation>
    </message>
    <message>
        <source>Several players may win on the same discard.</source>
        <translation>同一張舍牌可以由多家和。</translation>
    </message>
    <message>
        <source>Two players may win on the same discard; three end the hand.</source>
        <translation>同一張舍牌可以由兩家和；三家和則流局。</translation>
    </message>
    <message>
        <source>An indicator makes the next tile of its suit dora: one han each.</source>
        <translation>指示牌的下一張是寶牌，每張一番。</translation>
    </message>
    <message>
        <source>One five of each suit is red and counts one han, too.</source>
        <translation>每種花色有一張赤五，也各計一番。</translation>
    </message>
    <message>
        <source>Each kong turns over another indicator at once.</source>
        <translation>每次槓立即翻開一張新的指示牌。</translation>
    </message>
    <message>
        <source>Each kong turns over another indicator, that of an open kong after the discard.</source>
        <translation>每次槓翻開一張新的指示牌；明槓的在打牌之後。</translation>
    </message>
    <message>
        <source>All simples needs a closed hand.</source>
        <translation>斷么九必須門前清。</translation>
    </message>
    <message>
        <source>A pair of a double wind is 2 fu.</source>
        <translation>連風牌的雀頭為2符。</translation>
    </message>
    <message>
        <source>4 han 30 fu is a mangan.</source>
        <translation>4番30符算滿貫。</translation>
    </message>
    <message>
        <source>13 han is a yakuman.</source>
        <translation>13番算役滿。</translation>
    </message>
    <message>
        <source>13 han is a sanbaiman.</source>
        <translation>13番算三倍滿。</translation>
    </message>
    <message>
        <source>Several yakuman in one hand add up.</source>
        <translation>同一手牌的多個役滿相加。</translation>
    </message>
    <message>
        <source>No hand counts more than one yakuman.</source>
        <translation>一手牌最多算一個役滿。</translation>
    </message>
    <message>
        <source>The rarest four yakuman count twice.</source>
        <translation>最難的四種役滿算兩倍。</translation>
    </message>
    <message>
        <source>Each han doubles what the fu are worth. From five han on a hand has a fixed price: mangan 8,000, haneman 12,000, baiman 16,000, sanbaiman 24,000, yakuman 32,000; the dealer gets half as much again.</source>
        <translation>每一番使符的點數翻倍。五番以上是定額：滿貫8,000、跳滿12,000、倍滿16,000、三倍滿24,000、役滿32,000；莊家多得一半。</translation>
    </message>
    <message>
        <source>The discarder pays all of it; a self-draw is shared, and the dealer&apos;s share is double.</source>
        <translation>放銃者全付；自摸由三家分付，莊家付雙份。</translation>
    </message>
    <message>
        <source>Whoever gives away the last set of three dragons or four winds pays for that hand.</source>
        <translation>讓人湊齊最後一組三元牌或風牌的人要包牌。</translation>
    </message>
    <message>
        <source>When the wall is empty, players who are not ready pay 3,000 points to those who are.</source>
        <translation>牌山摸完時，未聽牌者共付3,000點給聽牌者。</translation>
    </message>
    <message>
        <source>Nine terminals and honours, four equal winds, four riichi or four kongs of several players end a hand at once.</source>
        <translation>九種九牌、四風連打、四家立直、四槓散了立即流局。</translation>
    </message>
    <message>
        <source>Everyone starts with %1 points. A dealer who wins or is ready deals again, and each honba adds 300 points.</source>
        <translation>每人從%1點開始。莊家和牌或聽牌則連莊，每本場加300點。</translation>
    </message>
    <message>
        <source>A score below zero ends the game.</source>
        <translation>點數低於零則終局。</translation>
    </message>
    <message>
        <source>If nobody has %1 points after the last deal, another round begins.</source>
        <translation>最後一局後無人達到%1點，則再打一圈。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Complete four sets and a pair, seven pairs or thirteen orphans, with at least one yaku. Dora add han but are no yaku.</source>
        <translation>湊成四組牌加雀頭、七對子或國士無雙，至少有一個役。寶牌加番，但不是役。</translation>
    </message>
    <message>
        <source>Furiten</source>
        <translation>振聽</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>鳴牌</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>支付</translation>
    </message>
    <message>
        <source>An empty wall</source>
        <translation>荒牌流局</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>未聽牌</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>流局滿貫</translation>
    </message>
    <message>
        <source>Red fives</source>
        <translation>赤五</translation>
    </message>
    <message>
        <source>Open all simples</source>
        <translation>食斷</translation>
    </message>
    <message>
        <source>Pair of double winds</source>
        <translation>連風牌雀頭</translation>
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
        <translation>切上滿貫</translation>
    </message>
    <message>
        <source>13 han is a yakuman</source>
        <translation>累計役滿</translation>
    </message>
    <message>
        <source>Yakuman add up</source>
        <translation>役滿複合</translation>
    </message>
    <message>
        <source>Double yakuman</source>
        <translation>雙倍役滿</translation>
    </message>
    <message>
        <source>Liability</source>
        <translation>包牌</translation>
    </message>
    <message>
        <source>Kong indicator</source>
        <translation>槓寶牌指示牌</translation>
    </message>
    <message>
        <source>after the discard</source>
        <translation>打牌之後</translation>
    </message>
    <message>
        <source>before the discard</source>
        <translation>打牌之前</translation>
    </message>
    <message>
        <source>Swap calls</source>
        <translation>食替</translation>
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
        <translation>都支付</translation>
    </message>
    <message>
        <source>Abortive draws</source>
        <translation>途中流局</translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation>起始點數</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>目標點數</translation>
    </message>
    <message>
        <source>Ends below zero</source>
        <translation>擊飛終局</translation>
    </message>
    <message>
        <source>Extra round</source>
        <translation>延長賽</translation>
    </message>
    <message>
        <source>In the last deal a dealer who leads with %1 points ends the game by winning or being ready.</source>
        <translation>最後一局莊家以%1點以上領先時，和牌或聽牌即終局。</translation>
    </message>
    <message>
        <source>136 tiles · three red fives</source>
        <translation>136 張 · 三張赤五</translation>
    </message>
    <message>
        <source>136 tiles · no red fives</source>
        <translation>136 張 · 無赤五</translation>
    </message>
    <message>
        <source>East · %1 min</source>
        <translation>東風戰 · %1 分鐘</translation>
    </message>
    <message>
        <source>East and south · %1 min</source>
        <translation>半莊 · %1 分鐘</translation>
    </message>
    <message>
        <source>All four winds · %1 min</source>
        <translation>全莊 · %1 分鐘</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) · %1 min</source>
        <translation>
            <numerusform>%n 局 · %1 分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>Ura</source>
        <extracomment>before the indicators under the dora&apos;s, as short as &quot;Dora&quot;</extracomment>
        <translation>裡寶</translation>
    </message>
    <message>
        <source>Ready, but without a yaku</source>
        <translation>聽牌，但無役</translation>
    </message>
    <message>
        <source>At the end the fourth pays the first %1, and the third the second %2.</source>
        <translation>終局時第四名付給第一名 %1 點，第三名付給第二名 %2 點。</translation>
    </message>
    <message>
        <source>The first also gets the %1 points that each put in above the start.</source>
        <translation>每家多出的 %1 點也歸第一名。</translation>
    </message>
    <message>
        <source>Uma of first and fourth</source>
        <translation>第一、四名的順位馬</translation>
    </message>
    <message>
        <source>Uma of second and third</source>
        <translation>第二、三名的順位馬</translation>
    </message>
    <message>
        <source>Thirteen orphans can also win on the tile of a concealed kong.</source>
        <translation>國士無雙還可以搶暗槓。</translation>
    </message>
    <message>
        <source>Thirteen orphans rob concealed kongs</source>
        <translation>國士無雙可搶暗槓</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>last tile of the wall</source>
        <translation>牌牆最後一張</translation>
    </message>
    <message>
        <source>after a kong</source>
        <translation>槓後補牌</translation>
    </message>
    <message>
        <source>from another&apos;s kong</source>
        <translation>搶別人的槓</translation>
    </message>
    <message>
        <source>the other three are visible</source>
        <translation>其餘三張已明示</translation>
    </message>
    <message>
        <source>your wind is South, the round&apos;s East</source>
        <translation>門風南，圈風東</translation>
    </message>
    <message numerus="yes">
        <source>%n flower(s)</source>
        <translation>
            <numerusform>%n 張花</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted with it: %1</source>
        <translation>不另計：%1</translation>
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
        <translation>規則選項</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>規則版本</translation>
    </message>
    <message>
        <source>Reset options</source>
        <translation>還原選項</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>1 hand · %1 min</source>
        <translation>1 局 · %1 分鐘</translation>
    </message>
    <message>
        <source>%1 hands · %2 min</source>
        <translation>%1 局 · %2 分鐘</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Score over the hands: from %1 to %2</source>
        <translation>各局得分：%1 到 %2</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message numerus="yes">
        <source>%1, %n discard(s)</source>
        <translation>
            <numerusform>%1，棄牌 %n 張</numerusform>
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
        <translation>%1：%2，現為 %3</translation>
    </message>
    <message>
        <source>total</source>
        <translation>總分</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1, level %2</source>
        <comment>a player: name, wind and score, level</comment>
        <translation>%1，水準：%2</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>a bot</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>calls with %1</source>
        <translation>按 %1 要牌</translation>
    </message>
    <message>
        <source>%1, a bot</source>
        <translation>%1，電腦</translation>
    </message>
    <message>
        <source>%1, calls with %2</source>
        <translation>%1，按 %2 要牌</translation>
    </message>
    <message>
        <source>%1, a program</source>
        <translation>%1，程式</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程式</translation>
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
        <translation>速度</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>點一下</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>點兩下</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
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
        <translation>條子</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>花色</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>字牌</translation>
    </message>
    <message>
        <source>After the suits</source>
        <translation>排在最後</translation>
    </message>
    <message>
        <source>Before the suits</source>
        <translation>排在最前</translation>
    </message>
    <message>
        <source>Dragons</source>
        <translation>箭牌</translation>
    </message>
    <message>
        <source>White, green, red</source>
        <translation>白、發、中</translation>
    </message>
    <message>
        <source>Red, green, white</source>
        <translation>中、發、白</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>輔助</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>螢幕朗讀</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>不讀</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>只讀你的</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>全部都讀</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動畫</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>有動畫</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>無動畫</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>經典</translation>
    </message>
    <message>
        <source>With indices</source>
        <translation>帶角標</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清晰</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高對比</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>白板</translation>
    </message>
    <message>
        <source>Framed</source>
        <translation>有框</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>無框</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>桌布</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>綠</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>藍</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>Numbers of the tutor</source>
        <translation>教練的數字</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>需要時顯示</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>總是顯示</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>牌桌與牌</translation>
    </message>
    <message>
        <source>Sound and speed</source>
        <translation>聲音與速度</translation>
    </message>
    <message>
        <source>Tile sounds</source>
        <translation>出牌音量</translation>
    </message>
    <message>
        <source>Call sounds</source>
        <translation>吃碰槓音量</translation>
    </message>
    <message>
        <source>Result sounds</source>
        <translation>結算音量</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>教練</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>點評</translation>
    </message>
    <message>
        <source>After each move</source>
        <translation>每步之後</translation>
    </message>
    <message>
        <source>Keys and language</source>
        <translation>按鍵與語言</translation>
    </message>
    <message>
        <source>Show and change the keys</source>
        <translation>檢視和更改按鍵</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>Programs that can play here</source>
        <translation>可以來打牌的程式</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>第二意見</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
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
        <translation>全部是同一門的牌。</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>七對</translation>
    </message>
    <message>
        <source>Seven pairs in a concealed hand; four of a kind are two pairs.</source>
        <translation>門前的七個對子；四張相同的牌算兩對。</translation>
    </message>
    <message>
        <source>All Pungs</source>
        <translation>對對和</translation>
    </message>
    <message>
        <source>Four pungs or kongs and a pair.</source>
        <translation>四副刻子或槓，加一對將。</translation>
    </message>
    <message>
        <source>Golden Wait</source>
        <translation>金鉤釣</translation>
    </message>
    <message>
        <source>Four declared sets: a single tile is left in the hand.</source>
        <translation>四副都已碰槓，手中只剩一張單釣。</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>Each four of a kind in the hand that is not a kong.</source>
        <translation>手中每有四張相同而沒有槓的牌。</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Each declared kong.</source>
        <translation>每個槓。</translation>
    </message>
    <message>
        <source>Win after a Kong</source>
        <translation>槓上開花</translation>
    </message>
    <message>
        <source>Won on the replacement for a kong.</source>
        <translation>用槓後的補牌和。</translation>
    </message>
    <message>
        <source>Shot after a Kong</source>
        <translation>槓上炮</translation>
    </message>
    <message>
        <source>Won on the discard of a player who has just declared a kong.</source>
        <translation>和別人槓後打出的牌。</translation>
    </message>
    <message>
        <source>Robbing a Kong</source>
        <translation>搶槓和</translation>
    </message>
    <message>
        <source>Won on the tile that another player adds to a pung.</source>
        <translation>和別人補槓的牌。</translation>
    </message>
    <message>
        <source>Under the Sea</source>
        <translation>海底</translation>
    </message>
    <message>
        <source>Won on the last tile of the wall, or on the discard after it.</source>
        <translation>用最後一張牌，或其後打出的牌和。</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Won on your own draw, where the rules double for it.</source>
        <translation>自摸加番時的自摸。</translation>
    </message>
    <message>
        <source>Plain Hand</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>Sichuan bloody battle</source>
        <translation>四川麻將 血戰到底</translation>
    </message>
    <message>
        <source>Give up a suit, and play on until three have won.</source>
        <translation>定缺一門，打到三家和牌為止。</translation>
    </message>
    <message>
        <source>Doublings</source>
        <translation>番</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>Doublings of your wins</source>
        <translation>你和牌的番</translation>
    </message>
    <message>
        <source>%1, times %2</source>
        <translation>%1，%2 倍</translation>
    </message>
    <message>
        <source>%1 doublings</source>
        <translation>%1 番</translation>
    </message>
    <message>
        <source>Doublings a win</source>
        <translation>每次和牌的番數</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>第 %1 局，共 %2 局</translation>
    </message>
    <message>
        <source>Hand %1/%2</source>
        <translation>第 %1/%2 局</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Complete four sets and a pair, or seven pairs, in two suits or one. Only the three suits are played: 108 tiles.</source>
        <translation>用兩門或一門湊成四面子一將或七對。只用三門序數牌，共 108 張。</translation>
    </message>
    <message>
        <source>Before the first draw</source>
        <translation>摸牌之前</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>吃碰槓</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>繼續對局</translation>
    </message>
    <message>
        <source>A winner leaves the hand, and the others play on until three have won or the wall is empty. Players who have left pay nothing more.</source>
        <translation>和牌者離場，其餘的人繼續打，直到三家和牌或牌牆摸完。離場的人不再付分。</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>付分</translation>
    </message>
    <message>
        <source>An empty wall</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>The first winner of a hand deals the next one.</source>
        <translation>第一個和牌的人下一局坐莊。</translation>
    </message>
    <message>
        <source>Kong passed on</source>
        <translation>呼叫轉移</translation>
    </message>
    <message>
        <source>Kong returned</source>
        <translation>退稅</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>查大叫</translation>
    </message>
    <message>
        <source>Suit not given up</source>
        <translation>查花豬</translation>
    </message>
    <message>
        <source>Exchange three tiles</source>
        <translation>換三張</translation>
    </message>
    <message>
        <source>Most doublings</source>
        <translation>封頂番數</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>adds nothing</source>
        <translation>不加</translation>
    </message>
    <message>
        <source>adds 1 point</source>
        <translation>加底 1 分</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>加番</translation>
    </message>
    <message>
        <source>Kong before a winning discard</source>
        <translation>槓上炮的槓分</translation>
    </message>
    <message>
        <source>stays paid</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>is cancelled</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>goes to the winner</source>
        <translation>轉給和牌者</translation>
    </message>
    <message>
        <source>16 to each other player</source>
        <translation>付每家 16 分</translation>
    </message>
    <message>
        <source>48 to nobody</source>
        <translation>罰 48 分</translation>
    </message>
    <message>
        <source>Kongs are returned if not ready</source>
        <translation>未聽牌退稅</translation>
    </message>
    <message>
        <source>Pung on the last discard</source>
        <translation>最後一張可碰</translation>
    </message>
    <message>
        <source>A complete hand that nothing doubles.</source>
        <translation>沒有任何番的和牌。</translation>
    </message>
    <message numerus="yes">
        <source>doubling(s), worth %1</source>
        <extracomment>after the number of doublings, what the hand is worth</extracomment>
        <translation>
            <numerusform>番，值 %1 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>競賽規則</translation>
    </message>
    <message>
        <source>Everyone gives up a suit. Its tiles must be discarded first, and nobody wins while holding one.</source>
        <translation>每人定缺一門：缺門的牌必須先打，手中有缺門的牌不能和。</translation>
    </message>
    <message>
        <source>Everyone passes on three tiles of one suit; the direction is drawn by lot.</source>
        <translation>每人換出同一門的三張牌，方向由骰子決定。</translation>
    </message>
    <message>
        <source>There is no chow. Anyone may pung, kong or win on a discard, and several players may win on the same tile.</source>
        <translation>不能吃。別人打出的牌，誰都可以碰、槓或和；一炮可以多響。</translation>
    </message>
    <message>
        <source>If you let a win pass, you win on nothing cheaper until your next draw.</source>
        <translation>放過一次和牌後，在下次摸牌之前不能和更小的牌。</translation>
    </message>
    <message>
        <source>The discard after the last draw can only be won.</source>
        <translation>最後一張摸牌之後打出的牌只能和。</translation>
    </message>
    <message>
        <source>A kong is paid at once: 2 points from everyone for a concealed one, 2 from the discarder for a claimed one, 1 from everyone for one added to a pung.</source>
        <translation>槓立即結算：暗槓每家 2 分，明槓由打牌者付 2 分，補槓每家 1 分。</translation>
    </message>
    <message>
        <source>If the discard after a kong is won, that income is cancelled.</source>
        <translation>槓後打出的牌點炮，這次槓的所得取消。</translation>
    </message>
    <message>
        <source>If the discard after a kong is won, the winner takes that income.</source>
        <translation>槓後打出的牌點炮，這次槓的所得歸和牌者。</translation>
    </message>
    <message numerus="yes">
        <source>A hand is worth 1 point, doubled for each doubling, at most %n time(s).</source>
        <translation>
            <numerusform>和牌 1 分，每番翻一倍，最多翻 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>The discarder pays it; on a self-draw everyone still playing pays.</source>
        <translation>點炮者付；自摸則場上還在打的各家都付。</translation>
    </message>
    <message>
        <source>A self-draw adds 1 point, beyond the limit too.</source>
        <translation>自摸加 1 分，不受封頂限制。</translation>
    </message>
    <message>
        <source>A self-draw is one more doubling.</source>
        <translation>自摸加一番。</translation>
    </message>
    <message>
        <source>Whoever still holds tiles of the suit given up pays %1 points to each of the others.</source>
        <translation>手中還有缺門牌的人賠給其他每家 %1 分。</translation>
    </message>
    <message>
        <source>Whoever still holds tiles of the suit given up loses %1 points, which nobody gets.</source>
        <translation>手中還有缺門牌的人罰 %1 分，不歸任何人。</translation>
    </message>
    <message>
        <source>Whoever is not ready pays each ready player the most that hand could win.</source>
        <translation>沒有聽牌的人賠給每個聽牌的人其最大可能的和牌分。</translation>
    </message>
    <message>
        <source>Whoever is not ready also returns what kongs brought.</source>
        <translation>沒有聽牌的人還要退回槓的所得。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>通行規則</translation>
    </message>
    <message>
        <source>108 tiles · exchange · up to %1 doublings</source>
        <translation>108 張牌 · 換三張 · 最多 %1 番</translation>
    </message>
    <message>
        <source>108 tiles · up to %1 doublings</source>
        <translation>108 張牌 · 最多 %1 番</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Place %1: %2, %3</source>
        <translation>第 %1 名：%2，%3</translation>
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
        <translation>正在讀取紀錄…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>還沒有可統計的對局</translation>
    </message>
    <message>
        <source>After your first hand this page shows how often you win and deal in, the fans you make, and your points against each level over time.</source>
        <translation>打完第一局後，這裡會顯示你和牌與放槍的頻率、做成的番種、對各級電腦的得分，以及它們的變化。</translation>
    </message>
    <message>
        <source>Points of each game</source>
        <translation>每場得分</translation>
    </message>
    <message>
        <source>Your first finished game appears here</source>
        <translation>第一場打完的對局會出現在這裡</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>名次</translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %n time(s)</source>
        <translation>
            <numerusform>第 %1 名：%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a hand by level</source>
        <translation>對各級電腦的每局得分</translation>
    </message>
    <message>
        <source>with 95 % interval</source>
        <translation>附95%區間</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first win appears here</source>
        <translation>你的第一次和牌會出現在這裡</translation>
    </message>
    <message>
        <source>No games of this length</source>
        <translation>沒有這種局數的對局</translation>
    </message>
    <message>
        <source>Hands in a game</source>
        <translation>每場局數</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Kong!</source>
        <translation>槓！</translation>
    </message>
    <message>
        <source>Pung!</source>
        <translation>碰！</translation>
    </message>
    <message>
        <source>Chow!</source>
        <translation>吃！</translation>
    </message>
    <message>
        <source>Claim it?</source>
        <translation>要吃碰嗎？</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>輪到你</translation>
    </message>
    <message>
        <source>Riichi!</source>
        <translation>立直！</translation>
    </message>
    <message>
        <source>Win!</source>
        <translation>和！</translation>
    </message>
    <message>
        <source>Abort!</source>
        <translation>流局！</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>請選擇</translation>
    </message>
</context>
<context>
    <name>TableEvent</name>
    <message>
        <source>A new game begins</source>
        <translation>新對局開始</translation>
    </message>
    <message>
        <source>The tiles are dealt</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <translation>%1：摸 %2</translation>
    </message>
    <message>
        <source>%1 drew a tile</source>
        <translation>%1：摸牌</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <translation>%1：補花 %2</translation>
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
        <translation>牌已摸完：流局</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>對局結束</translation>
    </message>
    <message>
        <source>%1; the players change seats</source>
        <translation>%1；換座位</translation>
    </message>
    <message>
        <source>%1 won with %2, %3</source>
        <extracomment>a player, a tile, and what the hand counts: &quot;24 fan&quot;</extracomment>
        <translation>%1：和 %2，%3</translation>
    </message>
    <message>
        <source>%1 declared riichi and discarded %2</source>
        <translation>%1：立直，打 %2</translation>
    </message>
    <message>
        <source>Each player passed three tiles to the next</source>
        <translation>換三張：各家傳給下家</translation>
    </message>
    <message>
        <source>Each player passed three tiles to the one opposite</source>
        <translation>換三張：各家傳給對家</translation>
    </message>
    <message>
        <source>Each player passed three tiles to the previous one</source>
        <translation>換三張：各家傳給上家</translation>
    </message>
    <message>
        <source>%1 gave %2 and got %3</source>
        <extracomment>a player, three tiles and three other tiles</extracomment>
        <translation>%1：換出%2，換入%3</translation>
    </message>
    <message>
        <source>%1 gave up %2</source>
        <extracomment>a player and a suit: &quot;Lin gave up dots&quot;</extracomment>
        <translation>%1：定缺%2</translation>
    </message>
    <message>
        <source>Indicator: %1</source>
        <extracomment>a tile that is turned over beside the wall</extracomment>
        <translation>寶牌指示牌：%1</translation>
    </message>
    <message>
        <source>%1 aborted the hand: %2</source>
        <translation>%1 宣布流局：%2</translation>
    </message>
    <message>
        <source>The hand is aborted: %1</source>
        <translation>途中流局：%1</translation>
    </message>
    <message>
        <source>Nothing else is paid</source>
        <translation>沒有其他收支</translation>
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
        <translation>最終名次</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
</context>
<context>
    <name>TableRows</name>
    <message>
        <source>%1, just drawn</source>
        <translation>%1，剛摸進</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1，價值 %2</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1，最佳</translation>
    </message>
    <message>
        <source>%1, equally good</source>
        <translation>%1，與最佳相當</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, discarded in this plan</source>
        <translation>%1，依此方案打出</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>摸進 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins, %n left</source>
        <translation>
            <numerusform>和 %1，剩 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, a candidate</source>
        <translation>%1，候選</translation>
    </message>
    <message>
        <source>a face-down tile</source>
        <translation>蓋著的牌</translation>
    </message>
    <message>
        <source>%1, the winning tile</source>
        <translation>%1，和牌張</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles in the wall</comment>
        <translation>
            <numerusform>剩 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>indicator: %1</source>
        <translation>寶牌指示牌：%1</translation>
    </message>
    <message>
        <source>%1, wild</source>
        <translation>%1，癩子</translation>
    </message>
    <message>
        <source>%1, declared riichi</source>
        <translation>%1，立直宣言牌</translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
</context>
<context>
    <name>ThinkingDots</name>
    <message>
        <source>thinking</source>
        <translation>思考中</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Event %1 of %2. %3</source>
        <translation>第 %1 步，共 %2 步。%3</translation>
    </message>
</context>
<context>
    <name>TourPage</name>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>吃碰槓和</translation>
    </message>
    <message>
        <source>The tutor</source>
        <translation>教練</translation>
    </message>
    <message>
        <source>Eight fan to win</source>
        <translation>八番起和</translation>
    </message>
    <message>
        <source>Beyond the table</source>
        <translation>牌桌之外</translation>
    </message>
    <message>
        <source>Your hand stands at the bottom, the drawn tile apart. Click a tile to discard it, or choose it with the arrow keys and press Enter. Space discards the drawn tile.</source>
        <translation>你的牌在下方，剛摸的牌單獨放。點擊一張牌即打出，也可用方向鍵選牌後按 Enter。空白鍵打出剛摸的牌。</translation>
    </message>
    <message>
        <source>When you can call a discard, its button lights up; each has a key. Only Pass declines, so a stray click or Esc never gives a win away.</source>
        <translation>可以要牌時，相應的按鈕會亮起，每個都有按鍵。只有「過」才是放棄：誤點或按 Esc 絕不會丟掉和牌。</translation>
    </message>
    <message>
        <source>The bar above a tile shows what discarding it is worth; the highest is best. A badge below warns whom it may deal into. Press H to show or hide the hints, or hold it to peek.</source>
        <translation>牌上方的條表示打這張的價值，最高的最好。下方的標記提醒它可能放槍給誰。按 H 顯示或隱藏，按住可暫時查看。</translation>
    </message>
    <message>
        <source>A hand needs eight fan to win. After each hand you see what counted and what did not. Rules and fans explains every fan with an example.</source>
        <translation>滿八番才能和。每局結束後會列出計了哪些番、沒計哪些。「規則與番種」裡有每個番種的說明和例子。</translation>
    </message>
    <message>
        <source>The menu (Esc) leads to your records and statistics, the settings and the keyboard guide. A deal code lets a friend play the tiles you were dealt.</source>
        <translation>按 Esc 開啟選單，可查看紀錄和統計，設定速度、牌面和聲音，以及查看按鍵。用牌碼可以讓朋友打同樣的牌。</translation>
    </message>
    <message>
        <source>Welcome to Tingpai</source>
        <translation>歡迎來到聽牌</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Rules and fans</source>
        <translation>規則與番種</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>用牌碼開局</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳過</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation>上桌</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>過</translation>
    </message>
</context>
<context>
    <name>TutorDock</name>
    <message>
        <source>Tutor</source>
        <translation>教練</translation>
    </message>
    <message>
        <source>Hints on</source>
        <translation>提示開</translation>
    </message>
    <message>
        <source>Hints off</source>
        <translation>提示關</translation>
    </message>
    <message>
        <source>Fold the tutor away</source>
        <translation>收起教練欄</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Show fewer numbers</source>
        <translation>少顯示數字</translation>
    </message>
    <message>
        <source>Show all numbers</source>
        <translation>顯示全部數字</translation>
    </message>
    <message>
        <source>Ways to win</source>
        <translation>和牌途徑</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建議</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Other ways</source>
        <translation>其他途徑</translation>
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
        <translation>聽：%1</translation>
    </message>
    <message>
        <source>As dealt, this hand wins %1 of the time: value %2</source>
        <translation>起手牌的和牌率 %1，價值 %2</translation>
    </message>
    <message>
        <source>Better to pass</source>
        <translation>最好放過</translation>
    </message>
    <message>
        <source>Better to play safe</source>
        <translation>最好打安全牌</translation>
    </message>
    <message>
        <source>Go for the win</source>
        <translation>全力做牌</translation>
    </message>
    <message>
        <source>A call is worth it</source>
        <translation>值得吃碰</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>摸進 %1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <translation>打出%1</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a step of a plan: &quot;2 of 4: 3 of dots comes&quot;</extracomment>
        <translation>第 %1 步（共 %2 步）：%3</translation>
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
        <translation>或 %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>打 %1</translation>
    </message>
    <message>
        <source>Need %1</source>
        <translation>需要 %1</translation>
    </message>
    <message>
        <source>Wait on %1</source>
        <translation>聽 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) help</source>
        <translation>
            <numerusform>%n 張有效牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: wins %2, about %3, %4</source>
        <translation>%1：和牌率 %2，約 %3，%4</translation>
    </message>
    <message>
        <source>Ready for %1 alone</source>
        <translation>只聽%1</translation>
    </message>
    <message>
        <source>Many ways to win, none likely by itself</source>
        <translation>和牌途徑很多，沒有一種特別可能</translation>
    </message>
    <message>
        <source>Other ways: %1</source>
        <translation>其他途徑：%1</translation>
    </message>
    <message>
        <source>This table is slower than usual</source>
        <translation>這桌節奏偏慢</translation>
    </message>
    <message>
        <source>This table is faster than usual</source>
        <translation>這桌節奏偏快</translation>
    </message>
    <message>
        <source>Your opponents are ready later than most: you have more time, and discards are safer.</source>
        <translation>對手聽牌普遍較晚：做牌的時間較充裕，打牌也較安全。</translation>
    </message>
    <message>
        <source>Your opponents are ready sooner than most: you have less time, and discards are riskier.</source>
        <translation>對手聽牌普遍較早：做牌的時間較緊，打牌也較容易放槍。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1：剩 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>As dealt, this hand wins %1 of the time</source>
        <translation>起手牌的和牌率 %1</translation>
    </message>
    <message>
        <source>or other tiles</source>
        <translation>或其他牌</translation>
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
        <translation>%1 順位分</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 placement</source>
        <translation>順位分 %1</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>%1, and it was punished</source>
        <translation>%1，並且受到了懲罰</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回這一步</translation>
    </message>
    <message>
        <source>better:</source>
        <translation>更好：</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>更好：%1</translation>
    </message>
</context>
<context>
    <name>WhoseChoices</name>
    <message>
        <source>Decisions of %1 (%2 of %3)</source>
        <translation>%1的選擇（%2 / %3）</translation>
    </message>
    <message>
        <source>Previous player</source>
        <translation>上一位</translation>
    </message>
    <message>
        <source>Your decisions (%1 of %2)</source>
        <translation>你的選擇（%1 / %2）</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>下一位</translation>
    </message>
</context>
<context>
    <name>WinStamp</name>
    <message>
        <source>The wall is empty</source>
        <translation>牌牆已摸完</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Announcer</name>
    <message>
        <source>Not ready yet</source>
        <translation>還沒聽牌</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>聽 %1</translation>
    </message>
    <message>
        <source>Nothing to decide. %1</source>
        <translation>現在不需要你操作。%1</translation>
    </message>
    <message>
        <source>No advice now</source>
        <translation>現在沒有建議</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s) left in the wall</source>
        <translation>
            <numerusform>%1，牌牆剩 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard first: the wait depends on it</source>
        <translation>請先打出一張：打哪張決定聽什麼</translation>
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
        <translation>有人要嗎？</translation>
    </message>
    <message>
        <source>Take back? All must agree</source>
        <translation>收回？需要所有人同意</translation>
    </message>
    <message>
        <source>Your hand is hidden</source>
        <translation>手牌正蓋著</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>剛摸進：%1</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>最佳：%1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>同樣好：%1</translation>
    </message>
</context>
<context>
    <name>tingpai::app::AppSettings</name>
    <message>
        <source>Your settings name rules that this version does not know (“%1”). New games use %2 until you choose again.</source>
        <extracomment>%1: as they stand in the file, %2: a kind of rules</extracomment>
        <translation>設定裡的規則（「%1」）是這個版本不認識的。重新選擇之前，新對局使用%2。</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Deals</name>
    <message>
        <source>Deal code %1, %2: %3 points</source>
        <translation>牌碼 %1，%2：%3 分</translation>
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
        <translation>  教練：%1（%2）</translation>
    </message>
    <message>
        <source>  why: %1</source>
        <translation>  理由：%1</translation>
    </message>
    <message>
        <source>  plan: %1</source>
        <translation>  方案：%1</translation>
    </message>
    <message>
        <source>  %1: %2, score %3</source>
        <translation>  %1：%2，得分 %3</translation>
    </message>
</context>
<context>
    <name>tingpai::app::GameController</name>
    <message>
        <source>event %1: %2</source>
        <translation>第 %1 個事件：%2</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>還沒輪到你</translation>
    </message>
    <message>
        <source>Take the win or pass first</source>
        <translation>請先選擇和牌或過</translation>
    </message>
    <message>
        <source>That is not allowed now</source>
        <translation>現在不能這麼做</translation>
    </message>
    <message>
        <source>Played without hints</source>
        <translation>全程未看提示</translation>
    </message>
    <message numerus="yes">
        <source>Hints used for %n decision(s), in full for %1</source>
        <translation>
            <numerusform>%n 次選擇前看了提示，其中 %1 次看了全部</numerusform>
        </translation>
    </message>
    <message>
        <source>Person %1 needs a name of at most %2 letters</source>
        <translation>第 %1 人需要一個不超過 %2 個字的名字</translation>
    </message>
    <message>
        <source>Two to four people can share the screen</source>
        <translation>可以兩到四人共用一個螢幕</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>沒有可以收回的選擇</translation>
    </message>
    <message>
        <source>You have nothing to call</source>
        <translation>你沒有可以吃碰槓和的牌</translation>
    </message>
    <message>
        <source>Another program has locked the records: the game waits for it</source>
        <translation>另一個程式鎖定了牌譜：對局正在等待</translation>
    </message>
    <message>
        <source>%1 has locked the records: the game waits for it</source>
        <translation>%1 鎖定了牌譜：對局正在等待</translation>
    </message>
    <message numerus="yes">
        <source>Full hints at %n decision(s)</source>
        <translation>
            <numerusform>%n 次決定使用了完整提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen. Everyone gets the same time</source>
        <translation>已選好。每個人的時間都一樣</translation>
    </message>
    <message>
        <source>%1 takes its seat.</source>
        <extracomment>%1: a level, which plays on in the place of a program</extracomment>
        <translation>%1電腦接替它的座位。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程式</translation>
    </message>
</context>
<context>
    <name>tingpai::app::HandResult</name>
    <message>
        <source>Not ready</source>
        <translation>未聽牌</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>聽牌</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a player, &quot;Ready&quot;, the tiles waited for</extracomment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>荒牌</translation>
    </message>
    <message>
        <source>Ready, but under %1</source>
        <extracomment>&quot;8 fan&quot;</extracomment>
        <translation>聽牌，但不足 %1</translation>
    </message>
    <message>
        <source>The wall is empty</source>
        <translation>牌牆已摸完</translation>
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
        <translation>已含於%1</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>你和牌</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1和牌</translation>
    </message>
    <message>
        <source>Self-drawn on %1</source>
        <translation>自摸%1</translation>
    </message>
    <message>
        <source>Self-drawn, %1</source>
        <translation>自摸，%1</translation>
    </message>
    <message>
        <source>On %1, robbed from your kong</source>
        <translation>搶和你的槓牌%1</translation>
    </message>
    <message>
        <source>On %1 from you</source>
        <translation>和%1，你放槍</translation>
    </message>
    <message>
        <source>From your kong, %1</source>
        <translation>搶你的槓，%1</translation>
    </message>
    <message>
        <source>From you, %1</source>
        <translation>你放槍，%1</translation>
    </message>
    <message>
        <source>On %1, robbed from %2&apos;s kong</source>
        <translation>和%1，搶%2的槓</translation>
    </message>
    <message>
        <source>On %1 from %2</source>
        <translation>和%1，%2放槍</translation>
    </message>
    <message>
        <source>From %1&apos;s kong, %2</source>
        <translation>搶%1的槓，%2</translation>
    </message>
    <message>
        <source>From %1, %2</source>
        <translation>%1放槍，%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>tingpai::app::LookBack</name>
    <message>
        <source>Hand %1: %2</source>
        <translation>第 %1 局：%2</translation>
    </message>
    <message>
        <source>%1 in hand %2</source>
        <translation>%1（第 %2 局）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <translation>%1，第 %2 局</translation>
    </message>
</context>
<context>
    <name>tingpai::app::MistakeBook</name>
    <message numerus="yes">
        <source>%n position(s) from your games</source>
        <translation>
            <numerusform>自己的局面 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for practice</source>
        <translation>
            <numerusform>練習題 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>連續 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved today · %1</source>
        <translation>今天答對了 · %1</translation>
    </message>
    <message>
        <source>Missed today · %1</source>
        <translation>今天答錯了 · %1</translation>
    </message>
    <message>
        <source>Position of the day</source>
        <translation>每日一題</translation>
    </message>
    <message>
        <source>For practice</source>
        <translation>練習題</translation>
    </message>
    <message>
        <source>From your own game</source>
        <translation>自己的對局</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Right: the best choice</source>
        <translation>正確：最佳選擇</translation>
    </message>
    <message>
        <source>Right: as good as the best</source>
        <translation>正確：與最佳相當</translation>
    </message>
    <message>
        <source>Another one tomorrow</source>
        <translation>明天還有一題</translation>
    </message>
    <message numerus="yes">
        <source>Back in %n day(s)</source>
        <translation>
            <numerusform>%n 天後再來</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n right</source>
        <translation>
            <numerusform>%n 題對 %1 題</numerusform>
        </translation>
    </message>
    <message>
        <source>right</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>From a reviewed game</source>
        <translation>覆盤過的對局</translation>
    </message>
    <message>
        <source>No streak yet</source>
        <translation>還沒有連續天數</translation>
    </message>
    <message>
        <source>A new one is ready</source>
        <translation>新的一題已經有了</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>今天</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n 天後</numerusform>
        </translation>
    </message>
    <message>
        <source>Never asked</source>
        <translation>還沒問過</translation>
    </message>
    <message>
        <source>Not the best: it costs %1</source>
        <translation>不是最佳：損失 %1</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Picking</name>
    <message>
        <source>Choose three tiles of one suit to pass on</source>
        <translation>選三張同花色的牌換出</translation>
    </message>
    <message>
        <source>Choose the suit that you will do without</source>
        <translation>選一門花色定缺</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <extracomment>a tile of the hand</extracomment>
        <translation>%1，已選</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s)</source>
        <extracomment>a suit and how many tiles of it are held</extracomment>
        <translation>
            <numerusform>%1：%n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose your riichi discard</source>
        <translation>選擇立直宣言牌</translation>
    </message>
</context>
<context>
    <name>tingpai::app::PositionView</name>
    <message numerus="yes">
        <source>%n tile(s) left in the wall</source>
        <translation>
            <numerusform>牌牆剩 %n 張</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tingpai::app::ProgramList</name>
    <message>
        <source>The program needs a name</source>
        <translation>程式需要一個名稱</translation>
    </message>
    <message>
        <source>Another program has this name</source>
        <translation>已有程式使用這個名稱</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s) in your settings cannot be read and will not be run. Add them again.</source>
        <translation>
            <numerusform>設定中有 %n 個程式無法讀取，不會執行。請重新新增。</numerusform>
        </translation>
    </message>
    <message>
        <source>The name can have at most %1 letters</source>
        <translation>名稱最多 %1 個字</translation>
    </message>
    <message>
        <source>The command can have at most %1 letters</source>
        <translation>指令最多 %1 個字元</translation>
    </message>
    <message>
        <source>You can add at most %1 programs</source>
        <translation>最多新增 %1 個程式</translation>
    </message>
</context>
<context>
    <name>tingpai::app::ProgramSeats</name>
    <message>
        <source>%1 is not among your programs any more.</source>
        <translation>%1已不在你的程式中。</translation>
    </message>
    <message>
        <source>%1 does not know the rules of this game.</source>
        <translation>%1不懂這局的規則。</translation>
    </message>
</context>
<context>
    <name>tingpai::app::ProgramTrial</name>
    <message>
        <source>It plays: its first answer was “%1”, after %2 ms.</source>
        <extracomment>%1: an action, %2: milliseconds</extracomment>
        <translation>可以打牌：第一個回答是「%1」，花了 %2 毫秒。</translation>
    </message>
    <message>
        <source>Its last message: %1</source>
        <extracomment>%1: a line that a program wrote</extracomment>
        <translation>最後的訊息：%1</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Records</name>
    <message>
        <source>Finished</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已損壞</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>第 %1 名</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n 次提示</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>無提示</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Game imported</source>
        <translation>對局已匯入</translation>
    </message>
    <message>
        <source>Game deleted</source>
        <translation>已刪除對局</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已匯入</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已儲存為 %1</translation>
    </message>
    <message>
        <source>Earlier branch</source>
        <translation>較早的分支</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 不是檔案</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>已放棄</translation>
    </message>
    <message>
        <source>its rules are no preset (%1)</source>
        <translation>規則不是預設規則（%1）</translation>
    </message>
    <message>
        <source>its walls are not from its seed</source>
        <translation>牌牆與種子不符</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB: too large for a record</source>
        <translation>%1 大於 16 MiB，不像是牌譜</translation>
    </message>
    <message>
        <source>Game imported. It has no deal code: %1.</source>
        <translation>已匯入對局。此局沒有牌碼：%1。</translation>
    </message>
    <message>
        <source>Hand %1: %2</source>
        <translation>第 %1 局：%2</translation>
    </message>
    <message>
        <source>The text is larger than 16 MiB: too large for a record</source>
        <translation>文字大於 16 MiB，不像是牌譜</translation>
    </message>
    <message>
        <source>There is no text on the clipboard</source>
        <translation>剪貼簿上沒有文字</translation>
    </message>
</context>
<context>
    <name>tingpai::app::ReplayController</name>
    <message>
        <source>This game has no hands</source>
        <translation>這場對局一局也沒有</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they did</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Same as the tutor</source>
        <translation>與教練一致</translation>
    </message>
    <message>
        <source>Already played. Play on from here to try something else.</source>
        <translation>這一步已經打過。要改打，請從這裡接著打。</translation>
    </message>
    <message>
        <source>Event %1: %2</source>
        <translation>第 %1 條：%2</translation>
    </message>
    <message>
        <source>Nothing to decide here</source>
        <translation>此處無需選擇</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Review</name>
    <message>
        <source>Event %1: %2</source>
        <translation>第 %1 條：%2</translation>
    </message>
    <message>
        <source>%1 of your decisions were as good as the best, or nearly</source>
        <translation>你的選擇有 %1 與最佳相當或接近</translation>
    </message>
    <message>
        <source>%1 of the decisions were as good as the best, or nearly</source>
        <translation>其選擇有 %1 與最佳相當或接近</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n decision(s) reviewed</source>
        <translation>
            <numerusform>已檢查 %1/%n 個選擇</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) reviewed</source>
        <translation>
            <numerusform>檢查了 %n 個選擇</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) of this size and kind</source>
        <translation>
            <numerusform>這種程度和類型的失誤 %n 處</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes from %1</source>
        <translation>%1以上的失誤</translation>
    </message>
    <message>
        <source>%1, a bot</source>
        <translation>%1（電腦）</translation>
    </message>
    <message>
        <source>%1, a program</source>
        <translation>%1（程式）</translation>
    </message>
</context>
<context>
    <name>tingpai::app::RuleSettings</name>
    <message>
        <source>Off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>On</source>
        <translation>開</translation>
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
        <translation>%1，%2，得分 %3</translation>
    </message>
    <message>
        <source>%1, to play</source>
        <translation>%1，輪到此家</translation>
    </message>
    <message>
        <source>%1; may wait for %2</source>
        <translation>%1；可能聽 %2</translation>
    </message>
    <message>
        <source>%1: nothing discarded</source>
        <translation>%1：還沒有打牌</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1：打 %2</translation>
    </message>
    <message>
        <source>%1: no melds</source>
        <translation>%1：沒有亮出的牌</translation>
    </message>
    <message>
        <source>%1 melded %2</source>
        <translation>%1 亮出 %2</translation>
    </message>
    <message>
        <source>%1: no flowers</source>
        <translation>%1：沒有花牌</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <translation>%1：補花 %2</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>聽牌 %1</translation>
    </message>
    <message>
        <source>%1 is far from ready</source>
        <translation>%1離聽牌還遠</translation>
    </message>
    <message>
        <source>%1 may be ready</source>
        <translation>%1可能已聽牌</translation>
    </message>
    <message>
        <source>%1 is probably ready</source>
        <translation>%1很可能已聽牌</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>莊</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>Gave up %1</source>
        <translation>缺%1</translation>
    </message>
    <message>
        <source>Won first</source>
        <translation>首家和牌</translation>
    </message>
    <message>
        <source>Won second</source>
        <translation>第二家和牌</translation>
    </message>
    <message>
        <source>Won third</source>
        <translation>第三家和牌</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <extracomment>A player: name, score</extracomment>
        <translation>%1，得分 %2</translation>
    </message>
    <message>
        <source>Furiten</source>
        <extracomment>a player who waits for a tile, but may win on no discard</extracomment>
        <translation>振聽</translation>
    </message>
    <message>
        <source>Furiten: you can win only by self-draw</source>
        <translation>振聽：只能自摸和牌</translation>
    </message>
</context>
<context>
    <name>tingpai::app::SecondOpinion</name>
    <message>
        <source>%1 is thinking</source>
        <translation>%1正在思考</translation>
    </message>
    <message>
        <source>No second opinion from %1</source>
        <translation>%1沒有給出意見</translation>
    </message>
    <message>
        <source>%1 would declare riichi, too</source>
        <translation>%1也會立直</translation>
    </message>
    <message>
        <source>%1 would declare riichi</source>
        <translation>%1會立直</translation>
    </message>
    <message>
        <source>%1 agrees</source>
        <translation>%1同意</translation>
    </message>
    <message>
        <source>%1 would pass</source>
        <translation>%1會選“過”</translation>
    </message>
    <message>
        <source>%1 would discard the %2</source>
        <extracomment>%1: a program, %2: a tile</extracomment>
        <translation>%1會打%2</translation>
    </message>
    <message>
        <source>%1 would choose “%2”</source>
        <extracomment>%1: a program, %2: an action, &quot;Pung 3 of dots&quot;</extracomment>
        <translation>%1會選擇“%2”</translation>
    </message>
</context>
<context>
    <name>tingpai::app::SharedScreen</name>
    <message>
        <source>%1, pressed</source>
        <translation>%1，已按</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Statistics</name>
    <message>
        <source>Games</source>
        <translation>對局</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>和牌率</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>和牌%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>Won by self-draw</source>
        <translation>自摸比例</translation>
    </message>
    <message>
        <source>of the wins</source>
        <translation>占和牌</translation>
    </message>
    <message numerus="yes">
        <source>%n deal-in(s)</source>
        <translation>
            <numerusform>放槍%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>on average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>每局得分</translation>
    </message>
    <message>
        <source>Not noted</source>
        <translation>未記錄</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n game(s): %1 points</source>
        <translation>
            <numerusform>最近 %n 場平均：%1 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported game(s) not counted</source>
        <translation>
            <numerusform>另有 %n 場匯入的對局不計</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealt into a win</source>
        <translation>放槍率</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <extracomment>a pattern with what it counts: &quot;All Pungs, 6 fan&quot;</extracomment>
        <translation>
            <numerusform>%1，%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>每次和牌得點</translation>
    </message>
    <message>
        <source>Riichi declared</source>
        <translation>立直率</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>鳴牌率</translation>
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
        <translation>沒有這張牌</translation>
    </message>
    <message>
        <source>No tile was drawn</source>
        <translation>沒有剛摸進的牌</translation>
    </message>
    <message>
        <source>That is not allowed now</source>
        <translation>現在不能這麼做</translation>
    </message>
    <message>
        <source>You can win: take it or pass</source>
        <translation>可以和牌：請選擇和或過</translation>
    </message>
    <message>
        <source>You may call %1</source>
        <translation>你可以要 %1</translation>
    </message>
    <message>
        <source>You can win with %1</source>
        <translation>可以和 %1</translation>
    </message>
    <message>
        <source>Your turn: discard a tile</source>
        <translation>輪到你：請打一張牌</translation>
    </message>
    <message>
        <source>You can rob the kong: %1</source>
        <translation>可以搶槓：%1</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>本局結束</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>對局結束</translation>
    </message>
    <message>
        <source>Waiting for your turn</source>
        <translation>等待輪到你</translation>
    </message>
    <message>
        <source>Hints begin with the first draw</source>
        <translation>摸第一張牌後開始提示</translation>
    </message>
    <message>
        <source>You have won, and the others play on</source>
        <translation>你已和牌，其他人繼續</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Teacher</name>
    <message>
        <source>Good</source>
        <translation>好</translation>
    </message>
    <message>
        <source>%1: %2 is better</source>
        <translation>%1：%2更好</translation>
    </message>
    <message>
        <source>Comment: %1. %2</source>
        <translation>點評：%1。%2</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Tutor</name>
    <message>
        <source>One of the marked tiles</source>
        <translation>打標出的牌之一</translation>
    </message>
</context>
</TS>
