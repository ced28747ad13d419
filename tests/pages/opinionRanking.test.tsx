import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { logInAs, renderRoute } from '../support/renderRoute'
import { startSandbox } from '../support/sandbox'

const sandbox = startSandbox()
// The first test must not wait for the page's code.
beforeAll(() => import('@/campaigns/opinionRanking/route'), 60_000)
const list = () => screen.findByRole('list', { name: '排行榜' })

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

it('asks guests to log in, and opens the login', async () => {
  renderRoute('/opinionRanking')
  await list()
  const bar = screen.getByRole('region', { name: '我的排名' })
  expect(within(bar).getByText('登录查看我的排名')).toBeInTheDocument()
  await userEvent.click(within(bar).getByRole('button', { name: '登录' }))
  expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeInTheDocument()
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

it.each(['http_500', 'http_504', 'cut', 'html', 'empty_body', 'malformed', 'wrong_shape', 'toast'])(
  'ends in a clear state on %s',
  async (state) => {
    renderRoute(`/opinionRanking?__state=${state}@dao/page`)
    expect(await screen.findByText('网络开小差了，请稍后再试')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(/undefined|NaN|null/)
  },
)

it('the rest stands when only the own info fails', async () => {
  logInAs('13800138000')
  renderRoute('/opinionRanking?__state=cut@user/info')
  await list()
  const bar = await screen.findByRole('region', { name: '我的排名' })
  expect(await within(bar).findByText('28')).toBeInTheDocument()
})

it('opens the rules', async () => {
  renderRoute('/opinionRanking')
  await list()
  await userEvent.click(screen.getByRole('button', { name: '规则' }))
  expect(await screen.findByRole('dialog', { name: '意见分规则' })).toBeInTheDocument()
})
