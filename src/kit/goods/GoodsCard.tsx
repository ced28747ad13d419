import type { ReactNode } from 'react'
import { Button } from '@/ui/button/Button'
import { Picture } from '@/ui/picture/Picture'
import type { PressHandler } from '@/ui/button/usePress'
import styles from './GoodsCard.module.css'

export interface GoodsCardProps {
  name: string
  img: string | undefined
  /** The price, rendered by the page. */
  price: ReactNode
  /** Under the price, e.g. how many are left. */
  note?: string
  /** On the picture. */
  tag?: string
  /** The button: its label, and whether it is enabled. */
  action: { label: string; disabled?: boolean; onPress: PressHandler }
  /** A tap on the picture or the name. */
  onOpen: () => void
}

/** One of the goods: picture, name, price, and its button. */
export function GoodsCard({ name, img, price, note, tag, action, onOpen }: GoodsCardProps) {
  return (
    <div className={styles.card}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <Picture src={img} name={name} decorative ratio={1} />
        {tag && <span className={styles.tag}>{tag}</span>}
        <span className={styles.name}>{name}</span>
      </button>
      <p className={styles.price}>{price}</p>
      <p className={styles.note}>{note}</p>
      <Button
        small
        wide
        className={styles.action ?? ''}
        disabled={action.disabled ?? false}
        label={`${action.label} ${name}`}
        onPress={action.onPress}
      >
        {action.label}
      </Button>
    </div>
  )
}
