import { REVENUE_CYCLES } from '@/api/territory'
import type { ProjectedRevenue, RevenueCycle } from '@/api/territory'
import type { Settled } from '@/kit/campaign/settle'
import { track } from '@/tracking/track'
import { Button } from '@/ui/Button'
import { SkeletonLines } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { RevenueForecast } from './RevenueForecast'
import { DISCLAIMER, hasForecast } from './revenueRange'
import { Section } from './Section'
import { useRevenue } from './useRevenue'
import type { Revenue } from './useRevenue'
import styles from './RevenueCard.module.css'

export interface RevenueCardProps {
  territoryId: string
  /** Undefined while it is on its way. */
  first: Settled<ProjectedRevenue | null> | undefined
}

const TABS = REVENUE_CYCLES.map((days) => ({
  id: `${days}` as const,
  label: `${days}天`,
}))

/** What the territory may yield, never without the words that it is no promise. */
export function RevenueCard({ territoryId, first }: RevenueCardProps) {
  const revenue = useRevenue(territoryId, first)
  const choose = (id: `${RevenueCycle}`) => {
    if (id === `${revenue.cycle}`) return
    track('territory', 'tab', 'revenue-cycle', { territoryId })
    revenue.choose(Number(id) as RevenueCycle)
  }
  return (
    <Section title="预计收益">
      <Tabs tabs={TABS} value={`${revenue.cycle}`} onChange={choose} label="预计收益的周期">
        <div className={styles.panel}>
          <RevenueState {...revenue} />
        </div>
      </Tabs>
      <p className={styles.disclaimer}>{DISCLAIMER}</p>
    </Section>
  )
}

function RevenueState({ state, retry }: Revenue) {
  if (state.kind === 'loading')
    return (
      <div aria-busy="true">
        <SkeletonLines count={5} />
      </div>
    )
  if (state.kind === 'ready' && hasForecast(state.value))
    return <RevenueForecast revenue={state.value} />
  return (
    <div className={styles.none}>
      <p>暂无预估</p>
      {state.kind === 'failed' && (
        <Button quiet small onPress={retry}>
          重新加载
        </Button>
      )}
    </div>
  )
}
