import {
  REVENUE_CYCLES,
  applyForFree,
  editGlory,
  listTopTerritories,
  readApplyInfo,
  readApplyStatus,
  readProjectedRevenue,
  readTerritory,
  saveGlory,
  type ProjectedRevenue,
  type Territory,
  type TopTerritory,
  type TerritoryGlory,
} from '@/api/territory'
import { toCount } from '@/lib/format/formatCount'
import { refuse, type Refusal } from '@/sandbox/answer'
import { dayStart, stamp } from '@/sandbox/clock'
import { seededRandom } from '@/sandbox/random'
import {
  handle,
  handleMember,
  handleOnce,
  viewerOf,
  type Call,
  type MemberCall,
} from '@/sandbox/serve/handle'
import { findUser, type User } from '@/sandbox/users'
import { applicationAnswer, reviewDue } from './applications'
import { apply, applyInfoOf, feesOf } from './apply'
import { findTerritory, territories, glories, type TerritoryRecord, type GloryRecord } from './data'
import { ownershipOf } from './ownership'

const SOURCES = [
  { name: '任务奖励', perLevel: 26 },
  { name: '居民活跃', perLevel: 18 },
  { name: '活动分成', perLevel: 11 },
] as const

/** Grows with level and days; a longer time has a wider range. */
function revenueOf({ scenario }: Call, record: TerritoryRecord, days: number): ProjectedRevenue {
  const random = seededRandom(record.territoryId)
  const spread = scenario('revenue_equal') ? 0 : 0.12 + days / 400
  const items = SOURCES.map(({ name, perLevel }) => {
    const middle = perLevel * (record.level + 0.5) * days * (0.8 + random() * 0.4)
    return { name, minAmount: tens(middle * (1 - spread)), maxAmount: tens(middle * (1 + spread)) }
  })
  return {
    territoryId: record.territoryId,
    cycleDays: days,
    minAmount: items.reduce((sum, { minAmount }) => sum + minAmount, 0),
    maxAmount: items.reduce((sum, { maxAmount }) => sum + maxAmount, 0),
    unit: '积分',
    items,
    updateTime: stamp(dayStart()),
    disclaimer: '预计收益仅供参考，不代表承诺，以实际结算为准',
  }
}

const tens = (value: number) => Math.round(value / 10) * 10

export const handlers = [
  handle(readTerritory, async (call) => {
    reviewDue(call.now)
    if (call.scenario('offline')) return refuse(10_003)
    const record = findTerritory(call.payload.territoryId)
    if (!record || call.scenario('unknown')) return null
    return infoOf(call, record, await viewerOf(call))
  }),
  handle(readProjectedRevenue, (call) => {
    const record = findTerritory(call.payload.territoryId)
    if (call.scenario('revenue_fail')) return refuse(90_107, '预估服务繁忙')
    const days = REVENUE_CYCLES.find((cycle) => cycle === toCount(call.payload.cycleDays))
    return record && days ? revenueOf(call, record, days) : null
  }),
  handle(listTopTerritories, (call) => {
    if (call.scenario('top_fail')) return refuse(90_108, '榜单服务繁忙')
    return call.scenario('top_empty') ? [] : topFive(call)
  }),
  handleMember(readApplyInfo, (call) => {
    const record = findTerritory(call.payload.territoryId)
    return record ? applyInfoOf(call, record, call.user) : refuse(90_101, '领地不存在')
  }),
  handleMember(readApplyStatus, async (call) => {
    reviewDue(call.now)
    return applicationAnswer(call, call.payload.territoryId)
  }),
  handleOnce(applyForFree, apply),
  handleMember(saveGlory, (call) => saveText(call, call.payload.territoryId, call.payload.text)),
  handleMember(editGlory, (call) =>
    saveText(call, territoryOfGlory(call.payload.gloryId), call.payload.text),
  ),
]

