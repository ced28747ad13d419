import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Where the names are left for the closing lines of `tests/run.mjs`. */
export const RETRIED = 'test-results/retried.json'

/** What was wrong the first time, in one line without colours. */
export const firstLine = (message = '') =>
  stripVTControlCharacters(message).split('\n', 1)[0].trim()

/** Vitest's JSON says nothing of second tries: this reporter notes which tests passed only then, and why not before. */
export default class RetriedReporter {
  names = []

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    this.names.push(
      `${test.module.relativeModuleId} > ${test.fullName}: ${firstLine(first?.message)}`,
    )
  }

  onTestRunEnd() {
    writeFileSync(RETRIED, JSON.stringify(this.names))
  }
}
