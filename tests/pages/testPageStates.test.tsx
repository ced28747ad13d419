import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectApi } from '@/app/api'
import { Toolkit } from '@/campaigns/test/Toolkit'
import { ToolkitLists } from '@/campaigns/test/ToolkitLists'
import { ToolkitLogin } from '@/campaigns/test/ToolkitLogin'
import { codeInput, phoneInput } from '../support/loginForm'
import { startSandbox } from '../support/sandbox'

startSandbox()
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  window.history.replaceState(null, '', '/mfuwu/test')
  connectApi()
})
afterEach(() => sessionStorage.clear())

/** The states that each part can be in. A drawer shows them: as they are, or behind a button that says which. */
const STATES: Readonly<Record<string, string>> = {
  '页面外壳 CampaignShell':
    'LOADING|READY|GUEST|EMPTY|EMPTY，自己的文案|ERROR|NOT_STARTED|NOT_STARTED，时间未定|ENDED|OFFLINE',
  '按钮 Button': '主按钮|次按钮|禁用|小号|忙碌|提交|两秒后完成',
  '主操作 ActionButton':
    '立即领取|登录后参与|敬请期待|活动已结束|活动已下线|未达成|已领取|已抢光|积分不足|已达上限|处理中|登录后签到|READY，自己的忙碌文案|LACK，没有去处',
  '提示 Toast': '一条|三条|长文案|全部收起',
  '写操作 useWrite': '成功|被拒绝|未登录|超时，其实已成功|超时，没有发生|超时，查不到结果',
  '登录 PhoneLoginForm / LoginSheet':
    '照常|需要安全验证|获取过于频繁|今日次数用完|手机号有风险|验证码发送失败|验证码错误|验证码过期|登录失败|打开登录弹层|登录后参与|页面内',
  '登录部件 Captcha / Agreement / PrivacySheet':
    '安全验证|验证未通过|请先同意|第一次|没有勾选|协议更新，再次同意|已经同意过|用户协议|取不到的协议',
  '金额与数量 AmountInput / QuantityInput':
    '积分，带快捷金额|最小|50%|全部|余额不足|禁用|数量 1–5|只能买一件',
  '输入 Field / Checkbox': '普通|邀请码不存在|禁用|不显示标签|我已阅读并同意|不可更改',
  '倒计时 Countdown': '跨天|十秒后结束，结束时提示一次|已结束',
  '奖励阶梯 RewardLadder': '已领取|去领取|已抢光|未达成|已邀 0 人|已邀 10 人|活动结束',
  '记录列表 RecordList / InvitedRow':
    '三页|首页失败|第二页失败|重复的一页|空|一直加载|未登录|已实名|待实名|同一设备，不计入',
  '排行 Podium / RankRow':
    '0 人上榜|1 人上榜|2 人上榜|3 人上榜|前三名|第四名|距上一名还差3分|我|可点按|--',
  弹窗与弹层: '对话框|确认|确认（需勾选）|获得奖励|获得奖励（有图）|弹层|活动规则|彩带',
  '占位与空态 Skeleton / EmptyState': '骨架|暂无数据|去邀请',
  '按需加载 LoadedPart / RichText':
    '加载中|失败|重新加载|开发示例加载失败|已经取到的内容|一、参与方式|离开后再看到本页',
  '看图 LazyViewer / ImageViewer': '一张|三张，从第二张开始|坏图与不安全的地址',
  '规则页 RuleDoc':
    '平台文本|打开即到末段|长文本，可返回顶部|加载中|取不到，用自带文本|短文本，无目录',
  '动态 MomentReader / AppSheet':
    '加载中|纯文字|1 张图|2 张图|4 张图|9 张图|12 张图|图片失败|视频|视频失败|长正文，已赞|匿名，无时间|已删除|审核中|不存在|读取失败|点赞|评论|关注|未点赞|已点赞|刚刚',
  '评论 CommentSection / ReplyThread':
    '大量，有回复|少量|空|失败|加载中|脏数据|之后的请求失败|查看全部12条回复|回复加载中|回复还有更多|回复加载失败|回复已全部展开',
  '任务跳转 useTaskJump / useOpenPage':
    '打开 H5 页（离开本页）|打开 App 页|没有去处，提示原因|失败，由页面提示|失败，请求层已提示|失败，登录已失效|不安全的地址|/rewardRules|/not-here',
  '分享海报 SharePoster':
    '海报|二维码过期|生成失败|一直生成中|保存失败，请打开相册权限|长按图片保存到相册|复制链接|分享给好友',
  复制与分享: '复制链接|复制失败|分享链接',
  '打开App OpenAppBar': '底部打开条|在浏览器打开|未安装',
  '标签与选择 Tabs / Chip / Tag':
    '全部|我的|可选|禁用|plain|accent|success|warn|danger|只有标签，没有面板|短文案没有展开按钮。',
  '图片与头像 Picture / Avatar': '正常|加载失败|缺图|不安全的地址|缺图，也没有名字',
  图标: '',
  安全区: '显示安全区线',
}

function show(part: ReactNode) {
  const routes = [{ path: '/test', element: part }]
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
