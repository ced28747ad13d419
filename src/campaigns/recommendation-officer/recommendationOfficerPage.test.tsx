import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { person } from '@/sandbox/users'
import { dismissToasts } from '@/ui/toast/toast'
import { place } from '@tests/support/fakeVisit'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()
const CREATE = '/firstRecommend/create/1001'
beforeEach(() => {
  // Toasts of the test before.
  dismissToasts()
})

function open(state = '', { guest = false, query = '' } = {}) {
  if (!guest) logInAs()
  return openRoute(`/recommendation-officer?activityId=1001${query}&__state=${state}`)
}

const button = (name: string) => screen.findByRole('button', { name })
const certificate = async () => within(await screen.findByRole('article', { name: '推荐官证书' }))
const noCertificate = () => expect(screen.queryByRole('article')).toBeNull()

describe('the address', () => {
  it.each(['', '?activityId=', '?activityId=abc', '?activityId=12%2F3'])(
    'is a wrong link without a good activity (%s)',
    async (query) => {
      const { user, router } = openRoute(`/recommendation-officer${query}`)
      expect(await screen.findByText('活动链接有误')).toBeVisible()
      expect(sandbox.requests.filter(({ path }) => path.includes('activity'))).toHaveLength(0)
      await user.click(screen.getByRole('link', { name: '回到首页' }))
      await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/'))
    },
  )

  it('keeps an id beyond 2^53 digit by digit', async () => {
    logInAs('13900130900')
    const { user } = openRoute('/recommendation-officer?activityId=900719925474099123')
    await user.click(await button('立即就任'))
    expect((await certificate()).getByText(/^No\./)).toBeVisible()
    expect(sandbox.seen('/firstRecommend/create/900719925474099123')).toHaveLength(1)
  })
})

describe('taking the seat', () => {
  it('gives a certificate with name, padded number and day, which a reload finds again', async () => {
    const { user, unmount } = open()
    await user.click(await button('立即就任'))
    const paper = await certificate()
    expect(paper.getByText('No.00024')).toBeVisible()
    expect(paper.getByText(/^\d{4}年\d{1,2}月\d{1,2}日$/)).toBeVisible()
    expect(paper.getByText(/就任「领地嘉年华」首席推荐官/)).toBeVisible()
    expect(tracked()).toContain('button/become-officer')
    unmount()
    openRoute('/recommendation-officer?activityId=1001')
    expect((await certificate()).getByText('No.00024')).toBeVisible()
    expect(sandbox.seen(CREATE)).toHaveLength(1)
  })

  it('says so when the person already is one, from another phone', async () => {
    const { user } = open()
    await button('立即就任')
    sandbox.useScenario('officer')
    await user.click(await button('立即就任'))
    expect(await screen.findByText('你已是推荐官')).toBeVisible()
    expect((await certificate()).getByText('No.00007')).toBeVisible()
  })

  it('shows nothing of a seat before the answer, and takes no second tap', async () => {
    const release = sandbox.hold(CREATE)
    const { user } = open()
    const main = await button('立即就任')
    await user.click(main)
    await user.click(main)
    expect(main).toHaveAttribute('aria-busy', 'true')
    noCertificate()
    release()
    await certificate()
    expect(sandbox.seen(CREATE)).toHaveLength(1)
  })

  it('asks for the state after a lost answer, and shows the certificate that is there', async () => {
    const { user } = open(`cut_after@${CREATE}`)
    await user.click(await button('立即就任'))
    expect((await certificate()).getByText('No.00024')).toBeVisible()
    expect(sandbox.seen(CREATE)).toHaveLength(1)
  })

  it('can be tried again when the call never arrived', async () => {
    const { user } = open()
    const main = await button('立即就任')
    sandbox.useScenario(`cut@${CREATE}`)
    await user.click(main)
    expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
    noCertificate()
    sandbox.useScenario()
    await user.click(await button('立即就任'))
    expect((await certificate()).getByText('No.00024')).toBeVisible()
  })

  it('is done also where the answer holds nothing', async () => {
    const { user } = open(`null_data@${CREATE}`)
    await user.click(await button('立即就任'))
    await certificate()
    expect(sandbox.seen(CREATE)).toHaveLength(1)
    expect(screen.queryByText('网络开小差了，请稍后再试')).toBeNull()
  })

  it('says that the house is full when the last seat went meanwhile', async () => {
    const { user } = open()
    const main = await button('立即就任')
    sandbox.useScenario('sold_out')
    await user.click(main)
    await waitFor(() => expect(main).toHaveTextContent('席位已满'))
    expect(main).toBeDisabled()
    expect(screen.getByRole('status')).toHaveTextContent('席位已满')
    noCertificate()
  })
})

