<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Advice</name>
    <message>
        <source>Thinking about your hand</source>
        <translation>正在分析你的手牌</translation>
    </message>
    <message>
        <source>shows the hints; hold it to peek</source>
        <translation>显示提示；按住可暂时查看</translation>
    </message>
    <message>
        <source>Bars above the tiles show what the best discards are worth, badges below which ones may deal in. This panel shows the best discard, the reason and your ways to win.</source>
        <translation>牌的上方：打出它的价值。下方的标记：可能点炮的牌。这里：最好的打法、理由，以及和牌的路线。</translation>
    </message>
    <message>
        <source>Tiles that help and how many are left</source>
        <translation>有用的牌及剩余张数</translation>
    </message>
</context>
<context>
    <name>CallBar</name>
    <message>
        <source>Calls</source>
        <translation>吃碰杠和</translation>
    </message>
</context>
<context>
    <name>CallButton</name>
    <message>
        <source>Sure?</source>
        <translation>确定？</translation>
    </message>
    <message>
        <source>Press again to decline the win</source>
        <translation>再按一次放弃和牌</translation>
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
        <translation>%1：%2，导师的选择</translation>
    </message>
</context>
<context>
    <name>CentrePanel</name>
    <message numerus="yes">
        <source>%1, %n tile(s) left</source>
        <comment>where the game stands</comment>
        <translation>
            <numerusform>%1，余 %n 张</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message numerus="yes">
        <source>Win chance by decision, %n mistake(s) marked</source>
        <translation>
            <numerusform>各次选择的和牌率，标出 %n 处失误</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>%1, not counted: %2</source>
        <translation>%1，不计：%2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to %1 (%2)</source>
        <extracomment>%1 is a person, %2 a seat wind</extracomment>
        <translation>请把屏幕交给%1（%2）</translation>
    </message>
    <message>
        <source>Enter your PIN to see your hand</source>
        <translation>输入密码以查看手牌</translation>
    </message>
    <message>
        <source>Hold Space to see your hand</source>
        <translation>按住空格键看牌</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>按住查看</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>%1 的密码</translation>
    </message>
    <message>
        <source>Wrong PIN</source>
        <translation>密码不对</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>看我的牌</translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <translation>请把屏幕交给%1</translation>
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
        <translation>打过这张</translation>
    </message>
    <message>
        <source>no copies are left</source>
        <translation>别处已无此牌</translation>
    </message>
    <message>
        <source>collects %1</source>
        <translation>像在收%1</translation>
    </message>
    <message>
        <source>collects another suit</source>
        <translation>在收别的花色</translation>
    </message>
    <message>
        <source>has kept every tile of this suit</source>
        <translation>此花色一张未打</translation>
    </message>
    <message>
        <source>may be ready (%1)</source>
        <translation>可能已听牌，%1</translation>
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
        <translation>危险：%1</translation>
    </message>
    <message>
        <source>On your right</source>
        <extracomment>a player</extracomment>
        <translation>下家</translation>
    </message>
    <message>
        <source>Opposite</source>
        <extracomment>a player</extracomment>
        <translation>对家</translation>
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
        <translation>这不是牌码：有字符错误或缺失</translation>
    </message>
    <message>
        <source>This deal uses rules that this version does not support</source>
        <translation>本版本不支持这副牌的规则</translation>
    </message>
    <message>
        <source>Enter a deal code</source>
        <translation>请输入牌码</translation>
    </message>
    <message>
        <source>No deal has this number; the last one is %1</source>
        <translation>没有这个牌局编号：最大的是 %1</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Play a deal</source>
        <translation>用牌码开局</translation>
    </message>
    <message>
        <source>A deal code fixes every wall of a game: everyone who plays it is dealt the same tiles. Your own game shows its code at the end.</source>
        <translation>一个牌码代表整场的全部牌墙。用它开局的人拿到同样的牌。你自己对局的牌码在终局时显示。</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>牌码</translation>
    </message>
    <message>
        <source>Deal code or number</source>
        <translation>牌码或牌局编号</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>From a code</source>
        <translation>用牌码开局</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>今日牌局</translation>
    </message>
    <message>
        <source>Everyone who plays today gets the same walls.</source>
        <translation>今天玩的人都用同样的牌墙。</translation>
    </message>
    <message>
        <source>Your result: %1 points</source>
        <translation>你已玩过：%1 分</translation>
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
        <translation>中途会不会换牌？</translation>
    </message>
    <message>
        <source>The menu shows the wall seal from the first tile on. The seal proves that the walls were fixed before the first hand: enter the deal code after the game and compare.</source>
        <translation>从第一张牌起，菜单里就有全部牌墙的封印；对局结束时给出牌码。用这个牌码再发一次牌，封印一样：每一局的牌在开局前就已经定好。</translation>
    </message>
    <message>
        <source>Deals you have played</source>
        <translation>玩过的牌局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 场对局</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a deal to put its code into the field, then play it again or share it.</source>
        <translation>选一个，它的牌码就填进输入框：再玩一次，或传给别人。</translation>
    </message>
    <message>
        <source>Finished games appear here with their codes.</source>
        <translation>打完的对局连同牌码会列在这里。</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>复制牌码</translation>
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
        <translation>四种风牌各一副刻子或杠。</translation>
    </message>
    <message>
        <source>Pungs or kongs of all three dragons.</source>
        <translation>中、发、白各一副刻子或杠。</translation>
    </message>
    <message>
        <source>Only green tiles: 2, 3, 4, 6 and 8 of bamboo and the green dragon.</source>
        <translation>只用全绿的牌：条子2、3、4、6、8和发财。</translation>
    </message>
    <message>
        <source>Concealed 1112345678999 of one suit, won with any tile of that suit.</source>
        <translation>门前清的同花色1112345678999，和任何一张同花色的牌。</translation>
    </message>
    <message>
        <source>Four kongs, melded or concealed, and a pair.</source>
        <translation>四副杠（明暗均可）加一对将。</translation>
    </message>
    <message>
        <source>Seven consecutive pairs in one suit.</source>
        <translation>同花色七个序数相连的对子。</translation>
    </message>
    <message>
        <source>One of each terminal and honour, and a second copy of any of them.</source>
        <translation>每种幺九牌和字牌各一张，其中一种两张。</translation>
    </message>
    <message>
        <source>Every tile is a one or a nine.</source>
        <translation>全部由1和9的序数牌组成。</translation>
    </message>
    <message>
        <source>Pungs of three winds and a pair of the fourth.</source>
        <translation>三种风牌的刻子，第四种风牌作将。</translation>
    </message>
    <message>
        <source>Pungs of two dragons and a pair of the third.</source>
        <translation>两种箭牌的刻子，第三种箭牌作将。</translation>
    </message>
    <message>
        <source>Only winds and dragons.</source>
        <translation>全部由风牌和箭牌组成。</translation>
    </message>
    <message>
        <source>Four concealed pungs; the last one must not be completed by a discard.</source>
        <translation>四副没有碰过的刻子；最后一副也不能靠别人打出的牌凑成。</translation>
    </message>
    <message>
        <source>In one suit, 123 and 789 twice each and a pair of fives.</source>
        <translation>同花色两副123、两副789，5作将。</translation>
    </message>
    <message>
        <source>Four identical chows in one suit.</source>
        <translation>四副完全相同的顺子。</translation>
    </message>
    <message>
        <source>Four pungs of consecutive ranks in one suit.</source>
        <translation>同花色四副序数相连的刻子。</translation>
    </message>
    <message>
        <source>Four chows in one suit, each one step higher than the last, or each two.</source>
        <translation>同花色四副顺子，依次递增一或依次递增二。</translation>
    </message>
    <message>
        <source>Three kongs, melded or concealed.</source>
        <translation>三副杠，明暗均可。</translation>
    </message>
    <message>
        <source>Only terminals and honours, with both present.</source>
        <translation>全部由1、9和字牌组成。</translation>
    </message>
    <message>
        <source>Seven pairs; four of a kind count as two.</source>
        <translation>七个对子；四张相同的牌可算两对。</translation>
    </message>
    <message>
        <source>All seven honours and seven different tiles from 147, 258 and 369, each in a different suit.</source>
        <translation>七种字牌齐全，另加七张不成对的组合龙牌：147、258、369各属一种花色。</translation>
    </message>
    <message>
        <source>Pungs and a pair of even tiles only: 2, 4, 6 and 8.</source>
        <translation>全部由2、4、6、8的刻子和将组成。</translation>
    </message>
    <message>
        <source>All tiles of one suit, without honours.</source>
        <translation>全部是同一花色的序数牌，没有字牌。</translation>
    </message>
    <message>
        <source>Three identical chows in one suit.</source>
        <translation>三副完全相同的顺子。</translation>
    </message>
    <message>
        <source>Three pungs of consecutive ranks in one suit.</source>
        <translation>同花色三副序数相连的刻子。</translation>
    </message>
    <message>
        <source>Only sevens, eights and nines.</source>
        <translation>全部由7、8、9组成。</translation>
    </message>
    <message>
        <source>Only fours, fives and sixes.</source>
        <translation>全部由4、5、6组成。</translation>
    </message>
    <message>
        <source>Only ones, twos and threes.</source>
        <translation>全部由1、2、3组成。</translation>
    </message>
    <message>
        <source>123, 456 and 789 in one suit.</source>
        <translation>同花色的123、456、789。</translation>
    </message>
    <message>
        <source>123 and 789 in two suits, and a pair of fives in the third.</source>
        <translation>两种花色各有123和789，第三种花色的5作将。</translation>
    </message>
    <message>
        <source>Three chows in one suit, each one step higher than the last, or each two.</source>
        <translation>同花色三副顺子，依次递增一或依次递增二。</translation>
    </message>
    <message>
        <source>A five in every set and in the pair.</source>
        <translation>每副牌和将都带5。</translation>
    </message>
    <message>
        <source>Pungs of the same rank in all three suits.</source>
        <translation>三种花色序数相同的三副刻子。</translation>
    </message>
    <message>
        <source>Three concealed pungs.</source>
        <translation>三副没有碰过的刻子。</translation>
    </message>
    <message>
        <source>Fourteen different tiles: some honours, and the rest from 147, 258 and 369, each in a different suit.</source>
        <translation>十四张互不相同的单张：若干字牌，其余取自各属一种花色的147、258、369。</translation>
    </message>
    <message>
        <source>147, 258 and 369, each in a different suit, in place of three sets.</source>
        <translation>各属一种花色的147、258、369，代替三副牌。</translation>
    </message>
    <message>
        <source>Only tiles from six to nine.</source>
        <translation>全部由6至9的牌组成。</translation>
    </message>
    <message>
        <source>Only tiles from one to four.</source>
        <translation>全部由1至4的牌组成。</translation>
    </message>
    <message>
        <source>Pungs of three winds.</source>
        <translation>三副风牌的刻子。</translation>
    </message>
    <message>
        <source>123, 456 and 789, one in each suit.</source>
        <translation>123、456、789各属一种花色。</translation>
    </message>
    <message>
        <source>Only tiles that look the same upside down: 1234589 of dots, 245689 of bamboo, the white dragon.</source>
        <translation>只用上下颠倒不变的牌：筒子1234589、条子245689和白板。</translation>
    </message>
    <message>
        <source>The same chow in all three suits.</source>
        <translation>三种花色序数相同的三副顺子。</translation>
    </message>
    <message>
        <source>Three pungs of consecutive ranks, one in each suit.</source>
        <translation>三种花色序数相连的三副刻子。</translation>
    </message>
    <message>
        <source>A winning hand with no other fan, flowers aside.</source>
        <translation>除花牌外没有任何番种的和牌。</translation>
    </message>
    <message>
        <source>Win by drawing the last tile of the wall.</source>
        <translation>自摸牌墙的最后一张牌和牌。</translation>
    </message>
    <message>
        <source>Win with the discard after the last draw of the wall.</source>
        <translation>牌墙摸完后，和最后打出的那张牌。</translation>
    </message>
    <message>
        <source>Win with the replacement tile of your own kong.</source>
        <translation>开杠后用补摸的牌和牌。</translation>
    </message>
    <message>
        <source>Win with a tile that another player adds to a pung.</source>
        <translation>和别人加杠的那张牌。</translation>
    </message>
    <message>
        <source>Four pungs or kongs and a pair.</source>
        <translation>四副刻子（或杠）加一对将。</translation>
    </message>
    <message>
        <source>One suit and honours.</source>
        <translation>一种花色的序数牌加字牌。</translation>
    </message>
    <message>
        <source>Three chows, one in each suit, each one step higher than the last.</source>
        <translation>三种花色的三副顺子，依次递增一。</translation>
    </message>
    <message>
        <source>All three suits, winds and dragons in one hand.</source>
        <translation>三种花色、风牌、箭牌都有。</translation>
    </message>
    <message>
        <source>All four sets melded, won with a discard.</source>
        <translation>四副牌全靠吃碰杠，最后单钓别人打出的牌。</translation>
    </message>
    <message>
        <source>Two concealed kongs.</source>
        <translation>两副暗杠。</translation>
    </message>
    <message>
        <source>Pungs of two dragons.</source>
        <translation>两副箭牌的刻子。</translation>
    </message>
    <message>
        <source>A concealed kong and a melded kong.</source>
        <translation>一副暗杠和一副明杠。</translation>
    </message>
    <message>
        <source>A terminal or an honour in every set and in the pair.</source>
        <translation>每副牌和将都带1、9或字牌。</translation>
    </message>
    <message>
        <source>No melds, won by self-draw.</source>
        <translation>没有吃碰明杠，自摸和牌。</translation>
    </message>
    <message>
        <source>Two melded kongs.</source>
        <translation>两副明杠。</translation>
    </message>
    <message>
        <source>Win with the last copy of a tile whose other three are visible.</source>
        <translation>和一张桌面上已明示三张的第四张牌。</translation>
    </message>
    <message>
        <source>A pung of a dragon; each counts.</source>
        <translation>一副箭牌的刻子，每副都计。</translation>
    </message>
    <message>
        <source>A pung of the round&apos;s wind.</source>
        <translation>当前圈风的刻子。</translation>
    </message>
    <message>
        <source>A pung of your own wind.</source>
        <translation>自己门风的刻子。</translation>
    </message>
    <message>
        <source>No melds, won with a discard.</source>
        <translation>没有吃碰明杠，和别人打出的牌。</translation>
    </message>
    <message>
        <source>Four chows and a suited pair.</source>
        <translation>四副顺子，序数牌作将。</translation>
    </message>
    <message>
        <source>All four copies of a tile, not declared as a kong.</source>
        <translation>四张相同的牌都在手里，但不是杠。</translation>
    </message>
    <message>
        <source>Pungs of the same rank in two suits.</source>
        <translation>两种花色序数相同的刻子。</translation>
    </message>
    <message>
        <source>Two concealed pungs.</source>
        <translation>两副没有碰过的刻子。</translation>
    </message>
    <message>
        <source>One concealed kong.</source>
        <translation>一副暗杠。</translation>
    </message>
    <message>
        <source>No ones, nines or honours.</source>
        <translation>没有1、9和字牌。</translation>
    </message>
    <message>
        <source>Two identical chows in one suit.</source>
        <translation>两副完全相同的顺子。</translation>
    </message>
    <message>
        <source>The same chow in two suits.</source>
        <translation>两种花色序数相同的顺子。</translation>
    </message>
    <message>
        <source>Two consecutive chows in one suit.</source>
        <translation>同花色相连的两副顺子。</translation>
    </message>
    <message>
        <source>123 and 789 in one suit.</source>
        <translation>同花色的123和789。</translation>
    </message>
    <message>
        <source>A pung of ones, nines, or a wind that is neither the round&apos;s nor yours.</source>
        <translation>1、9的刻子，或既非圈风也非门风的风刻。</translation>
    </message>
    <message>
        <source>One melded kong.</source>
        <translation>一副明杠。</translation>
    </message>
    <message>
        <source>Tiles of only two of the three suits.</source>
        <translation>只有两种花色的序数牌。</translation>
    </message>
    <message>
        <source>No winds and no dragons.</source>
        <translation>没有风牌和箭牌。</translation>
    </message>
    <message>
        <source>The only wait was a three for 12, or a seven for 89.</source>
        <translation>12只听3，或89只听7。</translation>
    </message>
    <message>
        <source>The only wait was the middle tile of a chow.</source>
        <translation>只听顺子中间的一张。</translation>
    </message>
    <message>
        <source>The only wait was the second tile of the pair.</source>
        <translation>只听将牌缺的那一张。</translation>
    </message>
    <message>
        <source>Win by self-draw.</source>
        <translation>自己摸到和牌的那张。</translation>
    </message>
    <message>
        <source>One for each flower or season. Flowers do not help to reach eight fan.</source>
        <translation>每张花牌一番，但不计入起和的八番。</translation>
    </message>
