import type { RouteObject } from 'react-router-dom'
import { describe } from 'vitest'
import { testFaults } from './faultTests'
import { testLateAnswer, testOutOfOrder } from './lateTests'
import type { PageRow } from './rows'
import { startVisits } from './visits'
import { testWrite } from './writeTests'

/**
 * Tries the rows of a page over the sandbox: each class of faults, late answers, answers out of order, double taps and
 * lost answers of writes.
 * @param load imports the page's code, so that no test waits for it
 * @param table see `renderRoute`
 */
export function testBadInput(
  page: PageRow,
  load: () => Promise<unknown>,
  table?: RouteObject[],
): void {
  const visits = startVisits(page, load, table)
  for (const row of page.calls)
    describe(`${row.call} ${row.when ?? ''}`.trim(), () => {
      testFaults(visits, row)
      testLateAnswer(visits, row)
      if (typeof row.overtaken === 'object') testOutOfOrder(visits, row, row.overtaken)
    })
  for (const row of page.writes ?? [])
    describe(`${row.write} ${row.when ?? ''}`.trim(), () => testWrite(visits, row))
}
