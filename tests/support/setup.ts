import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })

// jsdom counts its frames from a later start than `performance.now()`: seconds later on a busy machine.
const nextFrame = window.requestAnimationFrame.bind(window)
window.requestAnimationFrame = (draw) => nextFrame(() => draw(performance.now()))

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
