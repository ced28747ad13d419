import type { FreeTerritory } from '@/api/activity'
import type { Call, MemberCall } from '@/sandbox/serve/handle'
import type { ApplyInfo, FreeApplyRequest, Requirement } from '@/api/territory'
import { refuse, type Refusal } from '@/sandbox/answer'
import type { User } from '@/sandbox/users'
import { territories, applications, findTerritory } from './data'
import type { ApplicationRecord, TerritoryRecord } from './data'
import { ownershipOf, isForcedFree } from './ownership'
import { REJECT_REASON, applicationOf, handOver, mainApplicationOf } from './applications'

/** Those without a lord and without a fee. */
export function freeTerritories(call: Call): FreeTerritory[] {
  return territories
    .filter((record) => {
      const { status } = ownershipOf(call, record, call.user)
      return status === 'FREE' && feesOf(call, record).fee === 0
    })
    .map(({ territoryId, name, level }) => ({
      territoryId,
      name,
      level,
      cover: call.art('landscape', territoryId),
    }))
}

const LIST_PRICE = 199

/** The territory's price, and what a person pays this season. */
export function feesOf({ scenario }: Call, record: TerritoryRecord) {
  const price = record.adoptFee || LIST_PRICE
  if (scenario('paid')) return { adoptFee: price, fee: price, deposit: record.deposit || 100 }
  if (scenario('free_quota')) return { adoptFee: price, fee: 0, deposit: 0 }
  if (['free', 'not_met', 'rejected'].some((name) => scenario(name)))
    return { adoptFee: 0, fee: 0, deposit: 0 }
  return {
    adoptFee: record.adoptFee,
    fee: record.freeQuota ? 0 : record.adoptFee,
    deposit: record.freeQuota ? 0 : record.deposit,
  }
}

export function applyInfoOf(call: Call, record: TerritoryRecord, user: User): ApplyInfo {
  const { fee, deposit } = feesOf(call, record)
  const requirements = requirementsOf(call, user)
  const reason = reasonOf(call, record, user, requirements)
  return {
    territoryId: record.territoryId,
    requirements,
    fee,
    deposit,
    cycleDays: [30, 90, 180],
    agreementType: 'ADOPT_AGREEMENT',
    canApply: reason === '',
    reason,
  }
}

/** A free scenario needs no real-name check, so that a new account can apply, too. */
function requirementsOf(call: Call, user: User): Requirement[] {
  const short = call.scenario('not_met')
  const isReal = isForcedFree(call) || user.realNameStatus === 'PASSED'
  const asked = [
    {
      key: 'realName',
      name: '完成实名认证',
      need: 1,
      have: isReal ? 1 : 0,
    },
    { key: 'opinion', name: '意见分达到200', need: 200, have: short ? 156 : 200 + user.level * 30 },
    { key: 'land', name: '持有地块不少于2个', need: 2, have: short ? 0 : 2 + (user.level % 3) },
  ]
  return asked.map((row) => ({ ...row, ok: row.have >= row.need }))
}

function reasonOf(
  call: Call,
  record: TerritoryRecord,
  user: User,
  requirements: readonly Requirement[],
): string {
  const { status } = ownershipOf(call, record, user)
  if (status !== 'FREE') return REASONS[status]
  const main = mainApplicationOf(user.uid)
  const name = findTerritory(main?.territoryId)?.name ?? ''
  if (main?.status === 'APPROVED') return `你已是「${name}」的领主，暂不能认领其他领地`
  if (main?.status === 'PENDING') return `你对「${name}」的申请正在审核中`
  const missing = requirements.filter(({ ok }) => !ok).length
  return missing > 0 ? `还有${missing}项条件未满足` : ''
}

const REASONS = {
  LOCKED: '该领地暂未开放',
  APPLYING: '该领地正在认领申请中',
  OCCUPIED: '该领地已被认领',
}

type ApplyCall = MemberCall<FreeApplyRequest>

/** Checks an application and puts it in the queue. */
export function apply(call: ApplyCall) {
  const { payload, user, now } = call
  const record = findTerritory(payload.territoryId)
  if (!record) return refuse(90_101, '领地不存在')
  const refused = refusalOf(call, record)
  if (refused) return refused
  const status = decisionOf(call)
  const waits = status === 'PENDING'
  const waiting = applications.filter((one) => one.status === 'PENDING').length
  const made: ApplicationRecord = {
    applyNo: `LD${now}${user.uid.slice(-4)}`,
    territoryId: record.territoryId,
    uid: user.uid,
    applicantName: String(payload.applicantName),
    inviteCode: payload.inviteCode ?? '',
    status,
    rejectReason: status === 'REJECTED' ? REJECT_REASON : '',
    applyTime: now,
    auditTime: waits ? 0 : now,
    queueNo: waits ? waiting + 1 : 0,
  }
  applications.push(made)
  if (status === 'APPROVED') handOver(record.territoryId, user.uid, now)
  return { applyNo: made.applyNo, status, queueNo: made.queueNo }
}

function decisionOf({ scenario }: ApplyCall): 'PENDING' | 'APPROVED' | 'REJECTED' {
  if (scenario('approve_now')) return 'APPROVED'
  return scenario('reject_now') ? 'REJECTED' : 'PENDING'
}

function refusalOf(call: ApplyCall, record: TerritoryRecord): Refusal | undefined {
  const { payload, user } = call
  const { status } = ownershipOf(call, record, user)
  if (call.scenario('taken') || status === 'OCCUPIED') return refuse(60_001)
  if (applicationOf(record.territoryId, user.uid)?.status === 'PENDING') return refuse(60_002)
  const { canApply, fee } = applyInfoOf(call, record, user)
  if (!canApply) return refuse(60_003)
  if (!/^[\p{Script=Han}·]{2,20}$/u.test(payload.applicantName ?? ''))
    return refuse(90_102, '请输入真实姓名')
  if (String(payload.agree) !== 'true') return refuse(90_103, '请先阅读并同意《领地认领协议》')
  return fee > 0 ? refuse(90_104, '该领地需支付认领费，请在App内完成') : undefined
}