/** A territory as the platform sends it, by scenario. */
function infoOf(call: Call, record: TerritoryRecord, viewer: User | undefined): Territory {
  const { territoryId, name, planetName, level } = record
  const { residentMax, prosperity, areaSqm } = record
  const residentCount = call.scenario('full') ? residentMax : record.residentCount
  const { status, lord, expiresAt } = ownershipOf(call, record, viewer)
  return {
    territoryId,
    name,
    cover: call.art('landscape', territoryId),
    planetId: call.scenario('no_planet') ? '' : record.planetId,
    planetName,
    level,
    lordUid: lord?.uid ?? '',
    lordName: lord?.nickname ?? '',
    lordAvatar: lord ? call.art('avatar', lord.uid) : '',
    residentCount,
    residentMax,
    prosperity,
    areaSqm,
    status,
    glory: status === 'OCCUPIED' ? gloryOf(call, record) : null,
    adoptFee: feesOf(call, record).adoptFee,
    expireAt: expiresAt ? stamp(expiresAt) : '',
  }
}

/** The five most prosperous territories that have a lord. */
function topFive(call: Call): TopTerritory[] {
  return territories
    .filter(({ lordUid }) => lordUid !== '')
    .sort((one, other) => other.prosperity - one.prosperity)
    .slice(0, 5)
    .map(({ territoryId, name, lordUid, prosperity }, at) => ({
      rank: at + 1,
      territoryId,
      name,
      cover: call.art('landscape', territoryId),
      lordName: findUser({ uid: lordUid })?.nickname ?? '',
      lordAvatar: call.art('avatar', lordUid),
      prosperity,
    }))
}

/** The plaque as everybody reads it. What a lord wrote since the reset counts more than the scenario. */
function gloryOf({ scenario }: Call, { territoryId }: TerritoryRecord): TerritoryGlory | null {
  const stored = glories.find((one) => one.territoryId === territoryId)
  if (stored?.edited) return plain(stored)
  if (scenario('no_glory')) return null
  const status = STATES.find(([name]) => scenario(name))?.[1]
  if (status) return { ...plain(stored ?? unwritten(territoryId)), auditStatus: status }
  return stored ? plain(stored) : null
}

const STATES = [
  ['glory_pending', 'PENDING'],
  ['glory_rejected', 'REJECTED'],
] as const

function plain({ gloryId, text, collectionName, auditStatus }: GloryRecord): TerritoryGlory {
  return { gloryId, text, collectionName, auditStatus }
}

function unwritten(territoryId: string): GloryRecord {
  return {
    gloryId: `7${territoryId}`,
    territoryId,
    text: '此心安处是吾乡',
    collectionName: '四季灯火',
    auditStatus: 'PASSED',
    edited: false,
  }
}

const SENSITIVE = /微信|加群|代理|赌/

/** Saves the lord's text; it waits for the review. */
function saveText(call: MemberCall, territoryId: string | undefined, input: string | undefined) {
  const record = findTerritory(territoryId)
  if (!record) return refuse(90_101, '领地不存在')
  const text = (input ?? '').trim()
  const refused = refusalOf(call, record, text)
  if (refused) return refused
  let glory = glories.find((one) => one.territoryId === record.territoryId)
  if (!glory) glories.push((glory = unwritten(record.territoryId)))
  Object.assign(glory, { text, edited: true, auditStatus: 'PENDING' })
  return { gloryId: glory.gloryId, text, auditStatus: 'PENDING' as const }
}

function refusalOf(call: MemberCall, record: TerritoryRecord, text: string): Refusal | undefined {
  const { status, lord } = ownershipOf(call, record, call.user)
  if (status !== 'OCCUPIED' || lord?.uid !== call.user.uid)
    return refuse(90_105, '仅领主可编辑铭文')
  const { length } = Array.from(text)
  if (length < 2 || length > 20) return refuse(90_106, '请输入2-20个字')
  return call.scenario('glory_sensitive') || SENSITIVE.test(text) ? refuse(70_001) : undefined
}

function territoryOfGlory(gloryId: string | undefined): string {
  const stored = glories.find((one) => one.gloryId === gloryId)
  return stored?.territoryId ?? (gloryId ?? '').replace(/^7/, '')
}
