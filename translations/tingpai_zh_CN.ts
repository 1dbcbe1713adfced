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
        <source>Advice comes when it is your turn.</source>
        <translation>轮到你时会给出建议。</translation>
    </message>
    <message>
        <source>shows the hints; hold it for a peek</source>
        <translation>显示提示；按住可偷看</translation>
    </message>
    <message>
        <source>Above each tile: what its discard is worth. Below: how likely it loses, by opponent. Here: the best discard, why, and the ways to win.</source>
        <translation>牌的上方：打出它的价值。下方：对每位对手放铳的可能。这里：最好的打法、理由和和牌的路线。</translation>
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
</context>
<context>
    <name>CentrePanel</name>
    <message>
        <source>%1 round, hand %2 of %3, %4 tiles left</source>
        <translation>%1风圈，第 %2 局，共 %3 局，余 %4 张</translation>
    </message>
    <message>
        <source>Hand %1/%2</source>
        <translation>第 %1/%2 局</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles in the wall</comment>
        <translation>
            <numerusform>余 %n 张</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>%1, %2 fan</source>
        <translation>%1，%2 番</translation>
    </message>
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
        <source>Type your PIN to see your tiles</source>
        <translation>输入密码以查看手牌</translation>
    </message>
    <message>
        <source>Hold the button, Space or Enter to see your tiles</source>
        <translation>按住按钮、空格或回车以查看手牌</translation>
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
        <source>That is not the PIN</source>
        <translation>密码不对</translation>
    </message>
</context>
<context>
    <name>GameOverPage</name>
    <message>
        <source>Game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Place %1: %2, %3</source>
        <translation>第 %1 名：%2，%3</translation>
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
            <numerusform>共 %n 局，牌局 %1</numerusform>
        </translation>
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
    <name>HotseatPage</name>
    <message>
        <source>One screen, several people</source>
        <translation>多人共用一屏</translation>
    </message>
    <message>
        <source>A curtain falls between the players. After each discard everybody is asked “Anyone?” for the same time; who wants to call presses their key and gets the screen. Bots take the empty seats.</source>
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
        <source>Discard this tile; go on after a hand</source>
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
        <source>Show or hide the hints; hold for a peek</source>
        <translation>显示或隐藏提示；按住可偷看</translation>
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
        <source>What was laid down?</source>
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
        <source>This page</source>
        <translation>本页</translation>
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
        <source>Take the last choice back</source>
        <translation>收回上一次选择</translation>
    </message>
    <message>
        <source>Take it back with another luck</source>
        <translation>收回并换个运气</translation>
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
        <source>As at first</source>
        <translation>恢复原样</translation>
    </message>
    <message>
        <source>All keys are as at first</source>
        <translation>所有按键已恢复原样</translation>
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
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最终排名</translation>
    </message>
    <message>
        <source>Scores, %1</source>
        <translation>得分，%1</translation>
    </message>
    <message>
        <source>Give the screen back</source>
        <translation>交还屏幕</translation>
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
        <source>Chinese Official mahjong, sixteen hands</source>
        <translation>国标麻将，十六局</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
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
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Nudge</source>
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
        <source>One person and three bots</source>
        <translation>一人对三个电脑</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Speed, hints, language</source>
        <translation>速度、提示、语言</translation>
    </message>
    <message>
        <source>Everything works without a mouse</source>
        <translation>不用鼠标也能完成一切</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>对局会保存</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>To your last choice, the same tiles come</source>
        <translation>回到上一次选择，牌墙不变</translation>
    </message>
    <message>
        <source>Another luck</source>
        <translation>换个运气</translation>
    </message>
    <message>
        <source>To your last choice, the unseen tiles shuffled</source>
        <translation>回到上一次选择，重洗未见的牌</translation>
    </message>
    <message>
        <source>One screen</source>
        <translation>同屏对局</translation>
    </message>
    <message>
        <source>Two to four people pass it round</source>
        <translation>两到四人轮流使用</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>老师</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>不读</translation>
    </message>
    <message>
        <source>Says what a choice cost</source>
        <translation>说出选择的代价</translation>
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
        <source>Chow from %1</source>
        <translation>从 %1 吃</translation>
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
        <source>the only choice</source>
        <translation>唯一的选择</translation>
    </message>
    <message>
        <source>the hand is won</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>the highest value</source>
        <translation>价值最高</translation>
    </message>
    <message>
        <source>the safest tile</source>
        <translation>最安全的牌</translation>
    </message>
    <message>
        <source>the best table entry</source>
        <translation>查表最优</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>随机选择</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>熟练</translation>
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
        <source>Chow from %1 up</source>
        <extracomment>%1 is the lowest tile of the chow</extracomment>
        <translation>%1 起的顺子</translation>
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
        <source>%1 round, hand %2 of %3</source>
        <translation>%1风圈，第 %2 局，共 %3 局</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>暗杠</translation>
    </message>
