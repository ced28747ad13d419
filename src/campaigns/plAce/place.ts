import type { UserInfo } from '@/api/login'
import type { Planet, PlanetVisit } from '@/api/planet'
import { formatCount } from '@/lib/format/formatCount'
import { groupNumber } from '@/lib/format/groupNumber'
import { lengthOf } from '@/lib/format/lengthOf'

const LONGEST_NAME = 12

/** A name in one line: no whole phone number, at most twelve characters. */
export function shortName(name: string, otherwise: string): string {
  const plain = name.replace(/\s+/g, ' ').trim() || otherwise
  const letters = Array.from(plain)
  return lengthOf(plain) > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}…` : plain
}

export const nameOf = ({ name }: Pick<Planet, 'name'>): string => shortName(name, '未命名星球')

type Gate = 'open' | 'private' | 'closed'

/** The access to a planet. An unknown status hides nothing that the platform sends. */
export function gateOf({ status }: Pick<Planet, 'status'>): Gate {
  if (status === 'PRIVATE') return 'private'
  return status === 'CLOSED' ? 'closed' : 'open'
}

export const GATE_WORDS = {
  private: { text: '主人设置了私密', line: '这颗星球暂时只对主人可见' },
  closed: { text: '星球已关闭', line: '它已熄灯休息，去看看别的星球吧' },
} as const satisfies Record<Exclude<Gate, 'open'>, { text: string; line: string }>

/** The visit of this session. */
export interface Visited {
  visit: PlanetVisit | undefined
  /** It was answered just now, not before a reload or Back. */
  isFresh: boolean
}

/** A visit can be left only if the platform reports the planet as open. */
export const takesVisits = (planet: Pick<Planet, 'status'> | null | undefined): boolean =>
  planet?.status === 'OPEN'

/** The number of visits: the visit's own answer may be newer than the planet's, or older. */
export function visitCountOf(
  { visitCount }: Pick<Planet, 'visitCount'>,
  visit: Pick<PlanetVisit, 'visitCount'> | undefined,
): number {
  return Math.max(visitCount, visit?.visitCount ?? 0)
}

/** 「12,861」 of 「你是第12,861位访客」; '' if unknown. The person's own number is not rounded. */
export const guestNoText = (visit: Pick<PlanetVisit, 'guestNo'> | undefined): string =>
  visit && visit.guestNo > 0 ? groupNumber(visit.guestNo) : ''

/** The line below the owner's name. */
export function ownerLine(user: Pick<UserInfo, 'bio' | 'fansCount'> | undefined): string {
  const bio = (user?.bio ?? '').replace(/\s+/g, ' ').trim()
  const fans = user?.fansCount
  return bio || (fans ? `${formatCount(fans)}位关注者` : '星球主人')
}

/** The targets of this page. Pages of the app; their names are ASSUMED. */
export const planetPages = {
  land: (planetId: string) => `/planet?planetId=${encodeURIComponent(planetId)}`,
  scene: (planetId: string, sceneId: string) =>
    `/planet?planetId=${encodeURIComponent(planetId)}&sceneId=${encodeURIComponent(sceneId)}`,
} as const
