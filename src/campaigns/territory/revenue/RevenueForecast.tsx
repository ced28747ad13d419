import type { ProjectedRevenue } from '@/api/territory'
import { rangeText, sharesOf } from '@/kit/territory/revenueRange'
import styles from './RevenueForecast.module.css'

export interface RevenueForecastProps {
  revenue: ProjectedRevenue
}

/** The whole range, and where it comes from. */
export function RevenueForecast({ revenue }: RevenueForecastProps) {
  const shares = sharesOf(revenue.items)
  return (
    <>
      <p className={styles.total}>
        <strong className={styles.range}>{rangeText(revenue)}</strong>
        {revenue.unit && <span className={styles.unit}>{revenue.unit}</span>}
      </p>
      <ul className={styles.items}>
        {revenue.items.map((item, at) => (
          <li key={`${at}${item.name}`} className={styles.item}>
            <span className={styles.name}>{item.name || '其他'}</span>
            <span className={styles.amount}>{rangeText(item)}</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ transform: `scaleX(${shares[at] ?? 0})` }} />
            </span>
          </li>
        ))}
      </ul>
      {revenue.updateTime && (
        <p className={styles.time}>更新于 {revenue.updateTime.slice(0, 16)}</p>
      )}
    </>
  )
}
