import { expect } from 'vitest'
import { liveMarkup, screenText, unreadable } from './screenText'
import { until } from './until'

export const isBusy = () => document.querySelector('[aria-busy="true"]') !== null
export const reloadButtons = () =>
  [...document.querySelectorAll('button')].filter((button) => button.textContent === '重新加载')
export const shellState = () =>
  document.querySelector('[data-state]')?.getAttribute('data-state') ?? undefined

export const shown = (text: string | RegExp) =>
  until(
    () => (typeof text === 'string' ? screenText().includes(text) : text.test(screenText())),
    () => `not on screen: ${text}, but: ${screenText().slice(0, 3000)}`,
  )

/** Nothing waits any more for what came. */
export const atRest = () =>
  until(
    () => !isBusy(),
    () => `still busy: ${document.querySelector('[aria-busy="true"]')?.outerHTML.slice(0, 300)}`,
  )

/** What is on screen is for people, and none of it would run. */
export function expectReadable(): void {
  expect(screenText().trim().length).toBeGreaterThan(1)
  expect(unreadable()).toEqual([])
  expect(liveMarkup()).toEqual([])
}

export const chosenTabs = () =>
  [...document.querySelectorAll('[role="tab"][aria-selected="true"]')].map(
    ({ textContent }) => textContent,
  )

/** What is in the fields of this label. */
export function textTyped(label: string): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  return fields
    .filter((field) => [...(field.labels ?? [])].some(({ textContent }) => textContent === label))
    .map(({ value }) => value)
    .join('')
}
