import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { track } from '@/tracking/track'
import { goBack } from '@tests/support/goBack'
import { BIRD, SHOW_ONE, named, open, region, startProviderPage } from '@tests/support/providerPage'

// Each test has its own state of the same provider.
vi.mock('@/lib/storage/ttlCache', () => import('@tests/support/noCache'))
vi.mock('@/tracking/track', () => ({ track: vi.fn() }))

const { sandbox, answerWith } = startProviderPage()

describe('the id', () => {
  it.each(['abc', '12abc', '-1', '1.5', '1e3', '0x10', '%2031', 'NaN', '１２'])(
    '"%s" is said to be wrong, without a call',
    async (id) => {
      open(`/manufacturerDetail/${id}`)
      expect(await screen.findByRole('heading', { name: '请检查id参数是否正确' })).toBeVisible()
      expect(screen.getByText('please check whether the id parameter is correct')).toBeVisible()
      expect(screen.queryByRole('button', { name: '重新加载' })).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/mfuwu/')
      expect(screen.getByRole('contentinfo')).toBeVisible()
      expect(sandbox.seen(id)).toEqual([])
      expect(sandbox.requests.filter(({ path }) => path.includes(SHOW_ONE))).toEqual([])
    },
  )

  it('of 19 digits is sent with all of them, and without the end of a sentence', async () => {
    open('/manufacturerDetail/1760288135512481793，快来')
    expect(await named('一方造物')).toBeVisible()
    expect(sandbox.seen(`${SHOW_ONE}/1760288135512481793`)).toHaveLength(1)
  })

  it.each(['0', '00', '99999999999999999999999999'])(
    '%s is a number: it is asked for',
    async (id) => {
      open(`/manufacturerDetail/${id}`)
      expect(await screen.findByText('该服务商已下架')).toBeVisible()
      expect(sandbox.seen(`${SHOW_ONE}/${id}`)).toHaveLength(1)
    },
  )
})

describe('a provider that is gone', () => {
  it.each(['off_shelf', 'offline', 'null_data', 'empty'])(
    'is said to be so (%s)',
    async (state) => {
      const { router, user } = open(`${BIRD}?__state=${state}@${SHOW_ONE}`)
      expect(await screen.findByText('该服务商已下架')).toBeVisible()
      await waitFor(() => expect(document.title).toBe('服务商详情'))
      expect(screen.queryByRole('button', { name: '联系TA' })).not.toBeInTheDocument()
      await user.click(screen.getByRole('link', { name: '返回列表' }))
      expect(await screen.findByRole('region', { name: '数字资产定制' })).toBeVisible()
      expect(router.state.location.pathname).toBe('/mfuwu/')
      expect(track).toHaveBeenCalledWith('manufacturerDetail', 'button', 'back-to-list')
    },
  )
})

describe('what it shows', () => {
  it('who it is', async () => {
    open(`${BIRD}?from=wx&token=secret`)
    expect(await named('青鸾数字工坊')).toBeVisible()
    expect(screen.getByText('数字藏品设计')).toBeVisible()
    expect(screen.getByText('杭州')).toBeVisible()
    expect(screen.getByText('数字资产定制')).toBeVisible()
    const counts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(counts).toEqual(['12.86万', '342'])
    const tags = within(screen.getByRole('list', { name: '标签' })).getAllByRole('listitem')
    expect(tags.map(({ textContent }) => textContent)).toEqual(['国风', '三维建模', '限量发行'])
    await waitFor(() => expect(document.title).toBe('青鸾数字工坊'))
    await waitFor(() =>
      expect(track).toHaveBeenCalledWith('manufacturerDetail', 'page', 'view', {
        id: '10001',
        from: 'wx',
      }),
    )
  })

  it('renders in its own layout while it loads', async () => {
    open()
    expect(screen.getByText('正在加载服务商')).toBeInTheDocument()
    await waitFor(() => expect(document.documentElement.dataset.progress).toBe('busy'))
    await named('青鸾数字工坊')
    expect(screen.queryByText('正在加载服务商')).not.toBeInTheDocument()
    await waitFor(() => expect(document.documentElement.dataset.progress).toBe('done'))
  })

  it('works and honors, each under its heading', async () => {
    open()
    await named('青鸾数字工坊')
    expect(region('代表作品').getAllByRole('listitem')).toHaveLength(5)
    expect(region('代表作品').getByText('九色鹿·归途')).toBeVisible()
    expect(region('资质荣誉').getByText('2025年度数字文创金奖')).toBeVisible()
    expect(region('资质荣誉').getAllByRole('listitem')).toHaveLength(2)
  })

  it('关注 says 敬请期待', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '关注青鸾数字工坊' }))
    expect(await screen.findByText('敬请期待')).toBeVisible()
    expect(track).toHaveBeenCalledWith('manufacturerDetail', 'button', 'follow')
  })

  it('hides each section that has nothing', async () => {
    open(`${BIRD}?__state=text_only,no_images`)
    await named('青鸾数字工坊')
    for (const name of ['服务介绍', '代表作品', '资质荣誉'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
  })

  it('renders with an id alone', async () => {
    answerWith({ id: '7', works: [{}], honors: [null, {}], tags: [' ', null] })
    const { container } = open()
    expect(await named('未命名服务商')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('服务商详情'))
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(screen.queryByRole('list', { name: '标签' })).not.toBeInTheDocument()
    const banner = container.querySelector('article img')
    expect(banner).toHaveAttribute('src', '/mfuwu/banner.svg')
  })

  it('shows nothing of what is only blanks', async () => {
    const blanks = ' \u3000 '
    answerWith({ id: '7', name: blanks, serve: blanks, city: blanks, categoryName: blanks })
    const { container } = open()
    expect(await named('未命名服务商')).toBeVisible()
    const empty = [...container.querySelectorAll('article span:not([aria-hidden])')].filter(
      ({ textContent, childElementCount }) => childElementCount === 0 && !textContent?.trim(),
    )
    expect(empty).toEqual([])
  })

  it('an answer without its own id is about the one that was asked for', async () => {
    const share = vi.fn(() => Promise.resolve())
    Object.assign(navigator, { share })
    answerWith({ name: '无号' })
    const { user } = open()
    await named('无号')
    await user.click(screen.getByRole('button', { name: '分享' }))
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ url: 'http://localhost:3000/mfuwu/manufacturerDetail/10001' }),
    )
    Reflect.deleteProperty(navigator, 'share')
  })

  it('takes the frame’s banner when its own does not load', async () => {
    const { container } = open()
    await named('青鸾数字工坊')
    const banner = container.querySelector('article img') as HTMLImageElement
    expect(banner).toHaveAttribute('src', expect.stringContaining('10001-banner'))
    fireEvent.error(banner)
    expect(banner).toHaveAttribute('src', '/mfuwu/banner.svg')
  })
})