describe('a guest', () => {
  it('logs in first, and only a second tap takes the seat', async () => {
    const { user } = open('', { guest: true })
    await user.click(await button('登录后就任'))
    const sheet = within(await screen.findByRole('dialog', { name: '手机号登录' }))
    await user.type(await sheet.findByRole('textbox', { name: '手机号' }), '13900139999')
    await user.type(sheet.getByRole('textbox', { name: '验证码' }), '123456')
    await user.click(sheet.getByRole('checkbox'))
    await user.click(sheet.getByRole('button', { name: '登录' }))
    const main = await button('立即就任')
    await sandbox.quiet()
    expect(sandbox.seen(CREATE)).toHaveLength(0)
    await user.click(main)
    await certificate()
  })

  it.each(['ended', 'sold_out'])(
    'can log in to see an own certificate when no seat is free (%s)',
    async (state) => {
      const { user } = open(state, { guest: true })
      await user.click(await button('已是推荐官？登录查看证书'))
      await answerLogin(newPhone())
      await waitFor(() => expect(screen.queryByRole('button', { name: /登录查看证书/ })).toBeNull())
      expect(sandbox.seen(CREATE)).toHaveLength(0)
    },
  )

  it('is also who has a login that is over for the activity', async () => {
    open('signed_out@/activity/getById')
    expect(await button('登录后就任')).toBeEnabled()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
  })

  it('is asked to log in when the login is over', async () => {
    const { user } = open('guest')
    await user.click(await button('立即就任'))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    noCertificate()
  })
})

describe('the times of the activity', () => {
  it('has an end: without a certificate nothing can be done', async () => {
    open('ended')
    expect(await button('活动已结束')).toBeDisabled()
    noCertificate()
  })

  it('has an end: a certificate stays readable and can be shared', async () => {
    open('ended,officer')
    expect((await certificate()).getByText('No.00007')).toBeVisible()
    expect(await button('分享我的推荐函')).toBeEnabled()
  })

  it('counts down to the start', async () => {
    open('not_started')
    expect(await button('敬请期待')).toBeDisabled()
    expect(document.body).toHaveTextContent('距开始')
  })

  it('says that it was taken down', async () => {
    open('offline')
    expect(await screen.findByText('活动已下线')).toBeVisible()
  })

  it('says that no seat is left', async () => {
    open('sold_out')
    expect(await button('席位已满')).toBeDisabled()
  })
})

describe('an officer', () => {
  it('gives away a poster with the number, which leads to the certificate', async () => {
    const { user } = open('officer')
    await user.click(await button('分享我的推荐函'))
    const sheet = within(await screen.findByRole('dialog', { name: '分享海报' }))
    expect(await sheet.findByText('No.00007 诚意推荐「领地嘉年华」')).toBeInTheDocument()
    await waitFor(() => expect(sandbox.seen('/invite/generateQrCode')).toHaveLength(1))
    const [sent] = sandbox.seen('/invite/generateQrCode')
    expect(sent?.body).toEqual({
      activityId: '1001',
      path: '/recommendation-officer',
      params: {
        activityId: '1001',
        shareUid: expect.stringMatching(/^\d{19}$/) as unknown,
        from: 'poster',
      },
    })
    expect(tracked()).toContain('button/share-letter')
  })

  it('goes on to invite friends', async () => {
    const { user, router } = open('officer')
    await user.click(await screen.findByRole('link', { name: '邀请好友' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/original-resident'))
    expect(tracked()).toContain('button/invite')
    expect(openApp).not.toHaveBeenCalled()
  })
})

describe('somebody who opens a letter', () => {
  const SHARED = { query: `&shareUid=${person(6).uid}` }

  it('sees whose it is and comes to the own seat, and Back leads to the letter', async () => {
    const { user, router } = open('', SHARED)
    expect((await certificate()).getByText(person(6).nickname)).toBeVisible()
    expect(screen.queryByText(/^No\./)).toBeNull()
    await user.click(await button('我也要当'))
    expect(await button('立即就任')).toBeVisible()
    noCertificate()
    expect(tracked()).toContain('button/me-too')
    await router.navigate(-1)
    expect(await button('我也要当')).toBeVisible()
  })

  it('sees the own page when the link is the own one', async () => {
    logInAs('13900000100')
    openRoute(`/recommendation-officer?activityId=1001&shareUid=${person(0).uid}`)
    expect(await button('立即就任')).toBeVisible()
    noCertificate()
  })

  it.each(['999', '900719925474099123'])(
    'sees the own page when nobody knows the sharer (%s)',
    async (uid) => {
      open('', { query: `&shareUid=${uid}` })
      expect(await button('立即就任')).toBeVisible()
    },
  )

  it('reads no word of a reward, also in WeChat', async () => {
    place.visit = 'wechat'
    const { user } = open('', SHARED)
    await button('我也要当')
    await user.click(await button('规则'))
    await screen.findByText('行为约定')
    expect(document.body).not.toHaveTextContent(/奖励|收益|佣金|红包|奖金|积分/)
    expect(tracked()).toContain('button/rule')
  })
})
