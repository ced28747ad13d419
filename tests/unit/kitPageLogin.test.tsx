import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetLogin, logIn, setWrapperToken } from '@/session/session'
import { startGift } from '../support/giftPage'

test('another login asks again, once; and the next person never sees what this one was answered', async () => {
  const page = startGift()
  await page.answer('main 1', 'a guest’s')
  await page.answer('tasks', 'a guest’s')
  act(() => setWrapperToken('token of one'))
  await waitFor(() => expect(page.names()).toEqual(['main 1', 'tasks']))
  await page.answer('main 1', 'one’s')
  await page.answer('tasks', 'one’s')
  act(() => forgetLogin())
  expect(page.names()).toEqual([])
  await page.user.click(screen.getByText('elsewhere'))
  act(() => setWrapperToken(''))
  await act(() => page.router.navigate(-1))
  expect(screen.getByText('skeleton')).toBeVisible()
})

test('every finished login asks again, also when the platform gives the same token', async () => {
  const login = { accessToken: 'the same', expireIn: Date.now() + 60_000 }
  await logIn(login)
  const page = startGift()
  await page.answer('main 1', 'refused')
  await page.answer('tasks', 'refused')
  await act(() => logIn(login))
  await waitFor(() => expect(page.names()).toEqual(['main 1', 'tasks']))
  await page.answer('main 1', 'one’s')
  await page.answer('tasks', 'one’s')
  expect(screen.getByText('main: one’s')).toBeVisible()
  expect(page.names()).toEqual([])
  act(() => forgetLogin())
})

test('a reload for another person keeps nothing of the one before', async () => {
  const page = startGift()
  await page.answer('main 1', 'a guest’s')
  await page.answer('tasks', 'a guest’s')
  act(() => setWrapperToken('token of two'))
  await page.fail('main 1')
  expect(screen.getByText('main: failed')).toBeVisible()
  expect(screen.getByText('tasks: waiting')).toBeVisible()
  await page.answer('tasks', 'two’s')
  expect(screen.getByText('tasks: two’s')).toBeVisible()
  act(() => setWrapperToken(''))
})
