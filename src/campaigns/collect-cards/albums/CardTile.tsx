import type { AlbumCard } from '@/api/eliminateGame'
import { Picture } from '@/ui/picture/Picture'
import { cardLabel, cardName } from './album'
import styles from './CardTile.module.css'

interface CardTileProps {
  card: AlbumCard
  onPress: () => void
}

/** A card in its place of the album: its picture, or an outline pressed into the paper. */
export function CardTile({ card, onPress }: CardTileProps) {
  const isOwned = card.ownCount > 0
  return (
    <button
      type="button"
      aria-label={cardLabel(card)}
      className={styles.tile}
      data-rarity={card.rarity}
      data-missing={!isOwned || undefined}
      onClick={onPress}
    >
      <span className={styles.face} aria-hidden="true">
        {isOwned ? (
          <Picture src={card.img} name={cardName(card)} decorative className={styles.picture} />
        ) : (
          <Outline />
        )}
        <span className={styles.rarity}>{card.rarity}</span>
        {card.ownCount > 1 && <span className={styles.times}>×{card.ownCount}</span>}
      </span>
      <span className={styles.name}>{cardName(card)}</span>
    </button>
  )
}

/** A wrapped sweet in relief. */
export function Outline() {
  return (
    <svg viewBox="0 0 90 120" className={styles.outline} aria-hidden="true" focusable="false">
      <g className={styles.relief}>
        <circle cx="45" cy="60" r="19" />
        <path d="M28 54L12 44c-3 9-3 23 0 32l16-10M62 54l16-10c3 9 3 23 0 32L62 66" />
        <path d="M38 43c8 8 10 24 3 35M52 42c7 10 8 26 0 36" />
      </g>
    </svg>
  )
}
