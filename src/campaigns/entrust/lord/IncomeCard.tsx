import type { Entrust } from '@/api/entrust'
import { Card } from '@/kit/page/parts/Card'
import { feeText, incomeText } from '../entrust'
import styles from './IncomeCard.module.css'

interface IncomeCardProps {
  entrust: Pick<Entrust, 'incomeToday' | 'incomeTotal' | 'feeRate'>
  isRunning: boolean
}

/** What the keeper has brought in, and their fee. */
export function IncomeCard({ entrust, isRunning }: IncomeCardProps) {
  return (
    <Card heading="委托收益" aside={isRunning && <span className={styles.live}>每分钟更新</span>}>
      <dl className={styles.income}>
        <Figure name="今日收益" amount={entrust.incomeToday} />
        <Figure name="累计收益" amount={entrust.incomeTotal} />
      </dl>
      <p className={styles.fee}>
        <span>管家服务费率</span>
        <b>{feeText(entrust.feeRate)}</b>
      </p>
      <p className={styles.note}>服务费的收取方式以App内委托说明为准</p>
    </Card>
  )
}

function Figure({ name, amount }: { name: string; amount: number | undefined }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.amount}>
        <b>{incomeText(amount)}</b>
        <span className={styles.unit}>积分</span>
      </dd>
    </div>
  )
}
