import { expect, test } from 'vitest'
import { LOGIN_INFO_KEY } from '@/session/loginInfo'
import type { Driver } from './driver'
import { atRest, expectReadable, reloadButtons, shellState, shown, textTyped } from './expectations'
import { CLASSES, FAULTS } from './faults'
import type { FaultName } from './faults'
import { endOf } from './rows'
import type { CallRow } from './rows'
import { until } from './until'
import type { Visits } from './visits'

/** On its way, so that what was typed for the call is still worth something. */
const ON_THE_WAY: readonly FaultName[] = ['http_500', 'cut', 'toast']

/** Nobody knows whether a write with this end was applied. */
const UNKNOWN_RESULT: readonly FaultName[] = ['http_500', 'cut']

/** The call ends in each way that the page can tell apart. */
export function testFaults(visits: Visits, row: CallRow): void {
  test.each(faultsOf(row, visits.page.bodies))('%s', async (fault) => {
    const driver = await lead(visits, row, fault)
    await expectEnd(visits, row, fault)
    await expectState(visits, driver, row, fault)
    expect(visits.errors).toEqual([])
  })
}

function faultsOf({ ends, states, toasts, main, busy }: CallRow, bodies = false): FaultName[] {
  const said = (fault: FaultName) => [ends[fault], toasts?.[fault], states?.[fault]].join()
  const isNamed = (fault: FaultName) => fault in ends || fault in (states ?? {})
  const isTried = {
    // A write that broke may have been applied.
    http_500: busy,
    token_bad: main ?? isNamed('token_bad'),
    // A list without rows, and one that is not there.
    null_data: bodies || (isNamed('empty') && said('null_data') !== said('empty')),
    wrong_shape: bodies || isNamed('wrong_shape'),
  } satisfies Partial<Record<FaultName, boolean | undefined>>
  const more = Object.entries(isTried).flatMap(([name, is]) => (is ? [name as FaultName] : []))
  return [...CLASSES, ...more]
}

/** Opens the page and goes as far as the call that goes wrong. */
async function lead(visits: Visits, row: CallRow, fault: FaultName): Promise<Driver> {
  const { sandbox, ask, open, goOn, asked } = visits
  const { call, late } = row
  const driver = open(row, late ? '' : `${fault}@${call}$`)
  if (late) {
    await goOn(driver, row)
    // Whoever has a bad token has none afterwards.
    if (fault === 'token_bad') sandbox.failNext(({ pathname }) => pathname.endsWith(call), fault)
    else ask(row, `${fault}@${call}$`)
  }
  const before = late ? sandbox.seen(call).length : 0
  await row.act?.(driver)
  await asked(call, before)
  return driver
}

async function expectEnd({ page, toasts }: Visits, row: CallRow, fault: FaultName): Promise<void> {
  await shown(endOf(page, row, fault))
  await atRest()
  expect([...toasts]).toEqual(owedToasts(row, fault))
  if (fault === 'token_bad') expect(localStorage.getItem(LOGIN_INFO_KEY)).toBeNull()
  for (const name of ON_THE_WAY.includes(fault) ? (row.keeps ?? []) : [])
    expect(textTyped(name), `what was typed as ${name}`).not.toBe('')
  expectReadable()
}

function owedToasts({ toasts, silent, unknownToast }: CallRow, fault: FaultName) {
  const toast = silent ? undefined : FAULTS[fault] || toasts?.[fault]
  const unknown = UNKNOWN_RESULT.includes(fault) ? unknownToast : undefined
  return [toast, unknown].flatMap((one) => {
    if (!one) return []
    return [typeof one === 'string' ? one : expect.stringMatching(one)]
  })
}

/** The page as a whole; once the fault is over, 「重新加载」 brings it back. */
async function expectState(
  { page, ask }: Visits,
  driver: Driver,
  row: CallRow,
  fault: FaultName,
): Promise<void> {
  const { states } = row
  if (!states) return
  const state = states[fault] ?? (fault === 'hostile' ? 'READY' : states.failed)
  if (!page.bare) expect(shellState()).toBe(state)
  expect(reloadButtons()).toHaveLength(state === 'ERROR' ? 1 : 0)
  if (state !== 'ERROR') return
  ask(row)
  await driver.tap('重新加载')
  await until(
    () => reloadButtons().length === 0,
    () => 'another try fails',
  )
  await atRest()
  // Nobody is logged in any more, and the page is a guest's.
  if (fault === 'token_bad' && !(row.guest ?? page.guest)) return
  await shown(page.ready)
  if (!page.bare) expect(shellState()).toBe('READY')
}
