import { runnerImport } from 'vite'
import { median } from './budgets.mjs'
import { startLine } from './line.mjs'
import { openPhone, settle } from './measure.mjs'
import { trafficOf } from './traffic.mjs'
import { startServer } from './server.mjs'

/**
 * Each page's address, whether it is opened logged in, and words of its main data that neither its shell nor its title
 * has. The first row is the home page, whose own figures all others are compared with in the same run.
 */
export const ROUTES = [
  { path: '', words: '千灯节庆' },
  { path: 'sign-in', words: '本月已签', person: true },
  { path: 'exchange', words: '可兑现（奖励）', person: true },
  { path: 'territory?territoryId=30001', words: '星灯谷' },
  { path: 'entrust?territoryId=30001', words: '登录后查看你的管家' },
  { path: 'original-resident', words: '邀请奖励' },
  { path: 'redPacket', words: '人预约' },
  { path: 'opinionRanking', words: '距上一名', person: true },
  { path: 'collect-cards', words: '第1关' },
  { path: 'shareRegister?inviteCode=STAR01', words: '欢迎来到数字世界' },
  { path: 'recommendation-officer?activityId=1001', words: '虚席以待' },
  { path: 'competition?activityId=1001', words: '奖项设置' },
  { path: 'invent-user?inviteCode=KZZQWVGK', words: 'KZZQWVGK' },
  { path: 'second-life-plan', words: '共6章' },
  { path: 'territory-invite?territoryId=30001', words: '186/200' },
  { path: 'territory-carnival', words: '剩余' },
  { path: 'personal-guest?invitationId=1', words: '打开App赴约' },
  { path: 'chatAI?npcId=80001', words: '星图' },
  { path: 'soul', words: '唤醒' },
  { path: 'aidao-detail?daoId=50001', words: '星火联盟' },
  { path: 'lh-exchange', words: '星空主题手账本' },
  { path: 'give-gift', words: '青鸾数字藏章', person: true },
  { path: 'asset-debut', words: '首发价' },
  { path: 'qiXi', words: '星河香薰对杯' },
  { path: 'real-estate', words: '橙光高台' },
  { path: 'newcomers', words: '完成一次签到', person: true },
  { path: 'partnerRecruitment', words: '主页与名片上' },
  { path: 'warZone', words: '灯塔争夺战' },
  { path: 'shareAddress?landId=60001', words: '听潮小筑' },
  { path: 'plAce?planetId=40001', words: '拾光星' },
  { path: 'shareFinancial', words: '顾北辰' },
  { path: 'trends-detail-quest?momentId=20009&taskId=31001', words: '九座岛，走了九天' },
  { path: 'trends-detail/20001', words: '等了一整个夏天' },
  { path: 'manufacturerDetail/10001', words: '青鸾数字工坊' },
  { path: 'rewardRules', words: '起生效' },
  { path: 'opinionScoreRules', words: '起生效' },
  { path: 'territoryRules', words: '起生效' },
  { path: 'territory-carnival-rule', words: '起生效' },
  // These have no main data, or none to be seen: until the page can be used.
  { path: 'exchangeLogin' },
  { path: 'channel' },
  { path: 'fission' },
  { path: 'partnerShareRegister?inviteCode=STAR01' },
  { path: 'wakeUp' },
  { path: 'test' },
]
const API_DELAY = 100
const DAY_MS = 86_400_000
/** The sandbox's token of the phone 13711111111. */
const TOKEN = 'sandbox.6965371590042167887'
const FIGURES = ['fcp', 'lcp', 'ready', 'repeat']
const LIMITS = { fcp: 1.15, lcp: 1.6, ready: 1.5, repeat: 1.5 }
/** Every ratio hangs on the home page's figures, so it is opened again after so many pages. */
const HOME_EVERY = 8
const MOST_REQUESTS = 14
const MOST_SHIFT = 0.01

/**
 * First and repeat visits of the routes over the sandbox, in turn with the home page.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ dist: string, runs: number, names: string[], h2: boolean, line: boolean, app: boolean }} options `line`: over
 * a line that all files share, with times from the document's first byte, because it does not slow the handshakes before
 * it; `app`: inside the Android app, whose wrapper answers at once
 * @returns {Promise<string>} a table
 */
export async function measureRoutes(browser, { dist, runs, names, h2, line, app }) {
  const server = await startServer(dist, { api: await sandboxApi(), h2 })
  const url = new URL(server.origin)
  const slow = line ? await startLine(Number(url.port)) : undefined
  if (slow) url.port = `${slow.port}`
  const wrapper = app ? await load('tests/support/fakeWrapper.ts') : undefined
  const open = (row) => visit(browser, { origin: url.origin, row, line, wrapper })
  const rows = ROUTES.filter(
    ({ path }) => path === '' || names.length === 0 || names.includes(path.split(/[/?]/)[0] ?? ''),
  )
  const seen = new Map(rows.map((row) => [row, []]))
  try {
    await open(rows[0])
    for (let run = 0; run < runs; run += 1)
      for (const [at, row] of rows.entries()) {
        if (at > 0 && at % HOME_EVERY === 0) seen.get(rows[0]).push(await open(rows[0]))
        seen.get(row).push(await open(row))
      }
  } finally {
    slow?.close()
    await server.close()
  }
  const figures = rows.map((row) => ({ row, ...medians(seen.get(row)) }))
  return tableOf(
    figures,
    `${h2 ? 'HTTP/2' : 'HTTP/1.1'}${line ? ' on a shared line' : ''}${app ? ', inside the app' : ''}`,
  )
}

