import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { inviteCodeFor, person } from '@/sandbox/users'
import { beginPlaying, fakeMedia, mediaElement, reachSecond } from '@tests/support/fakeMedia'
import { place } from '@tests/support/fakeVisit'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))

const sandbox = startSandbox()
let media: ReturnType<typeof fakeMedia>
beforeEach(() => {
  media = fakeMedia()
})
afterEach(() => {
  for (const spy of Object.values(media)) spy.mockClear()
})

const open = (state = '', query = '') => openRoute(`/shareFinancial?__state=${state}${query}`)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const lesson = (number: string) => button(new RegExp(`^${number}`))
const rows = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('button'))
const playerBar = () => screen.queryByRole('region', { name: '播放器' })

describe('the course', () => {
  it('is the current one without an id, with price, teacher and figures', async () => {
    open()
    expect(await screen.findByText('¥199.00')).toBeVisible()
    for (const text of ['¥365.00', '顾北辰', '共24节', '3节可试听', '课程内容不构成投资建议'])
      expect(screen.getByText(text)).toBeVisible()
    await waitFor(() => expect(document.title).toBe('财经年课'))
    expect(sandbox.seen('/getAnnualCourse')[0]?.query).toEqual({})
    await waitFor(() => expect(tracked()).toEqual(['page/view']))
  })

  it('is asked for by the digits of its id, with the inviter’s code', async () => {
    const code = inviteCodeFor(person(6).uid)
    open('', `&courseId=900719925474099123&inviteCode=${code}`)
    expect(await screen.findByText('邀请你一起学')).toBeVisible()
    expect(screen.getByText(person(6).nickname)).toBeVisible()
    expect(sandbox.seen('/getAnnualCourse')[0]?.query).toEqual({
      courseId: '900719925474099123',
      inviteCode: code,
    })
  })

  it('has no teacher’s row when there is no teacher', async () => {
    open('no_teacher')
    expect(await screen.findByText('¥199.00')).toBeVisible()
    expect(screen.queryByText('顾北辰')).toBeNull()
  })

  it('is sold out: nobody buys it, and trying it goes on', async () => {
    open('sold_out')
    expect(await button('已售罄')).toBeDisabled()
    expect(await button('免费试听')).toBeEnabled()
  })

  it('is bought in the app, which makes it silent here', async () => {
    const { user } = open()
    await user.click(await button('免费试听'))
    beginPlaying()
    await user.click(await button('立即购买'))
    expect(media.pause).toHaveBeenCalled()
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'shareFinancial',
      path: '/course/detail?courseId=90001',
      counted: false,
    })
    expect(tracked()).toContain('button/buy')
  })

  it('leads to the app once it is bought', async () => {
    logInAs()
    const { user } = open('bought')
    await user.click(await button('去学习'))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'shareFinancial',
      path: '/course/detail?courseId=90001',
    })
    expect(screen.queryByRole('button', { name: '免费试听' })).toBeNull()
  })

  it('is gone when it was taken down, but not for its buyers', async () => {
    const { unmount } = open('offline')
    expect(await screen.findByText('课程已下架')).toBeVisible()
    expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/mfuwu/')
    expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull()
    unmount()
    logInAs()
    open('offline,bought')
    expect(await button('去学习')).toBeEnabled()
  })

  it('says so when there is no such course', async () => {
    open('', '&courseId=1')
    expect(await screen.findByText('课程不存在或已下架')).toBeVisible()
  })

  it('asks for a login where the platform shows it to nobody else', async () => {
    sandbox.useScenario('signed_out@/getAnnualCourse')
    const { user } = open()
    const login = await button('登录后查看')
    sandbox.useScenario()
    await user.click(login)
    await answerLogin(newPhone())
    expect(await button('立即购买')).toBeVisible()
  })

  it('is there without a word of who invites when nobody can say that', async () => {
    open('cut@/invite/sharedUser', `&shareUid=${person(6).uid}`)
    expect(await screen.findByText('¥199.00')).toBeVisible()
    await waitFor(() => expect(sandbox.seen('/invite/sharedUser')).toHaveLength(1))
    await sandbox.quiet()
    expect(screen.queryByText('邀请你一起学')).toBeNull()
  })

  it.each(['', 'abc', '-1', '9'.repeat(30)])(
    'says that its id is wrong, and asks for nothing: %j',
    async (courseId) => {
      open('', `&courseId=${courseId}`)
      expect(await screen.findByText('课程信息有误')).toBeVisible()
      expect(screen.getByRole('link', { name: '回到首页' })).toBeVisible()
      expect(sandbox.seen('/getAnnualCourse')).toHaveLength(0)
    },
  )
})

