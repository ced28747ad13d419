import type { ExchangeConfig } from '@/api/exchange'
import type { UserInfo } from '@/api/login'
import type { ShellStateName } from '@/kit/campaign/shellState'
import { rangeOf } from './amountRules'
import { payeeOf } from './payee'

/** What stands between the person and the exchange. */
export type Gate =
  | 'READY'
  | 'NOT_STARTED'
  | 'ENDED'
  | 'POOL_OUT'
  | 'NO_REAL_NAME'
  | 'REAL_NAME_PENDING'
  | 'NO_PAYEE'
  | 'TODAY_OUT'
  | 'LACK'

interface GateWords {
  /** On the main button. */
  label: string
  /** Said above it. */
  note?: string
  /** Where a tap leads; without it the button is off. */
  leads?: 'confirm' | 'realName' | 'payee'
  /** An amount can be typed, if only to see what it would bring. */
  canType?: boolean
}

export const GATES = {
  READY: { label: '确认兑现', leads: 'confirm', canType: true },
  NOT_STARTED: { label: '敬请期待' },
  ENDED: { label: '活动已结束' },
  POOL_OUT: { label: '今日额度已兑完' },
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
  LACK: { label: '可兑现数量不足' },
} as const satisfies Record<Gate, GateWords>

export function wordsOf(gate: Gate): GateWords {
  return GATES[gate]
}

/**
 * The first thing in the way. What nobody can change comes before what the person can.
 * @param realName undefined where it could not be asked: then the platform decides
 */
export function gateOf(
  shell: ShellStateName,
  config: ExchangeConfig,
  realName: UserInfo['realNameStatus'] | undefined,
): Gate {
  if (shell === 'NOT_STARTED' || shell === 'ENDED') return shell
  const { min } = rangeOf(config)
  if (config.poolLeft !== undefined && config.poolLeft < min) return 'POOL_OUT'
  if (config.realNameRequired && realName === 'NONE') return 'NO_REAL_NAME'
  if (config.realNameRequired && realName === 'PENDING') return 'REAL_NAME_PENDING'
  if (!payeeOf(config)) return 'NO_PAYEE'
  if (config.todayLeft !== undefined && config.todayLeft < min) return 'TODAY_OUT'
  return config.available < min ? 'LACK' : 'READY'
}
