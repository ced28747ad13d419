import type { RainInfo } from '@/api/redPacket'
import { Card } from '@/kit/page/parts/Card'
import { parseServerTime } from '@/lib/serverClock'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { usePlays, type Game, type Play } from './plays'
import { clockText, phaseOf, shownAmount, type RoundPhase } from './rounds'
import { useRain } from './useRain'
import styles from './Winners.module.css'

/** The most winners in the strip. */
const MOST = 30

/** The winners, and this person's own unsettled plays. */
export function Winners({ onPlay }: { onPlay: (game: Game) => void }) {
  const { query, now } = useRain()
  const open = usePlays().filter(({ isOpen }) => isOpen)
  if (!query.data) return null
  const records = query.data.winRecords.filter(({ nickname }) => nickname !== '').slice(0, MOST)
  const askAgain = ({ playToken, roundId, hitCount = 0 }: Play) => {
    onPlay({ isPractice: false, playToken, roundId, durationSec: 0, end: 0, played: hitCount })
  }
  return (
    <Card heading="中奖记录" className={styles.card}>
      {open.map((play) => (
        <div key={play.playToken} className={styles.open}>
          <span>你有一场结果待确认</span>
          <Button small onPress={() => askAgain(play)}>
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

function Winner({ record, now }: { record: RainInfo['winRecords'][number]; now: number }) {
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

/** Every round, in the order of the day. @param isEnded the whole activity, also for rounds to come */
export function RoundList({ isEnded }: { isEnded: boolean }) {
  const { query, rounds, now } = useRain()
  if (!query.data) return null
  return (
    <Card heading="场次安排" className={styles.card}>
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
