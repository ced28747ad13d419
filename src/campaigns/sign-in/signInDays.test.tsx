import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import {
  SIGN,
  STATUS,
  open,
  openAsMember,
  signButton,
  startSignInPage,
  toast,
  track,
} from './testing'

vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn(), dismissToasts: vi.fn() }))
vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

const sandbox = startSignInPage()

const CALENDAR = [
  { date: '2026-11-03', signed: true, makeup: false },
  { date: '2026-11-04', signed: true, makeup: true },
  { date: '2026-11-05', signed: false, makeup: false },
]

/** A platform with records of three days of the month, and cards or none. */
function answerStatus(more: object = {}) {
  const data = { today: '2026-11-20', todaySigned: false, calendar: CALENDAR, ...more }
  sandbox.server.use(http.get(`*${STATUS}`, () => HttpResponse.json({ code: 200, data })))
}

const days = () => screen.findAllByRole('button', { name: /^\d+月\d+日，/ })
const tapDay = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}，`) }))
const line = (day: string) => screen.getByText(day, { selector: 'b' }).parentElement

it('every day of the month is a button that says what happened', async () => {
  answerStatus()
  openAsMember()
  await signButton()
  expect(await days()).toHaveLength(30)
  expect(line('11月20日')).toHaveTextContent('11月20日今天，未签到')
})

it.each([
  ['11月3日', '已签到'],
  ['11月4日', '已补签'],
  ['11月5日', '未签到'],
  ['11月2日', '没有签到记录'],
  ['11月20日', '今天，未签到'],
  ['11月25日', '还没到'],
])('a tap on %s says %s above the month, is noted, and asks for nothing', async (day, text) => {
  answerStatus()
  openAsMember()
  await signButton()
  await tapDay(day)
  expect(line(day)).toHaveTextContent(`${day}${text}`)
  expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(`${day}，${text}`)
  const date = `2026-11-${day.slice(3, -1).padStart(2, '0')}`
  expect(track.mock.calls.slice(1)).toEqual([['sign-in', 'card', 'calendar-day', { date }]])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toast).not.toHaveBeenCalled()
  expect(sandbox.seen(SIGN)).toHaveLength(0)
})

it('a missed day that a card can sign says so as well, and asks', async () => {
  answerStatus({ makeupLeft: 1 })
  openAsMember()
  await tapDay('11月5日')
  expect(line('11月5日')).toHaveTextContent('11月5日未签到')
  expect(await screen.findByRole('dialog', { name: /11月5日/ })).toBeVisible()
})

it('a guest is told nothing of any day but which one is today', async () => {
  open()
  await screen.findByRole('button', { name: '登录后签到' })
  const today = screen.getByRole('button', { pressed: true })
  expect(today).toHaveAccessibleName(/，今天$/)
  const [other = today] = (await days()).filter((day) => day !== today)
  await userEvent.click(other)
  expect(screen.getByRole('button', { pressed: true })).toBe(other)
  expect(other).toHaveAccessibleName(/，(?:登录后可查看|还没到)$/)
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string
  expect(track).toHaveBeenLastCalledWith('sign-in', 'card', 'calendar-day', { date })
  expect(screen.queryByRole('dialog')).toBeNull()
})
