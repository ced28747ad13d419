import { expect, test } from '../support/quietPage'
import { isMockInReach, startContractMock, type ContractMock } from '../support/contractMock'
import { newLookTab, openLook } from '../support/openLook'
import { routeList } from '../support/routeList'

/*
 * Every page over a platform built from docs/openapi.json alone: an independent mock makes up its answers, within what
 * the contract allows. The calls by themselves: tests/contractMock.full.test.ts.
 */

const CHINESE = /[一-鿿]/
const ERROR_PAGE = 'Something went wrong, please check server API'
/** Signs of a programming error. `null` is none here: it can be a part of the made-up Latin. */
const RAW = /\b(?:undefined|NaN)\b|\[object/

let mock: ContractMock

test.beforeAll(async () => {
  // npx downloads it the first time.
  test.setTimeout(300_000)
  test.skip(!isMockInReach(), 'The registry does not answer: there is no mock.')
  mock = await startContractMock('dynamic')
})
// Nothing was started where it is skipped.
test.afterAll(async () => {
  await (mock as ContractMock | undefined)?.stop()
})

for (const { path, at, who = 'member' } of [{ path: '/', at: '/' }, ...(await routeList())])
  test(`${path} stands on answers that are made up of the contract`, async ({ browser }) => {
    const page = await newLookTab(browser, who === 'app')
    await page.context().route('**/mfuwu/api/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: mock.origin + pathname + search }) })
    })
    await openLook(page, { name: '', at, who, shows: CHINESE })
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByText(ERROR_PAGE)).toHaveCount(0)
    expect(await page.locator('body').innerText()).not.toMatch(RAW)
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  })
