import { loadEnv, type Plugin } from 'vite'

const isText = (value: string) => value.trim() !== ''
const isUrl = (value: string) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value)
/**
 * A name, an IPv4 or an IPv6 address. It is used in the Content-Security-Policy, where a `*` or a `;` has a meaning.
 */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])$/
const isOrigin = (value: string) =>
  isUrl(value) && new URL(value).origin === value && HOST.test(new URL(value).hostname)
const NO_APP = /^(?:https?|javascript|data|vbscript|file|blob|about):/i

interface Setting {
  ok: (value: string) => boolean
  wanted: string
  optional?: true
}

const SETTINGS: Record<string, Setting> = {
  VITE_API_ORIGIN: {
    ok: (value) => value === '' || isOrigin(value),
    wanted: 'empty (same origin) or an origin such as https://api.example.com',
  },
  VITE_SITE_ORIGIN: {
    ok: (value) => value === '' || isOrigin(value),
    wanted: 'empty (not known) or the origin of this product, such as https://m.example.com',
    optional: true,
  },
  VITE_MAIN_SITE: { ok: isOrigin, wanted: 'an origin such as https://www.example.com' },
  VITE_MAIN_SITE_TEST: { ok: isOrigin, wanted: 'an origin such as https://test.example.com' },
  VITE_APP_UA_MARKER: {
    ok: (value) => /^[\w-]+$/.test(value),
    wanted: 'one word of the app’s user agent',
  },
  VITE_APP_DEEP_LINK: {
    ok: (value) => /^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(value) && !NO_APP.test(value),
    wanted: 'an address with the app’s scheme, such as myapp://open',
  },
  VITE_APP_UNIVERSAL_LINK: { ok: isUrl, wanted: 'an http(s) address' },
  VITE_APP_DOWNLOAD_URL: { ok: isUrl, wanted: 'an http(s) address' },
  VITE_IOS_STORE_URL: { ok: isUrl, wanted: 'an http(s) address' },
  VITE_ANDROID_STORE_URL: { ok: isUrl, wanted: 'an http(s) address' },
  VITE_PRODUCT_NAME: { ok: isText, wanted: 'the product’s name' },
  VITE_COMPANY_NAME: { ok: isText, wanted: 'the company’s name' },
  VITE_COMPANY_ADDRESS: { ok: isText, wanted: 'the office address' },
  VITE_ICP_NUMBER: { ok: isText, wanted: 'the ICP filing number' },
  VITE_POLICE_NUMBER: {
    ok: (value) => /\d/.test(value),
    wanted: 'the public-security filing number',
  },
  VITE_LINK_ABOUT: { ok: isUrl, wanted: 'an http(s) address' },
  VITE_LINK_NOTICE: { ok: isUrl, wanted: 'an http(s) address' },
  VITE_LINK_COOPERATION: { ok: isUrl, wanted: 'an http(s) address' },
  VITE_REPORT_URL: {
    ok: (value) =>
      value === '' || (isUrl(value) && isOrigin(new URL(value).origin) && !/[@?#]/.test(value)),
    wanted:
      'empty (nothing is reported) or an http(s) address such as https://reports.example.com/mfuwu',
  },
  VITE_REPORT_RATE: {
    ok: (value) => /^(?:0|1|0?\.\d+)$/.test(value),
    wanted: 'the share of visits that report, from 0 to 1',
  },
  VITE_WX_SIGNATURE_PATH: {
    ok: (value) => value === '' || /^(?:\/[\w-]+)+$/.test(value),
    wanted:
      'empty (nothing of WeChat is loaded) or a path such as /ucenter/api/wechat/jsapiSignature',
  },
  VITE_WX_OPEN_APP_ID: {
    ok: (value) => /^(?:wx[\da-z]+)?$/.test(value),
    wanted: 'empty or the app’s id at WeChat’s open platform, such as wx0123456789abcdef',
  },
  VITE_API_PROXY: {
    ok: (value) => value === '' || isOrigin(value),
    wanted: 'empty (the embedded sandbox answers) or an origin such as https://api.example.com',
    optional: true,
  },
}

/** Every setting that the build reads, as `.env.example` lists them. */
export const SETTING_NAMES = Object.keys(SETTINGS)

/**
 * The sentences that name each missing or malformed setting; empty when all are well.
 */
export function settingProblems(settings: Record<string, string | undefined>): string[] {
  return Object.entries(SETTINGS).flatMap(([name, { ok, wanted, optional }]) => {
    const value = settings[name]
    if (value === undefined) return optional ? [] : [`${name} is missing: it must be ${wanted}.`]
    return ok(value) ? [] : [`${name} is malformed: it must be ${wanted}.`]
  })
}

/** Ends a build or a dev server whose settings would fail at run time. */
export function checkedEnv(): Plugin {
  return {
    name: 'mfuwu:checked-env',
    config(config, { mode }) {
      if (process.env.VITEST) return
      const problems = settingProblems(loadEnv(mode, config.envDir || process.cwd(), 'VITE_'))
      if (problems.length > 0) throw new Error(`${problems.join('\n')}\nSee .env.example.`)
    },
  }
}
