import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** The second one lets Chinese text be drawn. */
const DEBIAN_PACKAGES = ['chromium', 'fonts-wqy-microhei']

/** @returns {string | undefined} the path of a Chromium on this machine */
export function findBrowser() {
  return PLACES.find((place) => place && existsSync(place))
}

/** Finds a Chromium, or installs Debian's where this process may; otherwise says in one line how to get one. */
export function ensureBrowser() {
  if (findBrowser()) return
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium and a Chinese font with apt-get …')
    const options = { stdio: ['ignore', 'ignore', 'inherit'] }
    execFileSync('apt-get', ['update', '-qq'], options)
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES]
    execFileSync('apt-get', install, {
      ...options,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (!findBrowser())
    throw new Error(
      'No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
    )
}
