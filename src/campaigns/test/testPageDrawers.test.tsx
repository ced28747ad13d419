import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectApi } from '@/app/api'
import { CampaignProvider } from '@/kit/page/CampaignProvider'
import { queryClient } from '@/kit/page/queryClient'
import { ToolkitComments } from './ToolkitComments'
import { ToolkitLoading } from './ToolkitLoading'
import { ToolkitLogin } from './ToolkitLogin'
import { ToolkitMoments } from './ToolkitMoments'
import { ToolkitRules } from './ToolkitRules'
import { ToolkitShell } from './ToolkitShell'
import { ToolkitTasks } from './ToolkitTasks'
import { ToolkitWrite } from './ToolkitWrite'
import { startSandbox } from '@tests/support/sandbox'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast', () => ({ showToast: toast, dismissToasts: vi.fn() }))

const openApp = vi.hoisted(() => vi.fn(() => Promise.resolve(true)))
vi.mock('@/kit/open-app/openApp', () => ({ openApp }))

const sandbox = startSandbox()
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  toast.mockClear()
  openApp.mockClear()
  window.history.replaceState(null, '', '/mfuwu/test')
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView ??= () => undefined
  document.title = '开发自检'
  queryClient.clear()
  connectApi()
})

/** Renders a part of the toolkit alone (the whole page is long) and opens its drawer. */
async function openDrawer(part: ReactNode, title: RegExp) {
  const routes = [
    { path: '/test', element: <CampaignProvider pageName="test">{part}</CampaignProvider> },
    { path: '/trends-detail-quest', element: null },
    { path: '*', element: null },
  ]
  const options = { basename: '/mfuwu', initialEntries: ['/mfuwu/test'] }
  const router = createMemoryRouter(routes, options)
  render(<RouterProvider router={router} />)
  const toggle = screen.getByRole('button', { name: title, expanded: false })
  await userEvent.click(toggle)
  const body = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  if (!body) throw new Error(`${title} has no body`)
  return { router, toggle, drawer: within(body) }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const back = () => press('返回自检')

describe('a page of rules', () => {
  it('renders in place of this page, and gives it back as it was', async () => {
    const { drawer } = await openDrawer(<ToolkitRules />, /RuleDoc/)
    const chip = drawer.getByRole('button', { name: '平台文本' })
    await userEvent.click(chip)
    expect(await screen.findByRole('heading', { level: 2, name: /违规处理/ })).toBeVisible()
    expect(screen.getByRole('navigation', { name: '目录' })).toBeVisible()
    expect(document.title).toBe('示例规则')
    expect(chip).not.toBeVisible()
    expect(screen.getAllByRole('main')).toHaveLength(1)
    await back()
    expect(chip).toBeVisible()
    expect(chip).toHaveFocus()
    expect(document.title).toBe('开发自检')
    expect(screen.queryByRole('heading', { name: /违规处理/ })).toBeNull()
  })

  it.each([
    ['加载中', '正在加载最新版本'],
    ['取不到，用自带文本', '内容可能不是最新版本'],
    ['短文本，无目录', '现行版本'],
  ])('shows %s', async (label, version) => {
    const { drawer } = await openDrawer(<ToolkitRules />, /RuleDoc/)
    await userEvent.click(drawer.getByRole('button', { name: label }))
    expect(await screen.findByText(version)).toBeVisible()
    expect(screen.queryByRole('navigation', { name: '目录' })).toBeNull()
  })
})

describe('comments', () => {
  it.each([
    ['空', '还没有评论，来抢沙发'],
    ['失败', '评论加载失败，点击重试'],
    ['少量', '没有更多了'],
  ])('shows %s', async (label, words) => {
    const { drawer } = await openDrawer(<ToolkitComments />, /CommentSection/)
    await userEvent.click(drawer.getByRole('button', { name: label }))
    expect(await drawer.findByText(words)).toBeVisible()
  })

  it('stays on its way in the state for that', async () => {
    const { drawer } = await openDrawer(<ToolkitComments />, /CommentSection/)
    await userEvent.click(drawer.getByRole('button', { name: '加载中' }))
    await waitFor(() =>
      expect(sandbox.seen('/comment/topList').at(-1)?.headers['x-app-url']).toMatch('loading'),
    )
    expect(drawer.getByText('正在加载评论')).toBeInTheDocument()
  })

  it('lets replies fail and come, and puts the page’s own address back', async () => {
    const { drawer, toggle } = await openDrawer(<ToolkitComments />, /CommentSection/)
    // Another one stands below, as a specimen.
    const opener = await waitFor(() => {
      const all = drawer.getAllByRole('button', { name: /^查看全部\d+条回复$/ })
      const found = all.find((button) => button.closest('li'))
      if (!found) throw new Error('no comment has more replies')
      return found
    })
    const thread = opener.parentElement as HTMLElement
    await userEvent.click(drawer.getByRole('button', { name: '之后的请求失败' }))
    await userEvent.click(opener)
    const retry = await within(thread).findByRole('button', { name: '加载失败，点击重试' })
    await userEvent.click(drawer.getByRole('button', { name: '之后的请求失败' }))
    await userEvent.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    expect(within(thread).getByRole('button', { name: '收起' })).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: '失败' }))
    expect(window.location.search).toContain('comments_fail')
    await userEvent.click(toggle)
    expect(window.location.search).toBe('')
  })
})

