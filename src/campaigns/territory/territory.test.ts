import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApplyInfo, type Application, type Territory } from '@/api/territory'
import { checkApply, queuedText } from '@/kit/territory/applyForm'
import {
  ACTION_LABELS,
  actionOf,
  agreementName,
  appliesInApp,
  cyclesText,
  dayOf,
  factsOf,
  feeText,
  isOpen,
  lackText,
  ownTerritoryOf,
  plaqueOf,
  reasonText,
  relationOf,
  takesForm,
  wayTo,
} from './territoryState'
import { hasForecast, rangeText, sharesOf } from '@/kit/territory/revenueRange'
import type { Situation } from './territoryState'
import { PANES, litWindows } from './hero/village'

type Status = Territory['status']
type Applied = Application['status']

function situation(
  status: Status,
  who: Applied | 'guest',
  { adoptFee = 0, fee = 0, planetId = '4', at = '1' } = {},
): Situation {
  return {
    territory: { territoryId: '1', status, adoptFee, planetId },
    loggedIn: who !== 'guest',
    application: who === 'guest' ? undefined : { territoryId: at, status: who },
    applyInfo: who === 'guest' ? undefined : { fee },
  }
}

describe('the main button', () => {
  test.each<[Status, Applied | 'guest', string]>([
    ['FREE', 'guest', '申请认领'],
    ['FREE', 'NONE', '申请认领'],
    ['FREE', 'PENDING', '审核中'],
    ['FREE', 'APPROVED', '申请认领'],
    ['FREE', 'REJECTED', '重新申请'],
    ['FREE', 'EXPIRED', '申请认领'],
    ['APPLYING', 'guest', '认领申请中'],
    ['APPLYING', 'NONE', '认领申请中'],
    ['APPLYING', 'PENDING', '审核中'],
    ['APPLYING', 'APPROVED', '管理领地'],
    ['APPLYING', 'REJECTED', '认领申请中'],
    ['APPLYING', 'EXPIRED', '认领申请中'],
    ['OCCUPIED', 'guest', '拜访领主星球'],
    ['OCCUPIED', 'NONE', '拜访领主星球'],
    ['OCCUPIED', 'PENDING', '拜访领主星球'],
    ['OCCUPIED', 'APPROVED', '管理领地'],
    ['OCCUPIED', 'REJECTED', '拜访领主星球'],
    ['OCCUPIED', 'EXPIRED', '拜访领主星球'],
    ['LOCKED', 'guest', '暂未开放'],
    ['LOCKED', 'NONE', '暂未开放'],
    ['LOCKED', 'REJECTED', '暂未开放'],
  ])('%s for %s says %s', (status, who, label) => {
    expect(ACTION_LABELS[actionOf(situation(status, who))]).toBe(label)
  })

  test('a price that this person does not pay is a free quota', () => {
    const label = (adoptFee: number, fee: number) =>
      ACTION_LABELS[actionOf(situation('FREE', 'NONE', { adoptFee, fee }))]
    expect(label(199, 0)).toBe('免费认领')
    expect(label(199, 199)).toBe('申请认领')
    expect(label(0, 0)).toBe('申请认领')
  })

  test('without a planet there is nothing to visit', () => {
    const action = actionOf(situation('OCCUPIED', 'NONE', { planetId: '' }))
    expect([action, isOpen(action)]).toEqual(['NO_PLANET', false])
    expect(isOpen('VISIT')).toBe(true)
  })

  test('the form is for whoever may apply', () => {
    const all = Object.keys(ACTION_LABELS) as (keyof typeof ACTION_LABELS)[]
    expect(all.filter(takesForm)).toEqual(['APPLY', 'APPLY_FREE', 'REAPPLY'])
  })

  test('an application for another territory says nothing here', () => {
    const statuses = fc.constantFrom<Status>('FREE', 'APPLYING', 'OCCUPIED', 'LOCKED')
    const applied = fc.constantFrom<Applied>('NONE', 'PENDING', 'APPROVED', 'REJECTED', 'EXPIRED')
    fc.assert(
      fc.property(statuses, applied, (status, who) => {
        const elsewhere = situation(status, who, { at: '2' })
        expect(relationOf(elsewhere)).toBe('NONE')
        expect(actionOf(elsewhere)).toBe(actionOf(situation(status, 'NONE')))
      }),
    )
  })

  test('a guest never manages and never waits for an own application', () => {
    for (const status of ['FREE', 'APPLYING', 'OCCUPIED', 'LOCKED'] as const)
      expect(['MANAGE', 'REVIEWING', 'APPLY']).not.toContain(actionOf(situation(status, 'guest')))
  })

  test('only an approved or waiting application makes a territory one’s own', () => {
    const own = (status: Applied) => ownTerritoryOf({ territoryId: '7', status })
    expect([own('APPROVED'), own('PENDING')]).toEqual(['7', '7'])
    expect([own('NONE'), own('REJECTED'), own('EXPIRED'), ownTerritoryOf(null)]).toEqual([
      '',
      '',
      '',
      '',
    ])
  })
})

