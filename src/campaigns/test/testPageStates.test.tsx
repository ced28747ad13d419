import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectApi } from '@/app/api'
import { CampaignProvider } from '@/kit/page/CampaignProvider'
import { queryClient } from '@/kit/page/queryClient'
import { Toolkit } from './Toolkit'
import { ToolkitLists } from './ToolkitLists'
import { ToolkitLogin } from './ToolkitLogin'
import { codeInput, phoneInput } from '@tests/support/loginForm'
import { startSandbox } from '@tests/support/sandbox'

startSandbox()
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  window.history.replaceState(null, '', '/mfuwu/test')
  queryClient.clear()
  connectApi()
})
afterEach(() => sessionStorage.clear())

/** The states that each part can be in. A drawer shows them: as they are, or behind a button that says which. */
const STATES: Readonly<Record<string, string>> = {
  '页面外壳 CampaignShell':
    'LOADING|READY|GUEST|EMPTY|EMPTY，自己的文案|ERROR|NOT_STARTED|NOT_STARTED，时间未定|ENDED|OFFLINE|BadLink',
  '按钮 Button': '主按钮|次按钮|禁用|小号|忙碌|提交|两秒后完成',
  '主操作 ActionButton':
    '立即领取|登录后参与|敬请期待|活动已结束|活动已下线|未达成|已领取|已抢光|积分不足|已达上限|处理中|登录后签到|READY，自己的忙碌文案|LACK，没有去处',
  '提示 Toast': '一条|三条|长文案|全部收起',
  '写操作 useWrite': '成功|被拒绝|未登录|超时，其实已成功|超时，没有发生|超时，查不到结果',
  '登录 PhoneLoginForm / LoginSheet':
    '照常|需要安全验证|获取过于频繁|今日次数用完|手机号有风险|验证码发送失败|验证码错误|验证码过期|登录失败|打开登录弹层|登录后参与|页面内',
  '登录部件 Captcha / Agreement / PrivacySheet':
    '安全验证|验证未通过|请先同意|第一次|没有勾选|协议更新，再次同意|已经同意过|用户协议|取不到的协议',
  '金额与数量 AmountInput / PriceInput / QuantityInput':
    '积分，带快捷金额|最小|50%|全部|余额不足|请输入正确的价格|禁用|数量 1–5|只能买一件',
  '输入 Field / SearchBox / SelectField / TextArea / Checkbox':
    '普通|邀请码不存在|禁用|不显示标签|边输入边搜索|我已阅读并同意|不可更改',
  '倒计时 Countdown': '跨天|十秒后结束，结束时提示一次|已结束|滚动到新的数字',
  '奖励阶梯 RewardLadder': '已领取|去领取|已抢光|未达成|已邀 0 人|已邀 10 人|活动结束',
  '记录列表 RecordList / InvitedRow / NewsStrip':
    '地址指名的记录|三页|首页失败|第二页失败|重复的一页|空|一直加载|未登录|已实名|待实名|同一设备，不计入',
  '排行 Podium / RankRow':
    '0 人上榜|1 人上榜|2 人上榜|3 人上榜|前三名|第四名|距上一名还差3分|我|可点按|--',
  弹窗与弹层: '对话框|确认|确认（需勾选）|获得奖励|获得奖励（有图）|弹层|活动规则|铭文|彩带',
  '占位与空态 Skeleton / EmptyState': '骨架|暂无数据|去邀请',
  '查询与卡片 QueryView / Card':
    '查询中|查询失败|查询失败，一行|有数据|查看|查询到的内容|加载失败，点击重试',
  '按需加载 LoadedPart / RichText':
    '加载中|失败|重新加载|开发示例加载失败|已经取到的内容|一、参与方式|离开后再看到本页|看着本页时每5秒一次',
  '看图 LazyViewer / ImageViewer': '一张|三张，从第二张开始|坏图与不安全的地址',
  '规则页 RuleDoc': '平台文本|长文本，可返回顶部|加载中|取不到，用自带文本|短文本，无目录',
  '场景 SceneHero / PersonCard / FactsGrid':
    '画面在上，名称在下|一颗星球|名称下面的一行介绍|它是谁的|小满未满|几个数字|排名|--',
  '动态 MomentReader / AppSheet':
    '加载中|纯文字|1 张图|2 张图|4 张图|9 张图|12 张图|图片失败|视频|视频失败|长正文，已赞|匿名，无时间|已删除|审核中|不存在|读取失败|点赞|评论|关注|未点赞|已点赞|刚刚|示例正文|分享动态',
  '评论 CommentSection / ReplyThread':
    '大量，有回复|少量|空|失败|加载中|脏数据|之后的请求失败|查看全部12条回复|回复加载中|回复还有更多|回复加载失败|回复已全部展开',
  '播放器 MediaBar': '暂停|播放中|加载中|加载失败|加载失败，点击重试|听一段|看一段|放不出来',
  '落地页 InviterCard / FormPanel / ResultPanel / StoreButtons':
    '邀请人|云端建筑师|不知道是谁|欢迎来到数字世界|加载中|asking|form|result|欢迎加入|换个手机号|应用商店',
  '邀请与找人 InviteCode / InvitedList / UserSearchSheet':
    '我的邀请码|STAR0001|还没有邀请码|--|已注册|有效|同一设备重复注册|登录后查看您的记录|找人|只能找，不能选',
  '任务 TaskRow / useTaskJump / useOpenPage':
    '还没开始|做了一半|可以领取|已经领取|已经过期|去完成|领取|已完成|已过期|打开 H5 页（离开本页）|打开 App 页|没有去处，提示原因|失败，由页面提示|失败，请求层已提示|失败，登录已失效|不安全的地址|/rewardRules|/not-here',
  '积分与商品 PointsLine / GoodsCard / AssetCard / AddressSheet':
    '--|120积分将于12月31日过期|示例商品|立即兑换|已抢光|示例藏品|持有未满7天|未命名藏品|两个地址|没有地址|地址加载失败|地址加载中',
  '下单与支付 OrderSheet / UnpaidBar / useOrdering':
    '下单|下单，只有一件|下单，没有积分|下单，价格变动|订单已提交|订单 ¥199.00|十秒后到期的示例商品 ¥199.00|没有未支付的订单|下一单|再查一次',
  '转盘 Wheel / useWheel / ProbabilityTable': '转|停在示例一|停在示例五|停在缝隙|0.02%|50%|奖品|--',
  '领地 TopFive / ApplyFields / ResultDialog':
    '领地TOP5|申请人姓名|提交申请|排队中|认领成功|申请未通过',
  '小游戏 GameLayer / GameCanvas / useGameLoop': '游戏层，退出前询问|游戏层，直接退出|震动',
  '分享海报 SharePoster':
    '海报|二维码过期|生成失败|一直生成中|保存失败，请打开相册权限|长按图片保存到相册|复制链接|分享给好友',
  复制与分享: '复制链接|复制失败|分享链接',
  '打开App OpenAppBar': '底部打开条|在浏览器打开|未安装',
  '标签与选择 Tabs / Chip / Tag':
    '全部|我的|可选|禁用|plain|accent|success|warn|danger|只有标签，没有面板|记在地址里的标签|短文案没有展开按钮。',
  '图片与头像 Picture / Avatar': '正常|加载失败|缺图|不安全的地址|缺图，也没有名字',
  图标: '',
  安全区: '显示安全区线',
}

