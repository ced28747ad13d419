import type { Land, LandStatus } from '@/api/land'
import type { Fact } from '@/kit/page/parts/FactsGrid'
import { groupNumber } from '@/lib/format/groupNumber'
import type { Tone } from '@/ui/button/Tag'

type Coordinates = Pick<Land, 'coordX' | 'coordY'>

/** A typographic minus, as wide as a plus: for display. The copied text has the ASCII one. */
const signed = (value: number): string => String(value).replace('-', '−')

/** `X 12 · Y −8`; '' where one of the two is unknown. */
export function coordinatesOf({ coordX, coordY }: Coordinates): string {
  if (coordX === undefined || coordY === undefined) return ''
  return `X ${signed(coordX)} · Y ${signed(coordY)}`
}

/** A line from the platform: no whole phone number (masked on reading), no line break. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const nameOf = ({ name }: Pick<Land, 'name'>): string => plain(name) || '未命名地块'

export const numberOf = ({ landNo, landId }: Pick<Land, 'landNo' | 'landId'>): string =>
  `#${plain(landNo) || landId}`

/** The text of 「复制地址」: 【拾光星】X:12,Y:-8 听潮小筑 #A-0318. Unknown parts are left out. */
export function addressText(land: Land): string {
  const { coordX, coordY } = land
  const planet = plain(land.planetName)
  const isKnown = coordX !== undefined && coordY !== undefined
  const place = `${planet && `【${planet}】`}${isKnown ? `X:${coordX},Y:${coordY}` : ''}`
  return [place, nameOf(land), numberOf(land)].filter(Boolean).join(' ')
}

export const STATUS: Readonly<Record<LandStatus, { label: string; tone: Tone; line: string }>> = {
  OWNED: { label: '已入住', tone: 'success', line: '' },
  FREE: { label: '待认领', tone: 'accent', line: '这块地还没有主人，风景先到先看' },
  ON_SALE: { label: '在售', tone: 'warn', line: '主人正在为它寻找下一位邻居' },
  LOCKED: { label: '已锁定', tone: 'plain', line: '地块暂时锁定，开放后就能来做客' },
}

export function factsOf({ grade, areaSqm, visitCount }: Land): Fact[] {
  return [
    { name: '等级', value: plain(grade) || '--' },
    { name: '面积', value: areaSqm > 0 ? `${groupNumber(areaSqm, 2)}㎡` : '--' },
    { name: '到访', value: `${groupNumber(visitCount)}次` },
  ]
}

/** 2026.03.12, of `YYYY-MM-DD HH:mm:ss`; '' where it is none. */
export const dayOf = (stamp: string): string =>
  /^\d{4}-\d{2}-\d{2}/.exec(stamp)?.[0].replace(/-/g, '.') ?? ''

/** Whether the plot is the person's own. A plot without an owner is not. */
export const isOwner = ({ ownerUid }: Pick<Land, 'ownerUid'>, uid: string | undefined): boolean =>
  ownerUid !== '' && ownerUid === uid

/** The targets of this page; the second one is a page of the app, its name ASSUMED. */
export const addresses = {
  sale: (landId: string) => `/real-estate?landId=${encodeURIComponent(landId)}`,
  visit: (landId: string) => `/land/detail?landId=${encodeURIComponent(landId)}`,
} as const
