import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { track as realTrack } from '@/tracking/track'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))
vi.mock('@/kit/open-app/openApp', () => ({ openApp: vi.fn(() => Promise.resolve()) }))

const sandbox = startSandbox()
const track = vi.mocked(realTrack)

let gone: [text: string, behavior: ScrollBehavior | undefined][]
beforeEach(() => {
  gone = []
  Element.prototype.scrollIntoView = function goTo(this: Element, options) {
    gone.push([this.textContent, typeof options === 'object' ? options.behavior : undefined])
  }
})

const answerText = (content: string) =>
  sandbox.server.use(
    http.get('*/privacy/getByType', () =>
      HttpResponse.json({ errorCode: 0, data: { version: 'V9', content } }),
    ),
  )

const rulesShown = () => screen.findByRole('heading', { name: '四、兑现规则' })

async function scrollFar() {
  Object.defineProperty(window, 'scrollY', { value: 9000, configurable: true })
  act(() => void window.dispatchEvent(new Event('scroll')))
  return screen.findByRole('button', { name: '返回顶部' })
}

it('notes the view once, and each tap under its own name', async () => {
  renderRoute('/rewardRules')
  await rulesShown()
  await userEvent.click(screen.getByRole('button', { name: '有效期' }))
  await userEvent.click(await scrollFar())
  await userEvent.click(screen.getByRole('button', { name: '联系客服' }))
  expect(track.mock.calls).toEqual([
    ['rewardRules', 'page', 'view', undefined],
    ['rewardRules', 'card', 'toc', { id: 'rule-5' }],
    ['rewardRules', 'button', 'back-top'],
    ['rewardRules', 'button', 'contact'],
  ])
  expect(openApp).toHaveBeenCalledExactlyOnceWith({
    pageName: 'rewardRules',
    path: '/customer-service',
    counted: false,
  })
})

it('takes the focus back to the top, where the next tab stop is the first one', async () => {
  renderRoute('/rewardRules')
  await rulesShown()
  await userEvent.click(await scrollFar())
  expect(screen.getByRole('heading', { level: 1, name: '奖励规则' })).toHaveFocus()
})

it('goes to another section by a link of the text, without asking for the text again', async () => {
  answerText(
    '<p><a href="/mfuwu/rewardRules?section=cash">见兑现</a></p><h2>一、获得</h2><h2>二、兑现</h2>',
  )
  const { router } = renderRoute('/rewardRules?section=earn')
  await waitFor(() => expect(gone).toEqual([['一、获得', 'instant']]))
  await userEvent.click(screen.getByRole('link', { name: '见兑现' }))
  await waitFor(() => expect(gone.at(-1)).toEqual(['二、兑现', 'smooth']))
  expect(router.state.location.search).toBe('?section=cash')
  expect(screen.getByRole('heading', { name: '二、兑现' })).toHaveFocus()
  await act(() => router.navigate(-1))
  await waitFor(() => expect(router.state.location.search).toBe('?section=earn'))
  expect(gone).toHaveLength(2)
  expect(sandbox.seen('/privacy/getByType')).toHaveLength(1)
})

it('goes there in one step for people who want less motion', async () => {
  const before = window.matchMedia
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
  renderRoute('/rewardRules')
  await rulesShown()
  await userEvent.click(screen.getByRole('button', { name: '有效期' }))
  expect(gone).toEqual([['五、有效期', 'instant']])
  window.matchMedia = before
})

it.each(['<p></p>', '<script>window.__pwned = 1</script>', '<h2></h2>'])(
  'shows its own text where nothing is left of %s',
  async (content) => {
    answerText(content)
    renderRoute('/rewardRules')
    expect(await screen.findByText('内容可能不是最新版本')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '一、奖励类型' })).toBeInTheDocument()
    expect(screen.queryByText('V9')).toBeNull()
  },
)

it('has no chip for a heading without words', async () => {
  answerText('<h2>一、甲</h2><h2></h2><h2>二、乙</h2><h2> </h2><h2>三、丙</h2>')
  renderRoute('/rewardRules')
  await screen.findByRole('heading', { name: '三、丙' })
  const contents = screen.getByRole('navigation', { name: '目录' })
  expect(contents).toHaveTextContent(/^甲乙丙$/)
  expect(contents.children).toHaveLength(3)
})

it('says nothing that the exchange did not', async () => {
  sandbox.server.use(
    http.get('*/rewardsToCashCampaign/config', () =>
      HttpResponse.json({ code: 200, data: { rate: 0.01 } }),
    ),
  )
  logInAs('13800138000')
  renderRoute('/rewardRules')
  expect(await screen.findByText('1奖励 = 0.01元')).toBeInTheDocument()
  expect(screen.queryByText('实名认证')).toBeNull()
  expect(screen.queryByText('单笔限额')).toBeNull()
})
