import type { Companion } from '@/api/character'

/** The companion's name, or a fallback. */
export function nameOf({ name }: Pick<Companion, 'name'>): string {
  return name || 'AI伙伴'
}
