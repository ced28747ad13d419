import styles from './Hero.module.css'

/** The great packet in the sky of the festival, and packets that fall past it. */
export function Hero({ subtitle }: { subtitle: string }) {
  return (
    <header className={styles.hero}>
      <div className={styles.rain} aria-hidden="true">
        <span className={styles.drop} />
        <span className={styles.drop} />
        <span className={styles.drop} />
        <span className={styles.drop} />
      </div>
      <h1 className={styles.title}>红包雨</h1>
      <p className={styles.subtitle}>{subtitle}</p>
    </header>
  )
}
