import type { ExchangeConfig } from '@/api/exchange'
import styles from './RewardRulesPage.module.css'
import { standardRows } from './standard'

/** The exchange's present figures, for people who are logged in. */
export function StandardBox({ config }: { config: ExchangeConfig }) {
  return (
    <section className={styles.standard} aria-labelledby="standard-title">
      <h2 className={styles.standardTitle} id="standard-title">
        当前标准
      </h2>
      <dl className={styles.rows}>
        {standardRows(config).map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
