import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/* A headless old Chromium, driven by its own protocol: it is older than WebDriver BiDi. */

const BINARY = process.env.OLD_CHROMIUM ?? ''
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--lang=zh-CN',
  '--remote-debugging-port=0',
]

/** No package: see docs/decisions/engines.md for its source. */
export const oldChromium = {
  name: 'old-chromium',
  packages: [],
  isThere: () => existsSync(BINARY),
  start,
}

async function start({ width, height, env }) {
  const profile = mkdtempSync(join(tmpdir(), 'engines-'))
  const args = [...FLAGS, `--user-data-dir=${profile}`]
  const child = spawn(BINARY, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const close = async () => {
    child.kill()
    await exited
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const { host } = new URL(await addressOf(child))
    const opened = await fetch(`http://${host}/json/new?about:blank`)
    const { webSocketDebuggerUrl } = await opened.json()
    const page = await connect(webSocketDebuggerUrl)
    const { product } = await page.send('Browser.getVersion')
    const [name = '', version = ''] = product.replace('Headless', '').split('/')
    await page.send('Page.enable')
    await page.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 2,
      mobile: true,
    })
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Emulation.setUserAgentOverride', {
      userAgent: `Mozilla/5.0 (Linux; Android 10; Pixel 3) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Mobile Safari/537.36`,
      acceptLanguage: 'zh-CN',
    })
    return { version: `${name} ${version}`, close, ...commands(page) }
  } catch (error) {
    await close()
    throw error
  }
}

function commands({ send, once }) {
  const loaded = async (begin) => {
    const load = once('Page.loadEventFired')
    await begin()
    await load
  }
  return {
    pointer: 'touch',
    open: (url) => loaded(() => send('Page.navigate', { url })),
    reload: () => loaded(() => send('Page.reload')),
    back: () => send('Runtime.evaluate', { expression: 'history.back()' }),
    async act(sources) {
      for (const { type, actions } of sources)
        for (const action of actions)
          await (type === 'key' ? typeKey(send, action) : touch(send, action))
    },
    async picture() {
      return (await send('Page.captureScreenshot')).data
    },
    async run(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        userGesture: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value
    },
  }
}

async function typeKey(send, { type, value }) {
  const text = type === 'keyDown' ? { text: value } : {}
  await send('Input.dispatchKeyEvent', { type, key: value, ...text })
}

/** The finger: a move before it is down only sets the position. */
let place = { x: 0, y: 0 }

async function touch(send, { type, x, y, duration }) {
  if (type === 'pause') await new Promise((resolve) => setTimeout(resolve, duration))
  if (type === 'pointerMove') place = { x, y }
  if (type === 'pointerDown')
    await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  if (type === 'pointerUp')
    await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Chromium prints its port. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text
      const [, address] = /DevTools listening on (ws:\S+)\s/.exec(said) ?? []
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`Chromium has ended: ${said}`)))
  })
}

/** Sends commands over the socket, and receives the page's events. */
async function connect(address) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No answer at ${address}`)))
  })
  const waiting = new Map()
  const listeners = new Map()
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1
      waiting.set(id, { resolve, reject, method })
      socket.send(JSON.stringify({ id, method, params }))
    })
  const once = (event) => new Promise((resolve) => listeners.set(event, resolve))
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, error } = JSON.parse(data)
    if (id === undefined) listeners.get(method)?.()
    else if (error)
      waiting.get(id)?.reject(new Error(`${waiting.get(id).method}: ${error.message}`))
    else waiting.get(id)?.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const { reject, method } of waiting.values()) reject(new Error(`${method}: cut off`))
  })
  return { send, once }
}
