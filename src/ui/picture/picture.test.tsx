import { fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar'
import { glyphOf, hueOf } from './hue'
import { Picture, PicturesWait } from './Picture'

test('an image loads late, keeps its ratio and says its name', () => {
  const { container } = render(<Picture src="https://a.example/1.png" name="月球基地" ratio={2} />)
  const image = screen.getByRole('img', { name: '月球基地' })
  expect(image).toHaveAttribute('src', 'https://a.example/1.png')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('decoding', 'async')
  expect(container.firstElementChild).toHaveStyle({ paddingTop: '50%' })
})

test.each([undefined, '', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//a.example/1.png'])(
  'without a usable source (%s) the first character stands in',
  (src) => {
    render(<Picture src={src} name="月球基地" ratio={1} />)
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: '月球基地' })).toHaveTextContent('月')
  },
)

test('an image that fails gives way to the stand-in, and another one gets its chance', () => {
  const { rerender } = render(<Picture src="https://a.example/1.png" name="星际" ratio={1} />)
  fireEvent.error(screen.getByRole('img'))
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: '星际' })).toHaveTextContent('星')
  rerender(<Picture src="https://a.example/2.png" name="星际" ratio={1} />)
  expect(document.querySelector('img')).toHaveAttribute('src', 'https://a.example/2.png')
})

test('an image is seen when it has loaded', () => {
  render(<Picture src="https://a.example/1.png" name="星际" ratio={1} />)
  const image = screen.getByRole('img')
  expect(image).not.toHaveAttribute('data-loaded')
  fireEvent.load(image)
  expect(image).toHaveAttribute('data-loaded')
})

test('one that comes into a list that is flung past is asked for when it has come to rest, and then stays', () => {
  const list = (isFlung: boolean) => (
    <PicturesWait value={isFlung}>
      <Picture src="https://a.example/1.png" name="星际" ratio={1} />
    </PicturesWait>
  )
  const { rerender } = render(list(true))
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: '星际' })).toHaveTextContent('星')
  rerender(list(false))
  expect(document.querySelector('img')).toHaveAttribute('src', 'https://a.example/1.png')
  rerender(list(true))
  expect(document.querySelector('img')).not.toBeNull()
})

test('a decorative one is silent, with and without an image', () => {
  const { rerender } = render(<Avatar src="https://a.example/1.png" name="小明" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Avatar src={undefined} name="小明" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('小')).toBeInTheDocument()
})

test('no name: an icon, never "undefined"', () => {
  const { container } = render(<Avatar src={undefined} name=" " />)
  expect(container).toHaveTextContent('')
  expect(container.querySelector('svg')).not.toBeNull()
})

test('a hue is always a hue and belongs to its text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const hue = hueOf(text)
      return Number.isInteger(hue) && hue >= 0 && hue < 360 && hue === hueOf(text)
    }),
  )
})

test('a glyph is one whole character', () => {
  expect(glyphOf(' wang')).toBe('W')
  expect(glyphOf('🚀基地')).toBe('🚀')
  expect(glyphOf('')).toBe('')
})
