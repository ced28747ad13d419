import { PageLink } from '@/kit/open-app/PageLink'
import styles from './SidePill.module.css'

export interface SidePillProps {
  /** Two characters: 规则, 记录. */
  label: string
  onPress: () => void
  /** Its target, if it is a plain link; `onPress` then only tracks the tap. */
  to?: string
}

/** A small button at the right edge of a campaign page, or a link that looks like it. */
export function SidePill({ label, onPress, to }: SidePillProps) {
  if (to !== undefined)
    return (
      <PageLink to={to} className={styles.pill} onClick={onPress}>
        {label}
      </PageLink>
    )
  return (
    <button type="button" className={styles.pill} onClick={onPress}>
      {label}
    </button>
  )
}
