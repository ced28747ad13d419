import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../support/nginx.mjs'

/* WebKitGTK's MiniBrowser on a virtual screen of its own, driven by WebDriver. */

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1'

export const webkit = { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'], isThere, start }

function isThere() {
  return existsSync(DRIVER) && existsSync(SCREEN) && binary() !== undefined
}

function binary() {
  return readdirSync('/usr/lib')
    .flatMap((folder) =>
      ['4.1', '4.0'].map((api) => join('/usr/lib', folder, `webkit2gtk-${api}/MiniBrowser`)),
    )
    .find((path) => existsSync(path))
}

async function start({ width, height, env }) {
  const children = []
  const close = async () => {
    for (const child of children.reverse()) {
      const exited = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await exited
    }
  }
  try {
    const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '800x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    children.push(screen)
    const display = await new Promise((resolve, reject) => {
      screen.stdio[3].once('data', (text) => resolve(`:${String(text).trim()}`))
      screen.once('exit', () => reject(new Error('Xvfb has ended')))
    })
    const port = await freePort()
    const driver = spawn(DRIVER, [`--port=${port}`], {
      env: { ...env, DISPLAY: display, NO_AT_BRIDGE: '1' },
      stdio: 'ignore',
    })
    children.push(driver)
    const { send, version } = await openSession(`http://127.0.0.1:${port}`)
    const ends = async () => {
      await send('DELETE', '').catch(() => {})
      await close()
    }
    await fit(send, width, height)
    return { version, close: ends, ...commands(send) }
  } catch (error) {
    await close()
    throw error
  }
}

function commands(send) {
  return {
    pointer: 'mouse',
    open: (url) => send('POST', '/url', { url }),
    back: () => send('POST', '/back', {}),
    reload: () => send('POST', '/refresh', {}),
    act: (actions) => send('POST', '/actions', { actions }),
    picture: () => send('GET', '/screenshot'),
    run: (expression) => send('POST', '/execute/async', asyncScript(expression)),
  }
}

const asyncScript = (expression) => ({
  script: `const [done] = arguments; (${expression}).then(done, (error) => done('!' + error))`,
  args: [],
})

async function openSession(origin) {
  const args = ['--automation', '--full-screen', `--user-agent=${USER_AGENT}`]
  const options = { binary: binary(), args }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId, capabilities: given } = await ask(`${origin}/session`, 'POST', {
    capabilities,
  })
  const send = (method, path, body) => ask(`${origin}/session/${sessionId}${path}`, method, body)
  await send('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 })
  return { send, version: `WebKitGTK ${given.browserVersion}` }
}

/** The driver is up a moment after it was started. */
async function ask(url, method, body, tries = 40) {
  let response
  try {
    response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  } catch (error) {
    if (tries === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 250))
    return ask(url, method, body, tries - 1)
  }
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.message}`)
  return value
}

/** The window is larger than the page in it. */
async function fit(send, width, height) {
  const size = 'Promise.resolve([innerWidth, innerHeight])'
  let window = { width, height }
  for (let tries = 0; tries < 10; tries += 1) {
    await send('POST', '/window/rect', window)
    const [wide, high] = await send('POST', '/execute/async', asyncScript(size))
    if (wide === width && high === height) return
    window = { width: window.width + width - wide, height: window.height + height - high }
  }
  throw new Error(`The window does not become ${width} px wide`)
}
