import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { connectTracker } from '@/tracking/track'
import { openAppPage } from '@tests/support/fakeBridge'
import { place } from '@tests/support/fakeVisit'
import { answerLogin, logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/bridge/handlers', () => import('@tests/support/fakeBridge'))

const sandbox = startSandbox()
const list = () => screen.findByRole('list', { name: '排行榜' })
const myBar = () => screen.getByRole('region', { name: '我的排名' })
const choose = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
/** Collects the tracked events, with their ids. */
function listen() {
  const noted: [name: string, ids: unknown][] = []
  connectTracker(({ elementType, elementName, extraInfo }) =>
    noted.push([`${elementType}/${elementName}`, extraInfo]),
  )
  // Clears the events of earlier tests.
  noted.length = 0
  return noted
}

it('shows the podium, the others from the fourth row on, and the time', async () => {
  renderRoute('/opinionRanking')
  const rows = within(await list()).getAllByRole('listitem')
  expect(rows).toHaveLength(17)
  expect(screen.getByRole('heading', { name: '意见分排行榜' })).toBeInTheDocument()
  expect(screen.getByText(/^更新于 \d{4}-\d\d-\d\d \d\d:00$/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /第1名/ })).toBeInTheDocument()
  // A tie shares its rank, and the next one is skipped.
  expect(within(rows[0] as HTMLElement).getByText('3')).toBeInTheDocument()
  expect(within(rows[1] as HTMLElement).getByText('5')).toBeInTheDocument()
})

it('shows guests their own rank after the login', async () => {
  renderRoute('/opinionRanking')
  await list()
  const bar = screen.getByRole('region', { name: '我的排名' })
  expect(within(bar).getByText('登录查看我的排名')).toBeInTheDocument()
  await userEvent.click(within(bar).getByRole('button', { name: '登录' }))
  await answerLogin('13800138000')
  await waitFor(() => expect(within(myBar()).getByText('我')).toBeVisible())
})

it('shows a person’s own rank and the gap', async () => {
  logInAs('13800138000')
  renderRoute('/opinionRanking')
  await list()
  expect(await screen.findByText(/^距上一名还差[\d.,]+分$/)).toBeInTheDocument()
  const bar = screen.getByRole('region', { name: '我的排名' })
  expect(within(bar).getByText('28')).toBeInTheDocument()
})

it('says so to a person who is not on the list', async () => {
  logInAs('13800138000')
  renderRoute('/opinionRanking?__state=off_list')
  await list()
  expect(await screen.findByText('暂未上榜，参与提案可得意见分')).toBeInTheDocument()
})

it.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 0],
])('%i people leave %i seats empty', async (people, empty) => {
  renderRoute(`/opinionRanking?__state=ranks_${people}`)
  expect(await screen.findByText(people === 0 ? '暂无数据' : '没有更多了')).toBeInTheDocument()
  expect(screen.queryAllByText('虚位以待')).toHaveLength(empty)
})

it('changes the period in place, and the address with it', async () => {
  const { router } = renderRoute('/opinionRanking')
  await list()
  await userEvent.click(screen.getByRole('tab', { name: '总榜' }))
  await waitFor(() => expect(screen.getByText('25,640.5')).toBeInTheDocument())
  await waitFor(() => expect(router.state.location.search).toBe('?period=all'))
  expect(screen.queryByText('986.5')).toBeNull()
  expect(sandbox.seen('/arena/dao/page').map(({ query }) => query.period)).toEqual(['WEEK', 'ALL'])
})

it('shows the last tab that was chosen, whatever comes late', async () => {
  renderRoute('/opinionRanking')
  await list()
  await userEvent.click(screen.getByRole('tab', { name: '本月' }))
  await userEvent.click(screen.getByRole('tab', { name: '总榜' }))
  await userEvent.click(screen.getByRole('tab', { name: '本月' }))
  await waitFor(() => expect(screen.getByText('4,218')).toBeInTheDocument())
  expect(screen.getByRole('tab', { name: '本月' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.queryByText('25,640.5')).toBeNull()
})

it('brings the next page', async () => {
  renderRoute('/opinionRanking?__state=many')
  await list()
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }))
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(37))
})

it('brings all three hundred, page by page', async () => {
  renderRoute('/opinionRanking?__state=many')
  const items = () => document.querySelectorAll('ul[aria-label="排行榜"] > li')
  await list()
  for (let rows = 17; rows < 297; rows += 20) {
    expect(items()).toHaveLength(rows)
    fireEvent.click(screen.getByText('加载更多'))
    await waitFor(() => expect(items()).toHaveLength(rows + 20))
  }
  expect(await screen.findByText('没有更多了')).toBeInTheDocument()
  expect(sandbox.seen('/arena/dao/page')).toHaveLength(15)
})

it('shows the page in grey until it is there, without its buttons', async () => {
  const release = sandbox.hold('/arena/dao/page')
  renderRoute('/opinionRanking')
  expect(await screen.findByRole('main')).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('link', { name: '规则' })).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
  release()
  expect(await list()).toBeInTheDocument()
})