describe('moments', () => {
  it.each([
    ['纯文字', /搬进数字城市/],
    ['审核中', '动态审核中，暂不可见'],
    ['已删除', '该动态已被删除'],
    ['不存在', '动态不存在或已被删除'],
    ['读取失败', '网络开小差了，请稍后再试'],
    ['加载中', '正在加载动态'],
    ['12 张图', '+3'],
  ])('shows %s', async (label, words) => {
    const { drawer } = await openDrawer(<ToolkitMoments />, /MomentReader/)
    await userEvent.click(drawer.getByRole('button', { name: label }))
    expect(await screen.findByText(words)).toBeInTheDocument()
    await back()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('says why a tap goes on in the app', async () => {
    const { drawer } = await openDrawer(<ToolkitMoments />, /MomentReader/)
    await userEvent.click(drawer.getByRole('button', { name: '关注' }))
    const sheet = await screen.findByRole('dialog', { name: '打开App参与互动' })
    expect(sheet).toHaveTextContent('关注作者，新动态第一时间看到')
  })
})

describe('where tasks lead', () => {
  const follow = async (label: string) => {
    const opened = await openDrawer(<ToolkitTasks />, /useTaskJump/)
    await userEvent.click(opened.drawer.getByRole('button', { name: `去完成：${label}` }))
    return opened
  }

  it('to a page of ours', async () => {
    const { router } = await follow('打开 H5 页（离开本页）')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/trends-detail-quest'))
  })

  it('to the app', async () => {
    await follow('打开 App 页')
    await waitFor(() =>
      expect(openApp).toHaveBeenCalledWith({
        pageName: 'test',
        path: '/moment/publish',
        counted: false,
      }),
    )
  })

  it.each([
    ['没有去处，提示原因', '任务已下线，去看看别的任务吧'],
    ['失败，由页面提示', '网络开小差了，请稍后再试'],
    ['失败，请求层已提示', '活动太火爆了，请稍后再试'],
  ])('%s: one toast', async (label, words) => {
    const { router } = await follow(label)
    await waitFor(() => expect(toast.mock.calls).toEqual([[words]]))
    expect(router.state.location.pathname).toBe('/mfuwu/test')
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('shows what each kind of target becomes', async () => {
    const { drawer } = await openDrawer(<ToolkitTasks />, /useTaskJump/)
    for (const line of ['路由 /sign-in', '路由 /plAce', '网页 https://example.com/a'])
      expect(drawer.getByText(line)).toBeVisible()
    expect(drawer.getByText('提示 请前往App完成')).toBeVisible()
  })
})

describe('writes', () => {
  const claim = async (label: string) => {
    const { drawer } = await openDrawer(<ToolkitWrite />, /useWrite/)
    await userEvent.click(drawer.getByRole('button', { name: label }))
    await userEvent.click(drawer.getByRole('button', { name: '领取' }))
    expect(drawer.getByRole('status')).toHaveTextContent('submitting')
    return drawer
  }

  it('says what the platform refused', async () => {
    const drawer = await claim('被拒绝')
    await waitFor(() => expect(drawer.getByRole('status')).toHaveTextContent('idle'))
    expect(toast.mock.calls).toEqual([['手慢了，奖励已抢光']])
  })

  it('asks again after a result that nobody knows, and sends nothing twice', async () => {
    const drawer = await claim('超时，查不到结果')
    await waitFor(() => expect(drawer.getByRole('status')).toHaveTextContent('unknown'))
    expect(toast.mock.calls).toEqual([['结果确认中，请稍后再试']])
    await userEvent.click(drawer.getByRole('button', { name: '领取' }))
    expect(drawer.getByRole('status')).toHaveTextContent('checking')
    expect(drawer.getAllByRole('listitem')).toHaveLength(1)
  })
})

describe('parts that come later, and the login’s parts', () => {
  it('shows a part that failed, and the one that came with the second try', async () => {
    const { drawer } = await openDrawer(<ToolkitLoading />, /LoadedPart/)
    expect(await drawer.findByText('开发示例加载失败')).toBeVisible()
    expect(drawer.getByText('已经取到的内容')).toBeVisible()
    const retries = drawer.getAllByRole('button', { name: '重新加载' })
    await userEvent.click(retries.at(-1) as HTMLElement)
    expect(await drawer.findByText('第二次取到的内容')).toBeVisible()
  })

  it('shows the viewer from the second picture on', async () => {
    const { drawer } = await openDrawer(<ToolkitLoading />, /LazyViewer/)
    await userEvent.click(drawer.getByRole('button', { name: '三张，从第二张开始' }))
    const viewer = await screen.findByRole('dialog', { name: '查看图片' })
    expect(within(viewer).getByText('2/3')).toBeInTheDocument()
  })

  it('shows the check, again after one that failed', async () => {
    const { drawer } = await openDrawer(<ToolkitLogin />, /Captcha/)
    await userEvent.click(drawer.getByRole('button', { name: '验证未通过' }))
    const check = await screen.findByRole('dialog', { name: '请完成安全验证' })
    expect(within(check).getByRole('alert')).toHaveTextContent('验证未通过，请再试一次')
  })

  it('shows a text that does not come', async () => {
    const { drawer } = await openDrawer(<ToolkitLogin />, /PrivacySheet/)
    await userEvent.click(drawer.getByRole('button', { name: '取不到的协议' }))
    const sheet = await screen.findByRole('dialog', { name: '领地认领协议' })
    expect(await within(sheet).findByRole('button', { name: '重新加载' })).toBeVisible()
    // The rest of the page is answered as always.
    expect(window.location.search).toBe('')
    await userEvent.click(within(sheet).getByRole('button', { name: '关闭' }))
    await userEvent.click(drawer.getByRole('button', { name: '用户协议' }))
    const other = await screen.findByRole('dialog', { name: '用户协议' })
    expect(await within(other).findByText(/起生效/)).toBeVisible()
  })
})

it('shows the frame of a campaign in every state, as a page of its own', async () => {
  const { drawer } = await openDrawer(<ToolkitShell light={false} />, /CampaignShell/)
  const words: Partial<Record<string, string>> = {
    'NOT_STARTED，时间未定': '活动尚未开始',
    'EMPTY，自己的文案': '还没有人上榜',
  }
  const examples = drawer
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    // The page of a wrong link has no state.
    .filter((example) => example !== 'BadLink')
  expect(examples).toHaveLength(10)
  for (const example of examples) {
    const [state = ''] = example.split('，')
    await userEvent.click(drawer.getByRole('button', { name: example }))
    expect(document.querySelector(`[data-state="${state}"]`)).toBeVisible()
    expect(screen.getByText(words[example] ?? `CampaignShell · ${state}`)).toBeVisible()
    await back()
    expect(document.querySelector(`[data-state="${state}"]`)).toBeNull()
    await waitFor(() => expect(document.title).toBe('开发自检'))
  }
})
