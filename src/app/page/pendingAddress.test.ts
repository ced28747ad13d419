import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { pendingAddress, watchNavigation } from './pendingAddress'

test('is where a tap wants to go, from the tap until the page is there', async () => {
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
