import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, expect, vi } from 'vitest'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })

// Each test can ask what was tracked.
vi.mock('@/tracking/track', { spy: true })

const routes = import.meta.glob('/src/{campaigns,pages}/*/route.ts')

// The first test of a page must not wait for the page's code.
beforeAll(async () => {
  const [folder] = /\/src\/(campaigns|pages)\/[^/]+/.exec(expect.getState().testPath ?? '') ?? []
  await routes[`${folder}/route.ts`]?.()
}, 60_000)

// jsdom does not scroll.
Element.prototype.scrollIntoView ??= () => undefined

// jsdom counts its frames from a later start than `performance.now()`: seconds later on a busy machine.
const nextFrame = window.requestAnimationFrame.bind(window)
window.requestAnimationFrame = (draw) => nextFrame(() => draw(performance.now()))

const { setTimeout: later } = globalThis
const nextTask = () => new Promise((resolve) => later(resolve))

afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  // A layer that goes takes its history entry away in a later task: that must not be the next test's Back.
  await nextTask()
  await nextTask()
  localStorage.clear()
  sessionStorage.clear()
  // Not imported above: a test may mock what it imports.
  const { forgetDraftPhone } = await import('@/kit/login/form/draftPhone')
  forgetDraftPhone()
  // A toast that is still shown would be found by the next test, and disappear during it.
  const toasts = await import('@/ui/toast/toast')
  if ('dismissToasts' in toasts) toasts.dismissToasts()
})
