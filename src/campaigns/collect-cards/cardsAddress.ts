import { idOf } from '@/lib/url/urlParams'

export interface CardsAddress {
  activityId: string | undefined
  /** The album that is open first. */
  collectionId: string | undefined
  territoryId: string | undefined
}

export function addressOf(search: URLSearchParams): CardsAddress {
  return {
    activityId: idOf(search.get('activityId')),
    collectionId: idOf(search.get('collectionId')),
    territoryId: idOf(search.get('territoryId')),
  }
}

/** This page inside the app, with what the address names and nothing else. */
export function appPathOf(search: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(addressOf(search))) if (value) query.set(name, value)
  return query.size > 0 ? `/collect-cards?${query.toString()}` : '/collect-cards'
}
