import type { FoundUser } from '@/api/user'

/** What lies over the lord's page. */
export type LordLayer =
  | { name: 'poster' }
  /** Looking for a friend of the platform. */
  | { name: 'search' }
  /** The words to the friend who was found. */
  | { name: 'message'; friend: FoundUser }
