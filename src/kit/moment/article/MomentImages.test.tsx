import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MomentImages } from './MomentImages'

const pictures = (count: number) => Array.from({ length: count }, (_, n) => `/picture-${n}.svg`)

test('more than nine pictures: the ninth says how many are not shown', () => {
  render(<MomentImages images={pictures(12)} pageName="test" />)
  expect(screen.getAllByRole('button')).toHaveLength(9)
  expect(screen.getByRole('button', { name: '查看图片 9/12' })).toHaveTextContent('+3')
})

test('nine pictures: all are shown, and nothing is added', () => {
  render(<MomentImages images={pictures(9)} pageName="test" />)
  expect(screen.getAllByRole('button')).toHaveLength(9)
  expect(screen.queryByText(/^\+/)).toBeNull()
})
