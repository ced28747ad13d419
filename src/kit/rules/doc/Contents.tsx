import { Chip } from '@/ui/button/Chip'
import { SkeletonBlock } from '@/ui/Skeleton'
import { chipText, contentsOf } from './outline'
import type { RuleHeading } from './outline'
import styles from './RuleDoc.module.css'

interface ContentsProps {
  /** Undefined while the text is on its way: then their place is kept. */
  headings: readonly RuleHeading[] | undefined
  onChoose: (heading: RuleHeading) => void
}

export function Contents({ headings, onChoose }: ContentsProps) {
  if (!headings)
    return (
      <div className={styles.contents} aria-hidden="true">
        <SkeletonBlock className={styles.chip} />
        <SkeletonBlock className={styles.chip} />
        <SkeletonBlock className={styles.chip} />
      </div>
    )
  const shown = contentsOf(headings)
  if (shown.length === 0) return null
  return (
    <nav className={styles.contents} aria-label="目录">
      {shown.map((heading) => (
        <Chip key={heading.id} onPress={() => onChoose(heading)}>
          {chipText(heading.text)}
        </Chip>
      ))}
    </nav>
  )
}
