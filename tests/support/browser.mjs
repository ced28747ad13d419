import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The old headless mode, a separate package: the tests take two thirds of the time with half of the processor. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** The second one lets Chinese text be drawn. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'fonts-wqy-microhei']

/**
 * @param {{ whole?: boolean }} options `whole`: a full browser rather than the headless shell, as the bench prefers
 * @returns {string | undefined} the path of a Chromium on this machine
 */
export function findBrowser({ whole = false } = {}) {
  const places = whole ? [...WHOLE, HEADLESS_SHELL] : [HEADLESS_SHELL, ...WHOLE]
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place))
}

const thisMachine = {
  find: findBrowser,
  mayInstall: () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0,
  install() {
    console.log('Installing Chromium and a Chinese font with apt-get …')
    const options = { stdio: ['ignore', 'ignore', 'inherit'] }
    execFileSync('apt-get', ['update', '-qq'], options)
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES]
    execFileSync('apt-get', install, {
      ...options,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  },
}

const ADVICE = 'install Chromium or Chrome, or set CHROMIUM_PATH to its executable.'

/**
 * Finds a Chromium, or installs Debian's where this process may.
 * @returns {string | undefined} otherwise the line that explains how to get one
 */
export function browserProblem({ find, mayInstall, install } = thisMachine) {
  if (find()) return undefined
  if (mayInstall())
    try {
      install()
    } catch {
      return `apt-get could not install Chromium: ${ADVICE}`
    }
  return find() ? undefined : `No Chromium found: ${ADVICE}`
}
