import { REVENUE_CYCLES, readProjectedRevenue } from '@/api/territory'
import type { RevenueCycle } from '@/api/territory'
import { useAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { DISCLAIMER } from '@/kit/rules/incomeDisclaimer'
import { hasForecast } from '@/kit/territory/revenueRange'
import { SkeletonLines } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { Tabs } from '@/ui/tabs/Tabs'
import { FIRST_CYCLE } from '../queries'
import { Section } from '../facts/Section'
import styles from './RevenueCard.module.css'
import { RevenueForecast } from './RevenueForecast'

const TABS = REVENUE_CYCLES.map((days) => ({
  id: `${days}` as const,
  label: `${days}天`,
}))

/** What the territory may yield, never without the words that it is no promise. */
export function RevenueCard({ territoryId }: { territoryId: string }) {
  const { track } = useCampaign()
  const [cycle, setCycle] = useEntryState<RevenueCycle>('revenue', FIRST_CYCLE)
  const choose = (id: `${RevenueCycle}`) => {
    if (id === `${cycle}`) return
    track('tab', 'revenue-cycle', { territoryId })
    setCycle(Number(id) as RevenueCycle)
  }
  return (
    <Section title="预计收益">
      <Tabs tabs={TABS} value={`${cycle}`} onChange={choose} label="预计收益的周期">
        <div className={styles.panel}>
          <Forecast territoryId={territoryId} cycle={cycle} />
        </div>
      </Tabs>
      <p className={styles.disclaimer}>{DISCLAIMER}</p>
    </Section>
  )
}

function Forecast({ territoryId, cycle }: { territoryId: string; cycle: RevenueCycle }) {
  const { data, isPending, error, refetch } = useAnswer(readProjectedRevenue, {
    territoryId,
    cycleDays: cycle,
  })
  if (isPending)
    return (
      <div aria-busy="true">
        <SkeletonLines count={5} />
      </div>
    )
  if (data && hasForecast(data)) return <RevenueForecast revenue={data} />
  return (
    <div className={styles.none}>
      <p>暂无预估</p>
      {error && !data && (
        <Button quiet small onPress={refetch}>
          重新加载
        </Button>
      )}
    </div>
  )
}
