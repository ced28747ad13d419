import { afterEach, expect, test, vi } from 'vitest'
import { remInPx, textZoom } from './remInPx'

/** A phone of 375 px whose web view enlarges text by this factor. */
function enlarge(factor: number): void {
  const width = 37.5
  document.documentElement.style.fontSize = `${width * factor}px`
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    return new DOMRect(0, 0, (this as HTMLElement).style.width === '1rem' ? width : 0, 0)
  })
}

afterEach(() => document.documentElement.removeAttribute('style'))

test.each([0.85, 1, 1.3])('1rem is as wide as ever where text is enlarged by %s', (factor) => {
  enlarge(factor)
  expect(remInPx()).toBe(37.5)
  expect(textZoom()).toBeCloseTo(factor)
  expect(document.body.childElementCount).toBe(0)
})

test('a page that cannot be measured counts as not enlarged', () => {
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ fontSize: '' } as CSSStyleDeclaration)
  expect(textZoom()).toBe(1)
})
