import { listTopTerritories, readProjectedRevenue } from '@/api/territory'
import { Card } from '@/kit/page/parts/Card'
import { useAnswer } from '@/kit/page/query/answer'
import { DISCLAIMER } from '@/kit/rules/incomeDisclaimer'
import { hasForecast, rangeText } from '@/kit/territory/revenueRange'
import styles from './RevenueTeaser.module.css'

/** The week's forecast of the first territory, never without the words that it is no promise; or nothing at all. */
export function RevenueTeaser() {
  const first = useAnswer(listTopTerritories, undefined).data?.[0]
  const territoryId = first?.territoryId ?? ''
  const { data } = useAnswer(
    readProjectedRevenue,
    { territoryId, cycleDays: 7 },
    { enabled: territoryId !== '' },
  )
  if (!hasForecast(data)) return null
  return (
    <Card heading="看看榜首的收成">
      <p className={styles.name}>{first?.name || '榜首领地'} · 未来7天预计收益</p>
      <p className={styles.range}>
        {rangeText(data)}
        {data.unit !== '' && <span className={styles.unit}>{data.unit}</span>}
      </p>
      <p className={styles.disclaimer}>{DISCLAIMER}</p>
    </Card>
  )
}
