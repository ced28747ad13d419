import type { Companion } from '@/api/character'

/** A companion that the platform gives no name. */
export function nameOf({ name }: Pick<Companion, 'name'>): string {
  return name || 'AI伙伴'
}
