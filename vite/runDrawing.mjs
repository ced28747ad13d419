import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'

/*
 * Runs the bundle of `src/app/documents.tsx` in a phone's browser without a screen, and prints what it has drawn.
 */

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

const [bundle = ''] = process.argv.slice(2)
const { window } = new JSDOM('', { url: 'https://page.invalid/mfuwu/' })
Object.defineProperty(window.navigator, 'userAgent', { value: PHONE })
window.matchMedia ??= () => Object.assign(new window.EventTarget(), { matches: false })
for (const name of [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'history',
  'screen',
  'matchMedia',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'Element',
  'HTMLElement',
  'Node',
  'DOMParser',
  'MutationObserver',
  'getComputedStyle',
])
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value:
      name === 'window'
        ? window
        : typeof window[name] === 'function' && !/^[A-Z]/.test(name)
          ? window[name].bind(window)
          : window[name],
  })

const { drawPages } = await import(pathToFileURL(bundle).href)
const pages = await drawPages()
process.stdout.write(JSON.stringify(pages), () => process.exit(0))