it('says 暂无数据 with its picture', async () => {
  renderRoute('/opinionRanking?__state=ranks_0')
  const empty = (await screen.findByText('暂无数据')).parentElement
  expect(empty?.querySelector('svg')).toBeInTheDocument()
})

it('treats a login that the platform no longer knows as none', async () => {
  logInAs('13800138000')
  renderRoute('/opinionRanking?__state=guest')
  await list()
  expect(await screen.findByText('登录查看我的排名')).toBeInTheDocument()
  expect(screen.queryByText(/暂未上榜/)).toBeNull()
  await userEvent.click(within(myBar()).getByRole('button', { name: '登录' }))
  expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeInTheDocument()
})

it('praises the first', async () => {
  logInAs('13800138000')
  renderRoute('/opinionRanking?__state=me_first')
  await list()
  expect(await within(myBar()).findByText('已是第一名，继续保持')).toBeInTheDocument()
  expect(within(myBar()).getByText('1')).toBeInTheDocument()
})

it('a second tab that fails is the tab’s matter, and can be tried again', async () => {
  logInAs('13800138000')
  renderRoute('/opinionRanking')
  await list()
  await within(myBar()).findByText('28')
  sandbox.useScenario('http_500_blank@dao/page')
  await choose('本月')
  expect(await screen.findByRole('alert')).toHaveTextContent('网络开小差了，请稍后再试')
  expect(screen.getByRole('heading', { name: '意见分排行榜' })).toBeInTheDocument()
  expect(within(myBar()).queryByText('28')).toBeNull()
  sandbox.useScenario()
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('4,218')).toBeInTheDocument()
})

it('keeps who looks and the time in place while another tab is on its way', async () => {
  logInAs('13800138000')
  renderRoute('/opinionRanking')
  await list()
  await within(myBar()).findByText('28')
  const bar = myBar()
  const name = bar.querySelector('[class*="nameText"]')?.textContent
  expect(name).toMatch(/./)
  const release = sandbox.hold('/arena/dao/page')
  await choose('本月')
  await waitFor(() => expect(screen.queryByRole('list', { name: '排行榜' })).toBeNull())
  expect(myBar()).toBe(bar)
  expect(bar.textContent).toMatch(new RegExp(`^--.*${name}我--$`))
  expect(screen.getByText(/^更新于/)).toBeInTheDocument()
  release()
  expect(await within(bar).findByText(/^距上一名还差/)).toBeInTheDocument()
  expect(sandbox.seen('/user/info')).toHaveLength(1)
})

it('leads to a person’s planet in the app', async () => {
  place.visit = 'app'
  const noted = listen()
  renderRoute('/opinionRanking')
  const [row] = within(await list()).getAllByRole('button')
  await userEvent.click(row as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: /第1名/ }))
  const [, fourth, first] = noted.map(([, ids]) => (ids as { uid: string }).uid)
  expect(noted).toEqual([
    ['page/view', expect.anything()],
    ['card/rank-row', { uid: expect.stringMatching(/^\d+$/) }],
    ['card/rank-row', { uid: expect.stringMatching(/^\d+$/) }],
  ])
  expect(openAppPage.mock.calls).toEqual([[`/planet?uid=${fourth}`], [`/planet?uid=${first}`]])
})

it('notes what was tapped, each once', async () => {
  const noted = listen()
  renderRoute('/opinionRanking?daoId=7&from=wx&shareUid=9')
  await list()
  await choose('本周')
  expect(sandbox.seen('/arena/dao/page')).toHaveLength(1)
  for (const [tab, top] of [
    ['本月', '4,218'],
    ['总榜', '25,640.5'],
    ['本周', '986.5'],
  ] as const) {
    await choose(tab)
    await screen.findByText(top)
  }
  await choose('本周')
  await userEvent.click(within(myBar()).getByRole('button', { name: '登录' }))
  await userEvent.click(screen.getByRole('link', { name: '规则' }))
  expect(noted).toEqual([
    ['page/view', { daoId: '7', from: 'wx', shareUid: '9' }],
    ['tab/month', undefined],
    ['tab/all', undefined],
    ['tab/week', undefined],
    ['button/login', undefined],
    ['button/rule', undefined],
  ])
})

it.each(['http_500', 'cut', 'wrong_shape'])('ends in a clear state on %s', async (state) => {
  renderRoute(`/opinionRanking?__state=${state}@dao/page`)
  expect(await screen.findByText('网络开小差了，请稍后再试')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/undefined|NaN|null/)
})

it('the rest renders when only the own info fails', async () => {
  logInAs('13800138000')
  renderRoute('/opinionRanking?__state=cut@user/info')
  await list()
  const bar = await screen.findByRole('region', { name: '我的排名' })
  expect(await within(bar).findByText('28')).toBeInTheDocument()
})

it('opens the rules', async () => {
  renderRoute('/opinionRanking')
  await list()
  await userEvent.click(screen.getByRole('link', { name: '规则' }))
  expect(await screen.findByRole('heading', { level: 1, name: '意见分规则' })).toBeVisible()
})
