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

test('a name that runs from right to left leaves the number behind it where it is', async ({
  page,
}) => {
  const reply = { commentId: '2', nickname: 'שלום', content: '11-24' }
  const comment = {
    commentId: '1',
    nickname: '小舟',
    content: '好',
    subCount: 1,
    subPreview: [reply],
  }
  await page.route('**/moment/comment/topList*', (route) =>
    route.fulfill({ json: { statusCode: 200, data: { total: 1, list: [comment] } } }),
  )
  await page.goto('/mfuwu/trends-detail/20001')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const name = page.getByText(reply.nickname, { exact: true })
  const [nameEnd, numberStart] = await name.evaluate((element) => {
    const range = document.createRange()
    const words = element.nextSibling as Text
    range.setStart(words, words.data.indexOf('11'))
    range.setEnd(words, words.data.indexOf('11') + 1)
    return [element.getBoundingClientRect().right, range.getBoundingClientRect().left]
  })
  expect(numberStart).toBeGreaterThanOrEqual(nameEnd ?? Infinity)
})
