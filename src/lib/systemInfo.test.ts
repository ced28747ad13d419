import fc from 'fast-check'
import { expect, it } from 'vitest'
import { systemInfo } from './systemInfo'

const SCREEN = { width: 390, height: 844 }
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
    'iOS 17.5; Safari 17.5',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_6_1 like Mac OS X) ${WEBKIT} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`,
    'iOS 16.6.1; Chrome 120.0.6099.119',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) ${WEBKIT} Mobile/15E148 MicroMessenger/8.0.49(0x1800312b) NetType/WIFI Language/zh_CN`,
    'iOS 17.4.1; WeChat 8.0.49',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; 23127PN0CC) ${CHROME} Chrome/124.0.6367.82 Mobile Safari/537.36`,
    'Android 14; Chrome 124.0.6367.82',
  ],
  [
    `Mozilla/5.0 (Linux; U; Android 12; zh-CN; V2203A) ${CHROME} Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.5.8.1303 Mobile Safari/537.36`,
    'Android 12; UC 16.5.8.1303',
  ],
  [
    `Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.13) ${CHROME} Chrome/114.0.5735.196 Mobile Safari/537.36`,
    'HarmonyOS; Chrome 114.0.5735.196',
  ],
  [
    'Mozilla/5.0 (Android 13; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0',
    'Android 13; Firefox 126.0',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Chrome/125.0.0.0 Safari/537.36 Edg/125.0.2535.51`,
    'Windows 10.0; Edge 125.0.2535.51',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.4 Safari/605.1.15`,
    'macOS 10.15.7; Safari 17.4',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0',
    'Linux; Firefox 126.0',
  ],
  ['', 'unknown; unknown'],
])('reads %s', (userAgent, expected) => {
  expect(systemInfo(userAgent, SCREEN)).toBe(`${expected}; 390x844`)
})

it('is one line of three parts, whatever the user agent', () => {
  fc.assert(
    fc.property(fc.string(), (userAgent) => {
      expect(systemInfo(userAgent, SCREEN)).toMatch(/^[\w. ]+; [\w. ]+; 390x844$/)
    }),
  )
})
