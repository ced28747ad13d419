import type { ReactNode } from 'react'
import { SkeletonLines } from '@/ui/Skeleton'
import styles from './RewardRulesPage.module.css'
import { standardRows } from './standard'
import type { Figures } from './standard'

/** The exchange's present figures, for people who are logged in; not rendered if the platform sends none. */
export function StandardBox({ figures }: { figures: Figures }) {
  const rows = standardRows(figures)
  if (rows.length === 0) return null
  return (
    <Box>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Box>
  )
}

const MOST_ROWS = 5
/** As tall as a row's text, whatever its size. */
const LINE = '\u00a0'

/** The placeholder while the figures load. */
export function StandardSkeleton() {
  return (
    <Box>
      <div className={styles.rows}>
        {Array.from({ length: MOST_ROWS }, (_, index) => (
          <div key={index} className={styles.row}>
            <SkeletonLines className={styles.skeleton} />
            {LINE}
          </div>
        ))}
      </div>
    </Box>
  )
}

function Box({ children }: { children: ReactNode }) {
  return (
    <section className={styles.standard} aria-labelledby="standard-title">
      <h2 className={styles.standardTitle} id="standard-title">
        当前标准
      </h2>
      {children}
    </section>
  )
}
