import { stripVTControlCharacters } from 'node:util'

const SLOWEST = 10

/** The error in one line without colours. */
export const firstLine = (message = '') =>
  stripVTControlCharacters(message).split('\n', 1)[0].trim()

/** The tests that ran, of the report that Playwright writes as JSON. */
export function browserRows({ suites }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  return suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => {
        const failed = results.find(({ error }) => error)
        return {
          name: `${file} > ${title}`,
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
          passed: status !== 'unexpected',
          ...(status === 'flaky' && { firstTry: firstLine(failed?.error.message) }),
        }
      }),
  )
}

/** The summary of a run: the slowest tests, those retried, and how many passed. */
export function closingLines(rows) {
  const slowest = rows.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  const retried = rows.filter(({ firstTry }) => firstTry !== undefined)
  const passed = rows.filter((row) => row.passed).length
  return [
    'the slowest:',
    ...slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`),
    '',
    ...retried.map(({ name, firstTry }) => `needed a second try: ${name}: ${firstTry}`),
    `${passed} passed, ${rows.length - passed} failed`,
  ]
}
