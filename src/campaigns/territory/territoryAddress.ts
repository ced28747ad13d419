import { idOf } from '@/lib/url/urlParams'

/** The territory in the address. */
export interface TerritoryAddress {
  asked: string | undefined
  /** Its id is malformed. */
  isBad: boolean
}

export function addressOf(params: URLSearchParams): TerritoryAddress {
  const asked = idOf(params.get('territoryId'))
  return { asked, isBad: params.has('territoryId') && asked === undefined }
}

const query = (name: string, id: string) => `${name}=${encodeURIComponent(id)}`

/** The targets of this page. The last one is a page of the app only; its name is ASSUMED. */
export const addresses = {
  /** The free territories. */
  free: '/territory-carnival',
  territory: (territoryId: string) => `/territory?${query('territoryId', territoryId)}`,
  manage: (territoryId: string) => `/entrust?${query('territoryId', territoryId)}`,
  planet: (planetId: string) => `/plAce?${query('planetId', planetId)}`,
  invite: (territoryId: string) => `/territory-invite?${query('territoryId', territoryId)}`,
  adoptInApp: (territoryId: string) => `/territory/adopt?${query('territoryId', territoryId)}`,
} as const
