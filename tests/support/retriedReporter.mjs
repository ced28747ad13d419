import { writeFileSync } from 'node:fs'

/** Where the names are left for the closing lines of `tests/run.mjs`. */
export const RETRIED = 'test-results/retried.json'

/** Vitest's JSON says nothing of second tries: this reporter notes which tests passed only then. */
export default class RetriedReporter {
  names = []

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      this.names.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd() {
    writeFileSync(RETRIED, JSON.stringify(this.names))
  }
}
