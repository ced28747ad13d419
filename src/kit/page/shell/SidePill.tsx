import styles from './SidePill.module.css'

export interface SidePillProps {
  /** Two characters: 规则, 记录. */
  label: string
  onPress: () => void
}

/** A small button at the right edge of a campaign page. */
export function SidePill({ label, onPress }: SidePillProps) {
  return (
    <button type="button" className={styles.pill} onClick={onPress}>
      {label}
    </button>
  )
}
