import type { ExchangeConfig } from '@/api/exchange'
import { stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/handle'
import { leftOf } from './data'
import { RATE, feeRateOf } from './money'
import { timesOf } from './times'

export const LIMITS = { minAmount: 100, maxAmount: 20_000, step: 10 } as const
const ACTIVITY_ID = '7300000000000000126'
const PAYEE = { type: 'ALIPAY', accountMasked: '139****8801' }

/** The terms of the campaign, and what this person has left. */
export async function configOf(call: Call<{ activityId?: string }>): Promise<ExchangeConfig> {
  return {
    activityId: call.payload.activityId || ACTIVITY_ID,
    ...timesOf(call),
    serverTime: stamp(call.now),
    rate: RATE,
    feeRate: call.scenario('fee_unknown') ? undefined : feeRateOf(call.scenario('no_fee')),
    ...LIMITS,
    ...(await leftOf(call)),
    realNameRequired: true,
    payee: call.scenario('payee_none') ? null : payeeOf(call),
  }
}

function payeeOf({ scenario }: Pick<Call<unknown>, 'scenario'>) {
  return scenario('payee_bank') ? { type: 'BANK', accountMasked: '6222 **** **** 0381' } : PAYEE
}