</context>
<context>
    <name>OpponentBar</name>
    <message>
        <source>not judged yet</source>
        <translation>尚未判断</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Mahjong against three bots, with a tutor that shows its work.</source>
        <translation>与三个电脑对手打麻将，并有讲解思路的导师。</translation>
    </message>
    <message>
        <source>Begin a new game of deal N.</source>
        <translation>以牌局编号 N 开始新对局。</translation>
    </message>
    <message>
        <source>Language: en, zh_CN, zh_TW or ja.</source>
        <translation>语言：en、zh_CN、zh_TW 或 ja。</translation>
    </message>
    <message>
        <source>Level of the bots: random, quick, path or expert.</source>
        <translation>电脑水平：random、quick、path 或 expert。</translation>
    </message>
    <message>
        <source>Keep games and settings in this folder.</source>
        <translation>把对局和设置保存在此文件夹。</translation>
    </message>
    <message>
        <source>Play a demonstration hand and tell its course.</source>
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
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>PaymentCard</name>
    <message>
        <source>%1: %2, now %3</source>
        <translation>%1：%2，现为 %3</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>合计 %1</translation>
    </message>
</context>
<context>
    <name>PeopleBar</name>
    <message>
        <source>Take back? All must agree</source>
        <translation>悔棋？需要所有人同意</translation>
    </message>
    <message>
        <source>Anyone?</source>
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
    <name>PlanCard</name>
    <message>
        <source>leaves</source>
        <translation>打</translation>
    </message>
    <message>
        <source>comes</source>
        <translation>进</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>听</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>person %1 of the table is not readable</source>
        <translation>桌上的第 %1 人无法读取</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Picture: %1</source>
        <translation>图片：%1</translation>
    </message>
</context>
<context>
    <name>RecordStore</name>
    <message>
        <source>The folder %1 for the records cannot be made</source>
        <translation>无法建立保存牌谱的文件夹 %1</translation>
    </message>
    <message>
        <source>Another window has the records in %1 open, or the folder cannot be written</source>
        <translation>%1 中的牌谱已被另一个窗口打开，或该文件夹不可写</translation>
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
        <source>The records could not be read (%1). The file is kept as %2 and a new one is begun.</source>
        <translation>无法读取牌谱（%1）。原文件已另存为 %2，并建立了新文件。</translation>
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
        <source>The last game could not be resumed (%1). Its record is kept as %2.</source>
        <translation>无法继续上一对局（%1）。其牌谱已保存为 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Flowers</source>
        <translation>花牌</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>In the hand, but not counted</source>
        <translation>含有但不计</translation>
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
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message numerus="yes">
        <source>Flowers: %n</source>
        <translation>
            <numerusform>花牌：%n</numerusform>
        </translation>
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
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Win!</source>
        <translation>和！</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1——%2</translation>
    </message>
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
    <message numerus="yes">
        <source>Flowers: %n</source>
        <translation>
            <numerusform>花牌：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked: %1</source>
        <translation>要你做：%1</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %2, %n fan</source>
        <translation>
            <numerusform>%1：和 %2，%n 番</numerusform>
        </translation>
    </message>
    <message>
        <source>The wall is empty: nobody wins</source>
        <translation>牌已摸完：荒牌</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局结束</translation>
    </message>
