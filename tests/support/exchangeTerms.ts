import type { ExchangeConfig } from '@/api/exchange'

/** The platform's terms of a running campaign. */
export const TERMS: ExchangeConfig & { feeRate: number } = {
  activityId: '1',
  status: 'RUNNING',
  startTime: '',
  endTime: '',
  serverTime: '',
  rate: 0.01,
  feeRate: 0.006,
  minAmount: 100,
  maxAmount: 20_000,
  step: 10,
  dailyLimit: 30_000,
  todayLeft: 30_000,
  poolLeft: 5_000_000,
  available: 12_860,
  frozen: 0,
  realNameRequired: true,
  payee: { type: 'ALIPAY', accountMasked: '139****8801' },
}
