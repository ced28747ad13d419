/** A named state of the platform, for an address or a test. */
export interface Scenario {
  name: string
  /** Chinese, for the on-screen control. */
  label: string
  /** The routes (as in the route table) that show a difference. */
  appliesTo: 'all' | readonly string[]
}

/** The scenarios of these routes, by name. */
export function scenariosFor(
  appliesTo: Scenario['appliesTo'],
  labels: Readonly<Record<string, string>>,
): Scenario[] {
  return Object.entries(labels).map(([name, label]) => ({ name, label, appliesTo }))
}

/** `name`, or `name@part-of-the-path` for some calls alone. */
export interface ActiveScenario {
  name: string
  at?: string
}

const STATE_PARAM = '__state'

/**
 * Reads `name,name@/path`. What is not in the grammar is left out.
 * @example parseStates('slow,http_500@/facilitator/appTitle')
 */
export function parseStates(text: string): ActiveScenario[] {
  return text.split(',').flatMap((part): ActiveScenario[] => {
    const [, name, at] = /^(\w+)(?:@(\S+))?$/.exec(part.trim()) ?? []
    if (!name) return []
    return [at ? { name, at } : { name }]
  })
}

/** The address of the page that calls; undefined if it is not sent. */
export function pageUrl(headers: Headers): URL | undefined {
  const page = headers.get('X-App-Url') ?? ''
  return URL.canParse(page) ? new URL(page) : undefined
}

/** The scenarios in the page's own address. */
export function activeScenarios(headers: Headers): ActiveScenario[] {
  const states = pageUrl(headers)?.searchParams.getAll(STATE_PARAM) ?? []
  return [...forced, ...parseStates(states.join(','))]
}

/** True when the scenario is active for this path. A part that ends with `$` has to be the path's end. */
export function isActive(active: readonly ActiveScenario[], name: string, path: string): boolean {
  return active.some((one) => one.name === name && (one.at === undefined || isAt(path, one.at)))
}

function isAt(path: string, at: string): boolean {
  return at.endsWith('$') ? path.endsWith(at.slice(0, -1)) : path.includes(at)
}

let forced: ActiveScenario[] = []

/** Activates scenarios without an address, until the next call of this or a reset. */
export function forceScenarios(...names: string[]): void {
  forced = parseStates(names.join(','))
}
