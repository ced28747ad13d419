import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PersonCard } from '@/kit/people/PersonCard'
import { FactsGrid } from './FactsGrid'
import { SceneHero } from '@/kit/page/hero/SceneHero'

it('names what its picture shows, and leaves out the words that are not there', () => {
  const { container } = render(<SceneHero art={<i />} title="拾光星" line="" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('拾光星')
  expect(container.querySelectorAll('p')).toHaveLength(0)
})

it('gives each fact its name', () => {
  render(
    <FactsGrid
      facts={[
        { name: '在线', value: '37' },
        { name: '到访', value: '1.2万' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '在线',
    '到访',
  ])
  expect(screen.getAllByRole('definition')[1]).toHaveTextContent('1.2万')
})

it('shows who it is without a whole phone number', () => {
  render(<PersonCard label="星球主人" avatar="" name="138****8000" aside={<b>主人</b>} />)
  const card = screen.getByRole('region', { name: '星球主人' })
  expect(card).toHaveTextContent('138****8000')
  expect(within(card).getByText('主人')).toBeVisible()
})
