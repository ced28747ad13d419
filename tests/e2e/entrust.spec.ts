import { logIn } from '../support/people'
import { expect, test } from '../support/quietPage'

const AT = '/mfuwu/entrust?territoryId=30001&__state='

test('the gears turn while the keeper works, and rest otherwise or with reduced motion', async ({
  page,
}) => {
  await logIn(page)
  const states = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => (one as CSSAnimation).animationName.includes('turn'))
        .map(({ playState }) => playState),
    )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`${AT}entrust_running`)
  await expect(page.getByRole('button', { name: '管理委托' })).toBeVisible()
  expect(new Set(await states())).toEqual(new Set(['running']))
  await page.goto(`${AT}entrust_paused`)
  await expect(page.getByRole('button', { name: '恢复委托' })).toBeVisible()
  expect(new Set(await states())).toEqual(new Set(['paused']))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${AT}entrust_running`)
  await expect(page.getByRole('button', { name: '管理委托' })).toBeVisible()
  expect(await states()).toEqual([])
})

test('who is not the lord sees the territory, and comes back to the page as it was', async ({
  page,
}) => {
  await logIn(page)
  await page.goto(`${AT}occupied_other`)
  await page.getByRole('link', { name: '看看这块领地' }).tap()
  await expect(page).toHaveURL(/\/mfuwu\/territory\?territoryId=30001/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '仅领主可查看' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '仅领主可查看' })).toBeVisible()
})
