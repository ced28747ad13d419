import type { Visit } from '@/bridge/environment'
import { env } from '@/lib/env'
import { safeLink } from '@/lib/url/safeUrl'

export type Store = 'ios' | 'android'

/** The possible stores of this phone: both if the system is unknown. */
export function storesFor(os: Visit['os']): readonly Store[] {
  return os === 'other' ? ['ios', 'android'] : [os]
}

/** Leaves for the app's page in a store. Only from a tap. */
export function leaveForStore(store: Store): void {
  const address = safeLink(store === 'ios' ? env.iosStoreUrl : env.androidStoreUrl)
  if (address) window.location.href = address
}