describe('the lessons', () => {
  it('are 20 at first, and all of them with one tap', async () => {
    const { user } = open()
    await lesson('01')
    const first = rows().length
    await user.click(await button('展开全部'))
    expect(rows().length - first).toBe(4)
    expect(screen.getByText('62:05')).toBeVisible()
    expect(screen.queryByRole('button', { name: '展开全部' })).toBeNull()
  })

  it('are all there at once when they are few', async () => {
    open('few')
    expect(await lesson('06')).toBeVisible()
    expect(screen.queryByRole('button', { name: '展开全部' })).toBeNull()
  })

  it('play one at a time, and show which one', async () => {
    const { user } = open()
    await user.click(await lesson('01'))
    beginPlaying()
    expect(await lesson('01')).toHaveAttribute('aria-current', 'true')
    await user.click(await lesson('02'))
    expect(document.querySelectorAll('video')).toHaveLength(1)
    expect(mediaElement().src).toMatch(/planet\.mp4$/)
    expect(await lesson('01')).not.toHaveAttribute('aria-current')
    expect(await lesson('02')).toHaveAttribute('aria-current', 'true')
    expect(tracked()).toContain('card/lesson')
  })

  it('go on where they were left when the page is opened again', async () => {
    const { user, unmount } = open()
    await user.click(await lesson('01'))
    beginPlaying()
    reachSecond(21)
    unmount()
    expect(media.pause).toHaveBeenCalled()
    open()
    await user.click(await lesson('01'))
    beginPlaying()
    expect(mediaElement().currentTime).toBe(21)
  })

  it('are silent when the page is left for another one', async () => {
    const { user, router } = open()
    await user.click(await lesson('01'))
    beginPlaying()
    const playing = mediaElement()
    await act(() => router.navigate('/rewardRules'))
    expect(playing.paused).toBe(true)
    expect(playing.hasAttribute('src')).toBe(false)
  })

  it('do not play before they are bought', async () => {
    const { user } = open()
    await user.click(await lesson('04'))
    expect(await screen.findByText('购买后可学习')).toBeVisible()
    expect(playerBar()).toBeNull()
    expect(media.play).not.toHaveBeenCalled()
  })

  it('without an address are for the app, which opens the course itself', async () => {
    const { user, unmount } = open()
    await user.click(await lesson('03'))
    expect(await screen.findByText('请在App内收听')).toBeVisible()
    expect(openApp).not.toHaveBeenCalled()
    unmount()
    place.visit = 'app'
    open()
    await user.click(await lesson('03'))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'shareFinancial',
      path: '/course/detail?courseId=90001',
      counted: false,
    })
  })

  it('cannot be tried when none is free', async () => {
    open('no_free')
    await button('立即购买')
    expect(screen.queryByRole('button', { name: '免费试听' })).toBeNull()
    expect(screen.queryByText('免费试听')).toBeNull()
  })

  it('say when they cannot be loaded, and try again', async () => {
    const { user } = open()
    await user.click(await lesson('01'))
    fireEvent(mediaElement(), new Event('error'))
    expect(await screen.findByText('加载失败，点击重试')).toBeVisible()
    await user.click(await button('重试'))
    expect(media.load).toHaveBeenCalledTimes(2)
  })
})

describe('the poster', () => {
  const CODE = '/common/registration/qrcode'

  it('asks for a registration’s code, for a guest, too', async () => {
    const { user } = open()
    await user.click(await button('分享'))
    expect(await screen.findByRole('dialog', { name: '分享海报' })).toBeVisible()
    await waitFor(() => expect(sandbox.seen(CODE)).toHaveLength(1))
    expect(sandbox.seen(CODE)[0]?.body).toEqual({
      scene: 'ANNUAL_COURSE',
      page: '/shareFinancial?courseId=90001',
    })
    expect(tracked()).toContain('button/share')
  })

  it('carries who shares it', async () => {
    logInAs()
    const { user } = open()
    await screen.findByText('¥199.00')
    await sandbox.quiet()
    await user.click(await button('分享'))
    await waitFor(() => expect(sandbox.seen(CODE)).toHaveLength(1))
    expect(sandbox.seen(CODE)[0]?.body).toMatchObject({
      shareUid: expect.stringMatching(/^\d+$/) as unknown,
    })
  })
})