</context>
<context>
    <name>FansCard</name>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>不计番</translation>
    </message>
</context>
<context>
    <name>FansPage</name>
    <message>
        <source>Rules and fans</source>
        <translation>规则与番种</translation>
    </message>
    <message>
        <source>Rules in brief</source>
        <translation>规则概要</translation>
    </message>
    <message>
        <source>Enter a name, a word or the points</source>
        <translation>输入名称、词语或番数</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>None of these matches</source>
        <translation>没有符合的</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
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
        <translation>赢得最多：%1</translation>
    </message>
    <message>
        <source>Most lost: %1</source>
        <translation>输得最多：%1</translation>
    </message>
</context>
<context>
    <name>GameOverPage</name>
    <message>
        <source>Game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>保存牌谱</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), deal %1</source>
        <translation>
            <numerusform>共 %n 局，牌局编号 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal code %1</source>
        <translation>牌码 %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>复制牌码</translation>
    </message>
    <message>
        <source>Wall seal: %1</source>
        <translation>牌墙封印：%1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), reshuffled on the way</source>
        <translation>
            <numerusform>共 %n 局，换过运气</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>This game has no deal code</source>
        <translation>这场对局没有牌码</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>查看牌桌</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最终排名</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>牌局</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), custom rules</source>
        <translation>
            <numerusform>%n 局，自定规则</numerusform>
        </translation>
    </message>
    <message>
        <source>Games with custom rules have no deal code</source>
        <translation>自定规则的对局没有牌码</translation>
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
        <translation>你的对局</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最终排名</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Take back, reshuffle</source>
        <translation>收回并重洗</translation>
    </message>
    <message>
        <source>Wall seal: %1</source>
        <translation>牌墙封印：%1</translation>
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
        <translation>关闭</translation>
    </message>
    <message>
        <source>Attack or defend</source>
        <translation>攻守</translation>
    </message>
    <message>
        <source>Three tiles</source>
        <translation>三张牌</translation>
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
        <translation>只说一句：进攻还是防守</translation>
    </message>
    <message>
        <source>Three good discards, in no order</source>
        <translation>三张可打的牌，不分先后</translation>
    </message>
    <message>
        <source>The best move, why, and ways to win</source>
        <translation>最佳打法、理由与和牌路线</translation>
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
        <translation>三张牌</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
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
        <translation>四红中</translation>
    </message>
    <message>
        <source>All four red dragons in one hand, whatever the other tiles are.</source>
        <translation>手中有全部四张红中，其余的牌不论。</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>七对</translation>
    </message>
    <message>
        <source>Seven pairs in a concealed hand; four of a kind are two pairs.</source>
        <translation>门前的七个对子；四张相同的牌算两对。</translation>
    </message>
    <message>
        <source>Four Sets and a Pair</source>
        <translation>四面子一将</translation>
    </message>
    <message>
        <source>Chows and pungs from your own draws; red dragons stand for any tile.</source>
        <translation>靠自摸凑成的顺子和刻子；红中可以当任何牌。</translation>
    </message>
    <message>
        <source>Bonus Tiles</source>
        <translation>抓码</translation>
    </message>
    <message>
        <source>Tiles turned over for a win: a 1, a 5, a 9 or a red dragon is a hit.</source>
        <translation>和牌后翻开的牌：1、5、9 和红中为中码。</translation>
    </message>
    <message>
        <source>Red-dragon-wild</source>
        <translation>红中麻将</translation>
    </message>
    <message>
        <source>Red dragons stand for any tile. Win on your own draw or by robbing a kong.</source>
        <translation>红中可以当任何牌。自摸或抢杠和牌。</translation>
    </message>
    <message>
        <source>Red dragons stand for any tile. Win on your own draw alone.</source>
        <translation>红中可以当任何牌，只能自摸和牌。</translation>
    </message>
    <message>
        <source>112 tiles · four wild reds · no chows</source>
        <translation>112 张牌 · 四张红中为癞子 · 不能吃</translation>
    </message>
    <message>
        <source>Ways to win</source>
        <translation>和牌方式</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>How you won</source>
        <translation>你的和牌方式</translation>
    </message>
    <message numerus="yes">
        <source>Bonus Tiles, %n hit(s)</source>
        <translation>
            <numerusform>抓码，中 %n 码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>中 %n 码</numerusform>
        </translation>
    </message>
    <message>
        <source>no hits</source>
        <translation>没有中码</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 码</translation>
    </message>
    <message>
        <source>Hits a win</source>
        <translation>每次和牌的中码</translation>
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
        <translation>目标</translation>
    </message>
    <message>
        <source>Red dragons</source>
        <translation>红中</translation>
    </message>
    <message>
        <source>A red dragon in your hand stands for any tile of the suits, even a fifth copy. It cannot be part of a pung or kong that you claim or declare. You may discard one, but nobody can claim it.</source>
        <translation>手中的红中可以当任何一张序数牌，哪怕是第五张。碰和杠不能用红中。红中可以打出，但谁也不能要。</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>吃碰杠</translation>
    </message>
    <message>
        <source>Anyone may pung or kong a discard. There is no chow, and nobody wins on a discard.</source>
        <translation>别人打出的牌，谁都可以碰或杠。不能吃，也不能点炮和。</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>抓码</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>付分</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>The winner deals the next hand. If the wall runs out, the dealer deals again.</source>
        <translation>和牌者下一局坐庄。流局则庄家连庄。</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>和牌底分</translation>
    </message>
    <message>
        <source>Seven pairs win</source>
        <translation>可和七对</translation>
    </message>
    <message>
        <source>Robbing a kong</source>
        <translation>抢杠和</translation>
    </message>
    <message>
        <source>Four red dragons win</source>
        <translation>四红中即和</translation>
    </message>
    <message>
        <source>More without reds</source>
        <translation>无红中多翻</translation>
    </message>
    <message>
        <source>One bonus tile, its rank counts</source>
        <translation>一码全中，按点数计</translation>
    </message>
    <message>
        <source>Bonus tiles are set aside</source>
        <translation>码牌预先留出</translation>
    </message>
    <message>
        <source>Concealed kong, from each</source>
        <translation>暗杠，每家</translation>
    </message>
    <message>
        <source>Added kong, from each</source>
        <translation>补杠，每家</translation>
    </message>
    <message>
        <source>Claimed kong, from the discarder</source>
        <translation>明杠，由打牌者</translation>
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
        <translation>房间规则</translation>
    </message>
    <message>
        <source>Complete four sets and a pair, or seven pairs, with your own draws.</source>
        <translation>靠自己摸牌凑成四面子一将，或者七对。</translation>
    </message>
    <message>
        <source>Complete four sets and a pair with your own draws.</source>
        <translation>靠自己摸牌凑成四面子一将。</translation>
    </message>
    <message>
        <source>All four red dragons in one hand win at once.</source>
        <translation>手中有全部四张红中，立即和牌。</translation>
    </message>
    <message>
        <source>The suits and four red dragons are played, 112 tiles; there are no winds, other dragons or flowers.</source>
        <translation>只用三门序数牌和四张红中，共 112 张；没有风牌、其他箭牌和花牌。</translation>
    </message>
    <message>
        <source>A tile that is added to a pung can be won; its owner then pays for all three.</source>
        <translation>别人补杠的牌可以抢来和，由补杠者一人付三家的分。</translation>
    </message>
    <message>
        <source>A kong is paid at once, and stays paid even if nobody wins the hand. In points, everyone pays %1 for a concealed one and %2 for one added to a pung; the discarder pays %3 for a claimed one.</source>
        <translation>杠立即结算，流局也不退还。暗杠三家各付 %1 分，补杠三家各付 %2 分，明杠由打牌者付 %3 分。</translation>
    </message>
    <message>
        <source>Its replacement comes from the end of the wall.</source>
        <translation>补牌从牌墙末尾摸。</translation>
    </message>
    <message>
        <source>What is turned over is set aside before the hand and never drawn.</source>
        <translation>码牌在开局前预先留出，不会被摸到。</translation>
    </message>
    <message>
        <source>What is turned over comes from the wall, as far as it goes.</source>
        <translation>码牌从剩余的牌墙中翻，不够则有几张翻几张。</translation>
    </message>
    <message>
        <source>After a win one tile is turned over. Its number is the bonus; a red dragon counts 10.</source>
        <translation>和牌后翻开一张牌，它的点数就是加分；红中算 10。</translation>
    </message>
    <message numerus="yes">
        <source>After a win %n tile(s) are turned over.</source>
        <translation>
            <numerusform>和牌后翻开 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a hand without red dragons, %n more.</source>
        <translation>
            <numerusform>手中没有红中则多翻 %n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every 1, 5, 9 and red dragon among them is a hit.</source>
        <translation>其中每张 1、5、9 和红中算中一码。</translation>
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
            <numerusform>其他三家各付 %n 分，另加码牌的分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the others pays the winner %n point(s), and as much again for each hit.</source>
        <translation>
            <numerusform>其他三家各付 %n 分，每中一码再付同样多。</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>通行规则</translation>
    </message>
</context>
<context>
    <name>HotseatPage</name>
    <message>
        <source>Pass and play</source>
        <translation>同屏轮流</translation>
    </message>
    <message>
        <source>A curtain hides each hand between turns. After every discard all players have the same time to answer “Any calls?”: press your key to call and take the screen. Bots fill the empty seats.</source>
        <translation>玩家之间有幕布遮挡。每次打牌后都会用同样长的时间询问“有人要吗？”；想吃碰杠和的人按自己的键，然后拿到屏幕。空位由电脑补上。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Time to call</source>
        <translation>询问时间</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>电脑水平</translation>
    </message>
    <message>
        <source>Rules chosen under New game: %1</source>
        <translation>在“新对局”中选定的规则：%1</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>电脑</translation>
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
        <translation>吃碰杠和</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>导师</translation>
    </message>
    <message>
        <source>Ask and hear</source>
        <translation>询问与朗读</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Tile %1, or the choice %1 of a call</source>
        <translation>第 %1 张牌，或第 %1 种吃法</translation>
    </message>
    <message>
        <source>One tile to the left</source>
        <translation>左移一张</translation>
    </message>
    <message>
        <source>One tile to the right</source>
        <translation>右移一张</translation>
    </message>
    <message>
        <source>Discard this tile; continue after a hand</source>
        <translation>打出这张牌；一局结束后继续</translation>
    </message>
    <message>
        <source>Discard the drawn tile</source>
        <translation>打出刚摸的牌</translation>
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
        <translation>杠</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Pass; twice to decline a win</source>
        <translation>过；放弃和牌需按两次</translation>
    </message>
    <message>
        <source>Show or hide the hints; hold to peek</source>
        <translation>显示或隐藏提示；按住可暂时查看</translation>
    </message>
    <message>
        <source>Previous plan of the tutor</source>
        <translation>导师的上一个方案</translation>
    </message>
    <message>
        <source>Next plan of the tutor</source>
        <translation>导师的下一个方案</translation>
    </message>
    <message>
        <source>Fold the tutor away</source>
        <translation>收起导师栏</translation>
    </message>
    <message>
        <source>What am I asked?</source>
        <translation>现在要我做什么？</translation>
    </message>
    <message>
        <source>What does the tutor say?</source>
        <translation>导师怎么说？</translation>
    </message>
    <message>
        <source>What is in my hand?</source>
        <translation>我手里有什么牌？</translation>
    </message>
    <message>
        <source>What do I wait for?</source>
        <translation>我听什么牌？</translation>
    </message>
    <message>
        <source>What was discarded?</source>
        <translation>打过哪些牌？</translation>
    </message>
    <message>
        <source>Who has melds?</source>
        <translation>亮出了哪些牌？</translation>
    </message>
    <message>
        <source>Who has flowers?</source>
        <translation>谁有花牌？</translation>
    </message>
    <message>
        <source>How many tiles are left?</source>
        <translation>还剩多少张？</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>再说一遍</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Look at the table after a hand</source>
        <translation>一局结束后查看牌桌</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>窗口的下一部分</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>窗口的上一部分</translation>
    </message>
    <message>
        <source>Cancel, or open the menu</source>
        <translation>取消，或打开菜单</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Keyboard guide</source>
        <translation>键盘说明</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
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
        <translation>上一个决定</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>下一个决定</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>上一个失误</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下一个失误</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>See from the next seat</source>
        <translation>换到下一家的视角</translation>
    </message>
    <message>
        <source>Open or close all hands</source>
        <translation>亮开或合上各家手牌</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里接着打</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Take back, same draws</source>
        <translation>收回，来牌不变</translation>
    </message>
    <message>
        <source>Take back and reshuffle</source>
        <translation>收回并重洗</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>用牌码开局</translation>
    </message>
    <message>
        <source>One step back along the plan</source>
        <translation>沿方案退一步</translation>
    </message>
    <message>
        <source>One step on along the plan</source>
        <translation>沿方案进一步</translation>
    </message>
    <message>
        <source>Any calls?</source>
        <translation>有人要吗？</translation>
    </message>
    <message>
        <source>Person %1</source>
        <translation>第 %1 人</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>牌谱</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>回放对局</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>把对局存为文件</translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation>删除对局</translation>
    </message>
    <message>
        <source>Show all numbers or only the main ones</source>
        <translation>显示导师的全部数字，或只显示主要数字</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>End the hand with nine terminals and honours</source>
        <translation>九种九牌流局</translation>
    </message>
</context>
<context>
    <name>KeyHelp</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>%1: press the new key. Esc cancels.</source>
        <translation>%1：请按新的键。Esc 取消。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Press it again to take it, another key, or Esc.</source>
        <translation>%1 已用于“%2”。再按一次即改用于此，或按别的键，或按 Esc。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be used for this</source>
        <translation>%1 不能用在这里</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>Enter changes a key, Backspace removes it</source>
        <translation>Enter 更改按键，Backspace 删除</translation>
    </message>
    <message>
        <source>All keys reset</source>
        <translation>所有按键已恢复原样</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>恢复默认按键</translation>
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
        <translation>无按键</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>请按新的键</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Opponents (mixed)</source>
        <translation>对手（各不相同）</translation>
    </message>
