import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { setRouteTable } from '@/kit/routeTable'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp } from './openApp'
import { useOpenPage } from './useOpenPage'

vi.mock('./openApp', () => ({ openApp: vi.fn() }))
beforeEach(() => vi.mocked(openApp).mockReset())

function Opener({ address }: { address: string }) {
  const open = useOpenPage('territory')
  return <button onClick={() => open(address)}>open</button>
}

async function tap(address: string) {
  const routes = [
    { path: '/', element: <Opener address={address} /> },
    { path: '/plAce', caseSensitive: true, element: <p>here</p> },
    { path: '*', element: <p>home</p> },
  ]
  setRouteTable(routes)
  const router = createMemoryRouter(routes, { basename: '/mfuwu/', initialEntries: ['/mfuwu/'] })
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('button'))
  return router
}

test('a page of the route table opens here, with its query', async () => {
  const router = await tap('/plAce?planetId=40001')
  expect(await screen.findByText('here')).toBeVisible()
  expect(router.state.location.search).toBe('?planetId=40001')
  expect(openApp).not.toHaveBeenCalled()
})

test.each(['/entrust?territoryId=1', '/place?planetId=1'])(
  '%s, which the table has not, opens in the app',
  async (path) => {
    const router = await tap(path)
    expect(openApp).toHaveBeenCalledWith({ pageName: 'territory', path, counted: false })
    expect(router.state.location.pathname).toBe('/mfuwu/')
  },
)
