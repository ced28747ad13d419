const MAX_LENGTH = 200
/** Longer ones are cut before they are scanned. */
const MAX_READ = 2000
const MAX_STACK_READ = 5000
const MAX_FRAMES = 8
const MAX_LINES = 40

/** The replacement of what a person may have typed, and of numbers and secrets. */
const TEXT = '…'
const SECRET = '#'

const CODE_FILE = /([\w.-]+\.(?:[cm]?[jt]sx?|css))(?:[?#:][^/]*)?$/
/** The build's own names: `page-sign-in-BxT3k9Ab.js`. The release identifies the build. */
const HASH = /-[\w-]{8}(?=\.\w+$)/
/** A page's own pattern, as in the route table. */
const ROUTE = /^\/[A-Za-z-]+(?:\/:id)?$/
/** The browsers' own messages, with the text they quote. */
const QUOTED =
  /((?:reading|setting|property|variable|evaluating) )?(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/g
const PROPERTY = /^[A-Za-z_$][\w$.]{0,40}$/

type Rule = readonly [pattern: RegExp, by: string | ((...found: string[]) => string)]

/** In this order. No look-behind: Safari before 16.4 has none. */
const RULES: readonly Rule[] = [
  [/\b[a-z][\w+.-]*:\/+[^\s"'`<>)]*/gi, (address = '') => codeFile(address) ?? TEXT],
  [
    /(^|[\s("'`])(\/[^\s"'`<>)]+)/g,
    (_, before = '', path = '') => before + (ROUTE.test(path) ? path : (codeFile(path) ?? TEXT)),
  ],
  [/\S*[?&]\w+=\S*/g, TEXT],
  [/\b(?:bearer|basic)\s+\S+/gi, SECRET],
  [
    /\b(\w*(?:token|secret|passw|auth|session|code|uid|phone|mobile)\w*["']?\s*[:=]\s*)\S+/gi,
    '$1#',
  ],
  [QUOTED, quoted],
  // An unterminated quote: the message was cut.
  [/["`][^"`]*$/g, TEXT],
  [/(^|[\s(:])'[^']*$/g, `$1${TEXT}`],
  [/\S+@\S+/g, SECRET],
  [/\beyJ[\w.-]*/g, SECRET],
  [/\b(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{16,}/gi, SECRET],
  [/[\w+/=-]{32,}/g, SECRET],
  [/\+?\d(?:[\s().-]{0,3}\d){4,}/g, SECRET],
  // Engines write ASCII; anything else was written by a person or the platform.
  [/[^ -~]+/g, TEXT],
]

/**
 * The part of an error's message that may leave the device: the browser's own text. Never a long number, a phone
 * number, a token, a query, nor text that a person has typed.
 */
export function scrub(message: string): string {
  const flat = message.slice(0, MAX_READ).replace(/\s+/g, ' ')
  const clean = RULES.reduce(
    (text, [pattern, by]) =>
      typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by),
    flat,
  )
  return clean.trim().slice(0, MAX_LENGTH)
}

/**
 * The frames of a stack as `name@file:line:column`. Each one is made anew of its parts, so that nothing else of the stack
 * leaves: its first line is the message, and an address can carry ids.
 */
export function scrubStack(stack: string): string[] {
  return stack
    .slice(0, MAX_STACK_READ)
    .split('\n')
    .slice(0, MAX_LINES)
    .flatMap((line) => {
      const place = /([\w.-]+\.[cm]?[jt]sx?)(?:\?[^\s:)]*)?:(\d{1,6}):(\d{1,7})\)?$/.exec(
        line.trim(),
      )
      if (!place) return []
      const [, file = '', row, column] = place
      return [`${functionName(line)}@${withoutNumbers(file.replace(HASH, ''))}:${row}:${column}`]
    })
    .slice(0, MAX_FRAMES)
}

/** The name of an error class; anything else becomes `Error`. */
export function scrubName(name: unknown): string {
  return typeof name === 'string' && /^[A-Z][A-Za-z]{2,39}$/.test(name) ? name : 'Error'
}

function quoted(_: string, words = '', ...quotes: (string | undefined)[]): string {
  const [inner = ''] = quotes.filter((quote) => typeof quote === 'string')
  return words && PROPERTY.test(inner) ? `${words}'${inner}'` : `${words}'${TEXT}'`
}

function codeFile(address: string): string | undefined {
  return CODE_FILE.exec(address.replace(/[:\d]+$/, ''))?.[1]?.replace(HASH, '')
}

/** In the forms of Chrome (`at name (…)`) and of Safari and Firefox (`name@…`). */
function functionName(line: string): string {
  const [, name] =
    /^\s*at (?:async |new )*([\w$.]+) \(/.exec(line) ?? /^\s*([\w$.]+)@/.exec(line) ?? []
  return withoutNumbers(name?.slice(-40) ?? '')
}

const withoutNumbers = (text: string) => text.replace(/\d{5,}/g, SECRET)
