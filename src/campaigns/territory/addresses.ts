const query = (name: string, id: string) => `${name}=${encodeURIComponent(id)}`

/** Where this page leads. The last one is a page of the app alone; that name is ASSUMED. */
export const addresses = {
  territory: (territoryId: string) => `/territory?${query('territoryId', territoryId)}`,
  manage: (territoryId: string) => `/entrust?${query('territoryId', territoryId)}`,
  planet: (planetId: string) => `/plAce?${query('planetId', planetId)}`,
  invite: (territoryId: string) => `/territory-invite?${query('territoryId', territoryId)}`,
  adoptInApp: (territoryId: string) => `/territory/adopt?${query('territoryId', territoryId)}`,
} as const
