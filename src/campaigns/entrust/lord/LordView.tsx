import type { Entrust, EntrustStatus } from '@/api/entrust'
import { Card } from '@/kit/page/parts/Card'
import { useEntryState } from '@/kit/page/useEntryState'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/button/Button'
import { feeText, incomeText, logLines } from '../entrust'
import { Intro } from '../Intro'
import { KeeperCard } from './KeeperCard'
import { TaskCard } from './TaskCard'
import styles from './LordView.module.css'

interface LordViewProps {
  entrust: Entrust
  status: EntrustStatus
  /** Epoch milliseconds; undefined if there is no countdown. */
  endsAt: number | undefined
}

/** The lord's view of the keeper's work. */
export function LordView({ entrust, status, endsAt }: LordViewProps) {
  return (
    <>
      <KeeperCard entrust={entrust} status={status} endsAt={endsAt} />
      {status === 'NONE' && <Intro />}
      <IncomeCard entrust={entrust} isRunning={status === 'RUNNING'} />
      {status !== 'NONE' && <TaskCard tasks={entrust.tasks} />}
      <LogCard logs={entrust.logs} />
    </>
  )
}

interface IncomeCardProps {
  entrust: Pick<Entrust, 'incomeToday' | 'incomeTotal' | 'feeRate'>
  isRunning: boolean
}

/** The keeper's income, and their fee. */
function IncomeCard({ entrust, isRunning }: IncomeCardProps) {
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

const STEP = 20

/** The keeper's log, the newest lines first; older ones on demand. */
function LogCard({ logs }: { logs: Entrust['logs'] }) {
  const [limit, setLimit] = useEntryState<number>('log', STEP)
  const lines = logLines(logs)
  return (
    <Card heading="管家日志">
      {lines.length === 0 ? (
        <EmptyState text="管家还没有开工" />
      ) : (
        <ol className={styles.log}>
          {lines.slice(0, limit).map(({ key, time, text }) => (
            <li key={key} className={styles.line}>
              {time && <time className={styles.time}>{time}</time>}
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {lines.length > limit && (
        <div className={styles.more}>
          <Button small quiet onPress={() => setLimit(limit + STEP)}>
            查看更早的日志
          </Button>
        </div>
      )}
    </Card>
  )
}
