import type { ReactNode } from 'react'
import { appointmentInfo } from '@/api/redPacket'
import type { RainInfo } from '@/api/redPacket'
import { Countdown } from '@/kit/clock/Countdown'
import { ActionButton } from '@/kit/page/parts/ActionButton'
import { actionStateOf } from '@/kit/page/parts/actionStates'
import { Card } from '@/kit/page/parts/Card'
import { queryClient } from '@/kit/page/query/queryClient'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { formatCount } from '@/lib/format/formatCount'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/toast/toast'
import { isInApp } from './appPath'
import { EntryButton } from './EntryButton'
import { clockText } from './rounds'
import type { Round } from './rounds'
import { useRain } from './useRain'
import styles from './StageCard.module.css'

interface StageCardProps {
  shell: ShellStateName
  onPractise: () => Promise<void>
  onEnter: (round: Round) => Promise<void>
  /** The web's own login. */
  onLogin: () => void
}

/** The current stage: the live round with its entry, or the next one with its appointment; and the practice. */
export function StageCard({ shell, onPractise, onEnter, onLogin }: StageCardProps) {
  const login = useLogin(onLogin)
  const { data } = useRain().query
  const { track } = useCampaign()
  const isOpen = shell === 'READY' && data !== undefined
  const practise = () => {
    track('button', 'practice')
    return onPractise()
  }
  return (
    <Card label="本场红包雨" className={styles.card}>
      {isOpen ? (
        <OpenStage onEnter={onEnter} onLogin={login} />
      ) : (
        <ClosedStage shell={shell} onLogin={login} />
      )}
      {shell !== 'ENDED' && (
        <div className={styles.practice}>
          <Button quiet onPress={practise}>
            试玩一下
          </Button>
          <p className={styles.small}>试玩不计奖励</p>
        </div>
      )}
    </Card>
  )
}

/** The activity is closed, or it requires a login. */
function ClosedStage({ shell, onLogin }: Pick<StageCardProps, 'shell' | 'onLogin'>) {
  return (
    <>
      <p className={styles.status}>{shell === 'ENDED' ? '感谢参与，下次再见' : '红包雨即将开场'}</p>
      <ActionButton
        className={styles.main}
        state={actionStateOf(shell, false)}
        label="预约提醒"
        onPress={onLogin}
        onLogin={onLogin}
      />
    </>
  )
}

function OpenStage({ onEnter, onLogin }: Pick<StageCardProps, 'onEnter' | 'onLogin'>) {
  const { query, live, next, now, rounds } = useRain()
  const count = query.data?.appointCount ?? 0
  if (live)
    return (
      <>
        <Clock status="正在进行" endsAt={live.end} label="距本场结束" isLive />
        <EntryButton live={live} onEnter={onEnter} onLogin={onLogin} />
        {next && (
          <Next>
            <span>
              下一场 <b>{clockText(next.start, now)}</b>
            </span>
            <AppointButton round={next} onLogin={onLogin} small />
          </Next>
        )}
      </>
    )
  if (next)
    return (
      <>
        <Clock status={`下一场 ${clockText(next.start, now)}`} endsAt={next.start} label="距开场" />
        <AppointButton round={next} onLogin={onLogin} />
        {count > 0 && <p className={styles.small}>已有{formatCount(count)}人预约</p>}
      </>
    )
  return (
    <>
      <p className={styles.status}>{rounds.length > 0 ? '今日场次已全部结束' : '场次准备中'}</p>
      <Button wide disabled className={styles.main}>
        {rounds.length > 0 ? '今日已结束' : '敬请期待'}
      </Button>
    </>
  )
}

/** Inside the app its own login is used; outside it is the page's. */
function useLogin(onWeb: () => void): () => void {
  const { openLogin } = useCampaign()
  return isInApp() ? openLogin : onWeb
}

interface ClockProps {
  status: string
  endsAt: number
  label: string
  isLive?: boolean
}

/** At the start of a round everything is refetched: its plays come with it. */
function Clock({ status, endsAt, label, isLive = false }: ClockProps) {
  return (
    <>
      <p className={styles.status} data-live={isLive || undefined}>
        {status}
      </p>
      <Countdown
        key={endsAt}
        endsAt={endsAt}
        label={label}
        onEnd={() => void queryClient.invalidateQueries()}
        className={styles.clock}
      />
    </>
  )
}

function Next({ children }: { children: ReactNode }) {
  return <div className={styles.next}>{children}</div>
}

interface AppointButtonProps {
  round: Round
  onLogin: () => void
  /** Beside a live round. */
  small?: boolean
}

const DONE_TEXT = '预约成功，开场前提醒你'

/** 「预约提醒」, for the next round. */
function AppointButton({ round, onLogin, small = false }: AppointButtonProps) {
  const { track, loggedIn } = useCampaign()
  const { activityId, query, applyPatch, refetch, isAppointed } = useRain()
  const { write, isPending } = useWrite<{ roundId: string }, RainInfo>({
    send: ({ roundId }) => appointmentInfo({ activityId, action: 'APPOINT', roundId }),
    onDone: (answer) => {
      // Values that the answer leaves out are read.
      if (answer.appointed) {
        const { appointed, appointCount } = answer
        applyPatch((info) => ({ ...info, appointed, appointCount }))
        showToast(DONE_TEXT)
      }
      return refetch()
    },
    checkApplied: async () => {
      const applied = await isAppointed()
      if (applied) showToast(DONE_TEXT)
      return applied
    },
    onSignedOut: () => {
      onLogin()
      void refetch()
    },
    onRefused: () => {
      void refetch()
    },
  })
  const done = loggedIn && query.data?.appointed === true
  const press = () => {
    track('button', 'appoint', { roundId: round.roundId })
    return loggedIn ? write({ roundId: round.roundId }) : onLogin()
  }
  return (
    <Button
      wide={!small}
      small={small}
      quiet={small}
      disabled={done}
      busy={isPending}
      onPress={press}
      className={small ? undefined : styles.main}
    >
      {done ? '已预约' : '预约提醒'}
    </Button>
  )
}
