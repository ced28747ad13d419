import type { TerritoryGlory } from '@/api/territory'
import { valueOf } from '@/kit/campaign/settle'
import type { Applied } from './applied'
import type { TerritoryParts } from './territoryView'

/** What a write was answered, until the page's own calls say it themselves. */
export interface Told {
  /** The answers on screen when it came. */
  before: TerritoryParts
  /** The same with what the write has changed. */
  after: TerritoryParts
}

/** Only a call that has been answered since then knows better. */
export function withTold(parts: TerritoryParts, { before, after }: Told): TerritoryParts {
  return {
    ...parts,
    main: parts.main === before.main ? after.main : parts.main,
    application: parts.application === before.application ? after.application : parts.application,
  }
}

/** The person has applied for the territory on screen, and this was the answer. */
export function withApplied(
  parts: TerritoryParts,
  { applyNo, status, queueNo }: Applied,
): TerritoryParts {
  const territory = valueOf(parts.main)
  if (!territory) return parts
  const { territoryId } = territory
  const since = { rejectReason: '', applyTime: '', auditTime: '' }
  const application = { ...since, applyNo, territoryId, status, queueNo }
  return {
    ...parts,
    main: { ok: true, value: { ...territory, status: TAKEN[status] ?? territory.status } },
    application: { ok: true, value: application },
  }
}

const TAKEN = { PENDING: 'APPLYING', APPROVED: 'OCCUPIED', REJECTED: undefined } as const

/** The lord's words as they have been handed in. */
export function withWords(
  parts: TerritoryParts,
  words: Pick<TerritoryGlory, 'gloryId' | 'text' | 'auditStatus'>,
): TerritoryParts {
  const territory = valueOf(parts.main)
  if (!territory) return parts
  const collectionName = territory.glory?.collectionName ?? ''
  return {
    ...parts,
    main: { ok: true, value: { ...territory, glory: { collectionName, ...words } } },
  }
}
