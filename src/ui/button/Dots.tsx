import styles from './Dots.module.css'

/** Three dots that mean "in progress". */
export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
