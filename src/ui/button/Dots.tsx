import styles from './Dots.module.css'

/** Three dots that say "working on it". */
export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