</context>
<context>
    <name>LevelPips</name>
    <message>
        <source>%1 points a hand against three Regulars</source>
        <translation>对三家中级电脑时每盘 %1 分</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tingpai</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>导师</translation>
    </message>
    <message>
        <source>Scores, %1</source>
        <translation>得分，%1</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>盖住我的牌</translation>
    </message>
    <message>
        <source>Taken back and reshuffled</source>
        <translation>已收回，未见的牌重新洗过</translation>
    </message>
    <message>
        <source>Taken back, same draws</source>
        <translation>已收回，来牌不变</translation>
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
        <translation>%1风圈，第 %2 局，共 %3 局</translation>
    </message>
    <message>
        <source>Chinese Official</source>
        <translation>国标麻将</translation>
    </message>
    <message>
        <source>Hand %1/%2</source>
        <translation>第 %1/%2 局</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Complete four sets and a pair. A set is a chow (three consecutive tiles of a suit), a pung (three alike) or a kong (four alike). Seven pairs and a few rare forms also win.</source>
        <translation>凑成四副牌和一对将。一副牌是顺子（同花色三张相连）、刻子（三张相同）或杠（四张相同）。七对和少数特殊牌型也能和。</translation>
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
        <translation>别人打出的牌可以吃、碰、杠、和：吃只限下家，碰、杠、和则人人可以。和先于碰杠，碰杠先于吃。两人都能和时，顺序在前的和。</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Declare four alike in your hand as a concealed kong, or add the fourth tile to a melded pung. Each kong draws a replacement from the end of the wall. A player who needs an added tile to win may rob the kong.</source>
        <translation>手中四张相同的牌可以暗杠，碰出的刻子可以加杠。每次开杠都从牌墙末尾补一张。加杠的牌别人可以抢来和牌。</translation>
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
        <translation>点炮者付番数加八分，另两家各付八分。自摸时三家各付番数加八分。</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>整场</translation>
    </message>
    <message>
        <source>81 fans, and a hand must be worth eight: plan what you want.</source>
        <translation>八十一个番种，八番起和：想好做什么牌。</translation>
    </message>
    <message>
        <source>144 tiles · flowers · up to 16 hands</source>
        <translation>144 张 · 有花牌 · 最多 16 局</translation>
    </message>
    <message>
        <source>81 fans, and any complete hand wins.</source>
        <translation>八十一个番种，不限番数，成牌就能和。</translation>
    </message>
    <message>
        <source>81 fans, and a hand must be worth %1 fan: plan what you want.</source>
        <translation>八十一个番种，%1 番起和：想好做什么牌。</translation>
    </message>
    <message>
        <source>136 tiles · no flowers · up to 16 hands</source>
        <translation>136 张 · 无花牌 · 最多 16 局</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>花牌</translation>
    </message>
    <message>
        <source>Change seats after each round</source>
        <translation>每圈换位</translation>
    </message>
    <message>
        <source>A wall for each player</source>
        <translation>各摸各的牌墙</translation>
    </message>
    <message>
        <source>Minimum to win</source>
        <translation>起和番数</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>番种</translation>
    </message>
    <message numerus="yes">
        <source>%n fan(s)</source>
        <extracomment>kinds of patterns</extracomment>
        <translation>
            <numerusform>%n 种</numerusform>
        </translation>
    </message>
    <message>
        <source>Fans of your wins</source>
        <translation>和牌中的番种</translation>
    </message>
    <message>
        <source>Fan a win</source>
        <translation>和牌番数</translation>
    </message>
    <message>
        <source>Everyone starts with thirteen tiles. On your turn you draw a tile and discard one.</source>
        <translation>每人十三张牌，轮流摸一张、打一张。</translation>
    </message>
    <message>
        <source>Flowers are laid open and replaced at once.</source>
        <translation>摸到花牌立即亮出并补牌。</translation>
    </message>
    <message>
        <source>Everyone draws from a wall of their own. If the next player&apos;s runs out, nobody wins the hand.</source>
        <translation>每人从自己的牌墙摸牌。轮到的人牌墙摸完则无人和牌。</translation>
    </message>
    <message>
        <source>If the wall runs out, nobody wins the hand.</source>
        <translation>牌墙摸完则无人和牌。</translation>
    </message>
    <message>
        <source>Fans add up, except those that another one always includes.</source>
        <translation>番数相加，但必然包含在别的番种里的不再计。</translation>
    </message>
    <message>
        <source>Any complete hand wins</source>
        <translation>凡成和牌牌型即可和</translation>
    </message>
    <message numerus="yes">
        <source>A hand needs at least %n fan, flowers not counted.</source>
        <translation>
            <numerusform>不算花牌满 %n 番才能和。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand needs at least %n fan.</source>
        <translation>
            <numerusform>满 %n 番才能和。</numerusform>
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
        <translation>十六局分为四圈，每圈一种风。每局后门风轮转。</translation>
    </message>
    <message>
        <source>Players change places after each round.</source>
        <translation>每圈后换座位。</translation>
    </message>
</context>
<context>
    <name>MenuPage</name>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Tingpai</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>You and three bots</source>
        <translation>一人对三个电脑</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Pass and play</source>
        <translation>同屏轮流</translation>
    </message>
    <message>
        <source>Two to four people at one screen</source>
        <translation>二至四人共用一个屏幕</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>用牌码开局</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Wins, fans and points over time</source>
        <translation>胜率、番种与得分走势</translation>
    </message>
    <message>
        <source>Rules and fans</source>
        <translation>规则与番种</translation>
    </message>
    <message>
        <source>Every fan, with an example</source>
        <translation>每个番种都有例子</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>牌谱</translation>
    </message>
    <message>
        <source>Replay and review your games</source>
        <translation>回放与复盘</translation>
    </message>
    <message>
        <source>The deal of the day or a friend&apos;s code</source>
        <translation>今日牌局，或别人的牌码</translation>
    </message>
    <message>
        <source>Mahjong with a tutor that tells you why</source>
        <translation>有导师讲明道理的麻将</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Your hand, calls and the tutor in five steps</source>
        <translation>五步认识手牌、鸣牌和导师</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>第一次来？</translation>
    </message>
    <message>
        <source>Practise your mistakes</source>
        <translation>练习失误</translation>
    </message>
    <message>
        <source>Positions from your own games, one new a day</source>
        <translation>自己对局中的局面，每天一题</translation>
    </message>
    <message>
        <source>History</source>
        <translation>战绩</translation>
    </message>
    <message>
        <source>Import a record</source>
        <translation>导入牌谱</translation>
    </message>
    <message>
        <source>A game from a file, to replay and review</source>
        <translation>从文件导入对局，回放和复盘</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>牌桌与牌</translation>
    </message>
    <message>
        <source>How tiles, cloth and panels look, and how a hand is sorted</source>
        <translation>牌面、台布与面板的外观，以及理牌方式</translation>
    </message>
    <message>
        <source>Sound and speed</source>
        <translation>声音与速度</translation>
    </message>
    <message>
        <source>Volume, pace and animation</source>
        <translation>音量、节奏与动画</translation>
    </message>
    <message>
        <source>Keys and language</source>
        <translation>按键与语言</translation>
    </message>
    <message>
        <source>Language, clicks and every key</source>
        <translation>语言、点击方式与所有按键</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Position of the day</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>The same for everyone. What would you do?</source>
        <translation>人人同题。你会怎么选？</translation>
    </message>
    <message>
        <source>All done for today</source>
        <translation>今天已完成</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看题目</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Your worst decisions and practice positions come back after 1, 3, 7, 14 and 30 days.</source>
        <translation>你失误最大的局面和其他局面，隔 1、3、7、14、30 天再出现。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) due</source>
        <translation>
            <numerusform>%n 题待练</numerusform>
        </translation>
    </message>
    <message>
        <source>No reviews due</source>
        <translation>没有到期的复习</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Click your answer, or use the arrow keys and Enter. Anything as good as the best counts.</source>
        <translation>点击你的选择，或用方向键和回车。与最优相当的都算对。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Remove from mistakes</source>
        <translation>移出错题</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Positions due again after</source>
        <translation>再次出现的间隔</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>From your games</source>
        <translation>来自你的对局</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>Review a finished game to collect its worst decisions here.</source>
        <translation>复盘一场打完的对局，最差的选择会收到这里。</translation>
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
        <translation>绿一色</translation>
    </message>
    <message>
        <source>Nine Gates</source>
        <translation>九莲宝灯</translation>
    </message>
    <message>
        <source>Four Kongs</source>
        <translation>四杠</translation>
    </message>
    <message>
        <source>Seven Shifted Pairs</source>
        <translation>连七对</translation>
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
        <translation>一色双龙会</translation>
    </message>
    <message>
        <source>Quadruple Chow</source>
        <translation>一色四同顺</translation>
    </message>
    <message>
        <source>Four Pure Shifted Pungs</source>
        <translation>一色四节高</translation>
    </message>
    <message>
        <source>Four Pure Shifted Chows</source>
        <translation>一色四步高</translation>
    </message>
    <message>
        <source>Three Kongs</source>
        <translation>三杠</translation>
    </message>
    <message>
        <source>All Terminals and Honours</source>
        <translation>混幺九</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>七对</translation>
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
        <translation>一色三同顺</translation>
    </message>
    <message>
        <source>Pure Shifted Pungs</source>
        <translation>一色三节高</translation>
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
        <translation>清龙</translation>
    </message>
    <message>
        <source>Three-Suited Terminal Chows</source>
        <translation>三色双龙会</translation>
    </message>
    <message>
        <source>Pure Shifted Chows</source>
        <translation>一色三步高</translation>
    </message>
    <message>
        <source>All Fives</source>
        <translation>全带五</translation>
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
        <translation>组合龙</translation>
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
        <translation>三风刻</translation>
    </message>
    <message>
        <source>Mixed Straight</source>
        <translation>花龙</translation>
    </message>
    <message>
        <source>Reversible Tiles</source>
        <translation>推不倒</translation>
    </message>
    <message>
        <source>Mixed Triple Chow</source>
        <translation>三色三同顺</translation>
    </message>
    <message>
        <source>Mixed Shifted Pungs</source>
        <translation>三色三节高</translation>
    </message>
    <message>
        <source>Chicken Hand</source>
        <translation>无番和</translation>
    </message>
    <message>
        <source>Last Tile Draw</source>
        <translation>妙手回春</translation>
    </message>
    <message>
        <source>Last Tile Claim</source>
        <translation>海底捞月</translation>
    </message>
    <message>
        <source>Out with Replacement Tile</source>
        <translation>杠上开花</translation>
    </message>
    <message>
        <source>Robbing the Kong</source>
        <translation>抢杠和</translation>
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
        <translation>五门齐</translation>
    </message>
    <message>
        <source>Melded Hand</source>
        <translation>全求人</translation>
    </message>
    <message>
        <source>Two Concealed Kongs</source>
        <translation>双暗杠</translation>
    </message>
    <message>
        <source>Two Dragon Pungs</source>
        <translation>双箭刻</translation>
    </message>
    <message>
        <source>Concealed Kong and Melded Kong</source>
        <translation>明暗杠</translation>
    </message>
    <message>
        <source>Outside Hand</source>
        <translation>全带幺</translation>
    </message>
    <message>
        <source>Fully Concealed Hand</source>
        <translation>不求人</translation>
    </message>
    <message>
        <source>Two Melded Kongs</source>
        <translation>双明杠</translation>
    </message>
    <message>
        <source>Last Tile</source>
        <translation>和绝张</translation>
    </message>
    <message>
        <source>Dragon Pung</source>
        <translation>箭刻</translation>
    </message>
    <message>
        <source>Prevalent Wind</source>
        <translation>圈风刻</translation>
    </message>
    <message>
        <source>Seat Wind</source>
        <translation>门风刻</translation>
    </message>
    <message>
        <source>Concealed Hand</source>
        <translation>门前清</translation>
    </message>
    <message>
        <source>All Chows</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>Tile Hog</source>
        <translation>四归一</translation>
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
        <translation>暗杠</translation>
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
        <translation>连六</translation>
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
        <translation>明杠</translation>
    </message>
    <message>
        <source>One Voided Suit</source>
        <translation>缺一门</translation>
    </message>
    <message>
        <source>No Honours</source>
        <translation>无字</translation>
    </message>
    <message>
        <source>Edge Wait</source>
        <translation>边张</translation>
    </message>
    <message>
        <source>Closed Wait</source>
        <translation>坎张</translation>
    </message>
    <message>
        <source>Single Wait</source>
        <translation>单钓将</translation>
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
        <translation>东</translation>
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
        <translation>东风</translation>
    </message>
    <message>
        <source>South wind</source>
        <translation>南风</translation>
    </message>
    <message>
        <source>West wind</source>
        <translation>西风</translation>
    </message>
    <message>
        <source>North wind</source>
        <translation>北风</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>白板</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>发财</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>红中</translation>
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
        <translation>花牌兰</translation>
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
        <translation>%1万</translation>
    </message>
    <message>
        <source>%1 of dots</source>
        <extracomment>A tile; %1 is the rank, 1 to 9</extracomment>
        <translation>%1筒</translation>
    </message>
    <message>
        <source>%1 of bamboo</source>
        <extracomment>A tile; %1 is the rank, 1 to 9</extracomment>
        <translation>%1条</translation>
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
        <translation>杠 %1</translation>
    </message>
    <message>
        <source>Concealed kong %1</source>
        <translation>暗杠 %1</translation>
    </message>
    <message>
        <source>Add %1 to the pung</source>
        <translation>加杠 %1</translation>
    </message>
    <message>
        <source>Win with %1</source>
        <translation>和 %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>过</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>打牌</translation>
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
        <translation>杠</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>高级</translation>
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
        <translation>%1 明杠</translation>
    </message>
    <message>
        <source>Added kong of %1</source>
        <translation>%1 加杠</translation>
    </message>
    <message>
        <source>Concealed kong of %1</source>
        <translation>%1 暗杠</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>Chow %1</source>
        <translation>吃 %1</translation>
    </message>
    <message>
        <source>Only choice</source>
        <translation>唯一的选择</translation>
    </message>
    <message>
        <source>The hand is won</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Highest value</source>
        <translation>价值最高</translation>
    </message>
    <message>
        <source>Safety first</source>
        <translation>安全第一</translation>
    </message>
    <message>
        <source>Best table entry</source>
        <translation>查表最优</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>随机选择</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>初级</translation>
    </message>
    <message>
        <source>Chow of %1</source>
        <extracomment>%1 is a tile, or the tiles of a chow: &quot;7-8-9 of dots&quot;</extracomment>
        <translation>%1 顺子</translation>
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
        <translation>稳健</translation>
    </message>
    <message>
        <source>Misjudged</source>
        <translation>判断失误</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>万子</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>筒子</translation>
    </message>
    <message>
        <source>bamboo</source>
        <translation>条子</translation>
    </message>
    <message>
        <source>By the opening hand</source>
        <translation>按起手牌判断</translation>
    </message>
    <message>
        <source>Exchange %1</source>
        <extracomment>%1 are three tiles that are exchanged for others&apos; before the first draw</extracomment>
        <translation>换出%1</translation>
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
        <translation>换三张</translation>
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
        <translation>九种九牌</translation>
    </message>
    <message>
        <source>four equal winds discarded</source>
        <translation>四风连打</translation>
    </message>
    <message>
        <source>four players in riichi</source>
        <translation>四家立直</translation>
    </message>
    <message>
        <source>four kongs</source>
        <translation>四杠散了</translation>
    </message>
    <message>
        <source>three winners on one tile</source>
        <translation>三家和了</translation>
    </message>
    <message>
        <source>Discard %1 and declare riichi</source>
        <translation>打 %1 并立直</translation>
    </message>
    <message>
        <source>Riichi</source>
        <extracomment>what a player declares whose closed hand waits for one tile</extracomment>
        <translation>立直</translation>
    </message>
    <message>
        <source>By the network</source>
        <translation>依神经网络</translation>
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
        <translation>对家</translation>
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
        <translation>%1，你的对家</translation>
    </message>
    <message>
        <source>%1, on your left, plays before you</source>
        <translation>%1，你的上家</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
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
        <translation>每步之后点评</translation>
    </message>
    <message>
        <source>Your game in progress is kept: find it under Records.</source>
        <translation>未打完的对局会保留，可在牌谱中继续。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开局</translation>
    </message>
