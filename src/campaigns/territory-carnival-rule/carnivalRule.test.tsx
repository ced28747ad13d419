import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { track } from '@/tracking/track'
import { renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { datesText } from './carnivalDates'

vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))
vi.mock('@/kit/open-app/openApp', () => ({ openApp: vi.fn(() => Promise.resolve()) }))

const sandbox = startSandbox()
beforeEach(() => sandbox.setClock('2026-11-20 09:30:00'))

test.each([
  ['', '进行中', '2026年11月10日 00:00 至 2026年12月10日 23:59'],
  ['not_started', '未开始', '2026年11月22日 00:00 至 2026年12月10日 23:59'],
  ['ended', '已结束', '2026年11月10日 00:00 至 2026年11月19日 23:59'],
])('says when the season runs: %s', async (state, chip, dates) => {
  renderRoute(`/territory-carnival-rule?activityId=1001&__state=${state}`)
  expect(await screen.findByText(chip)).toBeVisible()
  expect(screen.getByText(dates)).toBeVisible()
  expect(sandbox.seen('/activity/getById')[0]?.query).toEqual({ activityId: '1001' })
})

test.each(['cut', 'empty', 'wrong_shape', 'null_data'])(
  'leaves only the season out when it does not come: %s',
  async (state) => {
    renderRoute(`/territory-carnival-rule?__state=${state}@activity/getById`)
    expect(await screen.findByRole('heading', { name: '一、活动时间' })).toBeVisible()
    expect(screen.getByText('V3.2 · 2026-09-01 起生效')).toBeVisible()
    await vi.waitFor(() =>
      expect(document.querySelector('header')).not.toHaveTextContent(/进行中|月/),
    )
  },
)

test('shows its own text with the reward table when the platform’s does not come', async () => {
  renderRoute('/territory-carnival-rule?__state=cut@privacy/getByType')
  expect(await screen.findByText('内容可能不是最新版本')).toBeVisible()
  const contents = within(screen.getByRole('navigation', { name: '目录' }))
  expect(contents.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
    '活动时间',
    '参与对象',
    '玩法说明',
    '奖励与发放',
    '公平原则',
    '特别说明',
    '主办方',
  ])
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(3)
})

test('leads back to the campaign', async () => {
  const { router } = renderRoute('/territory-carnival-rule?activityId=1001')
  await userEvent.click(await screen.findByRole('link', { name: '回到活动' }))
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/mfuwu/territory-carnival',
      search: '?activityId=1001',
    }),
  )
  expect(openApp).not.toHaveBeenCalled()
  expect(vi.mocked(track).mock.calls).toContainEqual([
    'territory-carnival-rule',
    'button',
    'back-carnival',
  ])
})

test('writes what is known of the dates, in the platform’s zone', () => {
  const startTime = '2026-11-01 10:00:00'
  expect(datesText({ startTime, endTime: '' })).toBe('2026年11月1日 10:00 起')
  expect(datesText({ startTime: 'soon', endTime: startTime })).toBe('2026年11月1日 10:00 截止')
  expect(datesText({})).toBe('')
})
