import type { Asset } from '@/api/assets'

/** Those of the ids that are still among the person's assets. */
export function stillOwned(
  assetIds: readonly string[],
  owned: readonly Pick<Asset, 'assetId'>[],
): string[] {
  const known = new Set(owned.map(({ assetId }) => assetId))
  return assetIds.filter((assetId) => known.has(assetId))
}

/** A gift whose answer was lost was carried out when at least one of its assets has gone. */
export function wasGiven(assetIds: readonly string[], left: readonly string[]): boolean {
  return assetIds.length > 0 && left.length < assetIds.length
}