describe('the viewer', () => {
  it('opens at the tapped work, among all works, and Back closes it', async () => {
    const { router, user } = open()
    await user.click(await screen.findByRole('button', { name: '查看作品敦煌藻井·流光' }))
    const viewer = await screen.findByRole('dialog', { name: '查看图片' })
    expect(within(viewer).getAllByRole('img')).toHaveLength(5)
    expect(within(viewer).getByText('3/5')).toBeInTheDocument()
    expect(track).toHaveBeenCalledWith('manufacturerDetail', 'card', 'work', {
      id: expect.stringMatching(/^\d+$/) as string,
    })
    await goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(router.state.location.pathname).toBe('/mfuwu/manufacturerDetail/10001')
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it('opens honors too, and its button closes it', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '查看荣誉国家级文创示范单位' }))
    const viewer = await screen.findByRole('dialog', { name: '查看图片' })
    expect(within(viewer).getByText('2/2')).toBeInTheDocument()
    expect(track).toHaveBeenCalledWith('manufacturerDetail', 'card', 'honor', undefined)
    await user.click(within(viewer).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('is not offered for a work without a picture, and leaves it out', async () => {
    answerWith({
      id: '1',
      name: '甲',
      works: [
        { id: '1', title: '无图', cover: 'javascript:alert(1)' },
        { id: '2', title: '有图', cover: '/a.png' },
      ],
    })
    const { user } = open()
    await named('甲')
    expect(region('代表作品').getByText('无图')).toBeVisible()
    expect(region('代表作品').getAllByRole('button')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: '查看作品有图' }))
    expect(await screen.findByText('1/1')).toBeInTheDocument()
  })
})

describe('a failing call', () => {
  it.each(['http_500', 'cut'])(
    '%s ends in the error page, and can be tried again',
    async (state) => {
      const { user, router } = open(`${BIRD}?__state=${state}@${SHOW_ONE}`)
      const text = 'Something went wrong, please check server API'
      expect(await screen.findByText(text)).toBeVisible()
      window.history.replaceState(null, '', `/mfuwu${BIRD}`)
      await user.click(screen.getByRole('button', { name: '重新加载' }))
      expect(await named('青鸾数字工坊')).toBeVisible()
      expect(router.state.errors).toBeNull()
    },
  )
})

it('back from the back-forward cache it shows the provider as it is now', async () => {
  open()
  await named('青鸾数字工坊')
  await sandbox.quiet()
  answerWith({ id: '10001', name: '青鸾新工坊' })
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await named('青鸾新工坊')).toBeVisible()
})

it('keeps the provider when it cannot be asked for anew, and says why', async () => {
  open()
  await named('青鸾数字工坊')
  await sandbox.quiet()
  sandbox.useScenario('http_504')
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await screen.findByText('服务器在发布,请稍等...')).toBeVisible()
  expect(await named('青鸾数字工坊')).toBeVisible()
})

it('hostile data stays text, and only addresses of images become images', async () => {
  const { container } = open(`${BIRD}?__state=hostile`)
  await screen.findByRole('button', { name: '联系TA' })
  expect(container.querySelector('script, svg[onload], iframe, b')).toBeNull()
  for (const image of container.querySelectorAll('img'))
    expect(image.getAttribute('src')).toMatch(/^(?:https?:\/\/|\/)/)
  expect(container.textContent).toContain('<script>window.__pwned=1</script>')
  expect(container.textContent).not.toMatch(/undefined|NaN|\bnull\b|\[object/)
  expect(window).not.toHaveProperty('__pwned')
})
