import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { noteLogin } from '@/session/session'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/bridge/environment', () => ({ currentVisit: () => ({ visit: 'app', os: 'android' }) }))
vi.mock('@/bridge/handlers', () => import('@tests/support/fakeBridge'))

const sandbox = startSandbox()
const ranks = () => screen.findByRole('list', { name: '排行榜' })
const myBar = () => screen.getByRole('region', { name: '我的排名' })

it('says nothing of a rank to somebody who has just logged in, before it is known', async () => {
  renderRoute('/opinionRanking')
  await within(await screen.findByRole('region', { name: '我的排名' })).findByText(
    '登录查看我的排名',
  )
  const releaseRanks = sandbox.hold('/arena/dao/page')
  const releaseMe = sandbox.hold('/user/info')
  logInAs('13800138000')
  act(noteLogin)
  await waitFor(() => expect(myBar()).toHaveTextContent(/^--.*我--$/))
  sandbox.useScenario('off_list')
  releaseRanks()
  await waitFor(() => expect(sandbox.seen('/arena/dao/page')).toHaveLength(2))
  expect(screen.queryByText(/暂未上榜/)).toBeNull()
  releaseMe()
  expect(await within(myBar()).findByText('暂未上榜，参与提案可得意见分')).toBeInTheDocument()
})

it('hides the pinned row while the person’s own seat is on the screen', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe(target: Element) {
        // Only the podium can be seen.
        this.tell([{ target, isIntersecting: target.querySelector('ol') !== null }])
      }
      unobserve() {}
      disconnect() {}
    },
  )
  logInAs('13800138000')
  const { unmount } = renderRoute('/opinionRanking?__state=me_first')
  await ranks()
  await within(myBar()).findByText('已是第一名，继续保持')
  await waitFor(() => expect(myBar()).toHaveAttribute('inert'))
  unmount()
  renderRoute('/opinionRanking')
  await ranks()
  await within(myBar()).findByText('28')
  expect(myBar()).not.toHaveAttribute('inert')
})

it.each(['code_10001', 'code_10002'])('is no campaign that %s could be about', async (state) => {
  renderRoute(`/opinionRanking?__state=${state}@dao/page`)
  expect(await screen.findByText('网络开小差了，请稍后再试')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument()
  expect(screen.queryByText(/活动/)).toBeNull()
})

it.each(['', '&period=month'])('asks for a login where the platform does (%s)', async (period) => {
  renderRoute(`/opinionRanking?__state=signed_out@dao/page${period}`)
  expect(await screen.findByText('登录后查看排行榜')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '意见分排行榜' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
})

it('a row without an id leads nowhere', async () => {
  const list = [1, 2, 3, 4].map((rank) => ({ rank, nickname: `无名${rank}`, score: 9 - rank }))
  const data = { list, hasMore: false }
  sandbox.server.use(
    http.get('*/arena/dao/page', () => HttpResponse.json({ statusCode: 200, data })),
  )
  renderRoute('/opinionRanking')
  expect(within(await ranks()).getByText('无名4')).toBeInTheDocument()
  expect(screen.getByText('无名1')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /无名/ })).toBeNull()
})