/** The sandbox's answers, as late as a platform's. */
export async function sandboxApi() {
  const { serve } = await load('src/sandbox/serve/serve.ts')
  return (request, response) =>
    setTimeout(() => {
      // A page that was closed in the middle of its call.
      serve(request, response).catch(() => response.destroy())
    }, API_DELAY)
}

/** The module of one of the repository's own TypeScript files. */
async function load(file) {
  const root = process.cwd()
  const { module } = await runnerImport(`${root}/${file}`, {
    configFile: false,
    root,
    resolve: { alias: { '@': `${root}/src` } },
    logLevel: 'error',
  })
  return module
}

async function visit(browser, { origin, row: { path, words, person }, line, wrapper }) {
  const cards = words !== undefined
  const { context, page, cdp } = await openPhone(
    browser,
    { last: words ?? '\0', first: [] },
    { emulated: !line },
  )
  try {
    if (wrapper) await enterApp(page, cdp, wrapper, person)
    else if (person) await logInFor(page)
    const traffic = trafficOf(cdp)
    const url = `${origin}/mfuwu/${path}`
    await page.goto(url, { waitUntil: 'commit' })
    await settle(page, traffic, { cards })
    const first = await page.evaluate(readyOf, cards)
    const since = (at, { start }) => (at ? at - (line ? start : 0) : null)
    // And the main call.
    const requests = traffic.filesUntil(first.ready || Infinity) + (cards ? 1 : 0)
    await page.goto('about:blank')
    await page.goto(url, { waitUntil: 'commit' })
    await settle(page, traffic, { cards })
    const again = await page.evaluate(readyOf, cards)
    return {
      fcp: since(first.fcp, first),
      lcp: since(first.lcp, first),
      ready: since(first.ready, first),
      cls: first.cls,
      repeat: since(again.ready, again),
      requests,
    }
  } finally {
    await context.close()
  }
}

/**
 * The probe's values, with `ready` as the time of the main data or, without any, of the page that replaces the shell, and
 * `start` as that of the document's first byte.
 */
function readyOf(hasData) {
  const seen = window.__bench
  const [document] = performance.getEntriesByType('navigation')
  return { ...seen, ready: hasData ? seen.ready : seen.usable, start: document.responseStart }
}

/** The page is inside the app, where somebody is logged in or not. */
async function enterApp(page, cdp, { ANDROID_APP_UA, installFakeWrapper }, person) {
  await cdp.send('Network.setUserAgentOverride', { userAgent: ANDROID_APP_UA })
  await page.addInitScript(installFakeWrapper, {
    dialect: 'android',
    clientInfo: 'ZnJvbS10aGUtYXBw',
    ...(person && { token: TOKEN }),
  })
}

/** Logged in from the page's first document on. */
export function logInFor(page) {
  return page.addInitScript(keepLogin, [TOKEN, DAY_MS])
}

function keepLogin([accessToken, lastsMs]) {
  const login = { accessToken, clientInfo: 'e30=', expireIn: Date.now() + lastsMs }
  localStorage.setItem('loginInfo', JSON.stringify(login))
}

const medians = (visits) =>
  Object.fromEntries(
    [...FIGURES, 'cls', 'requests'].map((name) => [name, median(visits.map((one) => one[name]))]),
  )

function tableOf([home, ...pages], how) {
  const cell = (value, name) => {
    if (value === null || !home[name]) return '–'
    const ratio = value / home[name]
    return `${value.toFixed(0)} (${ratio.toFixed(2)}${ratio > LIMITS[name] ? ' over' : ''})`
  }
  const lines = pages.map(({ row, cls, requests, ...times }) => [
    `/${row.path.split('?')[0]}`,
    ...FIGURES.map((name) => cell(times[name], name)),
    `${cls?.toFixed(3)}${cls > MOST_SHIFT ? ' over' : ''}`,
    `${requests}${requests > MOST_REQUESTS ? ' over' : ''}`,
  ])
  const head = ['route', 'FCP', 'LCP', 'main data', 'repeat visit', 'CLS', 'requests']
  const first = [
    '/ (home)',
    ...FIGURES.map((name) => home[name]?.toFixed(0) ?? '–'),
    home.cls?.toFixed(3),
    home.requests,
  ]
  return [
    `routes over ${how}, in ms; in brackets the ratio to the home page`,
    ...[head, head.map(() => '---'), first, ...lines].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n')
}
