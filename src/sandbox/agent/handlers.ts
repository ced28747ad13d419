import {
  applyForAgent,
  checkUserAgent,
  readAgentConfig,
  readAgentTerritory,
  readBuyAgentInfo,
  readMessageRoll,
} from '@/api/agent'
import type { AgentApplyRequest, AgentTerritory, UserAgent } from '@/api/agent'
import { accountsOf } from '@/sandbox/account'
import { refuseUnlessOpen, activityOf } from '@/sandbox/activity'
import { refuse } from '@/sandbox/answer'
import { DAY_MS, stamp } from '@/sandbox/clock'
import { handle, handleMember, type MemberCall } from '@/sandbox/serve/handle'
import { checkCode } from '@/sandbox/login/sms'
import { levelsOf, FAQ, newsOf } from './levels'

/** The platform's state of a person: the scenario's initial state, then their changes. */
const accounts = accountsOf<{ status: UserAgent['auditStatus']; levelId: string }>(
  ({ scenario }) => {
    const isPartner = scenario('approved') || scenario('expired')
    const status = isPartner
      ? 'APPROVED'
      : scenario('pending')
        ? 'PENDING'
        : scenario('rejected')
          ? 'REJECTED'
          : 'NONE'
    return { status, levelId: '101' }
  },
  ['approved', 'expired', 'pending', 'rejected'],
)

const TEAM = 12
const REASON =
  '所在城市与登记信息不一致：登记为江城，资料所示为常住外地，请核对后重新提交；如已搬迁，请在申请理由中说明搬迁时间与现居住地。'

function agentOf(call: MemberCall): UserAgent {
  const { status, levelId } = accounts.of(call)
  const isPartner = status === 'APPROVED'
  const level = levelsOf(call).find((each) => each.levelId === levelId)
  const left = call.scenario('expired') ? -3 * DAY_MS : 200 * DAY_MS
  return {
    isAgent: isPartner,
    levelName: isPartner ? (level?.name ?? '城市合伙人') : '',
    auditStatus: status,
    rejectReason: status === 'REJECTED' ? REASON : '',
    expireAt: isPartner ? stamp(call.now + left) : '',
    inviteCode: isPartner ? call.user.inviteCode : '',
    teamCount: isPartner ? TEAM : 0,
  }
}

function apply(call: MemberCall<AgentApplyRequest>) {
  const { payload, now, user } = call
  const closed = refuseUnlessOpen(call)
  if (closed) return closed
  const account = accounts.of(call)
  if (account.status === 'PENDING') return refuse(60_002)
  if (account.status === 'APPROVED') return refuse(60_003)
  const level = levelsOf(call).find(({ levelId }) => levelId === payload.levelId)
  if (!level) return refuse(90_101, '合伙人等级不存在')
  if (level.left === 0) return refuse(20_002, '名额已满')
  if (!/^[\p{Script=Han}·]{2,20}$/u.test(payload.name ?? ''))
    return refuse(90_102, '请输入真实姓名')
  if (!payload.city) return refuse(90_103, '请选择所在城市')
  if (/敏感/.test(payload.reason ?? '')) return refuse(70_001)
  const wrong = checkCode(call, payload.phone ?? '', payload.smsCode)
  if (wrong) return wrong
  account.status = 'PENDING'
  account.levelId = level.levelId
  return { applyNo: `HH${now}${user.uid.slice(-4)}`, status: 'PENDING' as const }
}

/** Each partner is given a territory, unless the scenario differs. */
function territoryOf(call: MemberCall): AgentTerritory {
  const none = { status: 'NONE', territoryId: '', territoryName: '', reason: '' } as const
  if (accounts.of(call).status !== 'APPROVED' || call.scenario('land_none')) return none
  if (call.scenario('land_pending')) return { ...none, status: 'PENDING' }
  if (call.scenario('land_rejected'))
    return { ...none, status: 'REJECTED', reason: '所选地块已被认领，请联系专属顾问另选' }
  return { status: 'APPROVED', territoryId: '30001', territoryName: '星灯谷', reason: '' }
}

export const handlers = [
  handle(readAgentConfig, (call) => {
    const { status, startTime, endTime, serverTime } = activityOf(call)
    return { open: status === 'ONGOING', startTime, endTime, serverTime, faq: FAQ }
  }),
  handle(readBuyAgentInfo, (call) => ({
    levels: levelsOf(call).filter(
      ({ levelId }) => call.payload.levelId === undefined || levelId === call.payload.levelId,
    ),
  })),
  handle(readMessageRoll, newsOf),
  handleMember(checkUserAgent, agentOf),
  handleMember(applyForAgent, apply),
  handleMember(readAgentTerritory, territoryOf),
]
