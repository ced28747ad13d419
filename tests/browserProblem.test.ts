import { expect, test, vi } from 'vitest'
import { browserProblem } from './support/browser.mjs'

const ADVICE = 'install Chromium or Chrome, or set CHROMIUM_PATH to its executable.'

test('a Chromium that is there is all it takes', () => {
  const install = vi.fn()
  const machine = { find: () => '/usr/bin/chromium', mayInstall: () => true, install }
  expect(browserProblem(machine)).toBeUndefined()
  expect(install).not.toHaveBeenCalled()
})

test('one is installed where that is allowed', () => {
  const there = vi.fn().mockReturnValueOnce(undefined).mockReturnValue('/usr/bin/chromium')
  const install = vi.fn()
  expect(browserProblem({ find: there, mayInstall: () => true, install })).toBeUndefined()
  expect(install).toHaveBeenCalledOnce()
})

test('otherwise one line says how to get one, also when apt-get fails', () => {
  const find = () => undefined
  const install = () => {
    throw new Error('Command failed: apt-get update -qq')
  }
  expect(browserProblem({ find, mayInstall: () => false, install })).toBe(
    `No Chromium found: ${ADVICE}`,
  )
  expect(browserProblem({ find, mayInstall: () => true, install })).toBe(
    `apt-get could not install Chromium: ${ADVICE}`,
  )
})
