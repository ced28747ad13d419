import { expect, test, vi } from 'vitest'
import { isLoggedIn, logIn, subscribe } from './session'

test('a login record that is over is deleted when it is read, and listeners hear of it once', async () => {
  await logIn({ accessToken: 'abc', expireIn: Date.now() + 60_000 })
  const listener = vi.fn()
  subscribe(listener)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
  expect(isLoggedIn()).toBe(false)
  expect(localStorage.getItem('loginInfo')).toBeNull()
  // Not synchronously during the read.
  expect(listener).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(listener).toHaveBeenCalledOnce()
  expect(isLoggedIn()).toBe(false)
  await Promise.resolve()
  expect(listener).toHaveBeenCalledOnce()
})

test('a storage that keeps what is deleted tells listeners once, too', async () => {
  await logIn({ accessToken: 'abc', expireIn: Date.now() + 60_000 })
  const listener = vi.fn(() => void isLoggedIn())
  subscribe(listener)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('denied')
  })
  expect(isLoggedIn()).toBe(false)
  await Promise.resolve()
  await Promise.resolve()
  expect(listener).toHaveBeenCalledOnce()
})