</context>
<context>
    <name>NumbersTable</name>
    <message>
        <source>Answer</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>价值</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>和牌率</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>和牌价值</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>风险</translation>
    </message>
</context>
<context>
    <name>OpponentBar</name>
    <message>
        <source>no estimate yet</source>
        <translation>尚未判断</translation>
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
        <translation>%1的水平</translation>
    </message>
    <message>
        <source>Style of %1</source>
        <translation>%1的打法</translation>
    </message>
    <message>
        <source>Only regular bots and better ones have a style. Only experts and masters look at danger and can be careful.</source>
        <translation>中级以上的电脑才有打法之分，只有高手和大师会看危险、能打得稳健。</translation>
    </message>
    <message>
        <source>A program plays here</source>
        <translation>由程序来打</translation>
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
        <translation>电脑</translation>
    </message>
</context>
<context>
    <name>OpponentsReading</name>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
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
        <translation>与三个电脑对手打麻将，并有讲解思路的导师。</translation>
    </message>
    <message>
        <source>Start a new game with deal N.</source>
        <translation>以牌局编号 N 开始新对局。</translation>
    </message>
    <message>
        <source>Language: en, zh_CN, zh_TW or ja.</source>
        <translation>语言：en、zh_CN、zh_TW 或 ja。</translation>
    </message>
    <message>
        <source>Keep games and settings in this folder.</source>
        <translation>把对局和设置保存在此文件夹。</translation>
    </message>
    <message>
        <source>Play a demonstration hand and print it.</source>
        <translation>演示一局并在终端讲述过程。</translation>
    </message>
    <message>
        <source>Write a picture of the table to this file.</source>
        <translation>把牌桌画面写入此文件。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示本帮助。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>unexpected argument “%1”</source>
        <translation>多余的参数“%1”</translation>
    </message>
    <message>
        <source>“%1” is not a deal number</source>
        <translation>“%1”不是牌局编号</translation>
    </message>
    <message>
        <source>unknown language “%1”</source>
        <translation>未知的语言“%1”</translation>
    </message>
    <message>
        <source>unknown level “%1”</source>
        <translation>未知的水平“%1”</translation>
    </message>
    <message>
        <source>Level of the bots: random, beginner, quick, regular, path, expert or master.</source>
        <translation>电脑水平：random、beginner、quick、regular、path、expert 或 master。</translation>
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
        <translation>牌桌上的这局可从“牌谱”继续。</translation>
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
        <translation>有人要吗？</translation>
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
        <translation>密码（可不填）</translation>
    </message>
    <message>
        <source>PIN of person %1, may be empty</source>
        <translation>第 %1 人的密码，可以不填</translation>
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
        <translation>已选 %1/%2</translation>
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
        <translation>听牌</translation>
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
        <translation>桌上的第 %1 人无法读取</translation>
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
        <translation>%1，最优</translation>
    </message>
    <message>
        <source>%1, equally good</source>
        <translation>%1，与最优相当</translation>
    </message>
    <message>
        <source>%1, your choice</source>
        <translation>%1，你的选择</translation>
    </message>
    <message>
        <source>%1 discards %2: call it or pass?</source>
        <translation>%1打出%2：要还是过？</translation>
    </message>
    <message>
        <source>%1 adds %2 to a pung: rob it or pass?</source>
        <translation>%1加杠%2：抢杠还是过？</translation>
    </message>
    <message>
        <source>You drew %1: what now?</source>
        <translation>你摸到%1：怎么打？</translation>
    </message>
    <message>
        <source>After your call: which tile do you discard?</source>
        <translation>吃碰杠之后：打哪张？</translation>
    </message>
    <message>
        <source>%1: value %2, win %3</source>
        <translation>%1：价值 %2，和牌率 %3</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Picture: %1</source>
        <translation>图片：%1</translation>
    </message>
    <message>
        <source>%1 cannot be written: your settings last until you close Tingpai.</source>
        <extracomment>%1: a file</extracomment>
        <translation>无法写入 %1：设置只保留到关闭听牌为止。</translation>
    </message>
</context>
<context>
    <name>ProgramEntry</name>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>试一试%1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>编辑%1</translation>
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
        <translation>正在试……</translation>
    </message>
</context>
<context>
    <name>ProgramForm</name>
    <message>
        <source>Name of the program</source>
        <translation>程序名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Command that starts the program</source>
        <translation>启动程序的命令</translation>
    </message>
    <message>
        <source>Runs without a shell: %1</source>
        <translation>不经过 shell 运行：%1</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
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
        <translation>程序不再读写。</translation>
    </message>
    <message>
        <source>It used more than 1 GB of memory.</source>
        <translation>使用的内存超过了 1 GB。</translation>
    </message>
    <message>
        <source>It started more than %1 processes.</source>
        <translation>启动了超过 %1 个进程。</translation>
    </message>
    <message>
        <source>It was ended by signal %1.</source>
        <translation>被信号 %1 终止。</translation>
    </message>
    <message>
        <source>It ended by itself with exit code %1.</source>
        <translation>自行退出，退出码 %1。</translation>
    </message>
    <message>
        <source>Chinese Official, without flowers and with a wall for each player</source>
        <translation>国标麻将，无花牌，每人一副牌墙</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直麻将</translation>
    </message>
    <message>
        <source>Tingpai&apos;s own protocol, for all rules</source>
        <translation>听牌自己的协议，适用所有规则</translation>
    </message>
    <message>
        <source>Type the command that starts the program</source>
        <translation>请输入启动程序的命令</translation>
    </message>
    <message>
        <source>A quotation mark in the command is not closed</source>
        <translation>命令中有引号没有配对</translation>
    </message>
    <message>
        <source>The command contains a character that cannot be printed</source>
        <translation>命令中含有不可显示的字符</translation>
    </message>
    <message>
        <source>Give the full path of the program, beginning with /</source>
        <translation>请给出程序的完整路径，以 / 开头</translation>
    </message>
    <message>
        <source>There is no such program, or it may not be run</source>
        <translation>没有这个程序，或者不允许运行</translation>
    </message>
    <message>
        <source>It did not answer within %1 s.</source>
        <extracomment>%1: seconds</extracomment>
        <translation>%1 秒内没有回答。</translation>
    </message>
    <message>
        <source>It wrote too much.</source>
        <translation>输出的内容太多。</translation>
    </message>
    <message>
        <source>It wrote %1, which is no legal answer here.</source>
        <extracomment>%1: what it wrote, in quotation marks</extracomment>
        <translation>它写了 %1，这里不允许这样回答。</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <extracomment>%1: a program, %2: a sentence without a full stop</extracomment>
        <translation>无法启动%1：%2。</translation>
    </message>
    <message>
        <source>%1 failed to answer properly three times.</source>
        <translation>%1三次未能正确回答。</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>添加程序</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>修改%1</translation>
    </message>
    <message>
        <source>Your programs</source>
        <translation>你的程序</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s)</source>
        <translation>
            <numerusform>%n 个程序</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose who plays where under New game.</source>
        <translation>在“新对局”中选择谁坐哪里。</translation>
    </message>
    <message>
        <source>No programs yet. A program that you add can take the seat of a bot in a new game.</source>
        <translation>还没有程序。添加的程序可以在新对局中代替电脑入座。</translation>
    </message>
    <message>
        <source>What a program can do</source>
        <translation>程序能做什么</translation>
    </message>
    <message>
        <source>A program is not walled off. It runs with your rights and can read, change and send anything that you can, so add only programs that you trust. Each one starts in an empty folder with a bare environment, can use up to 1 GB of memory and 16 processes, and has 10 seconds for each answer. It is told only what its seat sees.</source>
        <translation>程序没有被隔离。它以你的权限运行，凡是你能读取、修改和发送的，它都可以，所以只添加你信任的程序。每个程序在空文件夹中以最少的环境变量启动，最多使用 1 GB 内存和 16 个进程，每次回答有 10 秒。它只知道自己座位能看到的。</translation>
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
        <translation>请选择：%1</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
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
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more tile(s) help</source>
        <translation>
            <numerusform>%1：进张多 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer tile(s) help</source>
        <translation>
            <numerusform>%1：进张少 %n 张</numerusform>
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
        <translation>差不多一样好</translation>
    </message>
    <message>
        <source>Equally good</source>
        <translation>一样好</translation>
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
        <translation>%1，但是危险</translation>
    </message>
    <message>
        <source>%1, and dangerous</source>
        <translation>%1，而且危险</translation>
    </message>
    <message>
        <source>No use in your hand</source>
        <translation>手里用不上</translation>
    </message>
    <message>
        <source>The tile you need least</source>
        <translation>最用不着的一张</translation>
    </message>
    <message>
        <source>Useful in your hand</source>
        <translation>手里还有用</translation>
    </message>
    <message>
        <source>Breaks up your hand</source>
        <translation>打了会拆散手牌</translation>
    </message>
    <message>
        <source>A tile to fold with</source>
        <translation>弃和时打的牌</translation>
    </message>
    <message>
        <source>Brings you a step nearer</source>
        <translation>离和牌近一步</translation>
    </message>
    <message>
        <source>Brings you no step nearer</source>
        <translation>没有离和牌更近</translation>
    </message>
    <message>
        <source>Value %1, wins %2</source>
        <translation>价值 %1，和牌 %2</translation>
    </message>
    <message>
        <source>Value %1: wins %2, a win is worth %3, discards risk %4</source>
        <translation>价值 %1：和牌 %2，每和一次值 %3 分，打牌风险 %4 分</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>同样好：%1</translation>
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
        <translation>每次和牌比%1赢得多</translation>
    </message>
    <message>
        <source>A win brings less than with %1</source>
        <translation>每次和牌比%1赢得少</translation>
    </message>
    <message>
        <source>Risks less than %1</source>
        <translation>点炮风险比%1小</translation>
    </message>
    <message>
        <source>Risks more than %1</source>
        <translation>点炮风险比%1大</translation>
    </message>
    <message>
        <source>Folding keeps more points</source>
        <translation>弃和能保住更多分</translation>
    </message>
    <message>
        <source>Folding gives points away</source>
        <translation>弃和会白丢分</translation>
    </message>
    <message>
        <source>Wins %1</source>
        <translation>和牌 %1</translation>
    </message>
    <message>
        <source>A win brings %1 more than with %2</source>
        <translation>每次和牌比%2多赢 %1</translation>
    </message>
    <message>
        <source>A win brings %1 less than with %2</source>
        <translation>每次和牌比%2少赢 %1</translation>
    </message>
    <message>
        <source>Risks %1 less than %2</source>
        <translation>点炮风险比%2少 %1</translation>
    </message>
    <message>
        <source>Risks %1 more than %2</source>
        <translation>点炮风险比%2多 %1</translation>
    </message>
    <message>
        <source>Folding keeps %1</source>
        <translation>弃和能保住 %1</translation>
    </message>
    <message>
        <source>Folding gives away %1</source>
        <translation>弃和白丢 %1</translation>
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
        <translation>点炮</translation>
    </message>
    <message>
        <source>A win is worth %1, and discards risk nothing</source>
        <translation>每和一次值 %1，打牌没有风险</translation>
    </message>
    <message>
        <source>A win is worth %1, discards risk %2</source>
        <translation>每和一次值 %1，打牌风险 %2 分</translation>
    </message>
    <message>
        <source>Passes up a win that pays %1</source>
        <translation>放弃了一次 %1的和牌</translation>
    </message>
    <message>
        <source>%1 worse</source>
        <translation>差 %1</translation>
    </message>
    <message>
        <source>Kongs bring %1 more than with %2</source>
        <translation>杠比%2多得 %1</translation>
    </message>
    <message>
        <source>Kongs bring %1 less than with %2</source>
        <translation>杠比%2少得 %1</translation>
    </message>
    <message>
        <source>Kongs bring more than with %1</source>
        <translation>杠比%1得分多</translation>
    </message>
    <message>
        <source>Kongs bring less than with %1</source>
        <translation>杠比%1得分少</translation>
    </message>
    <message>
        <source>%1, kongs bring %2</source>
        <extracomment>What kongs earn beside a win, after the other parts that the value is made of</extracomment>
        <translation>%1，杠得 %2</translation>
    </message>
    <message>
        <source>Brings %1 more than %2 if the wall runs out</source>
        <extracomment>if nobody wins before the last tile is drawn, and who is not ready pays who is</extracomment>
        <translation>流局时比%2多得 %1</translation>
    </message>
    <message>
        <source>Brings %1 less than %2 if the wall runs out</source>
        <translation>流局时比%2少得 %1</translation>
    </message>
    <message>
        <source>Brings more than %1 if the wall runs out</source>
        <translation>流局时比%1得分多</translation>
    </message>
    <message>
        <source>Brings less than %1 if the wall runs out</source>
        <translation>流局时比%1得分少</translation>
    </message>
    <message>
        <source>%1, a wall that runs out brings %2</source>
        <extracomment>What is paid where nobody wins before the last tile is drawn, after the other parts of the value</extracomment>
        <translation>%1，流局时 %2</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>顺位分</translation>
    </message>
    <message>
        <source>Value %1: wins %2, a win is worth %3, stick and discards risk %4</source>
        <translation>价值 %1：和牌 %2，每和一次值 %3 分，立直棒与打牌风险 %4 分</translation>
    </message>
    <message>
        <source>This win ends the game with others ahead of you: a bigger one is worth waiting for</source>
        <translation>这样和牌，终局时还有人排在你前面：值得等更大的和牌</translation>
    </message>
    <message>
        <source>Ends the game with others ahead of you</source>
        <translation>终局时还有人排在你前面</translation>
    </message>
    <message>
        <source>The suit you gave up goes first</source>
        <translation>缺门的牌先打</translation>
    </message>
