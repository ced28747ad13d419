import { act, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { pendingAddress, watchNavigation } from './navigation'

test('a tap moves the bar and renders the next page; the page that is left is not rendered again', async () => {
  const list = vi.fn(() => '列表')
  const List = () => list()
  let answer = () => {}
  const loader = () => new Promise<null>((resolve) => (answer = () => resolve(null)))
  const router = createMemoryRouter([
    { path: '/', element: <List /> },
    { path: '/detail', element: '详情', loader },
  ])
  watchNavigation(router)
  render(<RouterProvider router={router} useTransitions={false} />)
  await screen.findByText('列表')
  list.mockClear()

  const arrived = router.navigate('/detail')
  await vi.waitFor(() => expect(document.documentElement.dataset.progress).toBe('busy'))
  await act(async () => {
    answer()
    await arrived
  })
  expect(screen.getByText('详情')).toBeInTheDocument()
  expect(document.documentElement.dataset.progress).toBe('done')
  expect(list).not.toHaveBeenCalled()
})

test('the first subscriber hears of the load that ended before it came', async () => {
  const router = createMemoryRouter([{ path: '/', loader: () => '列表', element: null }])
  watchNavigation(router)
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  const hear = vi.fn()
  router.subscribe(hear)
  expect(hear).toHaveBeenCalledOnce()
})

test('the pending address is where a tap wants to go, from the tap until the page is there', async () => {
  expect(pendingAddress()).toBeUndefined()
  let arrive = (_route: { element: null }) => {}
  const code = new Promise<{ element: null }>((resolve) => {
    arrive = resolve
  })
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/manufacturerDetail/:id', lazy: () => code },
    ],
    { basename: '/mfuwu/', initialEntries: ['/mfuwu/'] },
  )
  watchNavigation(router)
  expect(pendingAddress()).toBeUndefined()
  const arrived = router.navigate('/manufacturerDetail/10001?from=card#honors')
  await vi.waitFor(() =>
    expect(pendingAddress()).toBe('/mfuwu/manufacturerDetail/10001?from=card#honors'),
  )
  arrive({ element: null })
  await arrived
  expect(pendingAddress()).toBeUndefined()
})
