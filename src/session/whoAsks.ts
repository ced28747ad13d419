import { loginCount, tokens } from './session'

/**
 * A word that changes when another login is in force, and with every finished login: the platform may give the same
 * token again. It stays in memory and is never shown.
 */
export function whoAsks(): string {
  const { wrapper = '', stored = '' } = tokens()
  return `${loginCount()}|${wrapper}|${stored}`
}
