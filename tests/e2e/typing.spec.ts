import type { Locator, Page } from '@playwright/test'
import { uidOf, person } from '../../src/sandbox/users'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { openInApp } from '../support/people'
import { expect, test } from '../support/quietPage'
import { floating } from '../support/typing'

/*
 * A keyboard that makes the page smaller, as Android's does: bars at the lower edge do not cover the field. All pages:
 * everyRoute.spec.ts.
 */

const WIDTH = 375
const WHOLE = { width: WIDTH, height: 812 }
const ABOVE_KEYBOARD = { width: WIDTH, height: 430 }
const INVITED = `shareUid=${uidOf('13900000100')}`

/** The parts of the field and its error outside the window, and the element that a tap on the field would hit. */
function troubles(field: Element): string[] {
  const id = field.getAttribute('aria-describedby')?.split(' ').pop()
  const error = id === undefined ? null : document.getElementById(id)
  const { left, right, top, bottom } = field.getBoundingClientRect()
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const end = (error ?? field).getBoundingClientRect().bottom
  return [
    ...(top < 0 ? [`begins at ${top}`] : []),
    // Pages scroll by whole pixels of the screen.
    ...(end > window.innerHeight + 1 ? [`ends at ${end} of ${window.innerHeight}`] : []),
    ...(met === field ? [] : [`lies below ${met?.outerHTML.slice(0, 120)}`]),
  ]
}

async function expectFree(page: Page, field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate(troubles)).toEqual([])
  await expect.poll(() => page.evaluate(floating)).toEqual([])
}

async function typeIn(page: Page, field: Locator): Promise<void> {
  await field.tap()
  await page.setViewportSize(ABOVE_KEYBOARD)
  await expectFree(page, field)
}

/** The bar is where it was before, and the page has not moved for it. */
async function leave(page: Page, field: Locator, bar: Locator): Promise<void> {
  const top = () => field.evaluate((each) => each.getBoundingClientRect().top + window.scrollY)
  const before = await top()
  await field.blur()
  await page.setViewportSize(WHOLE)
  await bar.click({ trial: true })
  await expect(bar).toBeInViewport({ ratio: 1 })
  expect(await top()).toBe(before)
}

for (const { at, name } of [
  { at: `shareRegister?${INVITED}`, name: '验证码' },
  { at: `fission?${INVITED}`, name: '验证码' },
  { at: 'qiXi', name: '想对TA说' },
])
  test(`/${at.split('?')[0]}: 「打开App」 lies over nothing while 「${name}」 is typed in`, async ({
    page,
  }) => {
    await page.goto(`/mfuwu/${at}`)
    const bar = page.getByRole('complementary', { name: '打开App' }).getByRole('button')
    await expect(bar).toBeInViewport({ ratio: 1 })
    const field = page.getByRole('textbox', { name })
    await typeIn(page, field)
    await leave(page, field, bar)
  })

test('an error that comes above the keyboard is seen with its field', async ({ page }) => {
  await page.goto(`/mfuwu/shareRegister?${INVITED}`)
  const field = page.getByRole('textbox', { name: '验证码' })
  await typeIn(page, field)
  await field.press('Enter')
  const wrong = page.getByRole('textbox', { name: '手机号' })
  await expect(wrong).toHaveAttribute('aria-describedby', /./)
  await wrong.focus()
  await expectFree(page, wrong)
  await field.focus()
  await expectFree(page, field)
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('/personal-guest: its own button stands in its place while a message is typed', async ({
    page,
  }) => {
    await openInApp(page)
    await page.goto(`/mfuwu/personal-guest?planetId=40001&uid=${person(2).uid}`)
    const bar = page.getByRole('button', { name: '发出邀请' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    const field = page.getByLabel('给客人的话')
    await typeIn(page, field)
    await leave(page, field, bar)
  })
})
