import type { ApplyInfo, Territory } from '@/api/territory'
import { Button } from '@/ui/Button'
import { SkeletonLines } from '@/ui/Skeleton'
import { CostRows } from './CostRows'
import { RequirementList } from './RequirementList'
import { Section } from './Section'
import styles from './Conditions.module.css'

export interface ConditionsProps {
  territory: Pick<Territory, 'adoptFee'>
  loggedIn: boolean
  /** Undefined for guests, on its way, and where it could not be read. */
  info: ApplyInfo | undefined
  waiting: boolean
  onLogin: () => void
  onRetry: () => Promise<unknown>
}

/** What adopting takes: for guests the price alone, for everybody else their own state too. */
export function Conditions({ territory, info, ...rest }: ConditionsProps) {
  return (
    <Section title="认领条件">
      {info && <RequirementList requirements={info.requirements} />}
      <CostRows adoptFee={territory.adoptFee} info={info} />
      {!info && <Unknown {...rest} />}
    </Section>
  )
}

type UnknownProps = Pick<ConditionsProps, 'loggedIn' | 'waiting' | 'onLogin' | 'onRetry'>

function Unknown({ loggedIn, waiting, onLogin, onRetry }: UnknownProps) {
  if (waiting)
    return (
      <div aria-busy="true">
        <SkeletonLines count={2} />
      </div>
    )
  return (
    <div className={styles.masked}>
      <p>{loggedIn ? '条件加载失败' : '已满足条件 --'}</p>
      <Button quiet small onPress={loggedIn ? onRetry : onLogin}>
        {loggedIn ? '重新加载' : '登录后查看'}
      </Button>
    </div>
  )
}
