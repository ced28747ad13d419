import { act, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter, parsePath, type RouteObject } from 'react-router-dom'
import { beforeEach } from 'vitest'
import { connectApi } from '@/app/api'
import { watchNavigation } from '@/app/page/navigation'
import { routes } from '@/app/routes'
import { queryClient } from '@/kit/query/queryClient'
import { setRouteTable } from '@/kit/routeTable'
import { BASE_PATH } from '@/lib/env'
import { CLIENT_ID_KEY } from '@/session/clientId'
import { writeLoginInfo } from '@/session/loginInfo'
import { forgetLogin, logIn } from '@/session/session'
import { tokenOfPhone } from './sandbox'

/** Longer than any test moves the platform's clock. */
const YEAR_MS = 365 * 86_400_000

let documents = 0

// The cached data of another test's visit is removed with its login.
beforeEach(() => forgetLogin())

/**
 * Renders the product's real route table at an address, as a new document (nothing is cached), over the present API
 * (`startSandbox`). The window has the same address, so that the sandbox reads its `?__state=`.
 * @param address without the base path, e.g. `/trends-detail/20001?__state=no_comments`
 * @param table replaces the product's own, for a part that belongs to no page
 */
export function renderRoute(address: string, table: RouteObject[] = routes) {
  const href = `${BASE_PATH}${address}`
  window.history.replaceState(null, '', href)
  // jsdom has neither, and the first one complains aloud.
  window.scrollTo = () => undefined
  window.matchMedia ??= () => new EventTarget() as MediaQueryList
  queryClient.clear()
  localStorage.setItem(CLIENT_ID_KEY, 'page-test')
  connectApi()
  setRouteTable(table)
  documents += 1
  // In a new document no history entry is known.
  const entry = { ...parsePath(href), key: `document ${documents}` }
  const router = createMemoryRouter(table, { basename: `${BASE_PATH}/`, initialEntries: [entry] })
  watchNavigation(router)
  return { router, ...render(<RouterProvider router={router} useTransitions={false} />) }
}

let people = 0

/** A phone that no other test of the file uses. */
export function newPhone(): string {
  people += 1
  return `1365${String(people).padStart(7, '0')}`
}

/** The login of an earlier visit, without a phone that of a new account; before `renderRoute`. */
export function logInAs(phone = newPhone()): void {
  writeLoginInfo(
    { accessToken: tokenOfPhone(phone), expireIn: Date.now() + YEAR_MS },
    'cGFnZS10ZXN0',
  )
}

/** The login that has opened over the page ends with this person, as its form or another tab ends it. */
export async function answerLogin(phone: string): Promise<void> {
  await screen.findByRole('dialog', { name: '手机号登录' })
  await act(() => logIn({ accessToken: tokenOfPhone(phone), expireIn: Date.now() + YEAR_MS }))
}
