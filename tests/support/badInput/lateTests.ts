import { expect, test } from 'vitest'
import { atRest, chosenTabs, isBusy, reloadButtons, shown } from './expectations'
import type { CallRow, Overtaken } from './rows'
import { screenText } from './screenText'
import { until } from './until'
import type { Visits } from './visits'

/** How long ago something was goes on by itself. */
const AGO = /刚刚|\d+(?:分钟|小时)前/g
const textNow = () => screenText().replace(AGO, '…')

/** The answer takes its time. */
export function testLateAnswer(visits: Visits, row: CallRow): void {
  const { page, sandbox, errors, open, goOn, asked } = visits
  const { call, late, main, answered, ends } = row
  test('waits for a late answer without an error or a toast, then shows it', async () => {
    const early = late ? undefined : sandbox.hold(call)
    const driver = open(row)
    if (late) await goOn(driver, row)
    const release = early ?? sandbox.hold(call)
    const before = late ? sandbox.seen(call).length : 0
    await row.act?.(driver)
    await asked(call, before)
    await expectPending(visits, row)
    release()
    await shown(answered ?? (main ? page.ready : (ends.hostile ?? page.ready)))
    await sandbox.quiet()
    await atRest()
    expect(reloadButtons()).toEqual([])
    expect(errors).toEqual([])
  })
}

/** The skeleton, or a tap that is not carried out yet, or the page as it is. */
async function expectPending({ page, toasts }: Visits, row: CallRow): Promise<void> {
  const { main, busy, pending, answered } = row
  if (main) await until(isBusy, () => 'no skeleton')
  else if (busy) {
    expect(document.querySelector('button[aria-busy="true"]')).not.toBeNull()
    if (answered) expect(screenText()).not.toContain(answered)
  } else await shown(pending ?? page.ready)
  expect(reloadButtons()).toEqual([])
  expect([...toasts]).toEqual([])
}

/** The answer comes when a later one is there. */
export function testOutOfOrder(visits: Visits, row: CallRow, overtaken: Overtaken): void {
  const { sandbox, errors, open, goOn } = visits
  const { answer, first, second, shows, tab, ...where } = overtaken
  test('does not show an answer that comes out of order', async () => {
    const driver = open({ ...row, ...where })
    await goOn(driver, row)
    const { isHeld, release } = sandbox.holdNext(
      ({ href, pathname }) => (answer ? answer.test(href) : pathname.endsWith(row.call)),
      'hostile',
    )
    await first(driver)
    await until(isHeld, () => `never asked: ${row.call}`)
    await second(driver)
    await sandbox.quiet()
    if (shows) await shown(shows)
    // A tap of its own waits for the late answer.
    if (!row.busy) await atRest()
    await sandbox.quiet()
    const before = textNow()
    release()
    await sandbox.quiet()
    expect(textNow()).toBe(before)
    await atRest()
    if (tab) expect(chosenTabs()).toContain(tab)
    expect(errors).toEqual([])
  })
}
