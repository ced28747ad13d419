import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { shareLink } from '@/kit/share/shareLink'
import { person } from '@/sandbox/users'
import { noteLogin } from '@/session/session'
import { track } from '@/tracking/track'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/kit/share/shareLink', () => import('@tests/support/fakeShareLink'))

const sandbox = startSandbox()
beforeEach(() => {
  localStorage.clear()
})

const LARGE = '900719925474099123'
const VISIT = '/planet/visit'
const open = (query = 'planetId=40001') => openRoute(`/plAce?${query}`)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const visited = () => screen.findByText(/^你是第[\d,]+位访客$/)
const visits = () => sandbox.seen(VISIT)

describe('an open planet', () => {
  it('shows its name, its owner and what can be seen there', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: '拾光星' })).toBeVisible()
    expect(screen.getByRole('region', { name: '星球主人' })).toHaveTextContent(person(0).nickname)
    expect(await screen.findByText('在数字世界里慢慢盖房子的人')).toBeVisible()
    expect(screen.getByText('晚霞收藏')).toBeVisible()
    expect(await screen.findByRole('list', { name: '更多星球动态' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('星球到访'))
    expect(vi.mocked(track).mock.calls[0]).toEqual([
      'plAce',
      'page',
      'view',
      { planetId: '40001', from: undefined },
    ])
  })

  it('is asked for by its own digits beyond 2^53, and so is the visit', async () => {
    open(`planetId=${LARGE}`)
    await visited()
    expect(sandbox.seen('/planet/info')[0]?.query.planetId).toBe(LARGE)
    expect(visits()[0]?.body).toMatchObject({ planetId: LARGE })
  })

  it('stays on screen while it is asked for a guest who has logged in', async () => {
    open()
    await visited()
    await sandbox.quiet()
    const answer = sandbox.hold('/planet/info')
    logInAs()
    act(() => noteLogin())
    await waitFor(() => expect(sandbox.seen('/planet/info')).toHaveLength(2))
    expect(screen.getByRole('heading', { level: 1, name: '拾光星' })).toBeVisible()
    expect(screen.getByRole('region', { name: '星球主人' })).toBeVisible()
    answer()
  })

  it('is there without tags, scenes and moments', async () => {
    open('planetId=40001&__state=no_scenes,dynamic_0,feed_0')
    expect(await screen.findByText('主人还没有发布动态')).toBeVisible()
    expect(await screen.findByText('其他星球都很安静')).toBeVisible()
    expect(screen.queryByText('星球场景')).toBeNull()
  })

  it('keeps the owner when the owner’s own call fails', async () => {
    open('planetId=40001&__state=http_500@/user/info')
    expect(await screen.findByRole('region', { name: '星球主人' })).toHaveTextContent('星球主人')
  })

  it('loses the owner’s moments alone, and brings them at a tap', async () => {
    sandbox.failNext((url) => url.pathname.endsWith('/user/dynamic'), 'http_500')
    const { user } = open()
    const card = within(await screen.findByRole('region', { name: '主人的最新动态' }))
    await user.click(await card.findByRole('button', { name: '加载失败，点击重试' }))
    expect((await card.findAllByRole('link')).length).toBeGreaterThan(0)
    expect(screen.getByText('登陆星球')).toBeVisible()
  })
})

