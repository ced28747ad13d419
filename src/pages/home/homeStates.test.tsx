import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { logInAs } from '@tests/support/renderRoute'
import { QUERY, cardOf, listed, openHome, startHomePage } from '@tests/support/homePage'

// The list is cached for a minute: no test may see the previous test's. `kept.test.ts` tests the cache.
vi.mock('@/lib/storage/ttlCache', () => import('@tests/support/noCache'))
vi.mock('@/tracking/track', () => ({ track: vi.fn() }))

const sandbox = startHomePage()
const API_ERROR = 'Something went wrong, please check server API'

/** Answers the list with these groups. */
function answerWith(...data: object[]) {
  sandbox.server.use(http.post(`*${QUERY}`, () => HttpResponse.json({ statusCode: 200, data })))
}

const card = (fields: object) => ({ id: '1', name: '甲', ...fields })

describe('without data', () => {
  it.each(['empty', 'null_data'])('says so (%s)', async (state) => {
    openHome(`/?__state=${state}@${QUERY}`)
    expect(await screen.findByText('暂无服务商入驻')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '元宇宙服务商' })).toBeVisible()
  })

  it('a category of no card keeps its title and its anchor', async () => {
    openHome('/?__state=few_cards')
    await listed()
    const block = screen.getByRole('region', { name: '2B场景定制' })
    expect(block).toHaveAttribute('id', '2')
    expect(within(block).getByText('该分类暂无服务商')).toBeVisible()
    expect(within(block).queryByRole('article')).not.toBeInTheDocument()
    const articles = (name: string) =>
      within(screen.getByRole('region', { name })).getAllByRole('article')
    expect(articles('数字资产定制')).toHaveLength(1)
    expect(articles('数字化运营服务')).toHaveLength(12)
  })

  it('a card of an id alone still renders', async () => {
    answerWith({ zoologyClassify: '1', items: [{ id: '7' }] })
    openHome()
    expect(await screen.findByRole('heading', { name: '其他服务' })).toBeVisible()
    const bare = cardOf('未命名服务商')
    expect(bare.getByText(/^粉丝 0 /)).toBeVisible()
    expect(bare.getByText(/ 作品 0$/)).toBeVisible()
    expect(bare.queryByRole('presentation')).not.toBeInTheDocument()
  })
})

describe('back from the back-forward cache', () => {
  const comeBack = () =>
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  it('shows the list as it is now', async () => {
    openHome()
    await listed()
    answerWith({ zoologyClassify: '1', zoologyClassifyName: '数字资产定制', items: [card({})] })
    comeBack()
    expect(await screen.findByRole('link', { name: '甲' })).toBeVisible()
  })

  it.each([
    ['http_500', '请求失败，请稍后再试'],
    ['http_504', '服务器在发布,请稍等...'],
  ])('keeps the list when it cannot be asked for, and says why (%s)', async (state, text) => {
    openHome()
    await listed()
    sandbox.useScenario(`${state}@${QUERY}`)
    comeBack()
    expect(await screen.findAllByText(text)).toHaveLength(1)
    await sandbox.quiet()
    expect(screen.getByRole('link', { name: '青鸾数字工坊' })).toBeVisible()
    expect(screen.queryByText(API_ERROR)).toBeNull()
  })
})

