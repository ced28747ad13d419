import { writeFileSync } from 'node:fs'
import { firstLine } from './runReport.mjs'

/**
 * Vitest's JSON omits retries: this reporter notes each test that ran, and its first failure, for the closing lines of
 * `tests/run.mjs`.
 */
export default class RowsReporter {
  rows = []

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    if (state === 'skipped') return
    const { duration, flaky } = test.diagnostic()
    this.rows.push({
      name: `${test.module.relativeModuleId} > ${test.fullName}`,
      ms: duration,
      passed: state === 'passed',
      ...(flaky && { firstTry: firstLine(errors[0]?.message) }),
    })
  }

  onTestRunEnd() {
    writeFileSync(process.env.ROWS_OUTPUT_FILE, JSON.stringify(this.rows))
  }
}
