import { expect, type Page } from '@playwright/test'

/** While a field of the page is typed in, no part of the page floats over it or sticks to the window. */
export async function expectNothingOverTyping(page: Page, about = ''): Promise<void> {
  // Every page gets a field for as long as this takes; an open layer has its own.
  const field = await page.evaluateHandle(() => {
    const input = document.createElement('input')
    document.querySelector('main')?.append(input)
    input.focus()
    return input
  })
  if (await field.evaluate((input) => input === document.activeElement))
    await expect
      .poll(() => page.evaluate(floating), { message: `${about} floats over a field` })
      .toEqual([])
  await field.evaluate((input) => input.remove())
}

/** Visible elements that do not scroll with the page, except for the boxes around the field. */
export function floating(): string[] {
  const field = document.activeElement
  const isSeen = (each: Element) => each.checkVisibility({ opacityProperty: true })
  return [...document.querySelectorAll('#root *')]
    .filter((each) => {
      const { position, pointerEvents } = getComputedStyle(each)
      if (!/fixed|sticky/.test(position) || pointerEvents === 'none') return false
      const { width, height, bottom, top } = each.getBoundingClientRect()
      const isOnScreen = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight
      return isOnScreen && isSeen(each) && !each.closest('dialog') && !each.contains(field)
    })
    .map((each) => each.outerHTML.slice(0, 120))
}