</context>
<context>
    <name>TableRows</name>
    <message numerus="yes">
        <source>%n fan</source>
        <translation>
            <numerusform>%n 番</numerusform>
        </translation>
    </message>
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
        <source>%1, as good as the best</source>
        <translation>%1，与最优相当</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, leaves in this plan</source>
        <translation>%1，按此计划打出</translation>
    </message>
    <message>
        <source>%1 comes</source>
        <translation>%1 摸进</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins, %n left</source>
        <translation>
            <numerusform>%1 和牌，余 %n 张</numerusform>
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
</context>
<context>
    <name>ThinkingDots</name>
    <message>
        <source>thinking</source>
        <translation>思考中</translation>
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
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
</context>
<context>
    <name>TutorRows</name>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Any winning hand</source>
        <translation>任意和牌</translation>
    </message>
    <message>
        <source>%1 fan</source>
        <translation>%1 番</translation>
    </message>
    <message numerus="yes">
        <source>%n live tile(s)</source>
        <translation>
            <numerusform>%n 张活张</numerusform>
        </translation>
    </message>
    <message>
        <source>win %1</source>
        <translation>和牌 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 live tile(s)</source>
        <translation>
            <numerusform>%1 张活张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % win chance</source>
        <translation>和牌率 %1 %</translation>
    </message>
    <message>
        <source>%1 deal-in cost</source>
        <translation>放铳损失 %1</translation>
    </message>
    <message>
        <source>%1; as good: %2 (%3)</source>
        <translation>%1；相当：%2（%3）</translation>
    </message>
    <message>
        <source>%1: %2 compared with “%3”</source>
        <translation>%1：与“%3”相比 %2</translation>
    </message>
    <message>
        <source>leaves: %1</source>
        <translation>打：%1</translation>
    </message>
    <message>
        <source>comes: %1</source>
        <translation>进：%1</translation>
    </message>
    <message>
        <source>wait: %1</source>
        <translation>听：%1</translation>
    </message>
    <message>
        <source>%1: win %2, %3, %4</source>
        <translation>%1：和牌 %2，%3，%4</translation>
    </message>
    <message>
        <source>value %1, win %2</source>
        <translation>价值 %1，和牌 %2</translation>
    </message>
    <message>
        <source>“%1” is about as good</source>
        <translation>“%1”差不多一样好</translation>
    </message>
    <message>
        <source>“%1” is about as good: %2</source>
        <translation>“%1”差不多一样好：%2</translation>
    </message>
    <message>
        <source>“%1” is worth %2 points less</source>
        <translation>“%1”少 %2 分</translation>
    </message>
    <message>
        <source>“%1” is worth %2 points less: %3</source>
        <translation>“%1”少 %2 分：%3</translation>
    </message>
    <message>
        <source>As dealt, this hand wins %1 of the time: value %2</source>
        <translation>起手牌和牌率 %1，价值 %2</translation>
    </message>
    <message>
        <source>Better let it pass</source>
        <translation>最好放过</translation>
    </message>
    <message>
        <source>Better play safe</source>
        <translation>最好打安全牌</translation>
    </message>
    <message>
        <source>Go for the win</source>
        <translation>全力做牌</translation>
    </message>
    <message>
        <source>A call is worth it</source>
        <translation>值得鸣牌</translation>
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
        <source>Nothing is asked of you. %1</source>
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
        <source>A game cannot begin because it could not be stored</source>
        <translation>无法保存，因此不能开始对局</translation>
    </message>
    <message>
        <source>“%1” is not a deal number</source>
        <translation>“%1”不是牌局编号</translation>
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
        <source>Hints before %n choice(s), in full before %1</source>
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
        <source>There is nothing for you to call</source>
        <translation>你没有可以吃碰杠和的牌</translation>
    </message>
</context>
<context>
    <name>tingpai::app::HandResult</name>
    <message>
        <source>The wall is empty: nobody wins</source>
        <translation>牌已摸完：荒牌</translation>
    </message>
    <message numerus="yes">
        <source>%n fan</source>
        <translation>
            <numerusform>%n 番</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>contained in %1</source>
        <translation>已含于%1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>You win by self-draw</source>
        <translation>你自摸和牌</translation>
    </message>
    <message>
        <source>%1 wins by self-draw</source>
        <translation>%1自摸和牌</translation>
    </message>
    <message>
        <source>%1 wins on your discard</source>
        <translation>%1和了你打出的牌</translation>
    </message>
    <message>
        <source>You win on the discard of %1</source>
        <translation>你和了%1打出的牌</translation>
    </message>
    <message>
        <source>%1 wins on the discard of %2</source>
        <translation>%1和了%2打出的牌</translation>
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
        <source>ready %1</source>
        <translation>听牌 %1</translation>
    </message>
    <message>
        <source>about %1 fan</source>
        <translation>约 %1 番</translation>
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
        <source>%1: nothing laid down</source>
        <translation>%1：没有亮出的牌</translation>
    </message>
    <message>
        <source>%1 laid down %2</source>
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
</context>
<context>
    <name>tingpai::app::SharedScreen</name>
    <message>
        <source>%1, pressed</source>
        <translation>%1，已按</translation>
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
        <source>a face-down tile</source>
        <translation>暗置的牌</translation>
    </message>
    <message>
        <source>Your turn: choose a tile to discard</source>
        <translation>轮到你：请选择要打出的牌</translation>
    </message>
    <message>
        <source>You can win: take it or pass</source>
        <translation>可以和牌：和或过</translation>
    </message>
    <message>
        <source>You may call %1</source>
        <translation>可以要 %1</translation>
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
</context>
<context>
    <name>tingpai::app::Tutor</name>
    <message>
        <source>One of the marked tiles</source>
        <translation>打标出的牌之一</translation>
    </message>
</context>
</TS>
