import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { MENU_ITEMS } from './menuItems'
import { env } from '@/lib/env'
import type * as EnvModule from '@/lib/env'
import { startProgress } from '@/lib/motion/progress'
import { track } from '@/tracking/track'
import { Toaster } from '@/ui/toast/Toaster'
import { goBack } from '@tests/support/goBack'
import { renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/lib/storage/ttlCache', () => import('@tests/support/noCache'))
vi.mock('@/tracking/track', () => ({ track: vi.fn() }))
// The main site is a fragment here: the one navigation that jsdom can do.
vi.mock('@/lib/env', async (original) => {
  const real = await original<typeof EnvModule>()
  return {
    ...real,
    env: { ...real.env, mainSite: 'http://localhost:3000/mfuwu/?__state=few_cards#main-site' },
  }
})

const sandbox = startSandbox()

const TITLES = '/adminland/facilitator/appTitle'
const DEFAULTS = ['数字资产定制', '2B场景定制', '数字化运营服务', '元宇宙联动商家', '地块运营模板']

/** Opens the page, and its menu. */
async function openMenu(address = '/?__state=few_cards') {
  render(<Toaster />)
  const user = userEvent.setup()
  const { router } = renderRoute(address)
  await waitFor(() => expect(router.state.initialized).toBe(true))
  await user.click(await screen.findByRole('button', { name: '打开菜单' }))
  return { router, user }
}

const menu = () => within(screen.getByRole('navigation', { name: '主菜单' }))
const isOpen = () => screen.queryByRole('navigation', { name: '主菜单' }) !== null
const selected = () =>
  menu()
    .getAllByRole('button', { current: true })
    .map(({ textContent }) => textContent)
const children = () =>
  menu()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => !MENU_ITEMS.some(({ name }) => text.startsWith(name)))

function answerTitles(data: unknown) {
  sandbox.server.use(http.get(`*${TITLES}`, () => HttpResponse.json({ statusCode: 200, data })))
}

