import type { DeliveryAddress } from '@/api/lhExchange'

/** The app's page to add an address. Path ASSUMED. */
export const ADD_ADDRESS_PATH = '/address/add'

/** The address in one line; municipalities are their own province, and appear once. */
export function addressLine({ province, city, district, detail }: DeliveryAddress): string {
  const parts = [province, city === province ? '' : city, district, detail]
  return parts.filter(Boolean).join(' ') || '地址信息不完整'
}

/** The default address, else the first; undefined if none can be chosen. */
export function usualAddress(addresses: readonly DeliveryAddress[]): string | undefined {
  const known = addresses.filter(({ addressId }) => addressId !== '')
  return (known.find(({ isDefault }) => isDefault) ?? known[0])?.addressId
}
