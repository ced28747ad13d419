import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { createBrowserRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '@/ui/modal/Dialog'
import { watchBack } from './layerHistory'
import { Sheet } from '@/ui/modal/Sheet'

const HOME = '/mfuwu/sign-in'

beforeEach(async () => {
  watchBack()
  await pause()
  history.pushState({ before: true }, '', '/mfuwu/before')
})

/** Long enough for the history's own tasks. */
const pause = (ms = 60) => act(() => new Promise<void>((done) => setTimeout(done, ms)))

async function back() {
  history.back()
  await pause()
}

function Page() {
  const [sheet, setSheet] = useState(false)
  const [dialog, setDialog] = useState(false)
  const go = useNavigate()
  return (
    <>
      <h1>签到</h1>
      <button type="button" onClick={() => setSheet(true)}>
        规则
      </button>
      <Sheet open={sheet} onClose={() => setSheet(false)} title="活动规则">
        <button type="button" onClick={() => setDialog(true)}>
          确认
        </button>
        <button
          type="button"
          onClick={() => {
            setSheet(false)
            setTimeout(() => void go('/exchange'), 0)
          }}
        >
          去兑换
        </button>
        <button type="button" onClick={() => void go('/exchange')}>
          直接去
        </button>
        <button
          type="button"
          onClick={() => {
            setSheet(false)
            setDialog(true)
          }}
        >
          换成对话框
        </button>
      </Sheet>
      <Dialog open={dialog} onClose={() => setDialog(false)} title="确定吗" />
    </>
  )
}

async function start() {
  history.pushState({ usr: null, key: 'start' }, '', HOME)
  const loader = vi.fn(() => null)
  const router = createBrowserRouter(
    [
      { path: '/sign-in', loader, element: <Page />, hydrateFallbackElement: <i /> },
      { path: '/exchange', element: <h1>兑换</h1> },
      { path: '/before', element: <h1>之前</h1> },
    ],
    { basename: '/mfuwu' },
  )
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  await screen.findByRole('heading', { name: '签到' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '规则' }))
  await pause()
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    await pause()
  }
  return { loader, press, router }
}

test('Back closes the sheet and stays on the page; the router loads nothing again', async () => {
  const { loader, router } = await start()
  expect(history.state).toMatchObject({ key: 'start', idx: 0 })
  await back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname).toBe(HOME)
  expect(history.state).not.toHaveProperty('layer')
  expect(loader).toHaveBeenCalledTimes(1)
  await back()
  expect(await screen.findByRole('heading', { name: '之前' })).toBeInTheDocument()
  router.dispose()
})

test('closed by its button, the next Back leaves the page', async () => {
  const { loader, press, router } = await start()
  await press('关闭')
  expect(history.state).not.toHaveProperty('layer')
  expect(loader).toHaveBeenCalledTimes(1)
  await back()
  expect(location.pathname).toBe('/mfuwu/before')
  router.dispose()
})

test('layers on each other close one by one', async () => {
  const { press, router } = await start()
  await press('确认')
  expect(screen.getAllByRole('dialog')).toHaveLength(2)
  await back()
  expect(screen.getByRole('dialog', { name: '活动规则' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: '确定吗' })).toBeNull()
  await back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname).toBe(HOME)
  router.dispose()
})

test('a layer that follows another takes over its entry', async () => {
  const { press, router } = await start()
  const length = history.length
  await press('换成对话框')
  expect(history.length).toBe(length)
  await back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname).toBe(HOME)
  router.dispose()
})

test('a page that moves on while the sheet closes stays where it went, and comes back in one step', async () => {
  const { press, router } = await start()
  await press('去兑换')
  // jsdom cancels a step when the page pushes; a person needs longer than this for the next tap.
  await pause(450)
  expect(screen.getByRole('heading', { name: '兑换' })).toBeInTheDocument()
  expect(location.pathname).toBe('/mfuwu/exchange')
  await back()
  await waitFor(() => expect(screen.getByRole('heading', { name: '签到' })).toBeInTheDocument())
  await back()
  expect(location.pathname).toBe('/mfuwu/before')
  router.dispose()
})

test('leaving with the sheet open leaves no step that does nothing', async () => {
  const { press, router } = await start()
  await press('直接去')
  expect(location.pathname).toBe('/mfuwu/exchange')
  await back()
  await pause()
  expect(screen.getByRole('heading', { name: '签到' })).toBeInTheDocument()
  expect(history.state).not.toHaveProperty('layer')
  router.dispose()
})

test('Forward to a layer that is gone opens and loads nothing', async () => {
  const { loader, router } = await start()
  await back()
  history.forward()
  await pause()
  await pause()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(history.state).not.toHaveProperty('layer')
  expect(loader).toHaveBeenCalledTimes(1)
  router.dispose()
})

test('a sheet that is opened again can be closed by Back again', async () => {
  const { press, router } = await start()
  await press('关闭')
  await press('规则')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname).toBe(HOME)
  router.dispose()
})

test('a step that arrives late closes no layer that came up meanwhile', async () => {
  const { press, router } = await start()
  const go = history.go.bind(history)
  const late = vi.spyOn(history, 'go').mockImplementation((steps) => {
    setTimeout(() => go(steps), 700)
  })
  await press('关闭')
  await press('规则')
  await pause(900)
  expect(screen.getByRole('dialog', { name: '活动规则' })).toBeInTheDocument()
  late.mockRestore()
  await back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname).toBe(HOME)
  router.dispose()
})
