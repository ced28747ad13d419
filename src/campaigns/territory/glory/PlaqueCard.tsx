import { Tag } from '@/ui/button/Tag'
import { Button } from '@/ui/button/Button'
import type { Plaque } from './plaque'
import styles from './PlaqueCard.module.css'

export interface PlaqueCardProps {
  plaque: Plaque
  /** Only for the lord. */
  onEdit?: () => void
}

/** The words that the lord has left on the territory. */
export function PlaqueCard({ plaque, onEdit }: PlaqueCardProps) {
  return (
    <section className={styles.plaque} aria-label="荣耀铭刻">
      <Laurel />
      {plaque.kind === 'words' ? (
        <figure className={styles.figure}>
          <blockquote className={styles.text}>{plaque.text}</blockquote>
          <figcaption className={styles.note}>
            {plaque.collectionName ? `铭刻自卡册「${plaque.collectionName}」` : '荣耀铭刻'}
            {plaque.tag && (
              <Tag tone={plaque.tag === '未通过' ? 'danger' : 'warn'}>{plaque.tag}</Tag>
            )}
          </figcaption>
        </figure>
      ) : (
        <p className={styles.empty}>{onEdit ? '为这片领地刻下第一句话吧' : '这里还没有铭文'}</p>
      )}
      {onEdit && (
        <Button quiet small onPress={onEdit}>
          编辑铭文
        </Button>
      )}
    </section>
  )
}

function Laurel() {
  return (
    <svg className={styles.laurel} viewBox="0 0 120 44" aria-hidden="true">
      <g fill="currentColor">
        <path d="M8 22h30v1.6H8zM82 22h30v1.6H82z" opacity=".6" />
        <path d="M46 34c-7-4-9-12-6-21 2 2 3 4 3 7 2-4 6-6 9-6-1 5-3 8-7 9 3 0 6 1 8 3-3 2-6 3-9 1 1 2 3 4 5 5zM74 34c7-4 9-12 6-21-2 2-3 4-3 7-2-4-6-6-9-6 1 5 3 8 7 9-3 0-6 1-8 3 3 2 6 3 9 1-1 2-3 4-5 5z" />
        <path d="M60 8l2.6 6 6.4.5-4.9 4.2 1.5 6.3L60 21.6 54.400 25l1.500-6.300-4.900-4.200 6.400-.5z" />
      </g>
    </svg>
  )
}
