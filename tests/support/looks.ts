import type { Locator, Page } from '@playwright/test'

/**
 * A notable state of a page. Each page lists its own in `looks.ts`, beside its code: one browser test opens them one
 * after the other (`tests/e2e/looks.full.spec.ts`), `npm run looks` takes their pictures, and docs/pages.md links to
 * them. The first one is the page's usual state.
 */
export interface Look {
  /** A text, unique on the page. */
  name: string
  /** Without the base path, e.g. `/sign-in?__state=signed`. */
  at: string
  /** A member is a new account each time; `app` is a member inside the Android app. Left out: a guest. */
  who?: 'guest' | 'member' | 'app'
  /** Visible once the state is reached. */
  shows: string | RegExp
  /** The end of the path of a call that is never answered: the page does not change meanwhile. */
  holds?: string
  /** The actions that lead to it. */
  act?: (page: Page) => Promise<unknown>
}

const STATE = /([?&])__state=([^&]*)&?/

/** The state that an address asks for; empty for none. */
export const stateOf = (at: string) => STATE.exec(at)?.[2] ?? ''

/** The address itself, with the ids that its page needs. The page's own is that of its first look. */
export const withoutState = (at: string) => at.replace(STATE, '$1').replace(/[?&]$/, '')

/** Taps these buttons, one after the other. */
export function tap(...names: (string | RegExp)[]) {
  return async (page: Page): Promise<void> => {
    for (const name of names) {
      const exact = typeof name === 'string'
      await page.getByRole('button', { name, exact }).first().click()
    }
  }
}

/** Ticks a box or a choice once it has come to rest: its picture covers it, so Playwright would not. */
export async function tick(box: Locator): Promise<void> {
  await box.scrollIntoViewIfNeeded()
  await box.check({ force: true })
}

/** Types a phone number and a code into the login form that is open, and agrees. */
export async function fillLoginForm(page: Page): Promise<void> {
  const phone = `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await tick(page.getByRole('checkbox'))
}
