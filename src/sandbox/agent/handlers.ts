import {
  applyForAgent,
  checkUserAgent,
  readAgentConfig,
  readAgentTerritory,
  readBuyAgentInfo,
  readMessageRoll,
  type AgentApplyRequest,
  type AgentTerritory,
  type UserAgent,
  type AgentConfig,
  type AgentLevels,
} from '@/api/agent'
import { accountsOf } from '@/sandbox/account'
import { refuseUnlessOpen, activityOf } from '@/sandbox/activity'
import { refuse } from '@/sandbox/answer'
import { DAY_MS, stamp } from '@/sandbox/clock'
import { checkCode } from '@/sandbox/login/sms'
import { handle, handleMember, type MemberCall, type Call } from '@/sandbox/serve/handle'
import { PEOPLE } from '@/sandbox/users'

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

const FAQ: AgentConfig['faq'] = [
  {
    q: '谁可以申请成为合伙人？',
    a: '年满18周岁、认同平台理念并愿意在所在城市组织交流活动的用户都可以申请，无需辞去现有工作。',
  },
  {
    q: '审核需要多久？',
    a: '提交申请后预计3个工作日内完成审核，结果会在本页与App消息中通知你。',
  },
  {
    q: '费用在哪里支付？',
    a: '本页只展示各等级的费用说明。审核通过后，请在App内查看协议并完成支付，请勿向任何个人转账。',
  },
  {
    q: '申请未通过怎么办？',
    a: '请按未通过原因补充资料，修改后可以重新提交，次数不限。',
  },
]

const DEEDS = ['提交了合伙人申请', '通过了合伙人审核', '成为城市合伙人', '举办了第一场城市活动']
const NEWS = 8
const EVERY_MS = 37 * 60_000

/** Recent activity of partners and applicants. */
function newsOf({ now, scenario }: Call): Awaited<ReturnType<typeof readMessageRoll>> {
  if (scenario('news_none')) return []
  return Array.from({ length: NEWS }, (_, at) => ({
    text: `${PEOPLE[(at * 7) % PEOPLE.length] ?? ''} ${DEEDS[at % DEEDS.length] ?? ''}`,
    time: stamp(now - at * EVERY_MS),
  }))
}

/** All three levels, or as many as the scenario names. */
function levelsOf({ scenario }: Call): AgentLevels['levels'] {
  if (scenario('levels_0')) return []
  const levels = scenario('levels_1') ? LEVELS.slice(0, 1) : LEVELS
  return scenario('sold_out') ? levels.map((level) => ({ ...level, left: 0 })) : levels
}

/** The rights of each level; the first level is the initial one. */
const LEVELS: AgentLevels['levels'] = [
  {
    levelId: '101',
    name: '城市合伙人',
    price: 1980,
    left: 36,
    rights: [
      {
        icon: 'badge',
        title: '城市身份',
        desc: '主页与名片上展示你所在城市的合伙人标识，让同城的朋友一眼认出你。',
      },
      {
        icon: 'course',
        title: '成长课堂',
        desc: '线上课程与线下走访，从产品、规则到社群运营，一课一课带你熟悉数字世界。',
      },
      {
        icon: 'event',
        title: '活动支持',
        desc: '在城市里办交流活动时，提供物料、场地建议和流程指导，首场活动有伙伴到场协助。',
      },
      {
        icon: 'adviser',
        title: '专属顾问',
        desc: '一位运营顾问与你对接，工作日当天回复，申请、培训、办活动都可以问。',
      },
      {
        icon: 'preview',
        title: '新品先行',
        desc: '新功能上线前受邀体验，你的建议会直接送到产品团队。',
      },
    ],
  },
  {
    levelId: '102',
    name: '区域合伙人',
    price: 9800,
    left: 5,
    rights: [
      { icon: 'badge', title: '区域身份', desc: '展示所在区域的合伙人标识。' },
      { icon: 'team', title: '组队共建', desc: '与区域内的城市合伙人组成小队，一起举办活动。' },
      { icon: 'course', title: '讲师认证', desc: '通过认证后，可以在成长课堂担任讲师。' },
      { icon: 'adviser', title: '季度共创', desc: '每季度与产品团队面对面交流一次。' },
    ],
  },
  {
    levelId: '103',
    name: '战略合伙人',
    price: 39_800,
    left: 0,
    rights: [
      { icon: 'badge', title: '战略身份', desc: '展示战略合伙人标识。' },
      { icon: 'team', title: '联合企划', desc: '与官方联合策划年度主题活动。' },
    ],
  },
]
