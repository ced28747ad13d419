import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { loadContract, type Call } from '../contract'
import { ask, type Platform, type Result } from './ask'
import { jsonReport, table } from './report'
import { write } from './writes'

const USAGE = `npm run contract:check -- --origin https://api.example.com

Asks a platform every call that only reads, and says where its answers are other ones than the product reads.

  --origin   where the platform is; the paths of the product are put behind it
  --prefix   what stands before every path (/mfuwu/api)
  --token    an access token, for the calls that need a login
  --only     the calls with this word in their name, path or file; may be repeated
  --param    name=value, or call.name=value for one call: an id that is there; may be repeated
  --timeout  seconds for one call (20)
  --json     a file for the report
  --writes --i-know-this-is-a-test-account
             goes through the calls that write in their place: logs in by the phone and smsCode of --param, orders, gives
             away, logs out. What the account has is changed, and some of it is gone. Never against production.`

const DEFAULT_PREFIX = '/mfuwu/api'
/** The number of concurrent calls: a platform has other users. */
const AT_ONCE = 4

const FOR_WRITES = 'i-know-this-is-a-test-account'
/** An API without its own origin uses the site's. */
const PRODUCTION = ['VITE_API_ORIGIN', 'VITE_SITE_ORIGIN', 'VITE_MAIN_SITE']

class UsageError extends Error {}

interface Options {
  platform: Platform
  only: string[]
  json: string | undefined
  writes: boolean
}

/** The check as a command. Answers the exit code: 0 all fit, 1 something does not, 2 wrong usage. */
export async function main(args: string[], print: (text: string) => void): Promise<number> {
  try {
    const { platform, only, json, writes } = optionsOf(args)
    const { calls } = await loadContract()
    const asked = calls.filter((call) => (writes || call.isSafe) && isNamed(call, only))
    if (asked.length === 0) throw new UsageError(nothingToAsk(calls, only))
    const results = await (writes ? write(asked, platform, print) : askAll(asked, platform))
    print(table(results))
    if (json) writeFileSync(json, jsonReport(platform, results))
    return results.every(({ outcome }) => outcome === 'fits') ? 0 : 1
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    print(`${error.message}\n\n${USAGE}`)
    return 2
  }
}

const isNamed = ({ name, path, domain }: Call, only: string[]) =>
  only.length === 0 || only.some((word) => `${name} ${path} ${domain}`.includes(word))

const nothingToAsk = (calls: Call[], only: string[]) =>
  calls.some((call) => isNamed(call, only))
    ? `${only.join(', ')}: no call that only reads.`
    : `${only.join(', ')}: there is no such call.`

async function askAll(calls: Call[], platform: Platform): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...calls.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next[0]] = await ask(next[1], platform)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

function optionsOf(args: string[]): Options {
  const values = parsed(args)
  const timeout = Number(values.timeout)
  if (!(timeout > 0)) throw new UsageError('--timeout is no number of seconds.')
  const origin = originOf(values.origin)
  if (values.writes) expectTestPlatform(origin, values[FOR_WRITES])
  return {
    writes: values.writes,
    platform: {
      origin,
      prefix: values.prefix.replace(/\/$/, ''),
      token: values.token,
      params: new Map(values.param.map(paramOf)),
      timeoutMs: timeout * 1000,
    },
    only: values.only,
    json: values.json,
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        origin: { type: 'string' },
        prefix: { type: 'string', default: DEFAULT_PREFIX },
        token: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        param: { type: 'string', multiple: true, default: [] },
        timeout: { type: 'string', default: '20' },
        json: { type: 'string' },
        writes: { type: 'boolean', default: false },
        [FOR_WRITES]: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Writes need a second option, and are not allowed on the production platform. */
function expectTestPlatform(origin: string, isTestAccount: boolean): void {
  if (!isTestAccount) throw new UsageError(`--writes changes what is there: --${FOR_WRITES}.`)
  if (productionOrigins().includes(origin))
    throw new UsageError(`${origin} is production: nothing is written there.`)
}

/** The origins of a production build's settings. */
function productionOrigins(): string[] {
  const settings = loadEnv('production', process.cwd(), 'VITE_')
  return PRODUCTION.map((name) => settings[name] ?? '').flatMap((text) =>
    URL.canParse(text) ? [new URL(text).origin] : [],
  )
}

function originOf(text = ''): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError('--origin https://… is needed.')
  if (url.pathname !== '/' || url.search || url.hash)
    throw new UsageError('--origin has no path: that is --prefix.')
  return url.origin
}

function paramOf(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new UsageError(`--param ${text}: name=value is needed.`)
  return [text.slice(0, at), text.slice(at + 1)]
}
