import type { DeliveryAddress } from '@/api/lhExchange'

/** The app's page to add an address. Path ASSUMED. */
export const ADD_ADDRESS_PATH = '/address/add'

/** The address in one line; municipalities are their own province, and appear once. */
export function addressLine({ province, city, district, detail }: DeliveryAddress): string {
  const parts = [province, city === province ? '' : city, district, detail]
  return parts.filter(Boolean).join(' ') || '地址信息不完整'
}

/** The chosen address while it is in the list, else the default one, else the first; undefined if there is none. */
export function addressInUse(
  addresses: readonly DeliveryAddress[],
  chosen?: string,
): string | undefined {
  const known = addresses.filter(({ addressId }) => addressId !== '')
  const own = known.find(({ addressId }) => addressId === chosen)
  return (own ?? known.find(({ isDefault }) => isDefault) ?? known[0])?.addressId
}