function show(part: ReactNode) {
  const element = <CampaignProvider pageName="test">{part}</CampaignProvider>
  const routes = [{ path: '/test', element }]
  const options = { basename: '/mfuwu', initialEntries: ['/mfuwu/test'] }
  render(<RouterProvider router={createMemoryRouter(routes, options)} />)
}

/** The words of the table that no element of the drawer says. */
function missingIn(drawer: HTMLElement): string[] {
  const body = document.getElementById(drawer.getAttribute('aria-controls') ?? '')
  const said = new Set([...(body?.querySelectorAll('*') ?? [])].map((each) => each.textContent))
  const states = STATES[drawer.textContent]?.split('|') ?? ['一张表']
  return states.filter((state) => state !== '' && !said.has(state))
}

test('each drawer shows its part in every state', async () => {
  show(<Toolkit checks={{ results: {}, run: () => Promise.resolve() }} />)
  const drawers = screen.getAllByRole('button', { expanded: false })
  expect(drawers.map(({ textContent }) => textContent).sort()).toEqual(Object.keys(STATES).sort())
  for (const drawer of drawers) {
    fireEvent.click(drawer)
    await waitFor(() =>
      expect([drawer.textContent, missingIn(drawer)]).toEqual([drawer.textContent, []]),
    )
    fireEvent.click(drawer)
  }
})

test('a list that needs a login says so, and offers one', async () => {
  show(<ToolkitLists />)
  await userEvent.click(screen.getByRole('button', { name: /^记录列表/ }))
  await userEvent.click(screen.getByRole('button', { name: '未登录' }))
  expect(await screen.findByText('登录后查看您的记录')).toBeVisible()
  expect(screen.getByRole('button', { name: '去登录' })).toBeVisible()
})

async function openLogin(story: string) {
  show(<ToolkitLogin />)
  await userEvent.click(screen.getByRole('button', { name: /^登录 PhoneLoginForm/ }))
  await userEvent.click(screen.getByRole('button', { name: story }))
  await userEvent.type(phoneInput(), '13800138000')
}

test.each([
  ['获取过于频繁', '操作过于频繁，请稍后再试'],
  ['今日次数用完', '今日获取次数已达上限，请明天再试'],
  ['手机号有风险', '该手机号暂无法参与，请联系客服'],
  ['验证码发送失败', '网络开小差了，请稍后再试'],
])('asking for a code in the state 「%s」 says why there is none', async (story, words) => {
  await openLogin(story)
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText(words)).toBeVisible()
})

test('asking for a code in the state 「需要安全验证」 brings the check', async () => {
  await openLogin('需要安全验证')
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByRole('dialog', { name: '请完成安全验证' })).toBeVisible()
})

test.each([
  ['验证码错误', '验证码错误，请重新输入'],
  ['验证码过期', '验证码已过期，请重新获取'],
  ['登录失败', '网络开小差了，请稍后再试'],
])('a login in the state 「%s」 says why it failed', async (story, words) => {
  await openLogin(story)
  await userEvent.type(codeInput(), '123456')
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  const asking = await screen.findByRole('dialog', { name: /协议/ })
  await userEvent.click(within(asking).getByRole('button', { name: '同意并继续' }))
  expect(await screen.findByText(words)).toBeVisible()
})
