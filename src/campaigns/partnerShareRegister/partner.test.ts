import { describe, expect, test } from 'vitest'
import type { AgentConfig, AgentRight, UserAgent } from '@/api/agent'
import { speaksOfRewards } from '@/kit/agent/rights'
import { applicationPath, linkOf, registerPath } from './link'
import { rightsOf, viewOf } from './partner'
import { rejectionOf, wordsOf } from './words'

const CONFIG: AgentConfig = {
  open: true,
  startTime: '2026-06-01 00:00:00',
  endTime: '2026-06-30 23:59:59',
  serverTime: '2026-06-10 12:00:00',
  faq: [],
}
const NOBODY: UserAgent = {
  isAgent: false,
  levelName: '',
  auditStatus: 'NONE',
  rejectReason: '',
  expireAt: '',
  inviteCode: '',
  teamCount: 0,
}
const answered = <T>(data: T) => ({ data, error: null, isPending: false })
const PENDING = { data: undefined, error: null, isPending: true }
const failed = (error: unknown) => ({ data: undefined, error, isPending: false })
const SIGNED_OUT = failed({ code: 'S00000', message: '请先登录' })
const CUT = failed(new Error('cut'))

describe('the card', () => {
  const known = {
    recruiting: 'open',
    waiting: false,
    loggedIn: true,
    agent: answered(NOBODY),
    me: answered({}),
    isRegistered: false,
  } as const
  const is = (agent: Partial<UserAgent>) => answered({ ...NOBODY, ...agent })

  test('is the form for a guest, also one whose login the platform no longer takes', () => {
    expect(viewOf({ ...known, loggedIn: false, agent: PENDING, isRegistered: true })).toBe('form')
    expect(viewOf({ ...known, agent: SIGNED_OUT })).toBe('form')
    expect(viewOf({ ...known, me: SIGNED_OUT })).toBe('form')
  })

  test('is no form inside the app before the app has said who is there', () => {
    const waiting = { ...known, waiting: true, loggedIn: false }
    expect(viewOf(waiting)).toBe('asking')
    expect(viewOf({ ...waiting, waiting: false })).toBe('form')
  })

  test('is the short form for a member who is no partner, also when nobody can say so', () => {
    expect(viewOf(known)).toBe('intent')
    expect(viewOf({ ...known, agent: PENDING })).toBe('asking')
    expect(viewOf({ ...known, agent: CUT })).toBe('intent')
    expect(viewOf({ ...known, agent: is({ auditStatus: 'REJECTED' }) })).toBe('intent')
  })

  test('is the success of whoever has registered, also when the recruiting has ended since', () => {
    expect(viewOf({ ...known, isRegistered: true })).toBe('registered')
    expect(viewOf({ ...known, isRegistered: true, agent: CUT })).toBe('registered')
    expect(viewOf({ ...known, isRegistered: true, recruiting: 'closed' })).toBe('registered')
    expect(viewOf({ ...known, isRegistered: true, agent: PENDING })).toBe('asking')
  })

  test('is a partner’s or an applicant’s own standing before everything else', () => {
    for (const recruiting of ['open', 'soon', 'closed'] as const)
      for (const isRegistered of [true, false]) {
        const all = { ...known, recruiting, isRegistered }
        expect(viewOf({ ...all, agent: is({ isAgent: true }) })).toBe('partner')
        expect(viewOf({ ...all, agent: is({ auditStatus: 'APPROVED' }) })).toBe('partner')
        expect(viewOf({ ...all, agent: is({ auditStatus: 'PENDING' }) })).toBe('audit')
      }
  })

  test.each(['soon', 'closed'] as const)('is no form for anybody when it is %s', (recruiting) => {
    expect(viewOf({ ...known, recruiting })).toBe(recruiting)
    expect(viewOf({ ...known, recruiting, loggedIn: false })).toBe(recruiting)
  })
})

