import { Chip } from '@/ui/Chip'
import { chipText, contentsOf } from './outline'
import type { RuleHeading } from './outline'
import styles from './RuleDoc.module.css'

interface ContentsProps {
  headings: readonly RuleHeading[]
  onChoose: (heading: RuleHeading) => void
}

export function Contents({ headings, onChoose }: ContentsProps) {
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
