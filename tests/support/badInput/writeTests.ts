import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shown } from './expectations'
import { findButton } from './pageDriver'
import type { WriteRow } from './rows'
import { screenText } from './screenText'
import { until } from './until'
import type { Visits } from './visits'

/** The write is tapped twice in one frame, with and without an answer. */
export function testWrite(visits: Visits, row: WriteRow): void {
  test('is sent once on two taps in one frame', async () => {
    const { writes } = await tapTwice(visits, row)
    expect(writes).toBe(1)
  })

  test('is asked for and not sent again when its answer is lost', async () => {
    const { writes, reads } = await tapTwice(visits, row, `cut_after@${row.write}$`)
    expect(writes).toBe(1)
    expect(reads).toBeGreaterThan(0)
  })
}

async function tapTwice({ sandbox, open }: Visits, row: WriteRow, fault = '') {
  const driver = open(row, fault)
  await row.begin?.(driver)
  const button = await findButton(row.button, row.dialog)
  await until(
    () => !(button as HTMLButtonElement).disabled,
    () => `disabled: ${row.button}`,
  )
  expect(screenText()).not.toMatch(row.done)
  const before = sandbox.requests.length
  act(() => {
    button.click()
    button.click()
  })
  await shown(row.done)
  await sandbox.quiet()
  const sent = sandbox.requests.slice(before).map(({ path }) => path)
  const written = sent.findIndex((path) => path.endsWith(row.write))
  return {
    writes: sent.filter((path) => path.endsWith(row.write)).length,
    /** Those that follow it. */
    reads: sent.slice(written).filter((path) => path.endsWith(row.status)).length,
  }
}