describe('the overlay', () => {
  it('is closed at first', async () => {
    renderRoute('/?__state=few_cards')
    const toggle = await screen.findByRole('button', { name: '打开菜单' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(isOpen()).toBe(false)
  })

  it('opens with the five first-level items, holds the page still and takes it out of reach', async () => {
    await openMenu()
    expect(screen.getByRole('button', { name: '关闭菜单' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    for (const { name } of MENU_ITEMS) expect(menu().getByRole('button', { name })).toBeVisible()
    expect(document.documentElement.style.overflow).toBe('hidden')
    expect(screen.getByRole('main')).toHaveAttribute('inert')
    expect(screen.getByRole('contentinfo')).toHaveAttribute('inert')
    expect(track).toHaveBeenCalledWith('home', 'button', 'menu')
  })

  it('closes by its button and gives the page back', async () => {
    const { user } = await openMenu()
    await user.click(screen.getByRole('button', { name: '关闭菜单' }))
    expect(isOpen()).toBe(false)
    expect(document.documentElement.style.overflow).toBe('')
    expect(screen.getByRole('main')).not.toHaveAttribute('inert')
    expect(screen.getByRole('contentinfo')).not.toHaveAttribute('inert')
  })

  it('closes by Escape, and the focus is on its button again', async () => {
    const { user } = await openMenu()
    await user.click(menu().getByRole('button', { name: '生态' }))
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.documentElement.style.overflow).toBe('')
    expect(screen.getByRole('button', { name: '打开菜单' })).toHaveFocus()
  })

  it('closes by Back, and the page stays', async () => {
    const { router } = await openMenu()
    await goBack()
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(router.state.location.pathname).toBe('/mfuwu/')
    expect(document.documentElement.style.overflow).toBe('')
    await waitFor(() => expect(screen.getByRole('button', { name: '打开菜单' })).toHaveFocus())
  })

  it('does not stay behind on a page that has gone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { router } = await openMenu()
    await act(() => router.navigate('/trends-detail/abc'))
    expect(await screen.findByText('请检查id参数是否正确')).toBeVisible()
    expect(document.documentElement.style.overflow).toBe('')
  })
})

describe('the first level', () => {
  it('starts at the first item on each opening', async () => {
    const { user } = await openMenu()
    expect(selected()).toEqual(['产品世界'])
    await user.click(menu().getByRole('button', { name: '生态' }))
    expect(selected()).toEqual(['生态'])
    await user.click(screen.getByRole('button', { name: '关闭菜单' }))
    await user.click(screen.getByRole('button', { name: '打开菜单' }))
    expect(selected()).toEqual(['产品世界'])
    expect(menu().getByRole('button', { name: '生态' })).toHaveAttribute('aria-expanded', 'false')
    expect(children()).toEqual([])
  })

  it('an item with children shows them and stays open', async () => {
    const { user } = await openMenu()
    await user.click(menu().getByRole('button', { name: '生态' }))
    expect(menu().getByRole('button', { name: '生态' })).toHaveAttribute('aria-expanded', 'true')
    expect(children()).toEqual(DEFAULTS)
    expect(isOpen()).toBe(true)
    expect(track).toHaveBeenCalledWith('home', 'tab', 'menu-item', { id: '2' })
  })

  it.each([
    ['产品世界', '#main-site/world'],
    ['产品', '#main-site/products'],
    ['服务商入驻', '#main-site/provider-join'],
    ['App下载', '#main-site/download'],
  ])(
    '%s closes the menu, ends the progress bar and goes there after 300 ms',
    async (name, hash) => {
      await openMenu('/?__state=few_cards')
      startProgress()
      vi.useFakeTimers()
      act(() => menu().getByRole('button', { name }).click())
      expect(isOpen()).toBe(false)
      expect(document.documentElement.dataset.progress).toBe('done')
      await act(() => vi.advanceTimersByTimeAsync(299))
      expect(window.location.hash).toBe('')
      await act(() => vi.advanceTimersByTimeAsync(1))
      expect(window.location.hash).toBe(hash)
    },
  )
})

describe('the ecology items', () => {
  it('are the server’s', async () => {
    answerTitles([
      { zoologyClassify: 77, categoryName: '虚拟演出' },
      { zoologyClassify: '1760288135512481793', categoryName: '数字文旅' },
      { zoologyClassify: '', categoryName: '无处可去' },
      null,
    ])
    const { user } = await openMenu()
    await user.click(menu().getByRole('button', { name: '生态' }))
    await waitFor(() => expect(children()).toEqual(['虚拟演出', '数字文旅']))
  })

  it.each([
    ['an error', `http_500@${TITLES}`],
    ['no network', `cut@${TITLES}`],
    ['a web page', `html@${TITLES}`],
    ['nothing', `null_data@${TITLES}`],
    ['an empty list', `empty@${TITLES}`],
    ['the wrong shape', `wrong_shape@${TITLES}`],
  ])('are the five default ones after %s, and the list stands', async (_, state) => {
    const { user } = await openMenu(`/?__state=few_cards,${state}`)
    await waitFor(() => expect(sandbox.seen(TITLES)).toHaveLength(1))
    await user.click(menu().getByRole('button', { name: '生态' }))
    expect(children()).toEqual(DEFAULTS)
    expect(screen.getByRole('heading', { name: '数字资产定制', hidden: true })).toBeInTheDocument()
  })

  it('are asked for once, and never keep the list waiting', async () => {
    let answer = () => {}
    const waiting = new Promise<void>((resolve) => (answer = resolve))
    sandbox.server.use(
      http.get(`*${TITLES}`, async () => {
        await waiting
        return HttpResponse.json({ statusCode: 200, data: [] })
      }),
    )
    const { user } = await openMenu()
    await user.click(menu().getByRole('button', { name: '生态' }))
    expect(children()).toEqual(DEFAULTS)
    answer()
    await user.click(screen.getByRole('button', { name: '关闭菜单' }))
    await user.click(screen.getByRole('button', { name: '打开菜单' }))
    expect(sandbox.seen(TITLES)).toHaveLength(1)
  })

  it('lead to their block and close the menu', async () => {
    const { router, user } = await openMenu()
    await user.click(menu().getByRole('button', { name: '生态' }))
    await user.click(menu().getByRole('button', { name: '数字化运营服务' }))
    await waitFor(() => expect(router.state.location.search).toBe('?anchorId=3'))
    expect(router.state.location.pathname).toBe('/mfuwu/')
    expect(isOpen()).toBe(false)
    expect(screen.getByRole('button', { name: '打开菜单' })).toHaveFocus()
    expect(track).toHaveBeenCalledWith('home', 'card', 'menu-sub-item', { id: '3' })
  })

  it('lead home from a provider too', async () => {
    const { router, user } = await openMenu('/manufacturerDetail/10001?__state=few_cards')
    await user.click(menu().getByRole('button', { name: '生态' }))
    await user.click(menu().getByRole('button', { name: '地块运营模板' }))
    expect(await screen.findByRole('region', { name: '地块运营模板' })).toBeInTheDocument()
    expect(router.state.location).toMatchObject({ pathname: '/mfuwu/', search: '?anchorId=5' })
    expect(vi.mocked(track).mock.calls.filter(([, , name]) => name.startsWith('menu'))).toEqual([
      ['manufacturerDetail', 'button', 'menu'],
      ['manufacturerDetail', 'tab', 'menu-item', { id: '2' }],
      ['manufacturerDetail', 'card', 'menu-sub-item', { id: '5' }],
    ])
  })

  it('with a hostile id stay one parameter of our own page', async () => {
    const zoologyClassify = '1&x=2#/../<b>'
    answerTitles([{ zoologyClassify, categoryName: '怪' }])
    const { router, user } = await openMenu()
    await user.click(menu().getByRole('button', { name: '生态' }))
    await user.click(await menu().findByRole('button', { name: '怪' }))
    await waitFor(() => expect(router.state.location.search).not.toContain('__state'))
    const { pathname, search, hash } = router.state.location
    expect([pathname, hash]).toEqual(['/mfuwu/', ''])
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ anchorId: zoologyClassify })
  })
})

describe('the header and the footer', () => {
  it('link the logo and the name to the main site', async () => {
    renderRoute('/?__state=few_cards')
    const brand = within(await screen.findByRole('banner')).getByRole('link')
    expect(brand).toHaveAttribute(
      'href',
      'http://localhost:3000/mfuwu/?__state=few_cards#main-site',
    )
    expect(brand).toHaveTextContent('元服务')
  })

  it('say the copyright, both filing numbers and the office address', async () => {
    renderRoute('/?__state=few_cards')
    const footer = await screen.findByRole('contentinfo')
    expect(footer).toHaveTextContent(`© ${env.companyName} 版权所有`)
    expect(footer).toHaveTextContent(`办公地址：${env.companyAddress}`)
    for (const name of [env.icpNumber, env.policeNumber])
      expect(within(footer).getByRole('link', { name })).toBeVisible()
  })

  it('note a link of a provider’s footer as that page’s', async () => {
    const { user } = { user: userEvent.setup(), ...renderRoute('/manufacturerDetail/10001') }
    const footer = within(await screen.findByRole('contentinfo'))
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.click(footer.getByRole('link', { name: '商务合作' }))
    expect(track).toHaveBeenCalledWith('manufacturerDetail', 'button', 'footer-link')
  })

  it('link to the three pages and the filing sites; the three are noted', async () => {
    const { user } = { user: userEvent.setup(), ...renderRoute('/?__state=few_cards') }
    const footer = within(await screen.findByRole('contentinfo'))
    const hrefs = footer.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      'https://www.mfuwu.example/about',
      'https://www.mfuwu.example/notice',
      'https://www.mfuwu.example/cooperation',
      'https://beian.miit.gov.cn/',
      expect.stringMatching(/^https:\/\/beian\.mps\.gov\.cn\/.*code=\d+$/),
    ])
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.click(footer.getByRole('link', { name: '关于我们' }))
    expect(track).toHaveBeenCalledWith('home', 'button', 'footer-link')
  })
})
