import styles from './ChatAI.module.css'

/** The night behind the words: a few stars, and a ridge with a lighthouse at its foot. */
export function Sky() {
  return <div className={styles.sky} aria-hidden="true" />
}
