import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AgentLevel, UserAgent } from '@/api/agent'
import { parseServerTime } from '@/lib/serverClock'
import {
  NOTHING_TYPED,
  PROVINCES,
  REASON_MAX,
  checkApply,
  citiesOf,
  cityText,
  placeOfRefusal,
  withProvince,
} from './applyForm'
import {
  ACTION_LABELS,
  actionOf,
  allowed,
  applicationPath,
  chosenLevel,
  isShut,
  landWords,
  priceText,
  seatsText,
  shellFor,
  shownFaq,
  standingOf,
  statusWords,
} from './recruitment'
import type { Action, Situation, Standing } from './recruitment'

const NOW = parseServerTime('2026-06-10 12:00:00') ?? NaN
const NOBODY: UserAgent = {
  isAgent: false,
  levelName: '',
  auditStatus: 'NONE',
  rejectReason: '',
  expireAt: '',
  inviteCode: '',
  teamCount: 0,
}
const answered = (agent: Partial<UserAgent>) => ({
  data: { ...NOBODY, ...agent },
  error: null,
  isPending: false,
})
const PENDING = { data: undefined, error: null, isPending: true }
const failed = (error: unknown) => ({ data: undefined, error, isPending: false })

describe('how the person stands', () => {
  const member = { waiting: false, loggedIn: true, now: NOW }

  test.each<[Standing, Parameters<typeof standingOf>[0]]>([
    ['guest', { ...member, loggedIn: false, agent: PENDING }],
    ['asking', { ...member, loggedIn: false, waiting: true, agent: PENDING }],
    ['asking', { ...member, agent: PENDING }],
    ['unknown', { ...member, agent: failed(new Error('cut')) }],
    ['guest', { ...member, agent: failed({ code: 'S00000', message: '请先登录' }) }],
    ['none', { ...member, agent: answered({}) }],
    ['pending', { ...member, agent: answered({ auditStatus: 'PENDING' }) }],
    ['rejected', { ...member, agent: answered({ auditStatus: 'REJECTED' }) }],
    ['partner', { ...member, agent: answered({ auditStatus: 'APPROVED' }) }],
    ['partner', { ...member, agent: answered({ isAgent: true, expireAt: 'soon' }) }],
    ['partner', { ...member, agent: answered({ isAgent: true, expireAt: '2026-06-10 12:00:01' }) }],
    ['expired', { ...member, agent: answered({ isAgent: true, expireAt: '2026-06-10 12:00:00' }) }],
  ])('is %s', (standing, person) => {
    expect(standingOf(person)).toBe(standing)
  })

  test('is said in words, with the reason of a refusal and the end of a partnership', () => {
    expect(statusWords('rejected', { ...NOBODY, rejectReason: '资料不全' }).text).toBe('资料不全')
    expect(statusWords('rejected', undefined).text).toBe('请核对资料后重新申请')
    const partner = { ...NOBODY, levelName: '城市合伙人', expireAt: '2027-01-02 00:00:00' }
    expect(statusWords('partner', partner)).toEqual({
      title: '城市合伙人',
      text: '有效期至 2027-01-02',
    })
    expect(statusWords('partner', NOBODY)).toEqual({ title: '合伙人', text: '长期有效' })
    expect(statusWords('expired', partner)).toEqual({
      title: '合伙人身份已到期',
      text: '有效期至 2027-01-02',
    })
    expect(statusWords('rejected', undefined).title).toBe('申请未通过')
  })

  test.each([
    ['asking', '正在查询我的状态', '请稍候'],
    ['guest', '登录后查看我的状态', '申请进度、等级与团队都在这里'],
    ['unknown', '我的状态加载失败', '不影响浏览权益，请稍后再试'],
    ['none', '尚未申请', '选一个等级，开始你的合伙人之路'],
    ['pending', '审核中，预计3个工作日', '结果会在本页与App消息中通知你'],
  ] as const)('says of %s: %s', (standing, title, text) => {
    expect(statusWords(standing, undefined)).toEqual({ title, text })
  })
})

describe('the main button', () => {
  const open: Situation = {
    standing: 'none',
    recruiting: 'open',
    level: { left: 3 },
    inApp: true,
  }

  test.each<[Action, Partial<Situation>]>([
    ['apply', {}],
    ['apply', { level: { left: undefined } }],
    ['reapply', { standing: 'rejected' }],
    ['login', { standing: 'guest' }],
    ['retry', { standing: 'unknown' }],
    ['wait', { standing: 'asking' }],
    ['app', { inApp: false }],
    ['app', { inApp: false, standing: 'guest' }],
    ['app', { inApp: false, standing: 'rejected' }],
    ['full', { level: { left: 0 } }],
    ['none', { level: undefined }],
    ['closed', { recruiting: 'closed', level: { left: 0 } }],
    ['soon', { recruiting: 'soon', standing: 'guest' }],
    ['reviewing', { standing: 'pending', recruiting: 'closed' }],
    ['invite', { standing: 'partner', recruiting: 'closed', inApp: false }],
    ['renew', { standing: 'expired', level: undefined }],
  ])('is %s', (action, change) => {
    expect(actionOf({ ...open, ...change })).toBe(action)
  })

  test('can be pressed unless there is nothing to do but wait', () => {
    const shut = Object.keys(ACTION_LABELS).filter((action) => isShut(action as Action))
    expect(shut).toEqual(['closed', 'soon', 'none', 'full', 'reviewing'])
  })

  test('opens the same level with the same inviter in the app', () => {
    expect(applicationPath('ABCD1234', '102')).toBe(
      '/partnerRecruitment?inviteCode=ABCD1234&levelId=102',
    )
    expect(applicationPath(undefined, undefined)).toBe('/partnerRecruitment')
  })
})

