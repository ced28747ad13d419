import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { ImageViewer } from './ImageViewer'
import { UNZOOMED, moveBy, zoomAt, type Zoom } from './zoom'

const IMAGES = [
  { src: 'https://a.example/1.png', name: '第一张' },
  { src: 'https://a.example/2.png', name: '第二张' },
  { src: 'javascript:alert(1)', name: '第三张' },
]

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

const image = (name: string) => screen.getByRole('img', { name })
const tap = (element: Element, at = { clientX: 0, clientY: 0 }) => {
  fireEvent.pointerDown(element, { pointerId: 1, ...at })
  fireEvent.pointerUp(element, { pointerId: 1, ...at })
}

test('starts where it was asked to and counts along while swiping', () => {
  render(<ImageViewer open onClose={() => {}} images={IMAGES} start={1} />)
  expect(screen.getByRole('dialog', { name: '查看图片' })).toHaveTextContent('2/3')
  const track = image('第一张').closest('.track')
  expect(track?.scrollLeft).toBe(300)
  if (track) fireEvent.scroll(track, { target: { scrollLeft: 590 } })
  expect(screen.getByText('3/3')).toBeInTheDocument()
})

test('an unsafe or broken image says so', () => {
  render(<ImageViewer open onClose={() => {}} images={IMAGES} />)
  expect(screen.getAllByText('图片加载失败')).toHaveLength(1)
  fireEvent.error(image('第一张'))
  expect(screen.getAllByText('图片加载失败')).toHaveLength(2)
})

test('closes by its button and by Escape', async () => {
  const user = userEvent.setup()
  const onClose = vi.fn()
  render(<ImageViewer open onClose={onClose} images={IMAGES} />)
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a double tap looks closer and back, and stops the swiping meanwhile', () => {
  render(<ImageViewer open onClose={() => {}} images={IMAGES} />)
  const first = image('第一张')
  tap(first)
  tap(first)
  expect(first.style.transform).toContain('scale(2.5)')
  expect(first.closest('.still')).not.toBeNull()
  tap(first)
  tap(first)
  expect(first.style.transform).toContain('scale(1)')
  expect(first.closest('.track')).not.toBeNull()
})

test('two taps far from each other are no double tap', () => {
  render(<ImageViewer open onClose={() => {}} images={IMAGES} />)
  tap(image('第一张'))
  tap(image('第一张'), { clientX: 200, clientY: 0 })
  expect(image('第一张').style.transform).toContain('scale(1)')
})

test('two fingers that part make it larger', () => {
  render(<ImageViewer open onClose={() => {}} images={IMAGES} />)
  const first = image('第一张')
  fireEvent.pointerDown(first, { pointerId: 1, clientX: -10, clientY: 0 })
  fireEvent.pointerDown(first, { pointerId: 2, clientX: 10, clientY: 0 })
  fireEvent.pointerMove(first, { pointerId: 2, clientX: 30, clientY: 0 })
  expect(first.style.transform).toContain('scale(2)')
})

const point = fc.record({
  x: fc.integer({ min: -400, max: 400 }),
  y: fc.integer({ min: -400, max: 400 }),
})
const box = { x: 300, y: 600 }

function fills(zoom: Zoom): boolean {
  const near = 1e-6
  return (
    zoom.scale >= 1 &&
    zoom.scale <= 4 &&
    Math.abs(zoom.x) <= (box.x * (zoom.scale - 1)) / 2 + near &&
    Math.abs(zoom.y) <= (box.y * (zoom.scale - 1)) / 2 + near
  )
}

test('whatever fingers do, the image stays between its ends', () => {
  const step = fc.oneof(
    fc.record({ scale: fc.double({ min: 0.01, max: 20, noNaN: true }), at: point }),
    fc.record({ by: point }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let zoom = UNZOOMED
      for (const each of steps) {
        zoom = 'by' in each ? moveBy(zoom, each.by, box) : zoomAt(zoom, each.scale, each.at, box)
        if (!fills(zoom)) return false
      }
      return true
    }),
  )
})

test('what lies under the finger stays there', () => {
  expect(zoomAt(UNZOOMED, 2, { x: 50, y: -40 }, box)).toEqual({ scale: 2, x: -50, y: 40 })
})
