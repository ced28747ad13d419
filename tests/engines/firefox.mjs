import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/* A headless Firefox, driven by WebDriver BiDi. Its web socket needs Node's `--experimental-websocket`. */

const PLACES = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
const PREFERENCES = {
  'general.useragent.override':
    'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  // As on a phone.
  'dom.w3c_touch_events.enabled': 1,
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'zh-CN, zh',
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'extensions.getAddons.cache.enabled': false,
}

export const firefox = { name: 'firefox', packages: ['firefox-esr'], isThere, start }

function isThere() {
  return binary() !== undefined
}

function binary() {
  return PLACES.find((place) => place && existsSync(place))
}

async function start({ width, height, env }) {
  const command = binary()
  const profile = mkdtempSync(join(tmpdir(), 'engines-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const close = async () => {
    child.kill()
    await exited
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const send = await connect(`${await addressOf(child)}/session`)
    const { capabilities } = await send('session.new', { capabilities: {} })
    const version = `Firefox ${capabilities.browserVersion}`
    const { contexts } = await send('browsingContext.getTree', {})
    const [{ context }] = contexts
    const viewport = { width, height }
    await send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 2 })
    return { version, close, ...commands(send, context) }
  } catch (error) {
    await close()
    throw error
  }
}

function commands(send, context) {
  return {
    pointer: 'touch',
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    act: (actions) => send('input.performActions', { context, actions }),
    async picture() {
      return (await send('browsingContext.captureScreenshot', { context })).data
    },
    async run(expression) {
      const answer = await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value
    },
  }
}

/** Firefox prints its port. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text
      const [, address] = /BiDi listening on (ws:\S+)\s/.exec(said) ?? []
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`Firefox has ended: ${said}`)))
  })
}

/** Sends commands over the socket. */
async function connect(address) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No answer at ${address}`)))
  })
  const waiting = new Map()
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1
      waiting.set(id, { resolve, reject, method })
      socket.send(JSON.stringify({ id, method, params }))
    })
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(data)
    const call = waiting.get(id)
    if (type === 'success') call?.resolve(result)
    if (type === 'error') call?.reject(new Error(`${call.method}: ${message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject, method } of waiting.values()) reject(new Error(`${method}: cut off`))
  })
  return send
}