describe('the application form', () => {
  test('says both things that are wrong at once', () => {
    expect(checkApply({ name: '', agreed: false }, '《领地认领协议》')).toEqual({
      name: '请输入真实姓名',
      agreement: '请先阅读并同意《领地认领协议》',
    })
    expect(checkApply({ name: '张三', agreed: true }, '《领地认领协议》')).toEqual({})
  })

  test('conditions, prices, cycles and places in the queue in words', () => {
    const row = { key: 'opinion', name: '意见分', need: 200, have: 156, ok: false }
    expect(lackText(row)).toBe('还差44')
    expect(lackText({ ...row, have: 156.7 })).toBe('还差43.3')
    expect(lackText({ ...row, have: 200 })).toBe('未满足')
    expect(lackText({ ...row, ok: true })).toBe('已满足')
    expect([wayTo(row), wayTo({ ...row, ok: true }), wayTo({ ...row, key: 'x' })]).toEqual([
      '/opinionScoreRules',
      undefined,
      undefined,
    ])
    const info = ApplyInfo({ territoryId: '1', requirements: [row], reason: '' })
    expect(reasonText(info)).toBe('未满足申请条件：意见分')
    expect(reasonText({ ...info, reason: '该领地暂未开放' })).toBe('该领地暂未开放')
    const others = [
      { ...row, ok: true },
      { ...row, name: '' },
    ]
    expect(reasonText({ ...info, requirements: others })).toBe('未满足申请条件')
    expect(reasonText({ ...info, requirements: [row, { ...row, name: '实名' }] })).toBe(
      '未满足申请条件：意见分、实名',
    )
    expect([appliesInApp({ fee: 0 }), appliesInApp({ fee: 1 })]).toEqual([false, true])
    expect(agreementName({ agreementType: 'ADOPT_AGREEMENT' })).toBe('《领地认领协议》')
    expect([feeText(0), feeText(-1), feeText(199), feeText(9.5)]).toEqual([
      '免费',
      '免费',
      '¥199',
      '¥9.50',
    ])
    expect([cyclesText([30, 0, 90]), cyclesText([])]).toEqual(['30/90天', ''])
    expect([queuedText(3), queuedText(0)]).toEqual(['已提交，排队第3位', '已提交'])
  })
})

