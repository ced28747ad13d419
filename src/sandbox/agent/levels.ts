import type { AgentConfig, AgentLevels, readMessageRoll } from '@/api/agent'
import { stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { PEOPLE } from '@/sandbox/users'

export const FAQ: AgentConfig['faq'] = [
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
export function newsOf({ now, scenario }: Call): Awaited<ReturnType<typeof readMessageRoll>> {
  if (scenario('news_none')) return []
  return Array.from({ length: NEWS }, (_, at) => ({
    text: `${PEOPLE[(at * 7) % PEOPLE.length] ?? ''} ${DEEDS[at % DEEDS.length] ?? ''}`,
    time: stamp(now - at * EVERY_MS),
  }))
}

/** All three levels, or as many as the scenario names. */
export function levelsOf({ scenario }: Call): AgentLevels['levels'] {
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