describe('the visit', () => {
  it('is left once, without auth headers, with who shared the planet', async () => {
    logInAs('13800138000')
    open('planetId=40001&shareUid=60001&from=wx')
    await visited()
    expect(visits()).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: undefined }] = visits()
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('clientinfo')
    expect(body).toEqual({
      planetId: '40001',
      visitorKey: expect.stringMatching(/^[\da-f-]{36}$/),
      from: 'wx',
      shareUid: '60001',
    })
    expect(tracked().filter((event) => event === 'page/visit')).toHaveLength(1)
  })

  it('gives the visitor a number and a stamp, and counts', async () => {
    const release = sandbox.hold(VISIT)
    open()
    expect(await screen.findByText('欢迎来做客')).toBeVisible()
    expect(screen.queryByText('今日首访')).toBeNull()
    act(release)
    expect(await visited()).toBeInTheDocument()
    expect(screen.getByText('今日首访')).toBeVisible()
  })

  it('is not left again on Back or after a reload: its number is kept', async () => {
    const first = open()
    const number = (await visited()).textContent
    first.unmount()
    open()
    expect((await visited()).textContent).toBe(number)
    await sandbox.quiet()
    expect(visits()).toHaveLength(1)
  })

  it('is not left again when the page comes back from the back-forward cache', async () => {
    open()
    await visited()
    await sandbox.quiet()
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    await waitFor(() => expect(sandbox.seen('/planet/info')).toHaveLength(2))
    await sandbox.quiet()
    expect(visits()).toHaveLength(1)
    await waitFor(() => expect(tracked().filter((event) => event === 'page/view')).toHaveLength(1))
  })

  it('is left at each planet for itself', async () => {
    const { router } = open()
    await visited()
    await act(() => router.navigate('/plAce?planetId=40002'))
    expect(await screen.findByRole('heading', { name: '鹿鸣星' })).toBeVisible()
    await visited()
    expect(visits().map(({ body }) => body)).toMatchObject([
      { planetId: '40001' },
      { planetId: '40002' },
    ])
  })

  it.each(['cut', 'http_500', 'token_bad'])('fails without a word: %s', async (fault) => {
    const first = open(`planetId=40001&__state=${fault}@${VISIT}`)
    expect(await screen.findByText('欢迎来做客')).toBeVisible()
    await sandbox.quiet()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('欢迎来做客')).toBeVisible()
    first.unmount()
    open()
    expect(await screen.findByText('欢迎来做客')).toBeVisible()
    await sandbox.quiet()
    expect(visits()).toHaveLength(1)
  })

  it.each([
    ['planet_private', '主人设置了私密'],
    ['planet_closed', '星球已关闭'],
  ])('is not left at a planet that is %s', async (state, words) => {
    open(`planetId=40001&__state=${state}`)
    expect(await screen.findByText(words)).toBeVisible()
    await screen.findByRole('list', { name: '更多星球动态' })
    await sandbox.quiet()
    expect(visits()).toHaveLength(0)
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.queryByText('登陆星球')).toBeNull()
    expect(screen.queryByText('星球场景')).toBeNull()
    expect(sandbox.seen('/user/dynamic')).toHaveLength(0)
    expect(screen.queryByRole('region', { name: '星球主人' }) !== null).toBe(
      state === 'planet_private',
    )
  })
})

describe('an address without a planet', () => {
  it.each(['', 'planetId=', 'planetId=x', 'planetId=-1', 'id=40001'])(
    'asks for nothing: %s',
    async (query) => {
      open(query)
      expect(await screen.findByText('星球信息有误')).toBeVisible()
      await sandbox.quiet()
      expect(sandbox.requests).toHaveLength(0)
    },
  )

  it('says that there is no such planet, and leaves no visit', async () => {
    open('planetId=1')
    expect(await screen.findByText('没有找到这颗星球')).toBeVisible()
    await sandbox.quiet()
    expect(visits()).toHaveLength(0)
  })

  it.each(['/place?planetId=40001', '/PLACE?planetId=40001'])(
    'leads home where the case differs: %s',
    async (address) => {
      const { router } = openRoute(address)
      await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/'))
      expect(visits()).toHaveLength(0)
    },
  )
})

describe('taps', () => {
  it('「登陆星球」 goes on in the app, at this planet', async () => {
    const { user } = open()
    await user.click(await button('登陆星球'))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'plAce',
      path: '/planet?planetId=40001',
      counted: false,
    })
    expect(tracked()).toContain('button/land')
  })

  it('a scene opens in the app', async () => {
    const { user } = open()
    await user.click(await button('晚霞码头'))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'plAce',
      path: '/planet?planetId=40001&sceneId=400011',
      counted: false,
    })
    expect(tracked()).toContain('card/scene')
  })

  it('the link that is shared has the planet and nothing else of the address', async () => {
    const { user } = open('planetId=40001&shareUid=60001&token=secret')
    await user.click(await button('分享'))
    const [content] = vi.mocked(shareLink).mock.calls[0] ?? []
    expect(content?.url).toMatch(/\/mfuwu\/plAce\?planetId=40001$/)
    expect(tracked()).toContain('button/share')
  })

  it('the arrow keys turn the planet, and Home turns it back', async () => {
    const { user } = open()
    const ball = await screen.findByRole('slider', { name: '转动拾光星' })
    const ground = () =>
      [...document.querySelectorAll('main svg path')].map((path) => path.getAttribute('d')).join()
    const before = ground()
    ball.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(ball).toHaveAttribute('aria-valuenow', '30')
    expect(ground()).not.toBe(before)
    await user.keyboard('{ArrowLeft}')
    expect(ball).toHaveAttribute('aria-valuenow', '15')
    await user.keyboard('{Home}')
    expect(ball).toHaveAttribute('aria-valuenow', '0')
  })
})

it('asks a guest to log in where the platform shows the planet to nobody else', async () => {
  sandbox.useScenario('signed_out@/planet/info')
  const { user } = open('planetId=40001')
  const login = await button('登录后查看')
  expect(visits()).toHaveLength(0)
  sandbox.useScenario()
  await user.click(login)
  await answerLogin(newPhone())
  expect(await button('登陆星球')).toBeVisible()
})
