import { preview } from 'vite'
import { median } from './budgets.mjs'
import { cardNames, openPhone, settle } from './measure.mjs'
import { tap } from './taps.mjs'
import { trafficOf } from './traffic.mjs'

/**
 * One or two taps of each campaign page whose answer needs no call: a sheet, a dialog, an error beside a field.
 * `person`: logged in. `words` are nowhere on the page before the tap.
 */
const TAPS = [
  { path: 'sign-in', name: '规则', words: '活动规则' },
  { path: 'sign-in', name: '登录后签到', words: '手机号登录' },
  { path: 'original-resident', name: '规则', words: '活动规则' },
  { path: 'original-resident', name: '去邀请', words: '手机号登录' },
  { path: 'territory?territoryId=30007', name: '申请认领', words: '申请人姓名', person: true },
  { path: 'redPacket', name: '规则', words: '活动规则' },
  { path: 'opinionRanking', name: '登录', words: '手机号登录' },
  { path: 'exchange', name: '切换账号', words: '退出并切换', person: true },
  { path: 'exchangeLogin', name: '登录并继续', words: '请输入手机号' },
  { path: 'shareRegister', name: '立即加入', words: '请输入手机号' },
  { path: 'recommendation-officer?activityId=1001', name: '规则', words: '活动规则' },
  { path: 'competition?activityId=1001', name: '规则', words: '活动规则' },
  { path: 'channel', name: '立即体验', words: '请输入手机号' },
  { path: 'partnerShareRegister', name: '登记意向', words: '请输入手机号' },
  {
    path: 'trends-detail-quest?momentId=20004&taskId=31001',
    name: '关注慢慢走的蜗牛',
    words: '打开App参与互动',
  },
]
/** Pages with an animated scene. */
const SCENES = [
  '',
  'sign-in',
  'original-resident',
  'territory?territoryId=30001',
  'opinionRanking',
  'redPacket',
]
const WATCHED_MS = 2000
/** The sandbox's token of the phone 13711111111. */
const TOKEN = 'sandbox.6965371590042167887'
const DAY_MS = 86_400_000

/**
 * Opens each campaign page of the present build over the sandbox's preview, and taps; then watches the frames of the
 * moving scenes. Only the CPU is throttled.
 * @typedef {{ what: string, ms: number | null }[]} Times a tap's, or a frame's mean length
 * @param {import('@playwright/test').Browser} browser
 * @param {number} runs
 * @returns {Promise<{ taps: Times, frames: Times, notes: string[] }>}
 */
export async function measureCampaigns(browser, runs) {
  const server = await preview({ preview: { port: 0 }, logLevel: 'warn' })
  const origin = server.resolvedUrls?.local[0]
  if (!origin) throw new Error('The preview names no address.')
  /** @type {string[]} */
  const notes = []
  const times = new Map([...TAPS, ...SCENES].map((row) => [row, []]))
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const row of TAPS) times.get(row).push(await tapOnce(browser, origin, row, notes))
      for (const path of SCENES) times.get(path).push(await frameLength(browser, origin + path))
    }
  } finally {
    await server.close()
  }
  const taps = TAPS.map((row) => ({
    what: `/${row.path.split('?')[0]}, 「${row.name}」`,
    ms: median(times.get(row)),
  }))
  const frames = SCENES.map((path) => ({
    what: `/${path.split('?')[0]}, a frame`,
    ms: median(times.get(path)),
  }))
  return { taps, frames, notes: [...new Set(notes)] }
}

/** The mean over two seconds at rest, in ms. */
async function frameLength(browser, url) {
  const { context, page, cdp } = await openNear(browser)
  try {
    const traffic = trafficOf(cdp)
    await page.goto(url, { waitUntil: 'commit' })
    await settle(page, traffic, { cards: false })
    return await page.evaluate(meanFrame, WATCHED_MS)
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function meanFrame(lastsMs) {
  return new Promise((resolve) => {
    let count = 0
    let first = 0
    const step = (now) => {
      if (count === 0) first = now
      else if (now - first >= lastsMs) {
        resolve((now - first) / count)
        return
      }
      count += 1
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}

/** A slow phone beside the server. */
export async function openNear(browser) {
  const phone = await openPhone(browser, cardNames(1))
  await phone.cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  return phone
}

async function tapOnce(browser, origin, { path, name, words, person }, notes) {
  const { context, page, cdp } = await openNear(browser)
  try {
    if (person) await page.addInitScript(keepLogin, [TOKEN, DAY_MS])
    const traffic = trafficOf(cdp)
    await page.goto(origin + path, { waitUntil: 'commit' })
    const button = page.getByRole('button', { name, exact: true }).first()
    await button.waitFor({ timeout: 15_000 }).catch(() => {})
    await settle(page, traffic, { cards: false })
    return await tap(page, button, { name: `${path} ${name}`, words, inView: false }, notes)
  } finally {
    await context.close()
  }
}

function keepLogin([accessToken, lastsMs]) {
  const login = { accessToken, clientInfo: 'e30=', expireIn: Date.now() + lastsMs }
  localStorage.setItem('loginInfo', JSON.stringify(login))
}
