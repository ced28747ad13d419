import type { RainInfo } from '@/api/redPacket'
import { Card } from '@/kit/page/parts/Card'
import { parseServerTime } from '@/lib/serverClock'
import { Button } from '@/ui/button/Button'
import { shownAmount } from '../amount'
import { clockText } from '../rounds'
import type { GameControl } from '../useGame'
import type { RainState } from '../useRain'
import page from '../RedPacket.module.css'
import styles from './Winners.module.css'

/** More are not worth a swipe. */
const MOST = 30

interface WinnersProps {
  rain: RainState
  game: GameControl
}

/** Who has won, and what is still open of this person's own plays. */
export function Winners({ rain, game }: WinnersProps) {
  const { data } = rain.query
  if (!data) return null
  const open = game.plays.filter(({ isOpen }) => isOpen)
  const records = data.winRecords.filter(({ nickname }) => nickname !== '').slice(0, MOST)
  return (
    <Card heading={<span className={page.heading}>中奖记录</span>}>
      {open.map((play) => (
        <div key={play.playToken} className={styles.open}>
          <span>你有一场结果待确认</span>
          <Button small onPress={() => game.askAgain(play)}>
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
            <Winner key={`${record.time}/${at}`} record={record} now={rain.now} />
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