describe('the rights', () => {
  const right = (title: string, desc = ''): AgentRight => ({ icon: 'badge', title, desc })
  const level = (levelId: string, ...rights: AgentRight[]) => ({
    levelId,
    name: '',
    price: 0,
    left: undefined,
    rights,
  })
  const FIRST = level('1', ...['甲', '乙', '丙', '丁', '戊'].map((title) => right(title)))
  const SECOND = level('2', right('己'))
  const titles = (...args: Parameters<typeof rightsOf>) => rightsOf(...args).map((r) => r.title)

  test('are the first four of the first level, or of the link’s level', () => {
    const levels = [FIRST, SECOND]
    expect(titles({ levels }, undefined, 'mobile')).toEqual(['甲', '乙', '丙', '丁'])
    expect(titles({ levels }, '2', 'mobile')).toEqual(['己'])
    expect(titles({ levels }, '99', 'mobile')).toEqual(['甲', '乙', '丙', '丁'])
    expect(titles({ levels: [] }, undefined, 'mobile')).toEqual([])
  })
})

describe('the link', () => {
  const link = (query: string) => linkOf(new URLSearchParams(query))

  test('is read by its rules, and what is malformed is left out', () => {
    expect(link('inviteCode=ABCD1234&levelId=900719925474099123&from=poster')).toEqual({
      inviteCode: 'ABCD1234',
      shareUid: undefined,
      levelId: '900719925474099123',
      from: 'poster',
    })
    const bad = link('inviteCode=%3Cb%3E&levelId=%3Cb%3E&from=else')
    expect(Object.values(bad).filter(Boolean)).toEqual([])
  })

  test('leads on to the application and to the registration with its code', () => {
    const own = link('inviteCode=ABCD1234&levelId=102&from=qr')
    expect(applicationPath('ABCD1234', own)).toBe(
      '/partnerRecruitment?inviteCode=ABCD1234&levelId=102',
    )
    expect(applicationPath(undefined, {})).toBe('/partnerRecruitment')
    expect(registerPath('ABCD1234', own)).toBe('/shareRegister?inviteCode=ABCD1234&from=qr')
    expect(registerPath(undefined, link('shareUid=7'))).toBe('/shareRegister?shareUid=7')
  })
})

describe('the words', () => {
  const facts = { agent: NOBODY, config: CONFIG, phone: '138****8000' }

  test('name the phone, masked also where the platform forgot to', () => {
    expect(wordsOf('intent', facts).text).toBe('将以手机号 138****8000 登记')
    expect(wordsOf('intent', { ...facts, phone: '13800138000' }).text).toContain('138****8000')
    expect(wordsOf('intent', { ...facts, phone: ' ' }).text).toBe('将以当前账号登记')
  })

  test('say when the recruiting starts, where that can be read', () => {
    expect(wordsOf('soon', facts).text).toBe('2026-06-01 00:00 开放登记')
    expect(wordsOf('soon', { ...facts, config: undefined }).text).toBe('敬请期待')
  })

  test('say why an earlier application was refused, beside the form alone', () => {
    const agent: UserAgent = { ...NOBODY, auditStatus: 'REJECTED', rejectReason: '资料不全' }
    expect(rejectionOf('intent', { ...facts, agent })).toBe('上次申请未通过：资料不全')
    expect(rejectionOf('intent', { ...facts, agent: { ...agent, rejectReason: '' } })).toBe(
      '上次申请未通过',
    )
    expect(rejectionOf('closed', { ...facts, agent })).toBeUndefined()
    expect(rejectionOf('intent', facts)).toBeUndefined()
    expect(rejectionOf('intent', { ...facts, agent: undefined })).toBeUndefined()
  })

  test('name a partner’s level, where it is known', () => {
    const agent = { ...NOBODY, levelName: '城市合伙人' }
    expect(wordsOf('partner', { ...facts, agent }).text).toBe('城市合伙人')
    for (const unnamed of [NOBODY, undefined])
      expect(wordsOf('partner', { ...facts, agent: unnamed }).text).toBe('感谢与数字世界一路同行')
  })

  test.each([
    ['registered', '登记成功'],
    ['partner', '你已是合伙人'],
    ['audit', '申请审核中'],
    ['closed', '招募已结束，感谢关注'],
    ['soon', '招募即将开始'],
    ['intent', '登记合伙人意向'],
  ] as const)('say of %s: %s, and promise no earnings', (view, title) => {
    const words = wordsOf(view, facts)
    expect(words.title).toBe(title)
    expect(speaksOfRewards({ title, desc: words.text })).toBe(false)
  })
})
