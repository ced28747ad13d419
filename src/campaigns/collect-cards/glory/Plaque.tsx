import type { Territory, TerritoryGlory } from '@/api/territory'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { auditNote } from './glory'
import styles from './Glory.module.css'

interface PlaqueProps {
  territory: Pick<Territory, 'name'>
  glory: TerritoryGlory
  onEdit: () => void
}

/** The person's words as they stand on the territory. */
export function Plaque({ territory, glory, onEdit }: PlaqueProps) {
  const note = auditNote(glory)
  return (
    <figure className={styles.plaque}>
      <blockquote className={styles.words}>{glory.text}</blockquote>
      <figcaption className={styles.from}>
        {[territory.name, glory.collectionName && `「${glory.collectionName}」`]
          .filter(Boolean)
          .join(' · ')}
        {note && <Tag tone={glory.auditStatus === 'REJECTED' ? 'danger' : 'warn'}>{note}</Tag>}
      </figcaption>
      <Button small quiet onPress={onEdit}>
        修改铭文
      </Button>
    </figure>
  )
}
