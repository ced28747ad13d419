import type { ExchangeConfig, Payee } from '@/api/exchange'
import type { UserInfo } from '@/api/login'
import { ACTION_WORDS } from '@/kit/page/parts/actionStates'
import type { QueryPart } from '@/kit/query/queryPart'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { problemOf, quoteOf, rangeOf, ratesOf, type Quote } from './amount'

type RealName = UserInfo['realNameStatus']

/** Why the person cannot exchange yet, or `READY`. */
export type Gate =
  | 'READY'
  | 'NOT_STARTED'
  | 'ENDED'
  | 'NO_TERMS'
  | 'POOL_OUT'
  /** The real-name state is loading. */
  | 'ASKING'
  | 'NO_REAL_NAME'
  | 'REAL_NAME_PENDING'
  | 'NO_PAYEE'
  | 'TODAY_OUT'
  | 'LACK'

interface GateView {
  /** On the main button. */
  label: string
  /** The text above it. */
  note?: string
  /** The text above it; links to the ways to earn rewards. */
  earn?: string
  /** The target of a tap; without it the button is disabled. */
  leads?: 'confirm' | 'realName' | 'payee'
  /** The button is busy. */
  busy?: boolean
  /** An amount can be typed, if only to see its value. */
  canType?: boolean
}

export const GATES: Readonly<Record<Gate, GateView>> = {
  READY: { label: '确认兑现', leads: 'confirm', canType: true },
  NOT_STARTED: { label: ACTION_WORDS.NOT_STARTED.label },
  ENDED: { label: ACTION_WORDS.ENDED.label },
  NO_TERMS: { label: '暂不可兑现', note: '暂未获取到兑现规则，请稍后再试' },
  POOL_OUT: { label: '今日额度已兑完' },
  ASKING: { label: '请稍候', busy: true, canType: true },
  NO_REAL_NAME: {
    label: '去实名认证',
    note: '请先完成实名认证',
    leads: 'realName',
    canType: true,
  },
  REAL_NAME_PENDING: {
    label: '实名认证审核中',
    note: '审核通过后即可兑现',
    canType: true,
  },
  NO_PAYEE: { label: '去绑定', note: '请先绑定收款账户', leads: 'payee', canType: true },
  TODAY_OUT: { label: '今日额度已用完', note: '今日剩余额度不足，明天再来吧' },
  LACK: { label: '可兑现数量不足', earn: '如何获得更多奖励' },
}

/** The person's real-name state: `ASKING` while it loads, undefined if it failed. */
export function realNameOf({
  data,
  isPending,
}: Omit<QueryPart<UserInfo>, 'error'>): RealName | 'ASKING' | undefined {
  return isPending ? 'ASKING' : data?.realNameStatus
}

/**
 * The first obstacle. Those that cannot be changed come before those that the person can resolve.
 * @param config undefined if the platform only answered that the campaign does not run
 * @param realName undefined if it could not be read: then the platform decides
 */
export function gateOf(
  shell: ShellStateName,
  config: ExchangeConfig | undefined,
  realName: RealName | 'ASKING' | undefined,
): Gate {
  if (shell === 'NOT_STARTED' || shell === 'ENDED') return shell
  if (!config || !ratesOf(config)) return 'NO_TERMS'
  const { min } = rangeOf(config)
  if (config.poolLeft !== undefined && config.poolLeft < min) return 'POOL_OUT'
  if (config.realNameRequired && realName === 'ASKING') return 'ASKING'
  if (config.realNameRequired && realName === 'NONE') return 'NO_REAL_NAME'
  if (config.realNameRequired && realName === 'PENDING') return 'REAL_NAME_PENDING'
  if (!payeeOf(config)) return 'NO_PAYEE'
  if (config.todayLeft !== undefined && config.todayLeft < min) return 'TODAY_OUT'
  return config.available < min ? 'LACK' : 'READY'
}

/** What the person confirms. */
export interface ConfirmSummary {
  quote: Quote
  /** `支付宝 139****8801` */
  payee: string
}

const CHANGED_TEXT = '兑现信息已更新，请返回后重新确认'

/** An order of this amount at the present terms; undefined while they are not complete. */
export function summaryOf(
  amount: number,
  config: ExchangeConfig | undefined,
): ConfirmSummary | undefined {
  const rates = config && ratesOf(config)
  const payee = config && payeeOf(config)
  return rates && payee ? { quote: quoteOf(amount, rates), payee: payeeText(payee) } : undefined
}

/** Why this cannot be ordered any more; undefined while it can. */
export function obstacleOf(
  summary: ConfirmSummary,
  gate: Gate,
  config: ExchangeConfig | undefined,
): string | undefined {
  const { label, note } = GATES[gate]
  const now = summaryOf(summary.quote.amount, config)
  if (gate !== 'READY' || !config || !now) return note ?? label
  const problem = problemOf(summary.quote.amount, config)
  if (problem) return problem.text
  return isSame(summary, now) ? undefined : CHANGED_TEXT
}

function isSame(one: ConfirmSummary, other: ConfirmSummary): boolean {
  const { fee, cash } = one.quote
  return one.payee === other.payee && fee === other.quote.fee && cash === other.quote.cash
}

const NAMES = new Map([
  ['ALIPAY', '支付宝'],
  ['WECHAT', '微信零钱'],
  ['BANK', '银行卡'],
])

/** The payment account; one that cannot be shown counts as none. */
export function payeeOf({ payee }: Pick<ExchangeConfig, 'payee'>): Payee | null {
  return payee?.accountMasked ? payee : null
}

/** `支付宝 139****8801` */
export function payeeText({ type, accountMasked }: Payee): string {
  return `${NAMES.get(type) ?? '收款账户'} ${accountMasked}`
}