</context>
<context>
    <name>RecordChooser</name>
    <message>
        <source>Import a game</source>
        <translation>导入对局</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Records (*.tingpai *.mjson *.json *.txt)</source>
        <translation>牌谱 (*.tingpai *.mjson *.json *.txt)</translation>
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
        <translation>无法建立保存牌谱的文件夹 %1</translation>
    </message>
    <message>
        <source>Games cannot be stored in %1: %2</source>
        <translation>无法把对局保存到 %1：%2</translation>
    </message>
    <message>
        <source>they were written by a newer version of this program</source>
        <translation>它们由本程序的更新版本写成</translation>
    </message>
    <message>
        <source>The game could not be stored: %1</source>
        <translation>无法保存对局：%1</translation>
    </message>
    <message>
        <source>event %1 is missing</source>
        <translation>缺少第 %1 个事件</translation>
    </message>
    <message>
        <source>event %1: %2</source>
        <translation>第 %1 个事件：%2</translation>
    </message>
    <message>
        <source>it holds no events</source>
        <translation>其中没有事件</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>The game could not be deleted: %1</source>
        <translation>无法删除对局：%1</translation>
    </message>
    <message>
        <source>You can look back at a Pass and play game when it is over</source>
        <translation>这场对局由多人共用屏幕：结束后才能复盘</translation>
    </message>
    <message numerus="yes">
        <source>The records file was damaged. %n complete game(s) could be recovered. The damaged file is kept as %1; to restore it, rename it to %2 while Tingpai is closed.</source>
        <translation>
            <numerusform>牌谱文件已损坏，其中 %n 场完整的对局已恢复。损坏的文件保留为 %1；如要还原，请先关闭听牌，再将其改名为 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has locked the records</source>
        <translation>另一个程序锁定了牌谱</translation>
    </message>
    <message>
        <source>A game could not be resumed (%1). Its record is kept as %2.</source>
        <translation>有一局无法继续（%1）。其牌谱保存为 %2。</translation>
    </message>
    <message>
        <source>The folder %1 for the records cannot be written, or the disk is full</source>
        <translation>存放牌谱的文件夹 %1 无法写入，或磁盘已满</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>文件无法写入</translation>
    </message>
    <message>
        <source>the disk is full or damaged</source>
        <translation>磁盘已满或损坏</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>文件无法打开</translation>
    </message>
    <message>
        <source>Another window has the records in %1 open</source>
        <translation>另一个窗口已打开 %1 中的牌谱</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>该文件夹无法写入</translation>
    </message>
    <message>
        <source>The records file %1 was empty: if it ever held games, they are lost</source>
        <translation>牌谱文件 %1 是空的：如果其中曾有对局，则已丢失</translation>
    </message>
    <message>
        <source>You can look at the records in %1 but not play, because games cannot be saved: %2</source>
        <translation>可以查看 %1 中的牌谱，但无法保存对局，因此不能开局：%2</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>not a record: the header line is missing or cut</source>
        <translation>不是记录：缺少文件头，或文件头不完整</translation>
    </message>
    <message>
        <source>not a record, or its header is damaged</source>
        <translation>不是记录，或文件头已损坏</translation>
    </message>
    <message>
        <source>a record of an unknown kind or version</source>
        <translation>记录的种类或版本未知</translation>
    </message>
    <message>
        <source>text after the end of the record</source>
        <translation>记录结束之后还有文字</translation>
    </message>
    <message>
        <source>the record is cut short</source>
        <translation>记录不完整</translation>
    </message>
    <message>
        <source>the line is damaged: no checksum at its end</source>
        <translation>此行已损坏：行末没有校验码</translation>
    </message>
    <message>
        <source>the line is damaged: its checksum is wrong</source>
        <translation>此行已损坏：校验码不符</translation>
    </message>
    <message>
        <source>a record without events</source>
        <translation>记录里没有任何事件</translation>
    </message>
    <message>
        <source>the game has not started</source>
        <translation>对局还没有开始</translation>
    </message>
    <message>
        <source>the game has started before</source>
        <translation>对局已经开始过</translation>
    </message>
    <message>
        <source>no hand can start here</source>
        <translation>此处不能开始新的一局</translation>
    </message>
    <message>
        <source>the winds of this hand are wrong</source>
        <translation>这一局的门风不对</translation>
    </message>
    <message>
        <source>the wall is not the full set of tiles</source>
        <translation>牌墙不是完整的一副牌</translation>
    </message>
    <message>
        <source>the event does not fit the table</source>
        <translation>这一步与牌桌不符</translation>
    </message>
    <message>
        <source>the event cannot happen here</source>
        <translation>这一步此时不可能发生</translation>
    </message>
    <message>
        <source>the hand, score or payments of the win differ from the rules</source>
        <translation>和牌的手牌、番数或支付与规则不符</translation>
    </message>
    <message>
        <source>events are missing: the record has %1</source>
        <translation>缺少事件：记录里只有 %1 个</translation>
    </message>
    <message>
        <source>this is not allowed here (%1)</source>
        <translation>规则不允许这一步（%1）</translation>
    </message>
    <message>
        <source>the line is longer than 1 MiB</source>
        <translation>这一行超过 1 MiB</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Records</source>
        <translation>牌谱</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 场对局</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Press again to delete</source>
        <translation>再按一次删除</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>文件路径</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>还没有对局</translation>
    </message>
    <message>
        <source>Every game you play appears here.</source>
        <translation>打过的每一场都会保存在这里。</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>保存为文件</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>导入对局</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Press again to abandon</source>
        <translation>再按一次放弃</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Drop a record here, paste it or enter its path</source>
        <translation>把牌谱拖到这里、粘贴，或输入文件路径</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>从剪贴板粘贴</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>No game is open</source>
        <translation>没有打开的对局</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>下一个决定</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下一个失误</translation>
    </message>
    <message>
        <source>Seat: %1</source>
        <translation>视角：%1</translation>
    </message>
    <message>
        <source>See from the next seat</source>
        <translation>换到下一家的视角</translation>
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
        <translation>亮开或合上各家手牌</translation>
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
        <translation>正常</translation>
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
        <translation>从这里接着打</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Look at the table</source>
        <translation>查看牌桌</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最终排名</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Replay this hand</source>
        <translation>回放这一局</translation>
    </message>
    <message>
        <source>Review this hand</source>
        <translation>复盘这一局</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>No mistakes found so far</source>
        <translation>目前没有发现失误</translation>
    </message>
    <message>
        <source>No decisions to review</source>
        <translation>这场对局没有需要选择的地方</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Win chance at each decision</source>
        <translation>每次选择时的和牌率</translation>
    </message>
    <message>
        <source>Added to mistakes</source>
        <translation>已加入错题</translation>
    </message>
    <message>
        <source>Add to mistakes</source>
        <translation>加入错题</translation>
    </message>
    <message>
        <source>No mistakes: every decision was as good as the best, or nearly.</source>
        <translation>没有失误：每个选择都与最佳一样好，或相差无几。</translation>
    </message>
    <message>
        <source>No mistakes of this size and kind</source>
        <translation>没有这种程度和类型的失误</translation>
    </message>
    <message>
        <source>Show in the replay</source>
        <translation>在回放中查看</translation>
    </message>
    <message>
        <source>Only hand %1</source>
        <translation>只看第 %1 局</translation>
    </message>
    <message>
        <source>No mistakes in this hand</source>
        <translation>这一局没有失误</translation>
    </message>
    <message>
        <source>For your interest only: a bot’s decisions count in no statistics and are not added to your mistakes.</source>
        <translation>仅供参考：电脑的选择不计入统计，也不会加入错题。</translation>
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
        <translation>进张偏少</translation>
    </message>
    <message>
        <source>Too cheap</source>
        <translation>番数偏低</translation>
    </message>
    <message>
        <source>Dangerous tile</source>
        <translation>打出危险牌</translation>
    </message>
    <message>
        <source>Should have folded</source>
        <translation>应该弃和</translation>
    </message>
    <message>
        <source>Folded too early</source>
        <translation>弃和过早</translation>
    </message>
    <message>
        <source>Costly claim</source>
        <translation>不该吃碰</translation>
    </message>
    <message>
        <source>Missed claim</source>
        <translation>漏掉吃碰</translation>
    </message>
    <message>
        <source>Kong decision</source>
        <translation>杠的取舍</translation>
    </message>
    <message>
        <source>Passed a win</source>
        <translation>放弃和牌</translation>
    </message>
    <message>
        <source>Hand %1: %2 of decisions good, %3 points: decisions %4, luck %5</source>
        <translation>第 %1 局：好选择 %2，得分 %3：选择 %4，运气 %5</translation>
    </message>
    <message>
        <source>You won %1: decisions %2, luck %3</source>
        <translation>赢了 %1 分：选择 %2，运气 %3</translation>
    </message>
    <message>
        <source>You lost %1: decisions %2, luck %3</source>
        <translation>输了 %1 分：选择 %2，运气 %3</translation>
    </message>
    <message>
        <source>You came out even: decisions %1, luck %2</source>
        <translation>不输不赢：选择 %1，运气 %2</translation>
    </message>
    <message>
        <source>%1 won %2: decisions %3, luck %4</source>
        <translation>%1赢了 %2 分：选择 %3，运气 %4</translation>
    </message>
    <message>
        <source>%1 lost %2: decisions %3, luck %4</source>
        <translation>%1输了 %2 分：选择 %3，运气 %4</translation>
    </message>
    <message>
        <source>%1 came out even: decisions %2, luck %3</source>
        <translation>%1不输不赢：选择 %2，运气 %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistake(s), shown</source>
        <translation>
            <numerusform>%1：失误 %n 处，已显示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistake(s), hidden</source>
        <translation>
            <numerusform>%1：失误 %n 处，已隐藏</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3 instead of %4, %5</source>
        <translation>%1，%2：选了%3，应为%4，%5</translation>
    </message>
    <message>
        <source>Missed riichi</source>
        <translation>该立直未立直</translation>
    </message>
    <message>
        <source>Costly riichi</source>
        <translation>不该立直</translation>
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
        <translation>门前清听牌时宣告。</translation>
    </message>
    <message>
        <source>Double Riichi</source>
        <translation>双立直</translation>
    </message>
    <message>
        <source>Riichi with the very first discard, before any call.</source>
        <translation>第一巡无人鸣牌时，以第一张舍牌宣告立直。</translation>
    </message>
    <message>
        <source>Ippatsu</source>
        <translation>一发</translation>
    </message>
    <message>
        <source>A win within a turn of riichi, with no call in between.</source>
        <translation>立直后一巡之内、无人鸣牌时和牌。</translation>
    </message>
    <message>
        <source>Closed Self-Draw</source>
        <translation>门前清自摸和</translation>
    </message>
    <message>
        <source>A self-draw with nothing called.</source>
        <translation>没有鸣牌而自摸。</translation>
    </message>
    <message>
        <source>Pinfu</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>Closed: four chows, a pair that scores nothing, and a wait at both ends of a chow.</source>
        <translation>门前清，四组顺子，雀头不是役牌，两面听。</translation>
    </message>
    <message>
        <source>All Simples</source>
        <translation>断幺九</translation>
    </message>
    <message>
        <source>No terminals and no honours.</source>
        <translation>没有幺九牌和字牌。</translation>
    </message>
    <message>
        <source>Double Chow</source>
        <translation>一杯口</translation>
    </message>
    <message>
        <source>Closed, with the same chow twice.</source>
        <translation>门前清，同一顺子两组。</translation>
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
        <translation>役牌 发</translation>
    </message>
    <message>
        <source>A pung of green dragons.</source>
        <translation>发的刻子。</translation>
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
        <translation>自风</translation>
    </message>
    <message>
        <source>A pung of your own wind.</source>
        <translation>自己门风的刻子。</translation>
    </message>
    <message>
        <source>Round Wind</source>
        <translation>场风</translation>
    </message>
    <message>
        <source>A pung of the round&apos;s wind.</source>
        <translation>场风的刻子。</translation>
    </message>
    <message>
        <source>After a Kong</source>
        <translation>岭上开花</translation>
    </message>
    <message>
        <source>A self-draw on the tile that replaces a kong&apos;s.</source>
        <translation>以杠后补的牌自摸。</translation>
    </message>
    <message>
        <source>Robbing a Kong</source>
        <translation>抢杠</translation>
    </message>
    <message>
        <source>A win on the tile that another player adds to a pung.</source>
        <translation>和别家加杠的牌。</translation>
    </message>
    <message>
        <source>Last Tile Drawn</source>
        <translation>海底摸月</translation>
    </message>
    <message>
        <source>A self-draw on the last tile of the wall.</source>
        <translation>以牌山最后一张自摸。</translation>
    </message>
    <message>
        <source>Last Discard</source>
        <translation>河底捞鱼</translation>
    </message>
    <message>
        <source>A win on the discard after the last draw.</source>
        <translation>和最后一张舍牌。</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>七对子</translation>
    </message>
    <message>
        <source>Seven different pairs, closed; always 25 fu.</source>
        <translation>门前清，七组不同的对子；固定25符。</translation>
    </message>
    <message>
        <source>Mixed Triple Chow</source>
        <translation>三色同顺</translation>
    </message>
    <message>
        <source>The same chow in all three suits.</source>
        <translation>三门各有同一顺子。</translation>
    </message>
    <message>
        <source>Pure Straight</source>
        <translation>一气通贯</translation>
    </message>
    <message>
        <source>123, 456 and 789 in one suit.</source>
        <translation>同一花色的123、456、789。</translation>
    </message>
    <message>
        <source>Half Outside Hand</source>
        <translation>混全带幺九</translation>
    </message>
    <message>
        <source>A terminal or an honour in every set and in the pair.</source>
        <translation>每组牌和雀头都带幺九牌或字牌。</translation>
    </message>
    <message>
        <source>All Pungs</source>
        <translation>对对和</translation>
    </message>
    <message>
        <source>Four pungs or kongs, and a pair.</source>
        <translation>四组刻子或杠子加雀头。</translation>
    </message>
    <message>
        <source>Three Concealed Pungs</source>
        <translation>三暗刻</translation>
    </message>
    <message>
        <source>Three pungs or kongs without a call.</source>
        <translation>三组没有鸣牌的刻子或杠子。</translation>
    </message>
    <message>
        <source>Triple Pung</source>
        <translation>三色同刻</translation>
    </message>
    <message>
        <source>The same pung in all three suits.</source>
        <translation>三门各有同一刻子。</translation>
    </message>
    <message>
        <source>Three Kongs</source>
        <translation>三杠子</translation>
    </message>
    <message>
        <source>Three kongs, open or concealed.</source>
        <translation>三组杠子，明暗均可。</translation>
    </message>
    <message>
        <source>All Terminals and Honours</source>
        <translation>混老头</translation>
    </message>
    <message>
        <source>Only ones, nines and honours.</source>
        <translation>只有幺九牌和字牌。</translation>
    </message>
    <message>
        <source>Little Three Dragons</source>
        <translation>小三元</translation>
    </message>
    <message>
        <source>Pungs of two dragons and a pair of the third.</source>
        <translation>两组三元牌刻子，第三种作雀头。</translation>
    </message>
    <message>
        <source>Two Double Chows</source>
        <translation>二杯口</translation>
    </message>
    <message>
        <source>Closed, with two chows twice each.</source>
        <translation>门前清，两种顺子各两组。</translation>
    </message>
    <message>
        <source>Full Outside Hand</source>
        <translation>纯全带幺九</translation>
    </message>
    <message>
        <source>A terminal in every set and in the pair.</source>
        <translation>每组牌和雀头都带幺九牌。</translation>
    </message>
    <message>
        <source>Half Flush</source>
        <translation>混一色</translation>
    </message>
    <message>
        <source>One suit and honours.</source>
        <translation>一种花色加字牌。</translation>
    </message>
    <message>
        <source>Full Flush</source>
        <translation>清一色</translation>
    </message>
    <message>
        <source>One suit alone.</source>
        <translation>只有一种花色。</translation>
    </message>
    <message>
        <source>Thirteen Orphans</source>
        <translation>国士无双</translation>
    </message>
    <message>
        <source>Every terminal and honour, and one of them twice.</source>
        <translation>十三种幺九牌与字牌各一张，其中一种成对。</translation>
    </message>
    <message>
        <source>Thirteen-Way Orphans</source>
        <translation>国士无双十三面</translation>
    </message>
    <message>
        <source>Thirteen orphans that any of the thirteen would have completed.</source>
        <translation>十三种牌都能和的国士无双。</translation>
    </message>
    <message>
        <source>Four Concealed Pungs</source>
        <translation>四暗刻</translation>
    </message>
    <message>
        <source>Four pungs or kongs without a call.</source>
        <translation>四组没有鸣牌的刻子或杠子。</translation>
    </message>
    <message>
        <source>Four Concealed Pungs on the Pair</source>
        <translation>四暗刻单骑</translation>
    </message>
    <message>
        <source>Four concealed pungs, with the pair completed last.</source>
        <translation>单骑听雀头的四暗刻。</translation>
    </message>
    <message>
        <source>Big Three Dragons</source>
        <translation>大三元</translation>
    </message>
    <message>
        <source>Pungs of all three dragons.</source>
        <translation>三种三元牌都是刻子。</translation>
    </message>
    <message>
        <source>Little Four Winds</source>
        <translation>小四喜</translation>
    </message>
    <message>
        <source>Pungs of three winds and a pair of the fourth.</source>
        <translation>三组风牌刻子，第四种作雀头。</translation>
    </message>
    <message>
        <source>Big Four Winds</source>
        <translation>大四喜</translation>
    </message>
    <message>
        <source>Pungs of all four winds.</source>
        <translation>四种风牌都是刻子。</translation>
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
        <translation>绿一色</translation>
    </message>
    <message>
        <source>Only 2, 3, 4, 6 and 8 of bamboo and the green dragon.</source>
        <translation>只有2、3、4、6、8条和发。</translation>
    </message>
    <message>
        <source>All Terminals</source>
        <translation>清老头</translation>
    </message>
    <message>
        <source>Ones and nines alone.</source>
        <translation>只有幺九牌。</translation>
    </message>
    <message>
        <source>Nine Gates</source>
        <translation>九莲宝灯</translation>
    </message>
    <message>
        <source>Closed, in one suit: 1112345678999 and one more of it.</source>
        <translation>门前清，同一花色的1112345678999再加任意一张。</translation>
    </message>
    <message>
        <source>Pure Nine Gates</source>
        <translation>纯正九莲宝灯</translation>
    </message>
    <message>
        <source>Nine gates that any tile of the suit would have completed.</source>
        <translation>九种牌都能和的九莲宝灯。</translation>
    </message>
    <message>
        <source>Four Kongs</source>
        <translation>四杠子</translation>
    </message>
    <message>
        <source>Four kongs and a pair.</source>
        <translation>四组杠子加雀头。</translation>
    </message>
    <message>
        <source>Blessing of Heaven</source>
        <translation>天和</translation>
    </message>
    <message>
        <source>The dealer wins on the first draw.</source>
        <translation>庄家以第一张摸牌和牌。</translation>
    </message>
    <message>
        <source>Blessing of Earth</source>
        <translation>地和</translation>
    </message>
    <message>
        <source>Another player wins on the first draw, before any call.</source>
        <translation>闲家在无人鸣牌时以第一张摸牌和牌。</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>宝牌</translation>
    </message>
    <message>
        <source>Each tile that an indicator points to. It counts only beside a yaku.</source>
        <translation>指示牌所指的每一张牌。有役才计算。</translation>
    </message>
    <message>
        <source>Ura Dora</source>
        <translation>里宝牌</translation>
    </message>
    <message>
        <source>Dora under the indicators, for a win with riichi.</source>
        <translation>立直和牌时，指示牌下面的宝牌。</translation>
    </message>
    <message>
        <source>Red Fives</source>
        <translation>赤宝牌</translation>
    </message>
    <message>
        <source>Each red five. It counts only beside a yaku.</source>
        <translation>每一张赤五。有役才计算。</translation>
    </message>
    <message>
        <source>Declare that you are ready, and mind what you have discarded.</source>
        <translation>宣告听牌，当心自己打过的牌。</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message numerus="yes">
        <source>%n yaku</source>
        <translation>
            <numerusform>%n种役</numerusform>
        </translation>
    </message>
    <message>
        <source>Yaku of your wins</source>
        <translation>你和牌的役</translation>
    </message>
    <message>
        <source>Mangan</source>
        <translation>满贯</translation>
    </message>
    <message>
        <source>Haneman</source>
        <translation>跳满</translation>
    </message>
    <message>
        <source>Baiman</source>
        <translation>倍满</translation>
    </message>
    <message>
        <source>Sanbaiman</source>
        <translation>三倍满</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役满</translation>
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
        <translation>点：%1</translation>
    </message>
    <message>
        <source>%1, yakuman</source>
        <translation>%1，役满</translation>
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
        <translation>每次和牌的番数</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a round&apos;s wind, the number of its deal: &quot;East 2&quot;</extracomment>
        <translation>%1%2局</translation>
    </message>
    <message>
        <source>%1, %2 honba</source>
        <translation>%1，%2本场</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>本场</translation>
    </message>
    <message>
        <source>Sticks</source>
        <translation>立直棒</translation>
    </message>
    <message>
        <source>With a closed hand that is one tile away you may declare riichi: you put down 1,000 points, discard what you draw from then on, and score one han more and the dora under the indicators. At least four tiles must be left.</source>
        <translation>门前清听牌时可以宣告立直：放下1,000点，此后摸什么打什么，多得一番，并计算指示牌下面的里宝牌。牌山至少要剩四张。</translation>
    </message>
    <message>
        <source>You cannot win on a discard while one of your waits lies among your own discards. A win that you let pass bars you until your next draw, and after riichi for the whole hand. Your own draw always wins.</source>
        <translation>听的牌中有自己打过的，就不能荣和（振听）。放过的和牌使你在下次摸牌前不能荣和，立直后则整局不能。自摸总是可以。</translation>
    </message>
    <message>
        <source>Only the next player may chow a discard; anyone may pung, kong or win. A win beats a pung or kong, which beat a chow.</source>
        <translation>只有下家能吃；碰、杠、和谁都可以。和优先于碰和杠，碰和杠优先于吃。</translation>
    </message>
    <message>
        <source>After a call you cannot discard a tile that would have done as well.</source>
        <translation>鸣牌后不能打出同样能用的牌（食替）。</translation>
    </message>
    <message>
        <source>Several players may win on the same discard.</source>
        <translation>同一张舍牌可以由多家和。</translation>
    </message>
    <message>
        <source>Two players may win on the same discard; three end the hand.</source>
        <translation>同一张舍牌可以由两家和；三家和则流局。</translation>
    </message>
    <message>
        <source>An indicator makes the next tile of its suit dora: one han each.</source>
        <translation>指示牌的下一张是宝牌，每张一番。</translation>
    </message>
    <message>
        <source>One five of each suit is red and counts one han, too.</source>
        <translation>每种花色有一张赤五，也各计一番。</translation>
    </message>
    <message>
        <source>Each kong turns over another indicator at once.</source>
        <translation>每次杠立即翻开一张新的指示牌。</translation>
    </message>
    <message>
        <source>Each kong turns over another indicator, that of an open kong after the discard.</source>
        <translation>每次杠翻开一张新的指示牌；明杠的在打牌之后。</translation>
    </message>
    <message>
        <source>All simples needs a closed hand.</source>
        <translation>断幺九必须门前清。</translation>
    </message>
    <message>
        <source>A pair of a double wind is 2 fu.</source>
        <translation>连风牌的雀头为2符。</translation>
    </message>
    <message>
        <source>4 han 30 fu is a mangan.</source>
        <translation>4番30符算满贯。</translation>
    </message>
    <message>
        <source>13 han is a yakuman.</source>
        <translation>13番算役满。</translation>
    </message>
    <message>
        <source>13 han is a sanbaiman.</source>
        <translation>13番算三倍满。</translation>
    </message>
    <message>
        <source>Several yakuman in one hand add up.</source>
        <translation>同一手牌的多个役满相加。</translation>
    </message>
    <message>
        <source>No hand counts more than one yakuman.</source>
        <translation>一手牌最多算一个役满。</translation>
    </message>
    <message>
        <source>The rarest four yakuman count twice.</source>
        <translation>最难的四种役满算两倍。</translation>
    </message>
    <message>
        <source>Each han doubles what the fu are worth. From five han on a hand has a fixed price: mangan 8,000, haneman 12,000, baiman 16,000, sanbaiman 24,000, yakuman 32,000; the dealer gets half as much again.</source>
        <translation>每一番使符的点数翻倍。五番以上是定额：满贯8,000、跳满12,000、倍满16,000、三倍满24,000、役满32,000；庄家多得一半。</translation>
    </message>
    <message>
        <source>The discarder pays all of it; a self-draw is shared, and the dealer&apos;s share is double.</source>
        <translation>放铳者全付；自摸由三家分付，庄家付双份。</translation>
    </message>
    <message>
        <source>Whoever gives away the last set of three dragons or four winds pays for that hand.</source>
        <translation>让人凑齐最后一组三元牌或风牌的人要包牌。</translation>
    </message>
    <message>
        <source>When the wall is empty, players who are not ready pay 3,000 points to those who are.</source>
        <translation>牌山摸完时，未听牌者共付3,000点给听牌者。</translation>
    </message>
    <message>
        <source>Nine terminals and honours, four equal winds, four riichi or four kongs of several players end a hand at once.</source>
        <translation>九种九牌、四风连打、四家立直、四杠散了立即流局。</translation>
    </message>
    <message>
        <source>Everyone starts with %1 points. A dealer who wins or is ready deals again, and each honba adds 300 points.</source>
        <translation>每人从%1点开始。庄家和牌或听牌则连庄，每本场加300点。</translation>
    </message>
    <message>
        <source>A score below zero ends the game.</source>
        <translation>点数低于零则终局。</translation>
    </message>
    <message>
        <source>If nobody has %1 points after the last deal, another round begins.</source>
        <translation>最后一局后无人达到%1点，则再打一圈。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Complete four sets and a pair, seven pairs or thirteen orphans, with at least one yaku. Dora add han but are no yaku.</source>
        <translation>凑成四组牌加雀头、七对子或国士无双，至少有一个役。宝牌加番，但不是役。</translation>
    </message>
    <message>
        <source>Furiten</source>
        <translation>振听</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>鸣牌</translation>
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
        <translation>对局</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>未听牌</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>流局满贯</translation>
    </message>
    <message>
        <source>Red fives</source>
        <translation>赤五</translation>
    </message>
    <message>
        <source>Open all simples</source>
        <translation>食断</translation>
    </message>
    <message>
        <source>Pair of double winds</source>
        <translation>连风牌雀头</translation>
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
        <translation>切上满贯</translation>
    </message>
    <message>
        <source>13 han is a yakuman</source>
        <translation>累计役满</translation>
    </message>
    <message>
        <source>Yakuman add up</source>
        <translation>役满复合</translation>
    </message>
    <message>
        <source>Double yakuman</source>
        <translation>双倍役满</translation>
    </message>
    <message>
        <source>Liability</source>
        <translation>包牌</translation>
    </message>
    <message>
        <source>Kong indicator</source>
        <translation>杠宝牌指示牌</translation>
    </message>
    <message>
        <source>after the discard</source>
        <translation>打牌之后</translation>
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
        <translation>起始点数</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>目标点数</translation>
    </message>
    <message>
        <source>Ends below zero</source>
        <translation>击飞终局</translation>
    </message>
    <message>
        <source>Extra round</source>
        <translation>延长赛</translation>
    </message>
    <message>
        <source>In the last deal a dealer who leads with %1 points ends the game by winning or being ready.</source>
        <translation>最后一局庄家以%1点以上领先时，和牌或听牌即终局。</translation>
    </message>
    <message>
        <source>136 tiles · three red fives</source>
        <translation>136 张 · 三张赤五</translation>
    </message>
    <message>
        <source>136 tiles · no red fives</source>
        <translation>136 张 · 无赤五</translation>
    </message>
    <message>
        <source>East · %1 min</source>
        <translation>东风战 · %1 分钟</translation>
    </message>
    <message>
        <source>East and south · %1 min</source>
        <translation>半庄 · %1 分钟</translation>
    </message>
    <message>
        <source>All four winds · %1 min</source>
        <translation>全庄 · %1 分钟</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) · %1 min</source>
        <translation>
            <numerusform>%n 局 · %1 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Ura</source>
        <extracomment>before the indicators under the dora&apos;s, as short as &quot;Dora&quot;</extracomment>
        <translation>里宝</translation>
    </message>
    <message>
        <source>Ready, but without a yaku</source>
        <translation>听牌，但无役</translation>
    </message>
    <message>
        <source>At the end the fourth pays the first %1, and the third the second %2.</source>
        <translation>终局时第四名付给第一名 %1 点，第三名付给第二名 %2 点。</translation>
    </message>
    <message>
        <source>The first also gets the %1 points that each put in above the start.</source>
        <translation>每家多出的 %1 点也归第一名。</translation>
    </message>
    <message>
        <source>Uma of first and fourth</source>
        <translation>第一、四名的顺位马</translation>
    </message>
    <message>
        <source>Uma of second and third</source>
        <translation>第二、三名的顺位马</translation>
    </message>
    <message>
        <source>Thirteen orphans can also win on the tile of a concealed kong.</source>
        <translation>国士无双还可以抢暗杠。</translation>
    </message>
    <message>
        <source>Thirteen orphans rob concealed kongs</source>
        <translation>国士无双可抢暗杠</translation>
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
        <translation>牌墙最后一张</translation>
    </message>
    <message>
        <source>after a kong</source>
        <translation>杠后补牌</translation>
    </message>
    <message>
        <source>from another&apos;s kong</source>
        <translation>抢别人的杠</translation>
    </message>
    <message>
        <source>the other three are visible</source>
        <translation>其余三张已明示</translation>
    </message>
    <message>
        <source>your wind is South, the round&apos;s East</source>
        <translation>门风南，圈风东</translation>
    </message>
    <message numerus="yes">
        <source>%n flower(s)</source>
        <translation>
            <numerusform>%n 张花</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted with it: %1</source>
        <translation>不另计：%1</translation>
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
        <translation>规则选项</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>规则版本</translation>
    </message>
    <message>
        <source>Reset options</source>
        <translation>恢复选项</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>1 hand · %1 min</source>
        <translation>1 局 · %1 分钟</translation>
    </message>
    <message>
        <source>%1 hands · %2 min</source>
        <translation>%1 局 · %2 分钟</translation>
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
            <numerusform>%1，弃牌 %n 张</numerusform>
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
        <translation>%1：%2，现为 %3</translation>
    </message>
    <message>
        <source>total</source>
        <translation>总分</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1, level %2</source>
        <comment>a player: name, wind and score, level</comment>
        <translation>%1，水平：%2</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>a bot</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>calls with %1</source>
        <translation>按 %1 要牌</translation>
    </message>
    <message>
        <source>%1, a bot</source>
        <translation>%1，电脑</translation>
    </message>
    <message>
        <source>%1, calls with %2</source>
        <translation>%1，按 %2 要牌</translation>
    </message>
    <message>
        <source>%1, a program</source>
        <translation>%1，程序</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程序</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
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
        <translation>正常</translation>
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
        <translation>打牌</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>两次单击</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>万子</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>筒子</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>条子</translation>
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
        <translation>排在最后</translation>
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
        <translation>白、发、中</translation>
    </message>
    <message>
        <source>Red, green, white</source>
        <translation>中、发、白</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>辅助</translation>
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
        <translation>屏幕朗读</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>不读</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>只读你的</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>全部都读</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>有动画</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>无动画</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>With indices</source>
        <translation>带角标</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清晰</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比</translation>
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
        <translation>无框</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>桌布</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
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
        <translation>关闭</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Numbers of the tutor</source>
        <translation>导师的数字</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>需要时显示</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是显示</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>牌桌与牌</translation>
    </message>
    <message>
        <source>Sound and speed</source>
        <translation>声音与速度</translation>
    </message>
    <message>
        <source>Tile sounds</source>
        <translation>出牌音量</translation>
    </message>
    <message>
        <source>Call sounds</source>
        <translation>吃碰杠音量</translation>
    </message>
    <message>
        <source>Result sounds</source>
        <translation>结算音量</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>导师</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>点评</translation>
    </message>
    <message>
        <source>After each move</source>
        <translation>每步之后</translation>
    </message>
    <message>
        <source>Keys and language</source>
        <translation>按键与语言</translation>
    </message>
    <message>
        <source>Show and change the keys</source>
        <translation>查看和更改按键</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Programs that can play here</source>
        <translation>可以来打牌的程序</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>第二意见</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
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
        <translation>全部是同一门的牌。</translation>
    </message>
    <message>
        <source>Seven Pairs</source>
        <translation>七对</translation>
    </message>
    <message>
        <source>Seven pairs in a concealed hand; four of a kind are two pairs.</source>
        <translation>门前的七个对子；四张相同的牌算两对。</translation>
    </message>
    <message>
        <source>All Pungs</source>
        <translation>对对和</translation>
    </message>
    <message>
        <source>Four pungs or kongs and a pair.</source>
        <translation>四副刻子或杠，加一对将。</translation>
    </message>
    <message>
        <source>Golden Wait</source>
        <translation>金钩钓</translation>
    </message>
    <message>
        <source>Four declared sets: a single tile is left in the hand.</source>
        <translation>四副都已碰杠，手中只剩一张单钓。</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>Each four of a kind in the hand that is not a kong.</source>
        <translation>手中每有四张相同而没有杠的牌。</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Each declared kong.</source>
        <translation>每个杠。</translation>
    </message>
    <message>
        <source>Win after a Kong</source>
        <translation>杠上开花</translation>
    </message>
    <message>
        <source>Won on the replacement for a kong.</source>
        <translation>用杠后的补牌和。</translation>
    </message>
    <message>
        <source>Shot after a Kong</source>
        <translation>杠上炮</translation>
    </message>
    <message>
        <source>Won on the discard of a player who has just declared a kong.</source>
        <translation>和别人杠后打出的牌。</translation>
    </message>
    <message>
        <source>Robbing a Kong</source>
        <translation>抢杠和</translation>
    </message>
    <message>
        <source>Won on the tile that another player adds to a pung.</source>
        <translation>和别人补杠的牌。</translation>
    </message>
    <message>
        <source>Under the Sea</source>
        <translation>海底</translation>
    </message>
    <message>
        <source>Won on the last tile of the wall, or on the discard after it.</source>
        <translation>用最后一张牌，或其后打出的牌和。</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Won on your own draw, where the rules double for it.</source>
        <translation>自摸加番时的自摸。</translation>
    </message>
    <message>
        <source>Plain Hand</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>Sichuan bloody battle</source>
        <translation>四川麻将 血战到底</translation>
    </message>
    <message>
        <source>Give up a suit, and play on until three have won.</source>
        <translation>定缺一门，打到三家和牌为止。</translation>
    </message>
    <message>
        <source>Doublings</source>
        <translation>番</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n 种</numerusform>
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
        <translation>每次和牌的番数</translation>
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
        <translation>目标</translation>
    </message>
    <message>
        <source>Complete four sets and a pair, or seven pairs, in two suits or one. Only the three suits are played: 108 tiles.</source>
        <translation>用两门或一门凑成四面子一将或七对。只用三门序数牌，共 108 张。</translation>
    </message>
    <message>
        <source>Before the first draw</source>
        <translation>摸牌之前</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>吃碰杠</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>A winner leaves the hand, and the others play on until three have won or the wall is empty. Players who have left pay nothing more.</source>
        <translation>和牌者离场，其余的人继续打，直到三家和牌或牌墙摸完。离场的人不再付分。</translation>
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
        <translation>对局</translation>
    </message>
    <message>
        <source>The first winner of a hand deals the next one.</source>
        <translation>第一个和牌的人下一局坐庄。</translation>
    </message>
    <message>
        <source>Kong passed on</source>
        <translation>呼叫转移</translation>
    </message>
    <message>
        <source>Kong returned</source>
        <translation>退税</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>查大叫</translation>
    </message>
    <message>
        <source>Suit not given up</source>
        <translation>查花猪</translation>
    </message>
    <message>
        <source>Exchange three tiles</source>
        <translation>换三张</translation>
    </message>
    <message>
        <source>Most doublings</source>
        <translation>封顶番数</translation>
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
        <translation>杠上炮的杠分</translation>
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
        <translation>转给和牌者</translation>
    </message>
    <message>
        <source>16 to each other player</source>
        <translation>付每家 16 分</translation>
    </message>
    <message>
        <source>48 to nobody</source>
        <translation>罚 48 分</translation>
    </message>
    <message>
        <source>Kongs are returned if not ready</source>
        <translation>未听牌退税</translation>
    </message>
    <message>
        <source>Pung on the last discard</source>
        <translation>最后一张可碰</translation>
    </message>
    <message>
        <source>A complete hand that nothing doubles.</source>
        <translation>没有任何番的和牌。</translation>
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
        <translation>竞赛规则</translation>
    </message>
    <message>
        <source>Everyone gives up a suit. Its tiles must be discarded first, and nobody wins while holding one.</source>
        <translation>每人定缺一门：缺门的牌必须先打，手中有缺门的牌不能和。</translation>
    </message>
    <message>
        <source>Everyone passes on three tiles of one suit; the direction is drawn by lot.</source>
        <translation>每人换出同一门的三张牌，方向由骰子决定。</translation>
    </message>
    <message>
        <source>There is no chow. Anyone may pung, kong or win on a discard, and several players may win on the same tile.</source>
        <translation>不能吃。别人打出的牌，谁都可以碰、杠或和；一炮可以多响。</translation>
    </message>
    <message>
        <source>If you let a win pass, you win on nothing cheaper until your next draw.</source>
        <translation>放过一次和牌后，在下次摸牌之前不能和更小的牌。</translation>
    </message>
    <message>
        <source>The discard after the last draw can only be won.</source>
        <translation>最后一张摸牌之后打出的牌只能和。</translation>
    </message>
    <message>
        <source>A kong is paid at once: 2 points from everyone for a concealed one, 2 from the discarder for a claimed one, 1 from everyone for one added to a pung.</source>
        <translation>杠立即结算：暗杠每家 2 分，明杠由打牌者付 2 分，补杠每家 1 分。</translation>
    </message>
    <message>
        <source>If the discard after a kong is won, that income is cancelled.</source>
        <translation>杠后打出的牌点炮，这次杠的所得取消。</translation>
    </message>
    <message>
        <source>If the discard after a kong is won, the winner takes that income.</source>
        <translation>杠后打出的牌点炮，这次杠的所得归和牌者。</translation>
    </message>
    <message numerus="yes">
        <source>A hand is worth 1 point, doubled for each doubling, at most %n time(s).</source>
        <translation>
            <numerusform>和牌 1 分，每番翻一倍，最多翻 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>The discarder pays it; on a self-draw everyone still playing pays.</source>
        <translation>点炮者付；自摸则场上还在打的各家都付。</translation>
    </message>
    <message>
        <source>A self-draw adds 1 point, beyond the limit too.</source>
        <translation>自摸加 1 分，不受封顶限制。</translation>
    </message>
    <message>
        <source>A self-draw is one more doubling.</source>
        <translation>自摸加一番。</translation>
    </message>
    <message>
        <source>Whoever still holds tiles of the suit given up pays %1 points to each of the others.</source>
        <translation>手中还有缺门牌的人赔给其他每家 %1 分。</translation>
    </message>
    <message>
        <source>Whoever still holds tiles of the suit given up loses %1 points, which nobody gets.</source>
        <translation>手中还有缺门牌的人罚 %1 分，不归任何人。</translation>
    </message>
    <message>
        <source>Whoever is not ready pays each ready player the most that hand could win.</source>
        <translation>没有听牌的人赔给每个听牌的人其最大可能的和牌分。</translation>
    </message>
    <message>
        <source>Whoever is not ready also returns what kongs brought.</source>
        <translation>没有听牌的人还要退回杠的所得。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>通行规则</translation>
    </message>
    <message>
        <source>108 tiles · exchange · up to %1 doublings</source>
        <translation>108 张牌 · 换三张 · 最多 %1 番</translation>
    </message>
    <message>
        <source>108 tiles · up to %1 doublings</source>
        <translation>108 张牌 · 最多 %1 番</translation>
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
        <translation>统计</translation>
    </message>
    <message>
        <source>Loading records…</source>
        <translation>正在读取记录…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>还没有可统计的对局</translation>
    </message>
    <message>
        <source>After your first hand this page shows how often you win and deal in, the fans you make, and your points against each level over time.</source>
        <translation>打完第一局后，这里会显示你和牌与点炮的频率、做成的番种、对各级电脑的得分，以及它们的变化。</translation>
    </message>
    <message>
        <source>Points of each game</source>
        <translation>每场得分</translation>
    </message>
    <message>
        <source>Your first finished game appears here</source>
        <translation>第一场打完的对局会出现在这里</translation>
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
        <translation>对各级电脑的每局得分</translation>
    </message>
    <message>
        <source>with 95 % interval</source>
        <translation>附95%区间</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first win appears here</source>
        <translation>你的第一次和牌会出现在这里</translation>
    </message>
    <message>
        <source>No games of this length</source>
        <translation>没有这种局数的对局</translation>
    </message>
    <message>
        <source>Hands in a game</source>
        <translation>每场局数</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Kong!</source>
        <translation>杠！</translation>
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
        <translation>要吃碰吗？</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你</translation>
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
        <translation>请选择</translation>
    </message>
