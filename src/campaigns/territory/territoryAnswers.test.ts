import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import type { Application, Territory } from '@/api/territory'
import {
  ApplyInfo,
  Territory as readsTerritory,
  readApplyInfo,
  readApplyStatus,
  readTerritory,
} from '@/api/territory'
import { ApiError } from '@/api/core/verdict/ApiError'
import { appliedSince, resultOf } from '@/kit/territory/applied'
import { noteOf, viewOf, withApplied, type TerritoryQueries } from './territoryView'
import { withGlory } from '@/kit/glory/glory'
import { startSandbox, visit } from '@tests/support/sandbox'

const TERRITORY: Territory = {
  territoryId: '1',
  name: '星灯谷',
  cover: '',
  planetId: '4',
  planetName: '',
  level: 1,
  lordUid: '',
  lordName: '',
  lordAvatar: '',
  residentCount: 0,
  residentMax: 0,
  prosperity: 0,
  areaSqm: 0,
  status: 'FREE',
  glory: null,
  adoptFee: 0,
  expireAt: '',
}

const APPLICATION: Application = {
  applyNo: '',
  territoryId: '1',
  status: 'NONE',
  rejectReason: '',
  applyTime: '',
  auditTime: '',
  queueNo: 0,
}

const INFO = ApplyInfo({ territoryId: '1', canApply: true })
const answered = <T>(data: T) => ({ data, error: null, isPending: false })
const failed = (error: unknown) => ({ data: undefined, error, isPending: false })
const pending = { data: undefined, error: null, isPending: true }
const SIGNED_OUT: unknown = { code: 'S00000' }
const NETWORK = new ApiError('network', 'applyStatus')

function queriesOf(
  territory: Partial<Territory> = {},
  application: Partial<Application> = {},
): TerritoryQueries {
  return {
    main: { ...TERRITORY, ...territory },
    application: answered({ ...APPLICATION, ...application }),
    applyInfo: answered(INFO),
  }
}

const noteIn = (parts: TerritoryQueries, loggedIn = true) => {
  const view = viewOf(parts, loggedIn)
  return view && noteOf(view)
}

describe('the note on the own application', () => {
  test.each<[Territory['status'], string | undefined]>([
    ['FREE', undefined],
    ['LOCKED', undefined],
    ['APPLYING', 'LOGIN'],
    ['OCCUPIED', 'LOGIN'],
  ])('for a guest of a territory that is %s helps with %s', (status, help) => {
    expect(noteIn(queriesOf({ status }), false)?.help).toBe(help)
    const signedOut = { ...queriesOf({ status }), application: failed(SIGNED_OUT) }
    expect(noteIn(signedOut)?.help).toBe(help)
  })

  test.each<[Territory['status'], Partial<Application>, object | undefined]>([
    ['FREE', { status: 'NONE' }, undefined],
    ['APPLYING', { status: 'NONE' }, undefined],
    ['OCCUPIED', { status: 'APPROVED' }, undefined],
    [
      'APPLYING',
      { status: 'PENDING', queueNo: 3, applyTime: '2026-05-01 08:00:00' },
      { title: '已提交，排队第3位', text: '2026-05-01 08:00 提交，审核结果将在这里更新' },
    ],
    ['APPLYING', { status: 'PENDING' }, { title: '已提交', text: '审核结果将在这里更新' }],
    [
      'FREE',
      { status: 'REJECTED', rejectReason: '姓名不符' },
      { title: '申请未通过', text: '姓名不符', bad: true },
    ],
    [
      'FREE',
      { status: 'REJECTED' },
      { title: '申请未通过', text: '请核对资料后重新申请', bad: true },
    ],
    ['FREE', { status: 'EXPIRED' }, { title: '你的任期已结束', text: '领地重新开放认领' }],
    ['OCCUPIED', { status: 'EXPIRED' }, undefined],
    ['FREE', { status: 'REJECTED', territoryId: '2' }, undefined],
  ])('%s with %o says %o', (status, application, note) => {
    expect(noteIn(queriesOf({ status }, application))).toEqual(note)
  })

  test('says that it could not be read, and nothing while it is on its way', () => {
    expect(noteIn({ ...queriesOf(), application: failed(NETWORK) })).toEqual({
      text: '认领状态加载失败',
      help: 'RETRY',
    })
    expect(noteIn({ ...queriesOf(), application: pending })).toBeUndefined()
  })
})

test('what the main button does is not known before the person’s answers are there', () => {
  const asking = (parts: TerritoryQueries, loggedIn = true) =>
    viewOf(parts, loggedIn)?.action === 'ASKING'
  expect(asking(queriesOf())).toBe(false)
  expect(asking({ ...queriesOf(), application: pending })).toBe(true)
  expect(asking({ ...queriesOf(), applyInfo: pending })).toBe(true)
  expect(asking({ ...queriesOf({ status: 'OCCUPIED' }), applyInfo: pending })).toBe(false)
  expect(asking({ ...queriesOf(), application: pending }, false)).toBe(false)
})

test('of no territory there is nothing to show', () => {
  for (const main of [null, undefined, { ...TERRITORY, territoryId: '' }])
    expect(viewOf({ ...queriesOf(), main }, true)).toBeUndefined()
})

