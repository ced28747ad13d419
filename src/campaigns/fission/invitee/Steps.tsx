import { wording } from '../wording'
import styles from './Steps.module.css'

/** How it works, in three steps. */
export function Steps() {
  const { how, steps } = wording()
  return (
    <section className={styles.how} aria-label={how}>
      <h2 className={styles.heading}>{how}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
