import type { Outcome, Platform, Result } from './ask'

const ORDER: readonly Outcome[] = ['differs', 'unreachable', 'refused', 'fits']
const NAMES: Readonly<Record<Outcome, string>> = {
  differs: 'differs',
  unreachable: 'not reachable',
  refused: 'refused',
  fits: 'fits',
}

/** The report of the check: differences first, each call with its findings below it. */
export function table(results: Result[]): string {
  const width = Math.max(...results.map(({ call }) => call.name.length))
  const having = (outcome: Outcome) => results.filter((result) => result.outcome === outcome)
  // Of what fits, what had nothing in it comes first: it shows nothing yet.
  const isFull = ({ isEmpty }: Result) => (isEmpty ? 0 : 1)
  const sorted = ORDER.flatMap((outcome) =>
    having(outcome).sort((one, two) => isFull(one) - isFull(two)),
  )
  const lines = sorted.flatMap(({ call, outcome, differences, notes }) => [
    `${NAMES[outcome].padEnd(13)}  ${call.name.padEnd(width)}  ${call.method} ${call.path}`,
    ...differences.map(({ path, text, times }) => {
      const rows = times > 1 ? ` (${times} times)` : ''
      return `    ${path ? `${path}: ` : ''}${text}${rows}`
    }),
    ...(notes.length > 0 ? [`    ${notes.join('; ')}`] : []),
    ...(outcome === 'differs' ? [`    src/api/${call.domain}.ts, ${call.constant}`] : []),
  ])
  const empty = results.filter(({ isEmpty }) => isEmpty).length
  const counts = ORDER.map((outcome) => `${NAMES[outcome]} ${having(outcome).length}`)
  const hint = empty > 0 ? ` (${empty} with nothing in them)` : ''
  return [...lines, '', `${results.length} calls: ${counts.join(', ')}${hint}`].join('\n')
}

/** The same for machines; no token is in it. */
export function jsonReport({ origin, prefix }: Platform, results: Result[]): string {
  const calls = results.map(({ call, outcome, status, sent, differences, notes }) => ({
    name: call.name,
    method: call.method,
    path: call.path,
    given: call.given,
    source: `src/api/${call.domain}.ts`,
    pages: call.pages,
    outcome,
    status,
    sent,
    differences,
    notes,
  }))
  return `${JSON.stringify({ origin, prefix, at: new Date().toISOString(), calls }, null, 2)}\n`
}
