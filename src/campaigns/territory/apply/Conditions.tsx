import { refetchFailed } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { SkeletonLines } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { Section } from '../facts/Section'
import type { TerritoryView } from '../territoryView'
import { CostRows } from './CostRows'
import { RequirementList } from './RequirementList'
import styles from './Conditions.module.css'

/** What adopting takes: for guests the price alone, for everybody else their own state too. */
export function Conditions({ view }: { view: TerritoryView }) {
  const { territory, applyInfo } = view
  return (
    <Section title="认领条件">
      {applyInfo && <RequirementList requirements={applyInfo.requirements} />}
      <CostRows adoptFee={territory.adoptFee} info={applyInfo} />
      {!applyInfo && <Unknown view={view} />}
    </Section>
  )
}

function Unknown({ view: { loggedIn, applyInfoPending } }: { view: TerritoryView }) {
  const { openLogin } = useCampaign()
  if (applyInfoPending)
    return (
      <div aria-busy="true">
        <SkeletonLines count={2} />
      </div>
    )
  return (
    <div className={styles.masked}>
      <p>{loggedIn ? '条件加载失败' : '已满足条件 --'}</p>
      <Button quiet small onPress={loggedIn ? refetchFailed : openLogin}>
        {loggedIn ? '重新加载' : '登录后查看'}
      </Button>
    </div>
  )
}