</context>
<context>
    <name>TableEvent</name>
    <message>
        <source>A new game begins</source>
        <translation>新对局开始</translation>
    </message>
    <message>
        <source>The tiles are dealt</source>
        <translation>发牌</translation>
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
        <translation>%1：补花 %2</translation>
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
        <translation>牌已摸完：荒牌</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>%1; the players change seats</source>
        <translation>%1；换座位</translation>
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
        <translation>换三张：各家传给下家</translation>
    </message>
    <message>
        <source>Each player passed three tiles to the one opposite</source>
        <translation>换三张：各家传给对家</translation>
    </message>
    <message>
        <source>Each player passed three tiles to the previous one</source>
        <translation>换三张：各家传给上家</translation>
    </message>
    <message>
        <source>%1 gave %2 and got %3</source>
        <extracomment>a player, three tiles and three other tiles</extracomment>
        <translation>%1：换出%2，换入%3</translation>
    </message>
    <message>
        <source>%1 gave up %2</source>
        <extracomment>a player and a suit: &quot;Lin gave up dots&quot;</extracomment>
        <translation>%1：定缺%2</translation>
    </message>
    <message>
        <source>Indicator: %1</source>
        <extracomment>a tile that is turned over beside the wall</extracomment>
        <translation>宝牌指示牌：%1</translation>
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
        <translation>没有其他收支</translation>
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
        <translation>结果</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最终排名</translation>
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
        <translation>%1，刚摸到</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1，价值 %2</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1，最优</translation>
    </message>
    <message>
        <source>%1, equally good</source>
        <translation>%1，与最优相当</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, discarded in this plan</source>
        <translation>%1，按此方案打出</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>摸进 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins, %n left</source>
        <translation>
            <numerusform>和 %1，余 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, a candidate</source>
        <translation>%1，候选</translation>
    </message>
    <message>
        <source>a face-down tile</source>
        <translation>暗置的牌</translation>
    </message>
    <message>
        <source>%1, the winning tile</source>
        <translation>%1，和牌张</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles in the wall</comment>
        <translation>
            <numerusform>余 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>indicator: %1</source>
        <translation>宝牌指示牌：%1</translation>
    </message>
    <message>
        <source>%1, wild</source>
        <translation>%1，癞子</translation>
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
        <translation>吃碰杠和</translation>
    </message>
    <message>
        <source>The tutor</source>
        <translation>导师</translation>
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
        <translation>你的牌在下方，刚摸的牌单独放。点击一张牌即打出，也可用方向键选牌后按回车。空格键打出刚摸的牌。</translation>
    </message>
    <message>
        <source>When you can call a discard, its button lights up; each has a key. Only Pass declines, so a stray click or Esc never gives a win away.</source>
        <translation>可以要牌时，相应的按钮会亮起，每个都有按键。只有“过”才是放弃：误点或按 Esc 绝不会丢掉和牌。</translation>
    </message>
    <message>
        <source>The bar above a tile shows what discarding it is worth; the highest is best. A badge below warns whom it may deal into. Press H to show or hide the hints, or hold it to peek.</source>
        <translation>牌上方的条表示打这张的价值，最高的最好。下方的标记提醒它可能点给谁。按 H 显示或隐藏，按住可暂时查看。</translation>
    </message>
    <message>
        <source>A hand needs eight fan to win. After each hand you see what counted and what did not. Rules and fans explains every fan with an example.</source>
        <translation>满八番才能和。每局结束后会列出计了哪些番、没计哪些。“规则与番种”里有每个番种的说明和例子。</translation>
    </message>
    <message>
        <source>The menu (Esc) leads to your records and statistics, the settings and the keyboard guide. A deal code lets a friend play the tiles you were dealt.</source>
        <translation>按 Esc 打开菜单，可查看记录和统计，设置速度、牌面和声音，以及查看按键。用牌码可以让朋友打同样的牌。</translation>
    </message>
    <message>
        <source>Welcome to Tingpai</source>
        <translation>欢迎来到听牌</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Rules and fans</source>
        <translation>规则与番种</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>用牌码开局</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
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
        <translation>杠</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>过</translation>
    </message>
