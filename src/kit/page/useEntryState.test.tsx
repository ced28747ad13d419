import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { forgetLogin, logIn } from '@/session/session'
import { useEntryState } from './useEntryState'

function List() {
  const [tab, setTab] = useEntryState<string>('tab', '最热')
  return <button onClick={() => setTab('最新')}>{tab}</button>
}

async function leaveAtNew() {
  const routes = [
    { path: '/', element: <List /> },
    { path: '/other', element: null },
  ]
  // In a new document no history entry is known.
  const key = expect.getState().currentTestName
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/', key }] })
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByText('最热'))
  await act(() => router.navigate('/other'))
  return router
}

test('Back finds what was chosen, and another visit begins anew', async () => {
  const router = await leaveAtNew()
  await act(() => router.navigate(-1))
  expect(screen.getByText('最新')).toBeVisible()
  await act(() => router.navigate('/other'))
  await act(() => router.navigate('/'))
  expect(screen.getByText('最热')).toBeVisible()
})

test('nobody finds what another person has chosen', async () => {
  await logIn({ accessToken: 'theirs', expireIn: Date.now() + 60_000 })
  const router = await leaveAtNew()
  act(() => forgetLogin('elsewhere'))
  await act(() => router.navigate(-1))
  expect(screen.getByText('最热')).toBeVisible()
})
