import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { setRouteTable } from '@/kit/routeTable'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectApi } from '@/app/api'
import { CampaignProvider } from '@/kit/page/CampaignProvider'
import { startSandbox } from '@tests/support/sandbox'
import { useTaskJump } from './useTaskJump'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast/toast', () => ({ showToast: toast, dismissToasts: vi.fn() }))
const openApp = vi.hoisted(() => vi.fn(() => Promise.resolve(true)))
vi.mock('@/kit/open-app/openApp', () => ({ openApp }))

const sandbox = startSandbox()
beforeEach(() => {
  connectApi()
})

function Task({ taskId }: { taskId: string }) {
  const follow = useTaskJump()
  return <button onClick={() => void follow(taskId)}>去完成</button>
}

async function follow(taskId: string, state?: object) {
  const task = (
    <CampaignProvider pageName="test">
      <Task taskId={taskId} />
    </CampaignProvider>
  )
  const routes = [
    { path: '/test', element: task },
    { path: '/trends-detail-quest', element: null },
  ]
  const initialEntries = [{ pathname: '/mfuwu/test', state }]
  const options = { basename: '/mfuwu', initialEntries }
  setRouteTable(routes)
  const router = createMemoryRouter(routes, options)
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('button'))
  return router
}

test.each([
  [undefined, 'PUSH'],
  [{ from: '/trends-detail-quest' }, 'REPLACE'],
])('leaves no page between two of the one that the person came from: %s', async (state, action) => {
  const router = await follow('31001', state)
  await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/trends-detail-quest'))
  expect(router.state.historyAction).toBe(action)
})

test('goes to the app', async () => {
  await follow('31004')
  const asked = { pageName: 'test', path: '/moment/publish', counted: false }
  await waitFor(() => expect(openApp).toHaveBeenCalledWith(asked))
})

test('says which other site it would go to, and stays until the person goes on', async () => {
  sandbox.useScenario('skip_web')
  await follow('31001')
  const dialog = await screen.findByRole('dialog', { name: '即将离开元服务' })
  expect(dialog).toHaveTextContent('你将前往 partner.example.com')
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('asks for a login where one is needed, and says nothing else', async () => {
  sandbox.useScenario('signed_out@/task/skip')
  await follow('31001')
  expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
  expect(toast).not.toHaveBeenCalled()
})

test.each([
  ['0', '', '任务已下线，去看看别的任务吧'],
  ['31001', 'http_500_blank', '网络开小差了，请稍后再试'],
  ['31001', 'toast', '活动太火爆了，请稍后再试'],
])('says once why task %s leads nowhere: %s', async (taskId, fault, words) => {
  if (fault) sandbox.useScenario(`${fault}@/task/skip`)
  const router = await follow(taskId)
  await waitFor(() => expect(toast.mock.calls).toEqual([[words]]))
  expect(router.state.location.pathname).toBe('/mfuwu/test')
})