</context>
<context>
    <name>TutorDock</name>
    <message>
        <source>Tutor</source>
        <translation>导师</translation>
    </message>
    <message>
        <source>Hints on</source>
        <translation>提示开</translation>
    </message>
    <message>
        <source>Hints off</source>
        <translation>提示关</translation>
    </message>
    <message>
        <source>Fold the tutor away</source>
        <translation>收起导师栏</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Show fewer numbers</source>
        <translation>少显示数字</translation>
    </message>
    <message>
        <source>Show all numbers</source>
        <translation>显示全部数字</translation>
    </message>
    <message>
        <source>Ways to win</source>
        <translation>和牌途径</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Other ways</source>
        <translation>其他途径</translation>
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
        <translation>听：%1</translation>
    </message>
    <message>
        <source>As dealt, this hand wins %1 of the time: value %2</source>
        <translation>起手牌和牌率 %1，价值 %2</translation>
    </message>
    <message>
        <source>Better to pass</source>
        <translation>最好放过</translation>
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
        <translation>摸进 %1</translation>
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
        <translation>听 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) help</source>
        <translation>
            <numerusform>%n 张有效牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: wins %2, about %3, %4</source>
        <translation>%1：和牌率 %2，约 %3，%4</translation>
    </message>
    <message>
        <source>Ready for %1 alone</source>
        <translation>只听%1</translation>
    </message>
    <message>
        <source>Many ways to win, none likely by itself</source>
        <translation>和牌途径很多，没有一种特别可能</translation>
    </message>
    <message>
        <source>Other ways: %1</source>
        <translation>其他途径：%1</translation>
    </message>
    <message>
        <source>This table is slower than usual</source>
        <translation>这桌节奏偏慢</translation>
    </message>
    <message>
        <source>This table is faster than usual</source>
        <translation>这桌节奏偏快</translation>
    </message>
    <message>
        <source>Your opponents are ready later than most: you have more time, and discards are safer.</source>
        <translation>对手听牌普遍较晚：做牌时间更充裕，打牌也更安全。</translation>
    </message>
    <message>
        <source>Your opponents are ready sooner than most: you have less time, and discards are riskier.</source>
        <translation>对手听牌普遍较早：做牌时间更紧，打牌也更容易点炮。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1：剩 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>As dealt, this hand wins %1 of the time</source>
        <translation>起手牌和牌率 %1</translation>
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
        <translation>%1 顺位分</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 placement</source>
        <translation>顺位分 %1</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>%1, and it was punished</source>
        <translation>%1，并且受到了惩罚</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回这一步</translation>
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
        <translation>%1的选择（%2 / %3）</translation>
    </message>
    <message>
        <source>Previous player</source>
        <translation>上一位</translation>
    </message>
    <message>
        <source>Your decisions (%1 of %2)</source>
        <translation>你的选择（%1 / %2）</translation>
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
        <translation>牌墙已摸完</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Announcer</name>
    <message>
        <source>Not ready yet</source>
        <translation>还没听牌</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>听 %1</translation>
    </message>
    <message>
        <source>Nothing to decide. %1</source>
        <translation>现在不需要你操作。%1</translation>
    </message>
    <message>
        <source>No advice now</source>
        <translation>现在没有建议</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s) left in the wall</source>
        <translation>
            <numerusform>%1，牌墙余 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard first: the wait depends on it</source>
        <translation>请先打出一张：打哪张决定听什么</translation>
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
        <translation>有人要吗？</translation>
    </message>
    <message>
        <source>Take back? All must agree</source>
        <translation>收回？需要所有人同意</translation>
    </message>
    <message>
        <source>Your hand is hidden</source>
        <translation>手牌正扣着</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>刚摸到：%1</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>最佳：%1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>同样好：%1</translation>
    </message>
