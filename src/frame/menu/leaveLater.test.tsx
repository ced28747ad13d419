import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MENU_NAVIGATION_DELAY_MS, leaveLater } from './leaveLater'

// The main site is a fragment here: the one navigation that jsdom can do.
const AWAY = '#main-site'

beforeEach(() => {
  window.history.replaceState(null, '', '/mfuwu/')
  vi.useFakeTimers()
})
afterEach(() => document.body.replaceChildren())

it('leaves when the delay is over, not before', () => {
  leaveLater(AWAY)
  vi.advanceTimersByTime(MENU_NAVIGATION_DELAY_MS - 1)
  expect(window.location.hash).toBe('')
  vi.advanceTimersByTime(1)
  expect(window.location.hash).toBe(AWAY)
})

it('the tap that asks for it does not call it off', () => {
  const item = document.body.appendChild(document.createElement('button'))
  item.addEventListener('click', () => leaveLater(AWAY))
  item.click()
  vi.advanceTimersByTime(MENU_NAVIGATION_DELAY_MS)
  expect(window.location.hash).toBe(AWAY)
})

it.each([
  ['another tap', () => document.body.click()],
  ['Back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
])('%s means that the person stays', (_, change) => {
  leaveLater(AWAY)
  vi.advanceTimersByTime(MENU_NAVIGATION_DELAY_MS - 100)
  change()
  vi.advanceTimersByTime(1000)
  expect(window.location.hash).toBe('')
})

describe('a second click', () => {
  const FIRST = { clientX: 100, clientY: 200, detail: 1 }

  /** A click on the menu's item, which disappears with the menu, and later one on what was beneath. */
  function clickTwice(first: MouseEventInit, second: MouseEventInit) {
    const item = document.body.appendChild(document.createElement('button'))
    const beneath = document.body.appendChild(document.createElement('a'))
    const pressed = vi.fn()
    item.addEventListener('click', () => {
      leaveLater(AWAY)
      item.remove()
    })
    beneath.addEventListener('click', pressed)
    fireEvent.click(item, first)
    vi.advanceTimersByTime(MENU_NAVIGATION_DELAY_MS - 100)
    const allowed = fireEvent.click(beneath, second)
    vi.advanceTimersByTime(1000)
    return { beneath, pressed, allowed }
  }

  it.each([
    ['in the same place', FIRST],
    ['a few pixels away', { clientX: 114, clientY: 181, detail: 2 }],
  ])('%s is a double tap: it changes nothing and presses nothing', (_, second) => {
    const { beneath, pressed, allowed } = clickTwice(FIRST, second)
    expect(allowed).toBe(false)
    expect(pressed).not.toHaveBeenCalled()
    expect(window.location.hash).toBe(AWAY)
    // Only until the page leaves.
    expect(fireEvent.click(beneath, FIRST)).toBe(true)
    expect(pressed).toHaveBeenCalledOnce()
  })

  it.each([
    ['elsewhere', FIRST, { clientX: 100, clientY: 225, detail: 1 }],
    ['by a key', FIRST, { ...FIRST, detail: 0 }],
    ['where a key has no place', { detail: 0 }, { clientX: 0, clientY: 0, detail: 1 }],
  ])('%s means that the person stays, and presses what it hits', (_, first, second) => {
    const { pressed, allowed } = clickTwice(first, second)
    expect(allowed).toBe(true)
    expect(pressed).toHaveBeenCalledOnce()
    expect(window.location.hash).toBe('')
  })
})
