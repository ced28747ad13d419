import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { EmptyState } from './EmptyState'
import { Expandable } from './Expandable'
import * as icons from './icons'
import { SkeletonBlock, SkeletonCards, SkeletonCircle, SkeletonLines } from './Skeleton'
import { Tag } from './button/Tag'

/** jsdom has no layout: a line holds ten characters here, and a closed text shows two lines. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(heightOf)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const lines = Number(this.style.webkitLineClamp)
    return Math.min(heightOf.call(this), lines > 0 ? lines * 20 : Infinity)
  })
})

function heightOf(this: HTMLElement): number {
  return Math.ceil((this.textContent ?? '').length / 10) * 20
}

const SHORT = '短短的一句话'
const LONG = '很长的说明'.repeat(10)

test('a long text opens and closes', async () => {
  render(<Expandable text={LONG} lines={2} />)
  const open = screen.getByRole('button', { name: '展开', expanded: false })
  await userEvent.click(open)
  expect(screen.getByText(LONG)).not.toHaveStyle({ WebkitLineClamp: 2 })
  await userEvent.click(screen.getByRole('button', { name: '收起', expanded: true }))
  expect(screen.getByRole('button', { name: '展开' })).toBeInTheDocument()
})

test('a text that fits has no switch; another text starts short', async () => {
  const { rerender } = render(<Expandable text={SHORT} lines={2} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Expandable text={LONG} lines={2} />)
  await userEvent.click(screen.getByRole('button', { name: '展开' }))
  rerender(<Expandable text={`${LONG}二`} lines={2} />)
  expect(screen.getByRole('button', { name: '展开' })).toBeInTheDocument()
})

test('an empty state says it and offers what can be done', () => {
  render(
    <EmptyState text="网络开小差了，请稍后再试">
      <button type="button">重新加载</button>
    </EmptyState>,
  )
  expect(screen.getByText('网络开小差了，请稍后再试')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a tag is its text in its tone', () => {
  render(<Tag tone="success">已完成</Tag>)
  expect(screen.getByText('已完成')).toHaveClass('success')
})

test('skeletons are silent and as many as asked for', () => {
  const { container } = render(
    <>
      <SkeletonBlock className="card" />
      <SkeletonLines count={3} />
      <SkeletonCircle />
    </>,
  )
  for (const each of container.children) expect(each).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelectorAll('.line')).toHaveLength(3)
  expect(container.querySelector('.block')).toHaveClass('card')
})

test('a skeleton is as large as its numbers, in px of the 750 px design', () => {
  const { container } = render(
    <>
      <SkeletonBlock width={150} height={75} above={15} isPill />
      <SkeletonCards heights={[300, 225]} over={75} />
    </>,
  )
  const [block, cards] = container.children
  expect(block).toHaveStyle({ width: '2rem', height: '1rem', marginTop: '0.2rem' })
  expect(block).toHaveClass('pill')
  expect(cards).toHaveStyle({ marginTop: '-1rem' })
  expect(cards?.children).toHaveLength(2)
  expect(cards?.lastElementChild).toHaveStyle({ height: '3rem' })
})

test('every icon is drawn on the same grid and silent', () => {
  const names = Object.entries(icons)
  expect(names.length).toBeGreaterThan(20)
  for (const [, Icon] of names) {
    const { container, unmount } = render(createElement(Icon, { className: 'big' }))
    const svg = container.querySelector('svg')
    expect(svg).toHaveAttribute('viewBox', '0 0 24 24')
    expect(svg).toHaveAttribute('aria-hidden', 'true')
    expect(svg).toHaveClass('big')
    expect(svg?.childElementCount).toBeGreaterThan(0)
    unmount()
  }
})
