import { basename, dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { newLookTab, openLook } from '../support/openLook'
import { FAILED_REQUEST, NOT_RUN, expect, test, watchErrors } from '../support/quietPage'
import { routeList, type Route } from '../support/routeList'

/*
 * What jsdom cannot show of bad answers (`src/app/everyRoute.test.tsx`): that the built page survives them in a browser,
 * comes back by its own button, and runs nothing of what others have written.
 */

const CHINESE = /[一-鿿]/

/** Every call of the page is answered so. */
const withAnswers = (fault: string, { at, who }: Pick<Route, 'at' | 'who'>) => ({
  name: fault,
  at: `${at}${at.includes('?') ? '&' : '?'}__state=${fault}`,
  who,
  shows: CHINESE,
})

/** The platform's answers, except for the two calls that save events. */
function answersOf(page: Page): Promise<string>[] {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/mfuwu/api/') && !/\/save$|\/__sandbox\//.test(pathname))
      bodies.push(response.text().catch(() => ''))
  })
  return bodies
}

/** From now on the platform is well again: the sandbox reads in the page's address how it is to answer. */
async function mend(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/mfuwu/api/'),
    async (route) => {
      const headers = route.request().headers()
      const address = new URL(headers['x-app-url'] ?? page.url())
      address.searchParams.delete('__state')
      await route.continue({ headers: { ...headers, 'x-app-url': address.href } })
    },
  )
}

const HOME = { route: 'home/route.ts', at: '/', who: 'member' } as const

for (const { route, at, who } of [HOME, ...(await routeList())]) {
  // A person to whom the platform answers every call.
  const row = { at, who: who === 'app' ? who : ('member' as const) }
  test(`${basename(dirname(route))}: survives bad answers to every call, and comes back`, async ({
    browser,
  }) => {
    const page = await newLookTab(browser, row.who === 'app')
    const expectQuiet = watchErrors(page, [FAILED_REQUEST, NOT_RUN])
    await test.step('hostile', async () => {
      const bodies = answersOf(page)
      await openLook(page, withAnswers('hostile', row))
      const answers = await Promise.all(bodies)
      // A page without a call of its own needs no check; one that redirects is checked at its target.
      if (answers.length > 0 && page.url().includes('__state='))
        expect(answers.join()).toContain('__pwned')
      expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
    })
    await test.step('http_500', async () => {
      await openLook(page, withAnswers('http_500', row))
      const reload = page.getByRole('button', { name: '重新加载' })
      if ((await reload.count()) === 0) return
      await mend(page)
      // A part of the page that failed by itself has its own button.
      await expect(async () => {
        if ((await reload.count()) > 0) await reload.first().click()
        await expect(reload).toHaveCount(0, { timeout: 2000 })
      }).toPass()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    })
    expectQuiet()
    await page.context().close()
  })
}
