import { PLAIN } from '../support/plain'
import { expect, test } from '../support/quietPage'

test.use(PLAIN)

test('of three hundred comments a person comes to the last one', async ({ page }) => {
  await page.goto('/mfuwu/trends-detail/20001?__state=many')
  const comments = page.getByLabel(/^点赞.+的评论/)
  for (let there = 20; there <= 300; there += 20) {
    await expect(comments).toHaveCount(there)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  }
  await expect(page.getByText('没有更多了').last()).toBeInViewport()
  await expect(page.getByRole('button', { name: '加载更多' })).toHaveCount(0)
  await comments.nth(299).scrollIntoViewIfNeeded()
  await expect(comments.nth(299)).toBeInViewport()
})
