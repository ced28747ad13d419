import type { ReactNode } from 'react'
import { appointmentInfo } from '@/api/redPacket'
import type { RainInfo } from '@/api/redPacket'
import { Countdown } from '@/kit/clock/Countdown'
import { ActionButton } from '@/kit/page/parts/ActionButton'
import { Card } from '@/kit/page/parts/Card'
import { actionStateOf } from '@/kit/page/parts/actionStates'
import { queryClient } from '@/kit/page/query/queryClient'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { formatCount } from '@/lib/format/formatCount'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/toast/toast'
import { clockText } from '../rounds'
import type { Round } from '../rounds'
import type { GameControl } from '../useGame'
import type { RainState } from '../useRain'
import { EntryButton } from './EntryButton'
import { isInApp } from './isInApp'
import styles from './StageCard.module.css'

export interface StageCardProps {
  shell: ShellStateName
  rain: RainState
  game: GameControl
  /** The web's own login. */
  onLogin: () => void
}

/** What is on now: the round in play with its way in, or the next one with its appointment; and the practice. */
export function StageCard(props: StageCardProps) {
  const { shell, rain, game } = props
  const { track } = useCampaign()
  const isOpen = shell === 'READY' && rain.query.data !== undefined
  const practise = () => {
    track('button', 'practice')
    return game.practise()
  }
  return (
    <Card label="本场红包雨" className={styles.card}>
      {isOpen ? <OpenStage {...props} /> : <ClosedStage {...props} />}
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

/** The activity is closed, or nobody is logged in where the platform wants somebody. */
function ClosedStage({ shell, onLogin }: StageCardProps) {
  const login = useLogin(onLogin)
  return (
    <>
      <p className={styles.status}>{shell === 'ENDED' ? '感谢参与，下次再见' : '红包雨即将开场'}</p>
      <ActionButton
        className={styles.main}
        state={actionStateOf(shell, false)}
        label="预约提醒"
        onPress={login}
        onLogin={login}
      />
    </>
  )
}

function OpenStage({ rain, game, onLogin }: StageCardProps) {
  const login = useLogin(onLogin)
  const { live, next, now, rounds } = rain
  const count = rain.query.data?.appointCount ?? 0
  if (live)
    return (
      <>
        <Clock status="正在进行" endsAt={live.end} label="距本场结束" isLive />
        <EntryButton live={live} rain={rain} game={game} onLogin={login} />
        {next && (
          <Next>
            <span>
              下一场 <b>{clockText(next.start, now)}</b>
            </span>
            <AppointButton round={next} rain={rain} onLogin={login} small />
          </Next>
        )}
      </>
    )
  if (next)
    return (
      <>
        <Clock status={`下一场 ${clockText(next.start, now)}`} endsAt={next.start} label="距开场" />
        <AppointButton round={next} rain={rain} onLogin={login} />
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

/** Inside the app its own login counts; outside it is the page's. */
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

/** At the turn everything is asked for anew: the play of a round comes with its start. */
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
  rain: RainState
  onLogin: () => void
  /** Beside a round that is live. */
  small?: boolean
}

const DONE_TEXT = '预约成功，开场前提醒你'

/** 「预约提醒」, for the next round. */
function AppointButton({ round, rain, onLogin, small = false }: AppointButtonProps) {
  const { track, loggedIn } = useCampaign()
  const { activityId, query, applyPatch, refetch, isAppointed } = rain
  const { write, isPending } = useWrite<{ roundId: string }, RainInfo>({
    send: ({ roundId }) => appointmentInfo({ activityId, action: 'APPOINT', roundId }),
    onDone: (answer) => {
      // What the answer leaves out is asked for.
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
