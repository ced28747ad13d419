import type { FreeTerritory } from '@/api/activity'
import type { Call } from '@/sandbox/serve/handle'
import { feesOf } from './apply'
import { territories } from './data'
import { ownershipOf } from './ownership'

/** Those without a lord and without a fee. */
export function freeTerritories(call: Call): FreeTerritory[] {
  return territories
    .filter((record) => {
      const { status } = ownershipOf(call, record, call.user)
      return status === 'FREE' && feesOf(call, record).fee === 0
    })
    .map(({ territoryId, name, level }) => ({
      territoryId,
      name,
      level,
      cover: call.art('landscape', territoryId),
    }))
}
