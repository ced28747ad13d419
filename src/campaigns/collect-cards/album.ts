import type { AlbumCard, CardAlbum } from '@/api/eliminateGame'
import type { TerritoryGlory } from '@/api/territory'

interface AlbumProgress {
  collected: number
  total: number
}

/** The progress of an album: by the platform's count, never beyond its cards. */
export function progressOf(album: Pick<CardAlbum, 'total' | 'collected' | 'cards'>): AlbumProgress {
  const total = album.total || album.cards.length
  return { total, collected: Math.min(album.collected, total) }
}

export function totalProgress(albums: readonly CardAlbum[]): AlbumProgress {
  return albums.map(progressOf).reduce(
    (sum, { collected, total }) => ({
      collected: sum.collected + collected,
      total: sum.total + total,
    }),
    { collected: 0, total: 0 },
  )
}

export function isComplete({ status }: Pick<CardAlbum, 'status'>): boolean {
  return status === 'COMPLETE'
}

/** The album of the address, or else the first. */
export function shownAlbum(
  albums: readonly CardAlbum[],
  collectionId: string | undefined,
): CardAlbum | undefined {
  return albums.find((album) => album.collectionId === collectionId) ?? albums[0]
}

/** The platform's name of the card, or a fallback. */
export function cardName({ name }: Pick<AlbumCard, 'name'>): string {
  return name || '神秘卡片'
}

/** The accessible name of a card in its album. */
export function cardLabel(card: Pick<AlbumCard, 'name' | 'rarity' | 'ownCount'>): string {
  const state = card.ownCount > 0 ? `已拥有${card.ownCount}张` : '未获得'
  return `${cardName(card)}，${card.rarity}，${state}`
}

/** The cards of which there are more than before. */
export function newCards(
  before: readonly CardAlbum[] | undefined,
  after: readonly CardAlbum[],
): AlbumCard[] {
  if (!before) return []
  const counts = new Map(
    before.flatMap(({ cards }) => cards).map(({ cardId, ownCount }) => [cardId, ownCount]),
  )
  return after
    .flatMap(({ cards }) => cards)
    .filter(({ cardId, ownCount }) => ownCount > (counts.get(cardId) ?? ownCount))
}

/** The review status of the text; '' if it has passed. */
export function auditNote({ auditStatus }: Pick<TerritoryGlory, 'auditStatus'>): string {
  if (auditStatus === 'PASSED') return ''
  return auditStatus === 'PENDING' ? '审核中' : '未通过，请修改'
}