describe('the page', () => {
  const config = {
    open: false,
    startTime: '2026-06-11 00:00:00',
    endTime: '',
    serverTime: '',
    faq: [],
  }

  test('has ended or not started when the recruiting has, but fails and loads as ever', () => {
    expect(shellFor({ name: 'READY' }, 'open', config)).toEqual({ name: 'READY' })
    expect(shellFor({ name: 'READY' }, 'closed', config)).toEqual({ name: 'ENDED' })
    expect(shellFor({ name: 'READY' }, 'soon', config)).toEqual({
      name: 'NOT_STARTED',
      startsAt: parseServerTime(config.startTime),
    })
    expect(shellFor({ name: 'READY' }, 'soon', undefined)).toEqual({ name: 'NOT_STARTED' })
    expect(shellFor({ name: 'ERROR' }, 'closed', config)).toEqual({ name: 'ERROR' })
  })

  test('shows the level that was picked, or that of the link, or the first', () => {
    const level = (levelId: string): AgentLevel => ({
      levelId,
      name: '',
      price: 0,
      rights: [],
      left: undefined,
    })
    const levels = [level('1'), level('2'), level('3')]
    expect(chosenLevel(levels, undefined, '2')?.levelId).toBe('2')
    expect(chosenLevel(levels, '3', '2')?.levelId).toBe('3')
    expect(chosenLevel(levels, '9', '8')?.levelId).toBe('1')
    expect(chosenLevel([], '1')).toBeUndefined()
  })

  test('names a price and the places that are left', () => {
    expect([priceText(1980), priceText(0), priceText(0.5), priceText(39_800)]).toEqual([
      '¥1,980',
      '面议',
      '¥0.50',
      '¥39,800',
    ])
    expect([seatsText(36), seatsText(0), seatsText(undefined)]).toEqual([
      '剩余36席',
      '名额已满',
      '',
    ])
  })

  test('says nothing of rewards in WeChat', () => {
    expect(allowed(['甲加入了', '乙获得佣金', ''], 'wechat')).toEqual(['甲加入了'])
    expect(allowed(['甲加入了', '乙获得佣金', ''], 'mobile')).toEqual(['甲加入了', '乙获得佣金'])
    const faq = [
      { q: '有收益吗？', a: '没有承诺' },
      { q: '多久？', a: '3个工作日' },
      { q: '空', a: '' },
    ]
    expect(shownFaq(faq, 'wechat')).toEqual([faq[1]])
    expect(shownFaq([...faq, { q: '', a: '空' }], 'app')).toEqual([faq[0], faq[1]])
  })

  test('speaks of a territory only where there is one', () => {
    const land = { status: 'NONE', territoryId: '', territoryName: '', reason: '' } as const
    expect(landWords(land)).toBeUndefined()
    expect(landWords(undefined)).toBeUndefined()
    expect(landWords({ ...land, status: 'PENDING' })).toEqual({ text: '领地审核中' })
    expect(landWords({ ...land, status: 'REJECTED' })).toEqual({
      text: '领地申请未通过',
      bad: true,
    })
    expect(
      landWords({ ...land, status: 'APPROVED', territoryId: '7', territoryName: '谷' }),
    ).toEqual({ text: '领地：谷', territoryId: '7' })
    expect(landWords({ ...land, status: 'APPROVED' })).toEqual({ text: '领地：无名领地' })
    expect(landWords({ ...land, status: 'REJECTED', reason: '资料不全' })?.text).toBe('资料不全')
  })
})

describe('the form', () => {
  const right = {
    ...NOTHING_TYPED,
    name: '陈小星',
    phone: '13800138000',
    code: '123456',
    province: '浙江省',
    city: '杭州市',
    agreed: true,
  }

  test('says all that is missing at once, and nothing when it is whole', () => {
    expect(checkApply(NOTHING_TYPED)).toEqual({
      name: '请输入真实姓名',
      phone: '请输入手机号',
      code: '请输入验证码',
      city: '请选择所在城市',
      agreed: '请先阅读并同意《用户协议》和《隐私政策》',
    })
    expect(checkApply(right)).toEqual({})
  })

  test('takes 200 characters of a reason, an emoji counting as one', () => {
    expect(checkApply({ ...right, reason: ` ${'😀'.repeat(REASON_MAX)} ` })).toEqual({})
    expect(checkApply({ ...right, reason: '字'.repeat(REASON_MAX + 1) })).toEqual({
      reason: '最多输入200字',
    })
  })

  test('takes a city of the chosen province alone, and chooses the only one itself', () => {
    expect(checkApply({ ...right, province: '江苏省' })).toEqual({ city: '请选择所在城市' })
    expect(withProvince(right, '上海市')).toMatchObject({ province: '上海市', city: '上海市' })
    expect(withProvince(right, '江苏省')).toMatchObject({ province: '江苏省', city: '' })
    expect(cityText('上海市', '上海市')).toBe('上海市')
    expect(cityText('浙江省', '杭州市')).toBe('浙江省杭州市')
  })

  test('knows 34 provinces, each with cities of its own', () => {
    expect(PROVINCES).toHaveLength(34)
    for (const province of PROVINCES) {
      const cities = citiesOf(province)
      expect(cities.length).toBeGreaterThan(0)
      expect(new Set(cities).size).toBe(cities.length)
    }
    fc.assert(
      fc.property(
        fc.string(),
        (name) => !PROVINCES.includes(name) === (citiesOf(name).length === 0),
      ),
    )
  })

  test('says a refusal where it can be mended', () => {
    expect([70_001, 40_001, 40_006, 60_002].map((code) => placeOfRefusal({ code }))).toEqual([
      'reason',
      'code',
      'phone',
      'form',
    ])
  })
})