</context>
<context>
    <name>tingpai::app::AppSettings</name>
    <message>
        <source>Your settings name rules that this version does not know (“%1”). New games use %2 until you choose again.</source>
        <extracomment>%1: as they stand in the file, %2: a kind of rules</extracomment>
        <translation>设置里的规则（“%1”）是这个版本不认识的。重新选择之前，新对局使用%2。</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Deals</name>
    <message>
        <source>Deal code %1, %2: %3 points</source>
        <translation>牌码 %1，%2：%3 分</translation>
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
        <translation>  导师：%1（%2）</translation>
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
        <translation>第 %1 个事件：%2</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>还没轮到你</translation>
    </message>
    <message>
        <source>Take the win or pass first</source>
        <translation>请先和牌或选择过</translation>
    </message>
    <message>
        <source>That is not allowed now</source>
        <translation>现在不能这样做</translation>
    </message>
    <message>
        <source>Played without hints</source>
        <translation>全程未看提示</translation>
    </message>
    <message numerus="yes">
        <source>Hints used for %n decision(s), in full for %1</source>
        <translation>
            <numerusform>%n 次选择前看了提示，其中 %1 次看了全部</numerusform>
        </translation>
    </message>
    <message>
        <source>Person %1 needs a name of at most %2 letters</source>
        <translation>第 %1 人需要一个不超过 %2 个字的名字</translation>
    </message>
    <message>
        <source>Two to four people can share the screen</source>
        <translation>可以两到四人共用一屏</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>没有可以收回的选择</translation>
    </message>
    <message>
        <source>You have nothing to call</source>
        <translation>你没有可以吃碰杠和的牌</translation>
    </message>
    <message>
        <source>Another program has locked the records: the game waits for it</source>
        <translation>另一个程序锁定了牌谱：对局正在等待</translation>
    </message>
    <message>
        <source>%1 has locked the records: the game waits for it</source>
        <translation>%1 锁定了牌谱：对局正在等待</translation>
    </message>
    <message numerus="yes">
        <source>Full hints at %n decision(s)</source>
        <translation>
            <numerusform>%n 次决定使用了完整提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen. Everyone gets the same time</source>
        <translation>已选好。每个人的时间都一样</translation>
    </message>
    <message>
        <source>%1 takes its seat.</source>
        <extracomment>%1: a level, which plays on in the place of a program</extracomment>
        <translation>%1电脑接替它的座位。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
</context>
<context>
    <name>tingpai::app::HandResult</name>
    <message>
        <source>Not ready</source>
        <translation>未听牌</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>听牌</translation>
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
        <translation>听牌，但不足 %1</translation>
    </message>
    <message>
        <source>The wall is empty</source>
        <translation>牌墙已摸完</translation>
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
        <translation>已含于%1</translation>
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
        <translation>抢和你的杠牌%1</translation>
    </message>
    <message>
        <source>On %1 from you</source>
        <translation>和%1，你点和</translation>
    </message>
    <message>
        <source>From your kong, %1</source>
        <translation>抢你的杠，%1</translation>
    </message>
    <message>
        <source>From you, %1</source>
        <translation>你点和，%1</translation>
    </message>
    <message>
        <source>On %1, robbed from %2&apos;s kong</source>
        <translation>和%1，抢%2的杠</translation>
    </message>
    <message>
        <source>On %1 from %2</source>
        <translation>和%1，%2点和</translation>
    </message>
    <message>
        <source>From %1&apos;s kong, %2</source>
        <translation>抢%1的杠，%2</translation>
    </message>
    <message>
        <source>From %1, %2</source>
        <translation>%1点和，%2</translation>
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
            <numerusform>自己的局面 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for practice</source>
        <translation>
            <numerusform>练习题 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>连续 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved today · %1</source>
        <translation>今天答对了 · %1</translation>
    </message>
    <message>
        <source>Missed today · %1</source>
        <translation>今天答错了 · %1</translation>
    </message>
    <message>
        <source>Position of the day</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>For practice</source>
        <translation>练习题</translation>
    </message>
    <message>
        <source>From your own game</source>
        <translation>自己的对局</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Right: the best choice</source>
        <translation>正确：最优选择</translation>
    </message>
    <message>
        <source>Right: as good as the best</source>
        <translation>正确：与最优相当</translation>
    </message>
    <message>
        <source>Another one tomorrow</source>
        <translation>明天还有一题</translation>
    </message>
    <message numerus="yes">
        <source>Back in %n day(s)</source>
        <translation>
            <numerusform>%n 天后再来</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n right</source>
        <translation>
            <numerusform>%n 题对 %1 题</numerusform>
        </translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>From a reviewed game</source>
        <translation>复盘过的对局</translation>
    </message>
    <message>
        <source>No streak yet</source>
        <translation>还没有连续天数</translation>
    </message>
    <message>
        <source>A new one is ready</source>
        <translation>新的一题已经有了</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>今天</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n 天后</numerusform>
        </translation>
    </message>
    <message>
        <source>Never asked</source>
        <translation>还没问过</translation>
    </message>
    <message>
        <source>Not the best: it costs %1</source>
        <translation>不是最优：损失 %1</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Picking</name>
    <message>
        <source>Choose three tiles of one suit to pass on</source>
        <translation>选三张同花色的牌换出</translation>
    </message>
    <message>
        <source>Choose the suit that you will do without</source>
        <translation>选一门花色定缺</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <extracomment>a tile of the hand</extracomment>
        <translation>%1，已选</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s)</source>
        <extracomment>a suit and how many tiles of it are held</extracomment>
        <translation>
            <numerusform>%1：%n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose your riichi discard</source>
        <translation>选择立直宣言牌</translation>
    </message>
</context>
<context>
    <name>tingpai::app::PositionView</name>
    <message numerus="yes">
        <source>%n tile(s) left in the wall</source>
        <translation>
            <numerusform>牌墙剩 %n 张</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tingpai::app::ProgramList</name>
    <message>
        <source>The program needs a name</source>
        <translation>程序需要一个名称</translation>
    </message>
    <message>
        <source>Another program has this name</source>
        <translation>已有程序使用这个名称</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s) in your settings cannot be read and will not be run. Add them again.</source>
        <translation>
            <numerusform>设置中有 %n 个程序无法读取，不会运行。请重新添加。</numerusform>
        </translation>
    </message>
    <message>
        <source>The name can have at most %1 letters</source>
        <translation>名称最多 %1 个字</translation>
    </message>
    <message>
        <source>The command can have at most %1 letters</source>
        <translation>命令最多 %1 个字符</translation>
    </message>
    <message>
        <source>You can add at most %1 programs</source>
        <translation>最多添加 %1 个程序</translation>
    </message>
</context>
<context>
    <name>tingpai::app::ProgramSeats</name>
    <message>
        <source>%1 is not among your programs any more.</source>
        <translation>%1已不在你的程序中。</translation>
    </message>
    <message>
        <source>%1 does not know the rules of this game.</source>
        <translation>%1不懂这局的规则。</translation>
    </message>
</context>
<context>
    <name>tingpai::app::ProgramTrial</name>
    <message>
        <source>It plays: its first answer was “%1”, after %2 ms.</source>
        <extracomment>%1: an action, %2: milliseconds</extracomment>
        <translation>可以打牌：第一个回答是“%1”，用时 %2 毫秒。</translation>
    </message>
    <message>
        <source>Its last message: %1</source>
        <extracomment>%1: a line that a program wrote</extracomment>
        <translation>最后的消息：%1</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Records</name>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
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
        <translation>无提示</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Game imported</source>
        <translation>对局已导入</translation>
    </message>
    <message>
        <source>Game deleted</source>
        <translation>已删除对局</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>Earlier branch</source>
        <translation>较早的分支</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 不是文件</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>its rules are no preset (%1)</source>
        <translation>规则不是预设规则（%1）</translation>
    </message>
    <message>
        <source>its walls are not from its seed</source>
        <translation>牌墙与种子不符</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB: too large for a record</source>
        <translation>%1 大于 16 MiB，不像是牌谱</translation>
    </message>
    <message>
        <source>Game imported. It has no deal code: %1.</source>
        <translation>已导入对局。此局没有牌码：%1。</translation>
    </message>
    <message>
        <source>Hand %1: %2</source>
        <translation>第 %1 局：%2</translation>
    </message>
    <message>
        <source>The text is larger than 16 MiB: too large for a record</source>
        <translation>文本大于 16 MiB，不像是牌谱</translation>
    </message>
    <message>
        <source>There is no text on the clipboard</source>
        <translation>剪贴板上没有文字</translation>
    </message>
</context>
<context>
    <name>tingpai::app::ReplayController</name>
    <message>
        <source>This game has no hands</source>
        <translation>这场对局一局也没有</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they did</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Same as the tutor</source>
        <translation>与导师一致</translation>
    </message>
    <message>
        <source>Already played. Play on from here to try something else.</source>
        <translation>这一步已经打过。要改打，请从这里接着打。</translation>
    </message>
    <message>
        <source>Event %1: %2</source>
        <translation>第 %1 条：%2</translation>
    </message>
    <message>
        <source>Nothing to decide here</source>
        <translation>此处无需选择</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Review</name>
    <message>
        <source>Event %1: %2</source>
        <translation>第 %1 条：%2</translation>
    </message>
    <message>
        <source>%1 of your decisions were as good as the best, or nearly</source>
        <translation>你的选择有 %1 与最优相当或接近</translation>
    </message>
    <message>
        <source>%1 of the decisions were as good as the best, or nearly</source>
        <translation>其选择有 %1 与最优相当或接近</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n decision(s) reviewed</source>
        <translation>
            <numerusform>已检查 %1/%n 个选择</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) reviewed</source>
        <translation>
            <numerusform>检查了 %n 个选择</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) of this size and kind</source>
        <translation>
            <numerusform>这种程度和类型的失误 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes from %1</source>
        <translation>%1以上的失误</translation>
    </message>
    <message>
        <source>%1, a bot</source>
        <translation>%1（电脑）</translation>
    </message>
    <message>
        <source>%1, a program</source>
        <translation>%1（程序）</translation>
    </message>
</context>
<context>
    <name>tingpai::app::RuleSettings</name>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
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
        <translation>%1，轮到其行动</translation>
    </message>
    <message>
        <source>%1; may wait for %2</source>
        <translation>%1；可能听 %2</translation>
    </message>
    <message>
        <source>%1: nothing discarded</source>
        <translation>%1：还没有打牌</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1：打 %2</translation>
    </message>
    <message>
        <source>%1: no melds</source>
        <translation>%1：没有亮出的牌</translation>
    </message>
    <message>
        <source>%1 melded %2</source>
        <translation>%1 亮出 %2</translation>
    </message>
    <message>
        <source>%1: no flowers</source>
        <translation>%1：没有花牌</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <translation>%1：补花 %2</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>听牌 %1</translation>
    </message>
    <message>
        <source>%1 is far from ready</source>
        <translation>%1离听牌还远</translation>
    </message>
    <message>
        <source>%1 may be ready</source>
        <translation>%1可能已听牌</translation>
    </message>
    <message>
        <source>%1 is probably ready</source>
        <translation>%1很可能已听牌</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄</translation>
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
        <translation>振听</translation>
    </message>
    <message>
        <source>Furiten: you can win only by self-draw</source>
        <translation>振听：只能自摸和牌</translation>
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
        <translation>%1没有给出意见</translation>
    </message>
    <message>
        <source>%1 would declare riichi, too</source>
        <translation>%1也会立直</translation>
    </message>
    <message>
        <source>%1 would declare riichi</source>
        <translation>%1会立直</translation>
    </message>
    <message>
        <source>%1 agrees</source>
        <translation>%1同意</translation>
    </message>
    <message>
        <source>%1 would pass</source>
        <translation>%1会选“过”</translation>
    </message>
    <message>
        <source>%1 would discard the %2</source>
        <extracomment>%1: a program, %2: a tile</extracomment>
        <translation>%1会打%2</translation>
    </message>
    <message>
        <source>%1 would choose “%2”</source>
        <extracomment>%1: a program, %2: an action, &quot;Pung 3 of dots&quot;</extracomment>
        <translation>%1会选择“%2”</translation>
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
        <translation>对局</translation>
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
            <numerusform>点炮%n次</numerusform>
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
        <translation>未记录</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n game(s): %1 points</source>
        <translation>
            <numerusform>最近 %n 场平均：%1 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported game(s) not counted</source>
        <translation>
            <numerusform>另有 %n 场导入的对局不计</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealt into a win</source>
        <translation>点炮率</translation>
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
        <translation>每次和牌得点</translation>
    </message>
    <message>
        <source>Riichi declared</source>
        <translation>立直率</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>鸣牌率</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>平均顺位</translation>
    </message>
</context>
<context>
    <name>tingpai::app::TableScene</name>
    <message>
        <source>There is no such tile</source>
        <translation>没有这张牌</translation>
    </message>
    <message>
        <source>No tile was drawn</source>
        <translation>没有摸到的牌</translation>
    </message>
    <message>
        <source>That is not allowed now</source>
        <translation>现在不能这样做</translation>
    </message>
    <message>
        <source>You can win: take it or pass</source>
        <translation>可以和牌：和或过</translation>
    </message>
    <message>
        <source>You may call %1</source>
        <translation>可以要 %1</translation>
    </message>
    <message>
        <source>You can win with %1</source>
        <translation>可以和 %1</translation>
    </message>
    <message>
        <source>Your turn: discard a tile</source>
        <translation>轮到你：请打一张牌</translation>
    </message>
    <message>
        <source>You can rob the kong: %1</source>
        <translation>可以抢杠：%1</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Waiting for your turn</source>
        <translation>等待轮到你</translation>
    </message>
    <message>
        <source>Hints begin with the first draw</source>
        <translation>摸第一张牌后开始提示</translation>
    </message>
    <message>
        <source>You have won, and the others play on</source>
        <translation>你已和牌，其他人继续</translation>
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
        <translation>点评：%1。%2</translation>
    </message>
</context>
<context>
    <name>tingpai::app::Tutor</name>
    <message>
        <source>One of the marked tiles</source>
        <translation>打标出的牌之一</translation>
    </message>
</context>
</TS>
