import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessionCache } from './sessionCache'
import { forgetLogin, logIn, setWrapperToken } from '@/session/session'

const TTL_MS = 60_000
// In seconds from now: another file's test may have set the platform's clock.
const ACCESS = { accessToken: 'one', expireIn: TTL_MS / 1000 }

async function setUp() {
  const kept = sessionCache<number>(TTL_MS)
  let count = 0
  const ask = vi.fn(() => Promise.resolve(++count))
  await kept.get('a', ask)
  return () => kept.get('a', ask)
}

afterEach(() => {
  forgetLogin()
  setWrapperToken('')
})

describe('answers are kept for one person', () => {
  it('for as long as nothing changes', async () => {
    const get = await setUp()
    forgetLogin()
    setWrapperToken('')
    expect(await get()).toBe(1)
  })

  it.each([
    ['a login', () => logIn(ACCESS)],
    ['the wrapper’s token', async () => setWrapperToken('two')],
  ])('%s empties every store', async (_, change) => {
    const stores = [await setUp(), await setUp()]
    await change()
    expect(await Promise.all(stores.map((get) => get()))).toEqual([2, 2])
  })

  it('the end of a login does, too', async () => {
    await logIn(ACCESS)
    const get = await setUp()
    forgetLogin()
    expect(await get()).toBe(2)
  })
})
