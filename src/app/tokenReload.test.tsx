import { beforeEach, expect, test, vi } from 'vitest'
import { reloadDataWithToken } from './tokenReload'

const session = vi.hoisted(() => ({
  token: undefined as string | undefined,
  logins: 0,
  ready: () => {},
  listeners: new Set<() => void>(),
}))

vi.mock('@/session/person', () => ({
  OWN: '',
  ownKeys: new Set(),
  OWNER_KEY: '',
  personChanges: () => 0,
  personOnPage: () => '',
}))
vi.mock('@/session/session', () => ({
  loginCount: () => session.logins,
  tokens: () => ({ wrapper: session.token, stored: undefined }),
  whenReady: () =>
    new Promise<void>((resolve) => {
      session.ready = resolve
    }),
  subscribe: (listener: () => void) => session.listeners.add(listener),
}))

const turn = () => Promise.resolve().then(() => undefined)

async function bring(token: string) {
  session.token = token
  session.listeners.forEach((listener) => listener())
  await turn()
}

beforeEach(() => {
  session.token = undefined
  session.listeners.clear()
})

test('a token that is there before the first calls go out loads nothing again', async () => {
  const reload = vi.fn()
  reloadDataWithToken(reload)
  await bring('from-the-app')
  session.ready()
  await turn()
  await bring('from-the-app')
  expect(reload).not.toHaveBeenCalled()
})

test('a token that comes after them does, once per change', async () => {
  const reload = vi.fn()
  reloadDataWithToken(reload)
  session.ready()
  await turn()
  await bring('from-the-app')
  expect(reload).toHaveBeenCalledTimes(1)
  await bring('from-the-app')
  expect(reload).toHaveBeenCalledTimes(1)
  await bring('')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a login does: what was refused before may be answered now', async () => {
  const reload = vi.fn()
  reloadDataWithToken(reload)
  session.ready()
  await turn()
  session.logins += 1
  session.listeners.forEach((listener) => listener())
  await turn()
  expect(reload).toHaveBeenCalledOnce()
})

test('everybody else has heard of it by then', async () => {
  const heard: string[] = []
  reloadDataWithToken(() => heard.push('reload'))
  session.ready()
  await turn()
  session.listeners.add(() => heard.push('other'))
  await bring('from-the-app')
  expect(heard).toEqual(['other', 'reload'])
})
