import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './Tabs'
import { nextTab } from './useTabKeys'

const TABS = [
  { id: 'day', label: '今日' },
  { id: 'week', label: '本周' },
  { id: 'all', label: '总榜' },
] as const

function Ranks({ start = 'day' }: { start?: 'day' | 'week' | 'all' }) {
  const [tab, setTab] = useState<'day' | 'week' | 'all'>(start)
  return (
    <Tabs tabs={TABS} value={tab} onChange={setTab} label="排行榜">
      <p>{tab}</p>
    </Tabs>
  )
}

test('a tab that is pressed is chosen and names the panel', async () => {
  render(<Ranks />)
  expect(screen.getByRole('tablist', { name: '排行榜' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('tab', { name: '本周' }))
  expect(screen.getByRole('tab', { name: '本周' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tab', { name: '今日' })).toHaveAttribute('aria-selected', 'false')
  expect(screen.getByRole('tabpanel', { name: '本周' })).toHaveTextContent('week')
})

test('arrows go round, Home and End go to the ends; Tab goes to the chosen one only', async () => {
  const user = userEvent.setup()
  render(<Ranks start="week" />)
  await user.tab()
  expect(screen.getByRole('tab', { name: '本周' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: '总榜', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: '今日', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: '总榜', selected: true })).toHaveFocus()
  await user.keyboard('{Home}')
  expect(screen.getByRole('tab', { name: '今日', selected: true })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('tab', { name: '总榜', selected: true })).toHaveFocus()
})

test('without a panel no tab points at one', () => {
  render(<Tabs tabs={TABS} value="day" onChange={() => {}} label="排行榜" />)
  expect(screen.queryByRole('tabpanel')).toBeNull()
  expect(screen.getByRole('tab', { name: '今日' })).not.toHaveAttribute('aria-controls')
})

test('right and then left leads back, from every tab', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), (size, seed) => {
      const ids = Array.from({ length: size }, (_, id) => String(id))
      const from = String(seed % size)
      const right = nextTab(ids, from, 'ArrowRight') ?? ''
      return nextTab(ids, right, 'ArrowLeft') === from
    }),
  )
})

test('a value that is no tab still leads to one', () => {
  const ids = ['day', 'week', 'all']
  expect(nextTab(ids, 'gone', 'ArrowLeft')).toBe('all')
  expect(nextTab(ids, 'gone', 'ArrowRight')).toBe('day')
  expect(nextTab(ids, 'day', 'x')).toBeUndefined()
})
