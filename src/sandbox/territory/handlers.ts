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
} from '@/api/territory'
import { toCount } from '@/lib/formatCount'
import { refuse } from '@/sandbox/answer'
import { handle, handleMember } from '@/sandbox/handle'
import { oncePer } from '@/sandbox/platform'
import { apply, applyInfoOf } from './apply'
import { engrave, territoryOfGlory } from './glory'
import { infoOf, topFive } from './project'
import { revenueOf } from './revenue'
import { reviewDue } from './review'
import { applicationAnswer, askerOf, findTerritory } from './standing'

export const handlers = [
  handle(readTerritory, async (call) => {
    await reviewDue(call.now)
    if (call.scenario('offline')) return refuse(10_003)
    const record = findTerritory(call.payload.territoryId)
    if (!record || call.scenario('unknown')) return null
    return infoOf(call, record, await askerOf(call))
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
    await reviewDue(call.now)
    return applicationAnswer(call, call.payload.territoryId, call.user)
  }),
  handleMember(applyForFree, (call) =>
    oncePer(`${call.user.uid}/territory/apply/${call.payload.bizNo}`, () => apply(call)),
  ),
  handleMember(saveGlory, (call) => engrave(call, call.payload.territoryId, call.payload.text)),
  handleMember(editGlory, (call) =>
    engrave(call, territoryOfGlory(call.payload.gloryId), call.payload.text),
  ),
]
