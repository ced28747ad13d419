import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Module state is fresh, as after a load. */
async function load() {
  vi.resetModules()
  const session = await import('./session')
  const person = await import('./person')
  const { personalStore } = await import('./personalStore')
  session.startSession()
  return { ...session, ...person, personalStore }
}

let page: Awaited<ReturnType<typeof load>>
const login = (accessToken: string, uid?: string) => ({
  accessToken,
  expireIn: Date.now() + 60_000,
  ...(uid && { uid }),
})
const logIn = (accessToken: string, uid?: string) => page.logIn(login(accessToken, uid))
function otherTab(record: object | null) {
  if (record) localStorage.setItem('loginInfo', JSON.stringify({ clientInfo: '', ...record }))
  else localStorage.removeItem('loginInfo')
  window.dispatchEvent(new StorageEvent('storage', { key: 'loginInfo' }))
}

beforeEach(async () => {
  localStorage.setItem('clientId', 'kept')
  page = await load()
})
afterEach(() => page.forgetLogin())

test.each<[string, number, () => Promise<unknown> | void]>([
  ['a guest who logs in', 0, () => logIn('A')],
  ['another login here', 1, () => logIn('A', '1').then(() => logIn('B', '2'))],
  ['another login here, without a name', 1, () => logIn('A').then(() => logIn('B'))],
  ['the same person’s next login', 0, () => logIn('A', '1').then(() => logIn('A2', '1'))],
  ['another login in another tab', 1, () => logIn('A').then(() => otherTab(login('B')))],
  ['a logout in another tab', 1, () => logIn('A').then(() => otherTab(null))],
  ['a logout here', 0, () => logIn('A').then(() => page.forgetLogin())],
  ['a login that is over', 0, () => logIn('A').then(() => page.forgetLogin('over'))],
  [
    'its person, back',
    0,
    async () => {
      await logIn('A', '1')
      page.forgetLogin('over')
      await logIn('A2', '1')
    },
  ],
  [
    'a login on this page where nobody knows whose it was',
    0,
    async () => {
      await logIn('A')
      page.forgetLogin('over')
      await logIn('A2', '1')
    },
  ],
  [
    'somebody else after it',
    1,
    async () => {
      await logIn('A', '1')
      page.forgetLogin('over')
      await logIn('B', '2')
    },
  ],
  [
    'somebody else after it, whose name an answer has told',
    1,
    async () => {
      await logIn('A')
      page.noteUid(page.personKey(), '1')
      page.forgetLogin('over')
      await logIn('B', '2')
    },
  ],
  [
    'somebody in another tab after it',
    1,
    async () => {
      await logIn('A')
      page.forgetLogin('over')
      otherTab(login('B'))
    },
  ],
  ['the app’s next token', 1, () => (page.setWrapperToken('A'), page.setWrapperToken('B'))],
  ['nobody in the app any more', 1, () => (page.setWrapperToken('A'), page.setWrapperToken(''))],
  [
    'the login record that the app’s token is traded for',
    0,
    () => (page.setWrapperToken('A'), page.adoptLogin(login('A.h5', '1'))),
  ],
])('%s changes the person %i times', async (_, changes, happen) => {
  expect(page.personChanges()).toBe(0)
  await happen()
  expect(page.personChanges()).toBe(changes)
})

test('what a guest has left is theirs after the login; nobody else finds it, also after a reload', async () => {
  page.personalStore.set('draft', 'a guest’s')
  await logIn('A')
  expect(page.personalStore.get('draft')).toBe('a guest’s')
  page.personalStore.set('draft', 'A’s')
  page = await load()
  expect(page.personalStore.get('draft')).toBe('A’s')
  otherTab(login('B'))
  expect(page.personalStore.get('draft')).toBeNull()
  expect(JSON.stringify(sessionStorage)).not.toContain('A’s')
  page.personalStore.set('draft', 'B’s')
  otherTab(login('C'))
  page = await load()
  expect(page.personalStore.get('draft')).toBeNull()
})

test('it waits for its person while their login is over', async () => {
  await logIn('A', '1')
  page.personalStore.set('draft', 'A’s')
  page.forgetLogin('over')
  expect(page.personalStore.get('draft')).toBe('A’s')
  await logIn('A2', '1')
  expect(page.personalStore.get('draft')).toBe('A’s')
  page.forgetLogin()
  expect(page.personalStore.get('draft')).toBeNull()
})

test('a record that knows nobody ends beside a token when two people are named', () => {
  page.setWrapperToken('token')
  otherTab(login('of an earlier version'))
  const key = page.personKey()
  page.noteUid(key, '1')
  page.noteUid(key, '1')
  expect(page.tokens().stored).toBe('of an earlier version')
  page.noteUid(key, '2')
  expect(page.tokens()).toEqual({ wrapper: 'token', stored: undefined })
})
