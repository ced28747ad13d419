import type { RainInfo } from '@/api/redPacket'
import { Card } from '@/kit/page/parts/Card'
import { parseServerTime } from '@/lib/serverClock'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { clockText, phaseOf, shownAmount } from './rounds'
import { usePlays } from './plays'
import type { Play } from './plays'
import type { Round, RoundPhase } from './rounds'
import { useRain } from './useRain'
import redPacketStyles from './RedPacket.module.css'
import styles from './Winners.module.css'

/** The most winners in the strip. */
const MOST = 30

interface WinnersProps {
  /** Asks again for the result of a play. */
  onAskAgain: (play: Play) => Promise<void>
}

/** The winners, and this person's own unsettled plays. */
export function Winners({ onAskAgain }: WinnersProps) {
  const { query, now } = useRain()
  const { data } = query
  const plays = usePlays()
  if (!data) return null
  const open = plays.filter(({ isOpen }) => isOpen)
  const records = data.winRecords.filter(({ nickname }) => nickname !== '').slice(0, MOST)
  return (
    <Card heading={<span className={redPacketStyles.heading}>中奖记录</span>}>
      {open.map((play) => (
        <div key={play.playToken} className={styles.open}>
          <span>你有一场结果待确认</span>
          <Button small onPress={() => onAskAgain(play)}>
            查询结果
          </Button>
        </div>
      ))}
      {records.length === 0 ? (
        <p className={styles.none}>还没有人中奖，等你来</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has the focus
        <ul className={styles.strip} tabIndex={0} aria-label="中奖名单">
          {records.map((record, at) => (
            // Two wins of one person in one second are two wins.
            <Winner key={`${record.time}/${at}`} record={record} now={now} />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface WinnerProps {
  record: RainInfo['winRecords'][number]
  now: number
}

function Winner({ record, now }: WinnerProps) {
  const time = parseServerTime(record.time)
  return (
    <li className={styles.winner}>
      <span className={styles.name}>{record.nickname}</span>
      <span className={styles.amount}>{shownAmount(record.amountText) || '已中奖'}</span>
      <span className={styles.time}>{time === undefined ? '' : clockText(time, now)}</span>
    </li>
  )
}

const PHASES: Record<RoundPhase, string> = { UPCOMING: '未开始', LIVE: '进行中', OVER: '已结束' }

interface RoundListProps {
  rounds: readonly Round[]
  now: number
  isLoaded: boolean
  /** The whole activity has ended, also for rounds to come. */
  isEnded: boolean
}

/** Every round, in the order of the day. */
export function RoundList({ rounds, now, isLoaded, isEnded }: RoundListProps) {
  if (!isLoaded) return null
  return (
    <Card heading={<span className={redPacketStyles.heading}>场次安排</span>}>
      {rounds.length === 0 && <p className={styles.none}>场次准备中，敬请期待</p>}
      <ol className={styles.rounds}>
        {rounds.map((round) => {
          const phase = isEnded ? 'OVER' : phaseOf(round, now)
          return (
            <li key={round.roundId} className={styles.round} data-phase={phase}>
              <span className={styles.roundListTime}>{clockText(round.start, now)}</span>
              <span className={styles.length}>每场{round.durationSec}秒</span>
              <Tag tone={phase === 'LIVE' ? 'accent' : undefined}>{PHASES[phase]}</Tag>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
