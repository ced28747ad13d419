import styles from './Making.module.css'

/** Covers the poster, or its place, while it is being made. */
export function Making() {
  return (
    <output className={styles.making}>
      <span className={styles.chip}>海报生成中…</span>
    </output>
  )
}
