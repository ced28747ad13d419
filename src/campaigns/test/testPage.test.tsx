import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOGIN_INFO_KEY, readLoginInfo } from '@/session/loginInfo'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox, tokenOfPhone } from '@tests/support/sandbox'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast/toast', () => ({ showToast: toast, dismissToasts: vi.fn() }))

const track = vi.hoisted(() => vi.fn())
vi.mock('@/tracking/track', () => ({ track, connectTracker: vi.fn() }))

const copied = vi.hoisted(() =>
  vi.fn<(what: string, text: string) => Promise<boolean>>(() => Promise.resolve(true)),
)
vi.mock('@/kit/share/copyText', () => ({ copyAndTell: copied }))

const sandbox = startSandbox()
// The tools import nearly the whole kit: on a busy machine they take longer to load than a test waits.
beforeAll(() => import('./lab/Laboratory'), 60_000)
const PHONE = '13900000144'
const TOKEN = tokenOfPhone(PHONE)

const open = (query = '') => renderRoute(`/test${query}`)
const title = () => screen.findByRole('heading', { level: 1, name: '开发自检' })
/** The row of a check, once its button is rendered. */
async function row(button: string): Promise<HTMLElement> {
  const item = (await screen.findByRole('button', { name: button })).closest('li')
  if (!item) throw new Error(`${button} stands in no row`)
  return item
}
async function run(button: string): Promise<HTMLElement> {
  const item = await row(button)
  await userEvent.click(within(item).getByRole('button', { name: button }))
  await waitFor(() => expect(within(item).getByRole('status')).toHaveTextContent(/通过|失败/))
  return item
}
const status = (item: HTMLElement) => within(item).getByRole('status')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('what every environment has', () => {
  it('checks the environment by itself, and asks the platform for nothing', async () => {
    open()
    await title()
    await waitFor(() => expect(document.title).toBe('开发自检'))
    const section = screen.getByRole('region', { name: '环境' })
    expect(within(section).getByText('/mfuwu')).toBeInTheDocument()
    await waitFor(() => {
      for (const each of within(section).getAllByRole('status'))
        expect(each).toHaveTextContent(/通过|失败/)
    })
    expect(status(await row('检测 clientInfo'))).toHaveTextContent('未检测')
    // The tools for developers are a chunk of their own, with nearly the whole kit behind it.
    await screen.findByRole('heading', { name: '全部路由' }, { timeout: 15_000 })
    expect(sandbox.requests).toEqual([])
    await waitFor(() => expect(track.mock.calls).toEqual([['test', 'page', 'view', undefined]]))
  })

  it('shows the client info, and that a server can read it', async () => {
    open()
    const item = await run('检测 clientInfo')
    expect(status(item)).toHaveTextContent('通过')
    expect(item).toHaveTextContent('clientVersion: 1.0.0')
    expect(item).toHaveTextContent('编码往返一致')
    expect(track).toHaveBeenCalledWith('test', 'button', 'run-check', { check: 'client-info' })
  })

  it('shows the login masked, and the person without a phone number', async () => {
    logInAs(PHONE)
    open()
    await title()
    expect(document.body).toHaveTextContent(`${TOKEN.slice(0, 4)}…${TOKEN.slice(-4)}`)
    expect(document.body.textContent).not.toContain(TOKEN)
    const item = await run('检测 用户信息')
    expect(status(item)).toHaveTextContent('通过')
    expect(item.textContent).not.toContain(PHONE)
  })

  it('says of a guest that nobody is logged in', async () => {
    open()
    const item = await run('检测 用户信息')
    expect(status(item)).toHaveTextContent('失败')
    expect(item).toHaveTextContent('请先登录')
    expect(item).not.toHaveTextContent(/undefined|null|NaN/)
  })

  it.each(['', '?__state=cut@/passport/logout'])(
    'logging out clears the record whatever the call answers: %s',
    async (query) => {
      logInAs(PHONE)
      open(query)
      const item = await run('退出登录 退出登录')
      expect(sandbox.seen('/passport/logout')).toHaveLength(1)
      expect(status(item)).toHaveTextContent(query === '' ? '通过' : '失败')
      expect(localStorage.getItem(LOGIN_INFO_KEY)).toBeNull()
      expect(await screen.findByText('未登录')).toBeInTheDocument()
    },
  )

  it('logs out once for two taps in one frame', async () => {
    logInAs(PHONE)
    const answer = sandbox.hold('/passport/logout')
    open()
    const item = await row('退出登录 退出登录')
    const button = within(item).getByRole('button')
    button.click()
    button.click()
    await waitFor(() => expect(sandbox.seen('/passport/logout')).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(sandbox.seen('/passport/logout')).toHaveLength(1)
    answer()
    await waitFor(() => expect(status(item)).toHaveTextContent('通过'))
  })

  it('clears the record on this device alone', async () => {
    logInAs(PHONE)
    open()
    await run('清除 清除记录')
    expect(readLoginInfo()).toBeUndefined()
    expect(sandbox.requests).toEqual([])
  })

  it('keeps nothing of the person who has logged out', async () => {
    logInAs(PHONE)
    open()
    const item = await run('检测 用户信息')
    expect(status(item)).toHaveTextContent('通过')
    await run('退出登录 退出登录')
    expect(status(await row('检测 用户信息'))).toHaveTextContent('未检测')
    expect(status(await row('退出登录 退出登录'))).toHaveTextContent('通过')
  })

  it('trades a token for a record, and says when there is none to trade', async () => {
    open()
    expect(status(await run('换取授权 换取授权'))).toHaveTextContent('失败')
    cleanup()
    logInAs(PHONE)
    open()
    const item = await run('换取授权 换取授权')
    expect(status(item)).toHaveTextContent('通过')
    expect(readLoginInfo()?.accessToken).not.toBe('')
    expect(document.body.textContent).not.toContain(readLoginInfo()?.accessToken)
  })

  it('says in words what fails when its calls are cut', async () => {
    logInAs(PHONE)
    open('?__state=cut@/user/info,cut@/privacy/queryPrivacy,cut@/passport/getAuthorization')
    for (const name of ['检测 用户信息', '检测 协议版本', '换取授权 换取授权']) {
      const item = await run(name)
      expect(status(item)).toHaveTextContent('失败')
      expect(item).toHaveTextContent('网络开小差了')
    }
  })

  it('says of every handler that no app is there', async () => {
    open()
    for (const name of ['getAccessToken', 'share', 'close']) {
      const item = await run(`检测 ${name}`)
      expect(status(item)).toHaveTextContent(/失败\d+ms/)
      expect(item).toHaveTextContent('没有连接到 App')
    }
  })

  it('copies a report without a token or a phone number', async () => {
    logInAs(PHONE)
    open()
    await run('检测 用户信息')
    await userEvent.click(screen.getByRole('button', { name: '复制诊断信息' }))
    await waitFor(() => expect(copied).toHaveBeenCalledOnce())
    const report = copied.mock.calls[0]?.[1] ?? ''
    expect(report).toContain('[通过] 用户信息')
    expect(report).toContain('accessToken')
    expect(report).not.toContain(TOKEN)
    expect(report).not.toMatch(/1[3-9]\d{9}|eyJ[\w-]{12}|undefined|null|NaN/)
  })
})

describe('the request lab', () => {
  it('provokes each error, with a toast or without one', async () => {
    open()
    for (const [label, said, toasts] of [
      ['statusCode 400', 'verdict: notice · HTTP 200code: 400', 1],
      ['HTTP 500 · statusCode 500', 'verdict: notice · HTTP 500code: 500', 1],
      ['code -107', 'verdict: notice · HTTP 200code: -107', 1],
      ['HTTP 504 发布中', 'verdict: http · HTTP 504', 1],
      ['S00000 未登录', 'verdict: signedOut', 0],
      ['连接中断', 'verdict: network', 0],
      ['返回网页', 'verdict: notJson', 0],
      ['返回空内容', 'verdict: empty', 0],
      ['data 类型错误', 'verdict: shape', 0],
    ] as const) {
      toast.mockClear()
      const item = await run(`触发 ${label}`)
      expect(status(item)).toHaveTextContent('通过')
      expect(item.textContent?.replaceAll('\n', '')).toContain(said)
      expect(toast).toHaveBeenCalledTimes(toasts)
      for (const [text] of toast.mock.calls) expect(item).toHaveTextContent(`toast: ${text}`)
    }
  })

  it('ends the login when the message says TOKEN', async () => {
    logInAs(PHONE)
    open()
    expect(status(await run('触发 消息含 TOKEN'))).toHaveTextContent('通过')
    expect(readLoginInfo()).toBeUndefined()
  })

  it('provokes missing client info: its toast at each tap, and a request that goes out without it', async () => {
    open()
    const item = await run('触发 取不到 clientInfo')
    expect(status(item)).toHaveTextContent('通过')
    const said = '获取clientInfo失败, 请检查SDK配置或刷新浏览器重试'
    expect(toast.mock.calls).toEqual([[said]])
    expect(item).toHaveTextContent(`toast: ${said}`)
    const calls = sandbox.seen('/privacy/queryPrivacy')
    expect(calls.map(({ headers }) => headers.clientinfo !== undefined)).toEqual([false, true])
    await run('触发 取不到 clientInfo')
    expect(toast.mock.calls).toEqual([[said], [said]])
  })

  it('asks by the page’s own address, for its own call alone, and puts it back', async () => {
    open('?from=qr')
    const before = window.location.href
    await Promise.all([row('触发 statusCode 400'), row('触发 连接中断')]).then((items) => {
      for (const item of items) within(item).getByRole('button').click()
    })
    await waitFor(() => expect(sandbox.seen('/privacy/queryPrivacy')).toHaveLength(2))
    await waitFor(() => expect(window.location.href).toBe(before))
    const asked = sandbox
      .seen('/privacy/queryPrivacy')
      .map(({ headers }) => new URL(headers['x-app-url'] ?? '').searchParams.get('__state'))
    expect(asked).toEqual([
      'status_400@/ucenter/api/privacy/queryPrivacy',
      'cut@/ucenter/api/privacy/queryPrivacy',
    ])
  })

  it('says so when the platform does not play along', async () => {
    open()
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => undefined)
    const item = await run('触发 连接中断')
    expect(status(item)).toHaveTextContent('失败')
    expect(item).toHaveTextContent('请求成功了')
  })
})
