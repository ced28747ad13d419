import { failureOf } from '@/api/core/verdict/failure'
import { appointmentInfo, type RainInfo } from '@/api/redPacket'
import { Countdown } from '@/kit/clock/Countdown'
import { openApp } from '@/kit/open-app/openApp'
import { ActionButton } from '@/kit/page/parts/ActionButton'
import { actionStateOf } from '@/kit/page/parts/actionStates'
import { Card } from '@/kit/page/parts/Card'
import { fetchAnswer, patchAnswer } from '@/kit/query/answer'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { formatCount } from '@/lib/format/formatCount'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/toast/toast'
import { PRACTICE, usePlays, type Game } from './plays'
import { clockText, entryOf, type EntryState, type Round } from './rounds'
import { isInApp, useRain } from './useRain'
import styles from './StageCard.module.css'

interface StageCardProps {
  shell: ShellStateName
  onPlay: (game: Game) => void
  /** The web's own login. Inside the app its own login is used. */
  onLogin: () => void
}

/** The current stage: the live round with its entry, or the next one with its appointment; and the practice. */
export function StageCard({ shell, onPlay, onLogin }: StageCardProps) {
  const { track, openLogin } = useCampaign()
  const login = isInApp() ? openLogin : onLogin
  const practise = () => {
    track('button', 'practice')
    onPlay(PRACTICE)
  }
  return (
    <Card label="本场红包雨" className={styles.card}>
      {shell === 'READY' ? (
        <OpenStage onPlay={onPlay} onLogin={login} />
      ) : (
        // The activity is closed, or it requires a login.
        <>
          <p className={styles.status}>
            {shell === 'ENDED' ? '感谢参与，下次再见' : '红包雨即将开场'}
          </p>
          <ActionButton
            className={styles.main}
            state={actionStateOf(shell, false)}
            label="预约提醒"
            onPress={login}
            onLogin={login}
          />
        </>
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

type OpenStageProps = Pick<StageCardProps, 'onPlay' | 'onLogin'>

function OpenStage({ onPlay, onLogin }: OpenStageProps) {
  const { query, live, next, now, rounds } = useRain()
  const count = query.data?.appointCount ?? 0
  if (live)
    return (
      <>
        <Clock status="正在进行" endsAt={live.end} label="距本场结束" isLive />
        <EntryButton live={live} onPlay={onPlay} onLogin={onLogin} />
        {next && (
          <div className={styles.next}>
            <span>
              下一场 <b>{clockText(next.start, now)}</b>
            </span>
            <AppointButton round={next} onLogin={onLogin} small />
          </div>
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

interface ClockProps {
  status: string
  endsAt: number
  label: string
  isLive?: boolean
}

/** At the start of a round everything is refetched: its plays come with it. */
function Clock({ status, endsAt, label, isLive }: ClockProps) {
  return (
    <>
      <p className={styles.status} data-live={isLive}>
        {status}
      </p>
      <Countdown key={endsAt} endsAt={endsAt} label={label} className={styles.clock} />
    </>
  )
}

const CLOSED: Partial<Record<EntryState, string>> = {
  PLAYED: '本场已参与',
  LIMIT: '今日次数已用完',
}

/** The entry to the live round. Outside the app it opens the app. */
function EntryButton({ live, onPlay, onLogin }: OpenStageProps & { live: Round }) {
  const { pageName, track, loggedIn } = useCampaign()
  const plays = usePlays()
  const { appPath, query } = useRain()
  const { data, isPlaceholderData, isFetching, refetch } = query
  if (!data) return null
  if (!isInApp())
    return (
      <>
        <Button wide className={styles.main} onPress={() => openApp({ pageName, path: appPath })}>
          进入红包雨
        </Button>
        <p className={styles.small}>正式场次在App内进行</p>
      </>
    )
  const entry = entryOf(live, data, loggedIn, (playToken) =>
    plays.some((play) => play.playToken === playToken),
  )
  const press = () => {
    track('button', 'play', { roundId: live.roundId })
    if (entry === 'STALE') return askAgain(refetch)
    return entry === 'GUEST' ? onLogin() : onPlay({ ...live, isPractice: false })
  }
  return (
    <>
      <Button
        wide
        className={styles.main}
        // An answer to a guest, or from before the round, does not apply to this person's play.
        busy={isPlaceholderData || (entry === 'STALE' && isFetching)}
        disabled={CLOSED[entry] !== undefined}
        onPress={press}
      >
        {CLOSED[entry] ?? '进入红包雨'}
      </Button>
      {data.remainTimes !== undefined && entry === 'READY' && (
        <p className={styles.small}>今日还可参与{data.remainTimes}次</p>
      )}
    </>
  )
}

/** Retries the answer that should have come with the round's start. */
async function askAgain(refetch: () => Promise<{ error: unknown }>): Promise<void> {
  const { error } = await refetch()
  if (error && !failureOf(error).toasted) showToast(failureOf(error).text)
}

interface AppointButtonProps {
  round: Round
  onLogin: () => void
  /** Beside a live round. */
  small?: boolean
}

const DONE_TEXT = '预约成功，开场前提醒你'

/** 「预约提醒」, for the next round. */
function AppointButton({ round: { roundId }, onLogin, small }: AppointButtonProps) {
  const { track, loggedIn } = useCampaign()
  const { request, query, refetch } = useRain()
  const { write, isPending } = useWrite<{ roundId: string }, RainInfo>({
    send: (round) => appointmentInfo({ ...request, ...round, action: 'APPOINT' }),
    onDone: ({ appointed, appointCount }) => {
      // Values that the answer leaves out are read.
      if (appointed) {
        patchAnswer(
          appointmentInfo,
          request,
          (info) => info && { ...info, appointed, appointCount },
        )
        showToast(DONE_TEXT)
      }
      return refetch()
    },
    checkApplied: async () => {
      const { appointed } = await fetchAnswer(appointmentInfo, request)
      if (appointed) showToast(DONE_TEXT)
      return appointed
    },
    onSignedOut: () => {
      onLogin()
      void refetch()
    },
  })
  const done = loggedIn && query.data?.appointed === true
  const press = () => {
    track('button', 'appoint', { roundId })
    return loggedIn ? write({ roundId }) : onLogin()
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
