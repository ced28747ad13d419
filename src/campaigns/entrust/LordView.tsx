import type { Entrust, EntrustStatus, EntrustTask } from '@/api/entrust'
import { Countdown } from '@/kit/clock/Countdown'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { distinctTasks } from '@/kit/tasks/taskRules'
import { useTaskJump } from '@/kit/tasks/useTaskJump'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/button/Button'
import { Tag, type Tone } from '@/ui/button/Tag'
import { PlainButton } from '@/ui/button/PlainButton'
import { Avatar } from '@/ui/picture/Avatar'
import { STATUS_LABELS, TASK_LABELS, feeText, incomeText, logLines, progressOf } from './entrust'
import { Intro } from './Intro'
import { Face } from './Keeper'
import styles from './LordView.module.css'

interface LordViewProps {
  entrust: Entrust
  status: EntrustStatus
  /** Epoch milliseconds; undefined if there is no countdown. */
  endsAt: number | undefined
}

/** The lord's view of the keeper's work. */
export function LordView(props: LordViewProps) {
  const { entrust, status } = props
  return (
    <>
      <KeeperCard {...props} />
      {status === 'NONE' && <Intro />}
      <IncomeCard entrust={entrust} isRunning={status === 'RUNNING'} />
      {status !== 'NONE' && <TaskCard tasks={entrust.tasks} />}
      <LogCard logs={entrust.logs} />
    </>
  )
}

const TONES = {
  NONE: 'plain',
  RUNNING: 'success',
  PAUSED: 'warn',
  EXPIRED: 'danger',
} as const satisfies Record<EntrustStatus, Tone>

/** The keeper, and the remaining term. */
function KeeperCard(props: LordViewProps) {
  const { entrust, status } = props
  const name = entrust.keeperName || (status === 'NONE' ? '管家待上岗' : '发条管家')
  return (
    <Card label="管家" className={styles.keeper}>
      {entrust.keeperAvatar ? (
        <Avatar src={entrust.keeperAvatar} name={name} size={104} className={styles.avatar} />
      ) : (
        <svg className={styles.avatar} viewBox="93 -20 250 250" aria-hidden="true">
          <Face isAsleep={false} />
        </svg>
      )}
      <div className={styles.keeperWords}>
        <h2 className={styles.keeperName}>{name}</h2>
        <p className={styles.term}>
          <TimeLeft {...props} />
        </p>
      </div>
      <Tag tone={TONES[status]}>{STATUS_LABELS[status]}</Tag>
    </Card>
  )
}

function TimeLeft({ entrust, status, endsAt }: LordViewProps) {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(entrust.endTime)?.[0]
  if (status === 'NONE') return '上好发条，就能开工'
  if (status === 'EXPIRED') return day ? `已于 ${day} 到期` : '任期已结束'
  if (endsAt === undefined) return day ? `任期至 ${day}` : '任期以App内显示为准'
  return <Countdown endsAt={endsAt} label="剩余" className={styles.countdown} />
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
      <dt className="muted">{name}</dt>
      <dd className={styles.amount}>
        <b>{incomeText(amount)}</b>
        <span className={styles.unit}>积分</span>
      </dd>
    </div>
  )
}

/** The keeper's daily tasks, with their progress. */
function TaskCard({ tasks }: { tasks: readonly EntrustTask[] }) {
  const shown = distinctTasks(tasks)
  return (
    <Card heading="代办任务">
      {shown.length === 0 ? (
        <EmptyState text="今天没有要代办的任务" />
      ) : (
        <ul>
          {shown.map((task) => (
            <TaskRow key={task.taskId} task={task} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function TaskRow({ task }: { task: EntrustTask }) {
  const { track } = useCampaign()
  const follow = useTaskJump()
  const { taskId, rewardText, status } = task
  const { share, text } = progressOf(task)
  return (
    <li>
      <PlainButton
        className={styles.task}
        data-status={status}
        onPress={() => {
          track('card', 'task', { taskId })
          return follow(taskId)
        }}
      >
        <span className={styles.dial} aria-hidden="true">
          <svg viewBox="0 0 44 44">
            <circle className={styles.track} cx="22" cy="22" r="18" />
            <circle
              className={styles.fill}
              cx="22"
              cy="22"
              r="18"
              transform="rotate(-90 22 22)"
              strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
            />
            {status === 'DONE' && <path className={styles.tick} d="M14 22l6 6 11-12" />}
          </svg>
        </span>
        <span className={styles.taskWords}>
          <span className={styles.taskName}>{task.name || '管家的差事'}</span>
          {rewardText && <span className={styles.reward}>{rewardText}</span>}
        </span>
        <span className={styles.state}>
          {text && <b className={styles.count}>{text}</b>}
          {TASK_LABELS[status]}
        </span>
      </PlainButton>
    </li>
  )
}

const CIRCUMFERENCE = 2 * Math.PI * 18

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
              {time && <time className="muted">{time}</time>}
              <p>{text}</p>
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
