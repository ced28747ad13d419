import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { openApp } from '@/kit/open-app/openApp'
import { place } from '@tests/support/fakeVisit'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { button, open } from './testing'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()
beforeEach(() => void (place.visit = 'app'))

async function fillIn(user: UserEvent, name = '陈小星') {
  await user.click(await button('我要申请'))
  const sheet = within(await screen.findByRole('dialog', { name: '我要申请' }))
  await user.type(sheet.getByLabelText('姓名'), name)
  await user.type(sheet.getByLabelText('手机号'), '13800138000')
  await user.type(sheet.getByLabelText('验证码'), '123456')
  await user.selectOptions(sheet.getByLabelText('省份'), '浙江省')
  await user.selectOptions(sheet.getByLabelText('所在城市'), '杭州市')
  await user.click(sheet.getByRole('checkbox'))
  return sheet
}

describe('the application', () => {
  it('is handed in and under review, also after the sheet has closed', async () => {
    const { user } = open('', { query: '&inviteCode=STAR01' })
    const sheet = await fillIn(user)
    await user.type(sheet.getByLabelText('申请理由（选填）'), ' 想办读书会 ')
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    expect(await screen.findByRole('dialog', { name: '申请已提交' })).toBeVisible()
    const [sent] = sandbox.seen('/agent/apply')
    expect(sent?.body).toEqual({
      levelId: '101',
      name: '陈小星',
      phone: '13800138000',
      smsCode: '123456',
      city: '浙江省杭州市',
      reason: '想办读书会',
      inviteCode: 'STAR01',
    })
    await user.click(await button('我知道了'))
    expect(await screen.findByText('审核中，预计3个工作日')).toBeVisible()
    expect(tracked()).toEqual(expect.arrayContaining(['button/apply', 'button/apply-submit']))
  })

  it('names what is missing, sends nothing, and keeps what was typed', async () => {
    const { user } = open()
    const sheet = await fillIn(user, 'Tom')
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    expect(await sheet.findByText('请输入真实姓名')).toBeVisible()
    expect(sandbox.seen('/agent/apply')).toHaveLength(0)
    await user.keyboard('{Escape}')
    await user.click(await button('我要申请'))
    expect(await screen.findByLabelText('姓名')).toHaveValue('Tom')
    expect(screen.getByLabelText('所在城市')).toHaveValue('杭州市')
  })

  it.each([
    ['code_wrong', '验证码错误，请重新输入'],
    ['code_expired', '验证码已过期，请重新获取'],
  ])('keeps everything but the code when that is refused (%s)', async (state, words) => {
    const { user } = open(state)
    const sheet = await fillIn(user)
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    expect(await sheet.findByText(words)).toBeVisible()
    expect(sheet.getByLabelText('验证码')).toHaveValue('')
    expect(sheet.getByLabelText('姓名')).toHaveValue('陈小星')
    expect(sheet.getByLabelText('手机号')).toHaveValue('138 0013 8000')
  })

  it.each([
    ['cut_after', 1],
    ['null_data', 0],
  ])(
    'is sent once for two taps, and found when its answer is lost: %s',
    async (fault, questions) => {
      const { user } = open()
      const sheet = await fillIn(user)
      const submit = sheet.getByRole('button', { name: '提交申请' })
      const asked = sandbox.seen('/agent/checkUserAgent').length
      sandbox.failNext(({ pathname }) => pathname.endsWith('/agent/apply'), fault)
      act(() => {
        submit.click()
        submit.click()
      })
      expect(await screen.findByRole('dialog', { name: '申请已提交' })).toBeVisible()
      expect(sandbox.seen('/agent/apply')).toHaveLength(1)
      expect(sandbox.seen('/agent/checkUserAgent').length).toBeGreaterThanOrEqual(asked + questions)
    },
  )

  it('says why no code was sent, in the platform’s words', async () => {
    const { user } = open()
    const sheet = await fillIn(user)
    sandbox.server.use(
      http.post('*/sms/sendSmsCode', () =>
        HttpResponse.json({ statusCode: 409, message: '请稍后再来' }),
      ),
    )
    await user.click(sheet.getByRole('button', { name: /获取验证码/ }))
    expect(await sheet.findByText('请稍后再来')).toBeVisible()
  })

  it('that broke on its way says so, and keeps everything', async () => {
    const { user } = open()
    const sheet = await fillIn(user)
    sandbox.useScenario('cut@/agent/apply')
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    expect(sheet.getByLabelText('姓名')).toHaveValue('陈小星')
    expect(sheet.getByLabelText('手机号')).toHaveValue('138 0013 8000')
    expect(sheet.getByLabelText('验证码')).toHaveValue('123456')
  })

  it('says that one is under review when it was made elsewhere meanwhile', async () => {
    const { user } = open()
    const sheet = await fillIn(user)
    sandbox.useScenario('pending')
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    expect(await sheet.findByText('申请审核中，请勿重复提交')).toBeVisible()
  })

  it('says what is wrong with the reason beside it', async () => {
    const { user } = open()
    const sheet = await fillIn(user)
    const reason = sheet.getByLabelText('申请理由（选填）')
    await user.type(reason, '敏感词')
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    expect(await sheet.findByText('内容包含敏感信息，请修改')).toBeVisible()
    expect(reason).toHaveValue('敏感词')
  })

  it('is for the app: elsewhere its button opens the app at the level', async () => {
    place.visit = 'mobile'
    const { user } = open('', { query: '&levelId=102&inviteCode=STAR01' })
    await user.click(await button('打开App申请'))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'partnerRecruitment',
      path: '/partnerRecruitment?inviteCode=STAR01&levelId=102',
      counted: false,
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
