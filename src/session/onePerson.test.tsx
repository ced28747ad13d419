import { expect, it, vi } from 'vitest'

const app = vi.hoisted(() => ({
  token: undefined as string | undefined,
  changeToken: (() => {}) as (token: string) => void,
}))
vi.mock('@/bridge/connect', () => ({
  connectBridge: () => Promise.resolve({}),
  speakDialects: () => {},
  onBridgeArrived: () => {},
}))
vi.mock('@/bridge/environment', () => ({ currentVisit: () => ({ visit: 'app', os: 'other' }) }))
vi.mock('@/bridge/handlers', () => ({
  getAccessToken: () => Promise.resolve(app.token),
  getClientInfo: () => Promise.resolve('ZnJvbS10aGUtYXBw'),
  onAccessTokenChanged: (listener: (token: string) => void) => {
    app.changeToken = listener
  },
}))

/** Module state is fresh, as after a load; the app answers with this token. */
async function load(token: string | undefined) {
  vi.resetModules()
  app.token = token
  const session = await import('./session')
  session.startSession()
  await session.whenReady()
  return session
}

const minutes = (count: number) => Date.now() + count * 60_000
const keep = (origin: object) => {
  const record = { accessToken: 'A', clientInfo: '', expireIn: minutes(1), ...origin }
  localStorage.setItem('loginInfo', JSON.stringify(record))
}

/** A visit in the app, with this token; the record that was traded for A's token is there from an earlier one. */
async function visitAs(token: string | undefined) {
  const earlier = await load('token A')
  await earlier.adoptLogin({ accessToken: 'A', expireIn: minutes(1) })
  expect(earlier.tokens()).toEqual({ wrapper: 'token A', stored: 'A' })
  expect(localStorage.getItem('loginInfo')).not.toContain('token A')
  return load(token)
}

it.each(['token B', ''])('ends a record that was traded for another token: %j', async (token) => {
  const session = await visitAs(token)
  expect(session.tokens()).toEqual({ wrapper: token, stored: undefined })
  expect(localStorage.getItem('loginInfo')).toBeNull()
})

it.each(['token B', ''])('ends it when the app tells of another one: %j', async (token) => {
  const session = await visitAs('token A')
  expect(session.tokens().stored).toBe('A')
  app.changeToken(token)
  expect(session.tokens()).toEqual({ wrapper: token, stored: undefined })
  expect(localStorage.getItem('loginInfo')).toBeNull()
})

it('lets it rest while the app does not say who is there', async () => {
  const session = await visitAs(undefined)
  expect(session.tokens()).toEqual({ wrapper: undefined, stored: undefined })
  expect(session.isLoggedIn()).toBe(false)
  app.changeToken('token A')
  expect(session.tokens()).toEqual({ wrapper: 'token A', stored: 'A' })
})

it('sends nothing of the app’s person with a login by the form, until the app has another one', async () => {
  const session = await load('token A')
  await session.logIn({ accessToken: 'B', expireIn: minutes(1), uid: '7' })
  expect(session.tokens()).toEqual({ wrapper: undefined, stored: 'B' })
  const again = await load('token A')
  expect(again.tokens()).toEqual({ wrapper: undefined, stored: 'B' })
  app.changeToken('token C')
  expect(again.tokens()).toEqual({ wrapper: 'token C', stored: undefined })
})

it('keeps a login by the form where the app has nobody', async () => {
  const session = await load('')
  await session.logIn({ accessToken: 'B', expireIn: minutes(1), uid: '7' })
  const again = await load('')
  expect(again.tokens().stored).toBe('B')
  // The app's own login replaces it.
  again.setWrapperToken('', true)
  expect(again.tokens().stored).toBeUndefined()
})

it.each([
  ['from an earlier version stays beside a token', {}, 'token', 'A'],
  ['from an earlier version ends where the app has nobody', {}, '', undefined],
  [
    'that names its person ends beside a token that nobody compared',
    { uid: '7' },
    'token',
    undefined,
  ],
])('a record %s', async (_, origin, token, stored) => {
  keep(origin)
  const session = await load(token)
  expect(session.tokens()).toEqual({ wrapper: token, stored })
})

it('a token that stands aside is nobody’s until there is another one', async () => {
  const session = await load('token A')
  session.setAppTokenAside()
  expect(session.tokens()).toEqual({ wrapper: '', stored: undefined })
  app.changeToken('token A')
  expect(session.isLoggedIn()).toBe(false)
  app.changeToken('token B')
  expect(session.tokens().wrapper).toBe('token B')
})
