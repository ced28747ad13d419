import { currentVisit } from '@/bridge/environment'

/** WeChat's rules for pages that it shows: no amounts there. '' where there is none to show. */
export function shownAmount(amountText: string): string {
  return currentVisit().visit === 'wechat' ? '' : amountText
}