describe('the forecast', () => {
  const amount = fc.double({ min: 0, max: 1e9, noNaN: true })

  test('one number when both ends are the same, and never the wrong way round', () => {
    expect(rangeText({ minAmount: 1280, maxAmount: 1960 })).toBe('1,280 – 1,960')
    expect(rangeText({ minAmount: 1960, maxAmount: 1280 })).toBe('1,280 – 1,960')
    expect(rangeText({ minAmount: 500, maxAmount: 500 })).toBe('500')
    expect(rangeText({ minAmount: -5, maxAmount: 500 })).toBe('0 – 500')
    fc.assert(
      fc.property(amount, (value) => {
        expect(rangeText({ minAmount: value, maxAmount: value })).not.toContain('–')
      }),
    )
  })

  test('the shares are parts of one whole', () => {
    const item = fc.record({ minAmount: amount, maxAmount: amount })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), (items) => {
        const shares = sharesOf(items)
        const sum = shares.reduce((total, share) => total + share, 0)
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
        expect(sum === 0 || Math.abs(sum - 1) < 1e-9).toBe(true)
      }),
    )
  })

  test('nothing above zero is no forecast', () => {
    const revenue = {
      territoryId: '1',
      cycleDays: 7,
      minAmount: 0,
      maxAmount: 0,
      unit: '积分',
      items: [],
      updateTime: '',
      disclaimer: '',
    }
    expect([hasForecast(null), hasForecast(undefined), hasForecast(revenue)]).toEqual([
      false,
      false,
      false,
    ])
    expect(hasForecast({ ...revenue, maxAmount: 1 })).toBe(true)
  })
})

describe('the plaque', () => {
  const glory = { gloryId: '1', text: '愿每盏灯都有归人', collectionName: '四季' }

  test('words that have not passed are for the lord alone', () => {
    for (const auditStatus of ['PENDING', 'REJECTED'] as const) {
      expect(plaqueOf({ ...glory, auditStatus }, false)).toEqual({ kind: 'empty' })
      expect(plaqueOf({ ...glory, auditStatus }, true)).toMatchObject({
        kind: 'words',
        text: glory.text,
      })
    }
    const { text, collectionName } = glory
    const shown = { kind: 'words', text, collectionName, tag: '' }
    expect(plaqueOf({ ...glory, auditStatus: 'PASSED' }, false)).toEqual(shown)
    expect(plaqueOf({ ...glory, auditStatus: 'REJECTED' }, true)).toMatchObject({ tag: '未通过' })
    expect(plaqueOf({ ...glory, auditStatus: 'PENDING' }, true)).toMatchObject({ tag: '审核中' })
    expect(plaqueOf({ ...glory, text: ' ', auditStatus: 'PASSED' }, true)).toEqual({
      kind: 'empty',
    })
    expect(plaqueOf(null, true)).toEqual({ kind: 'empty' })
  })
})

test('facts say what is known', () => {
  const known = { areaSqm: 12_800, residentCount: 186, residentMax: 200, status: 'FREE' } as const
  expect(factsOf(known)).toEqual([
    { name: '面积', value: '12,800㎡' },
    { name: '居民', value: '186/200' },
    { name: '状态', value: '可认领' },
  ])
  const little = { ...known, areaSqm: 0, residentCount: 0, residentMax: 0 }
  expect(factsOf(little).map(({ value }) => value)).toEqual(['--', '0', '可认领'])
  expect([dayOf('2027-01-20 08:00:00'), dayOf(''), dayOf('soon')]).toEqual(['2027-01-20', '', ''])
})

test('more windows are lit at a higher level, never more than there are', () => {
  fc.assert(
    fc.property(fc.nat(40), (level) => {
      const lit = litWindows(level, PANES.length)
      expect(lit).toBeLessThanOrEqual(litWindows(level + 1, PANES.length))
      expect(lit).toBeLessThanOrEqual(PANES.length)
    }),
  )
  expect([NaN, -3, 0, 1, 99].map((level) => litWindows(level, 26))).toEqual([0, 0, 0, 2, 26])
})

test('an agreement that nobody knows is the usual one', () => {
  const typeOf = (agreementType: unknown) => ApplyInfo({ agreementType }).agreementType
  expect([typeOf('TERRITORY_RULES'), typeOf('OTHER'), typeOf(undefined)]).toEqual([
    'TERRITORY_RULES',
    'ADOPT_AGREEMENT',
    'ADOPT_AGREEMENT',
  ])
})
