import { useState } from 'react'
import type { AlbumCard } from '@/api/eliminateGame'
import { CloseButton } from '@/ui/modal/CloseButton'
import { ModalBase } from '@/ui/modal/ModalBase'
import { Picture } from '@/ui/picture/Picture'
import { classes } from '@/ui/classes'
import layer from '@/ui/modal/ModalLayer.module.css'
import { Outline } from './CardTile'
import { cardName } from './album'
import styles from './CardDialog.module.css'

interface CardDialogProps {
  card: AlbumCard | undefined
  onClose: () => void
}

/** A card, large; it turns over from its back. */
export function CardDialog({ card, onClose }: CardDialogProps) {
  // What is drawn while the dialog leaves.
  const [last, setLast] = useState(card)
  if (card && card !== last) setLast(card)
  if (!last) return null
  const isOwned = last.ownCount > 0
  return (
    <ModalBase
      open={card !== undefined}
      onClose={onClose}
      label={cardName(last)}
      layerClass={styles.layer}
      panelClass={classes(layer.fading, styles.panel)}
    >
      <div className={styles.turn} key={last.cardId}>
        <div
          className={styles.front}
          data-rarity={last.rarity}
          data-missing={!isOwned || undefined}
        >
          {isOwned ? (
            <Picture
              src={last.img}
              name={cardName(last)}
              decorative
              eager
              className={styles.picture}
            />
          ) : (
            <div className={styles.missing}>
              <Outline />
            </div>
          )}
          <span className={styles.rarity}>{last.rarity}</span>
          <div className={styles.words}>
            <h2 className={styles.name}>{cardName(last)}</h2>
            <p>{isOwned ? `已拥有 ×${last.ownCount}` : '还未获得'}</p>
            {last.source && <p className={styles.source}>获取途径：{last.source}</p>}
          </div>
        </div>
        <div className={styles.back} aria-hidden="true" />
      </div>
      <CloseButton onClose={onClose} className={styles.close} />
    </ModalBase>
  )
}
