import type { ExchangeConfig, Payee } from '@/api/exchange'

const NAMES = new Map([
  ['ALIPAY', '支付宝'],
  ['WECHAT', '微信零钱'],
  ['BANK', '银行卡'],
])

/** Where the money goes; an account that cannot be shown is none. */
export function payeeOf({ payee }: Pick<ExchangeConfig, 'payee'>): Payee | null {
  return payee?.accountMasked ? payee : null
}

/** `支付宝 139****8801` */
export function payeeText({ type, accountMasked }: Payee): string {
  return `${NAMES.get(type) ?? '收款账户'} ${accountMasked}`
}