describe('a failing call', () => {
  it.each(['http_500', 'cut', 'wrong_shape', 'token_bad'])(
    '%s ends in the error page, inside the frame',
    async (state) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      openHome(`/?__state=${state}@${QUERY}`)
      const alert = await screen.findByRole('alert')
      expect(within(alert).getByText(API_ERROR)).toBeVisible()
      expect(screen.getByRole('banner')).toBeVisible()
      expect(screen.getByRole('contentinfo')).toBeVisible()
      await waitFor(() => expect(document.title).toBe('出错了'))
    },
  )

  it.each([
    ['http_504', '服务器在发布,请稍等...'],
    ['http_500', '请求失败，请稍后再试'],
    ['toast', '活动太火爆了，请稍后再试'],
  ])('%s also shows a toast, once', async (state, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    openHome(`/?__state=${state}`)
    await screen.findByRole('alert')
    expect(await screen.findAllByText(text)).toHaveLength(1)
  })

  it('because a login is over asks once more as a guest', async () => {
    logInAs('13900000100')
    sandbox.failNext(({ pathname }) => pathname.endsWith(QUERY), 'token_bad')
    openHome('/')
    expect(await listed()).toBeVisible()
    expect(await screen.findAllByText('TOKEN 已失效')).toHaveLength(1)
    expect(sandbox.seen(QUERY).map(({ headers }) => headers.authorization !== '')).toEqual([
      true,
      false,
    ])
  })

  it('can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = openHome(`/?__state=once@${QUERY}`)
    await user.click(await screen.findByRole('button', { name: '重新加载' }))
    expect(await listed()).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('元宇宙服务商'))
  })
})

describe('hostile data', () => {
  it('stays text, and only addresses of images become images', async () => {
    const { container } = openHome('/?__state=hostile')
    await screen.findAllByRole('article')
    expect(container.querySelector('script, svg[onload], iframe')).toBeNull()
    for (const image of container.querySelectorAll('img')) {
      expect(image.getAttribute('src')).toMatch(/^(?:https?:\/\/|\/)/)
      expect(image.getAttribute('onerror')).toBeNull()
    }
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(/^(?:https?:\/\/|\/mfuwu\/|#content)/)
    expect(screen.getAllByText(/<script>window\.__pwned=1<\/script>/).length).toBeGreaterThan(0)
    expect(container.textContent).not.toMatch(/undefined|NaN|\bnull\b|\[object/)
    expect(window).not.toHaveProperty('__pwned')
  })

  it.each([
    ['a negative', -7, '0'],
    ['a text', '12345', '1.23万'],
    ['no number', 'NaN', '0'],
    ['nothing', null, '0'],
    ['a record', {}, '0'],
    ['a fraction', 999.9, '999'],
    ['more than a double holds', '99999999999999999999', '9007.2万亿'],
  ])('counts %s as %j → %s', async (_, followerCount, shown) => {
    answerWith({ zoologyClassify: '1', items: [card({ followerCount })] })
    openHome()
    expect(await screen.findByText(new RegExp(`^粉丝 ${shown} `))).toBeVisible()
  })

  it('blanks are no name, no service and no category', async () => {
    const blank = ' \u3000 '
    answerWith({
      zoologyClassify: '1',
      categoryName: blank,
      items: [card({ name: blank, serve: blank })],
    })
    openHome()
    expect(await screen.findByRole('link', { name: '未命名服务商' })).toBeVisible()
    expect(screen.getByRole('heading', { name: '其他服务' })).toBeVisible()
    for (const span of screen.getByRole('article').querySelectorAll('span:not([data-glyph])'))
      expect(span).not.toBeEmptyDOMElement()
  })

  it.each([undefined, '', ' ', null])('a card of the id %j has no page to lead to', async (id) => {
    answerWith({ zoologyClassify: '1', items: [{ id, name: '无号' }] })
    const { router, user } = openHome()
    await user.click(await screen.findByRole('heading', { name: '无号' }))
    expect(within(screen.getByRole('article')).queryByRole('link')).not.toBeInTheDocument()
    expect(router.state.navigation.state).toBe('idle')
  })

  it('leaves out what is no group and no card', async () => {
    answerWith(
      'no group' as unknown as object,
      { zoologyClassify: '1', categoryName: '好', items: [null, 'no card', card({})] },
      { zoologyClassify: '2', categoryName: '无列表', items: 'no list' },
    )
    openHome()
    expect(await screen.findByRole('heading', { name: '好' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByText('该分类暂无服务商')).toBeVisible()
  })
})
