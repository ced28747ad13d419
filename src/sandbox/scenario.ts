/** A state that a person or a test can ask for. */
export interface Scenario {
  name: string
  /** Chinese, for the on-screen control. */
  label: string
  /** The routes (as in the route table) that show a difference. */
  appliesTo: 'all' | readonly string[]
}

/** One wish of the grammar `name` or `name@part-of-the-path`. */
export interface Ask {
  name: string
  at?: string
}

export const STATE_PARAM = '__state'

/**
 * Reads `name,name@/path`. What is not in the grammar is left out.
 * @example parseStates('slow,http_500@/facilitator/appTitle')
 */
export function parseStates(text: string): Ask[] {
  return text.split(',').flatMap((part): Ask[] => {
    const [, name, at] = /^(\w+)(?:@(\S+))?$/.exec(part.trim()) ?? []
    if (!name) return []
    return [at ? { name, at } : { name }]
  })
}

/** What the page asks for in its own address; the sandbox reads it from `X-App-Url`, or else from the referrer. */
export function asksOf(headers: Headers): Ask[] {
  const page = headers.get('X-App-Url') || headers.get('Referer')
  if (!page || !URL.canParse(page)) return forced
  return [...forced, ...parseStates(new URL(page).searchParams.getAll(STATE_PARAM).join(','))]
}

/** True when the scenario is asked for, for this path. A part that ends with `$` has to be the path's end. */
export function isAsked(asks: readonly Ask[], name: string, path: string): boolean {
  return asks.some((ask) => ask.name === name && (ask.at === undefined || isAt(path, ask.at)))
}

function isAt(path: string, at: string): boolean {
  return at.endsWith('$') ? path.endsWith(at.slice(0, -1)) : path.includes(at)
}

let forced: Ask[] = []

/** Asks for scenarios without an address, until the next call or a reset. */
export function forceScenarios(...names: string[]): void {
  forced = parseStates(names.join(','))
}