test('a guest, also one whose login is over, has no application and no conditions', () => {
  const parts = { ...queriesOf({}, { status: 'PENDING' }), applyInfo: pending }
  expect(viewOf(parts, true)).toMatchObject({ loggedIn: true, applyInfoPending: true })
  const guest = {
    loggedIn: false,
    application: undefined,
    applyInfo: undefined,
    applyInfoPending: false,
    applicationFailed: false,
    relation: 'NONE',
    action: 'LOGIN',
  }
  expect(viewOf(parts, false)).toMatchObject(guest)
  expect(viewOf({ ...queriesOf(), application: failed(NETWORK) }, false)).toMatchObject(guest)
  expect(viewOf({ ...parts, applyInfo: failed(SIGNED_OUT) }, true)).toMatchObject(guest)
})

describe('the answer to an application', () => {
  const answer = { applyNo: 'N2', queueNo: 3 }

  test('has three ends', () => {
    expect(resultOf({ ...answer, status: 'PENDING' }, '星灯谷')).toMatchObject({
      title: '已提交，排队第3位',
      good: true,
    })
    expect(resultOf({ ...answer, status: 'APPROVED' }, '星灯谷')).toEqual({
      title: '认领成功',
      text: '你已成为「星灯谷」的领主',
      good: true,
    })
    expect(resultOf({ ...answer, status: 'REJECTED' }, '星灯谷')).toEqual({
      title: '申请未通过',
      text: '原因请见本页，核对资料后可重新申请',
      good: false,
    })
    const named = (name?: string) => resultOf({ ...answer, status: 'APPROVED' }, name).text
    expect(named('')).toBe('你已成为「无名领地」的领主')
    expect(named()).toBe('你已成为这块领地的领主')
  })

  test('that was lost is found by what has become of it', () => {
    const found = (status: Application['status'], applyNo = 'N2') => {
      const applied = appliedSince({ ...answer, status, applyNo }, 'N1')
      return applied === 'not known' ? applied : applied?.status
    }
    expect([found('PENDING'), found('APPROVED'), found('REJECTED')]).toEqual([
      'PENDING',
      'APPROVED',
      'REJECTED',
    ])
    expect([found('NONE'), found('EXPIRED'), appliedSince(null, '')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([found('REJECTED', 'N1'), found('REJECTED', '')]).toEqual([undefined, undefined])
    expect(found('APPROVED', 'N1')).toBeUndefined()
  })

  test('that was lost is not settled by a decision where the application before is not known', () => {
    const found = (status: Application['status']) => appliedSince({ ...answer, status }, undefined)
    expect([found('APPROVED'), found('REJECTED')]).toEqual(['not known', 'not known'])
    expect(found('PENDING')).toMatchObject({ status: 'PENDING' })
    expect([found('NONE'), found('EXPIRED'), appliedSince(null, undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('what a write has answered', () => {
  test.each([
    ['PENDING', 'APPLYING', 'REVIEWING'],
    ['APPROVED', 'OCCUPIED', 'MANAGE'],
    ['REJECTED', 'FREE', 'REAPPLY'],
  ] as const)('%s makes the territory %s and the button %s', (status, territory, action) => {
    const changed = withApplied(TERRITORY, {
      territoryId: TERRITORY.territoryId,
      applyNo: 'N1',
      status,
      queueNo: 0,
    })
    expect(changed.application).toEqual({ ...APPLICATION, applyNo: 'N1', status })
    const queries = {
      ...queriesOf(),
      main: changed.territory,
      application: answered(changed.application ?? null),
    }
    expect(viewOf(queries, true)).toMatchObject({ action, territory: { status: territory } })
  })

  test('about words puts them on the plaque, with the album of before', () => {
    const words = { gloryId: '7', text: '灯火可亲', auditStatus: 'PENDING' } as const
    expect(withGlory(TERRITORY, words).glory).toEqual({ ...words, collectionName: '' })
    const old = { gloryId: '7', text: '旧', collectionName: '四季', auditStatus: 'PASSED' } as const
    expect(withGlory({ ...TERRITORY, glory: old }, words).glory).toEqual({
      ...words,
      collectionName: '四季',
    })
  })
})

describe('an answer as a whole', () => {
  const sandbox = startSandbox()

  test.each(['null_data', 'empty'])('of nothing (%s) is none', async (state) => {
    visit({ phone: '13800138001', state })
    expect(await readTerritory({ territoryId: '30001' })).toBeNull()
    expect(await readApplyStatus({})).toBeNull()
  })

  test.each(['null_data', 'empty'])(
    'of nothing (%s) about the conditions has failed',
    async (state) => {
      visit({ phone: '13800138001', state })
      const asked = readApplyInfo({ territoryId: '30001' })
      await expect(asked).rejects.toMatchObject({ kind: 'shape' })
    },
  )

  test('that is no record has failed', async () => {
    visit({ phone: '13800138001', state: 'wrong_shape' })
    await expect(readTerritory({ territoryId: '30001' })).rejects.toMatchObject({ kind: 'shape' })
    await expect(readApplyStatus({})).rejects.toMatchObject({ kind: 'shape' })
  })

  test.each([[[]], [''], [0], ['系统维护中'], [[{ territoryId: '1' }]]])(
    'that is %o has failed, too',
    async (data) => {
      visit()
      sandbox.server.use(
        http.get('*/land/api/territory/info', () => HttpResponse.json({ statusCode: 200, data })),
      )
      await expect(readTerritory({ territoryId: '1' })).rejects.toMatchObject({ kind: 'shape' })
    },
  )

  test('of an empty record is none', async () => {
    visit()
    sandbox.server.use(
      http.get('*/land/api/territory/info', () => HttpResponse.json({ statusCode: 200, data: {} })),
    )
    expect(await readTerritory({ territoryId: '1' })).toBeNull()
  })
})

test('an area keeps its decimals', () => {
  expect(readsTerritory({ areaSqm: '1280.56' }).areaSqm).toBe(1280.56)
})
