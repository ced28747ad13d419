import type { ApplyInfo, Territory } from '@/api/territory'
import { Button } from '@/ui/Button'
import { CostRows } from './CostRows'
import { RequirementList } from './RequirementList'
import { Section } from './Section'
import styles from './Conditions.module.css'

export interface ConditionsProps {
  territory: Pick<Territory, 'adoptFee'>
  loggedIn: boolean
  /** Undefined for guests and where it could not be read. */
  info: ApplyInfo | undefined
  onLogin: () => void
  onRetry: () => Promise<unknown>
}

/** What adopting takes: for guests the price alone, for everybody else their own state too. */
export function Conditions({ territory, loggedIn, info, onLogin, onRetry }: ConditionsProps) {
  return (
    <Section title="认领条件">
      {info ? (
        <>
          <RequirementList requirements={info.requirements} />
          <CostRows adoptFee={territory.adoptFee} info={info} />
        </>
      ) : (
        <>
          <CostRows adoptFee={territory.adoptFee} />
          <div className={styles.masked}>
            <p>{loggedIn ? '条件加载失败' : '已满足条件 --'}</p>
            <Button quiet small onPress={loggedIn ? onRetry : onLogin}>
              {loggedIn ? '重新加载' : '登录后查看'}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
