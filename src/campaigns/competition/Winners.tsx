import type { Winner } from '@/api/activity'
import { Podium } from '@/kit/list/rank/Podium'
import { RankRow } from '@/kit/list/rank/RankRow'
import { Card } from '@/kit/page/parts/Card'
import { safeImage } from '@/lib/url/safeUrl'
import { clampedName } from './competition'
import styles from './Winners.module.css'

interface WinnersProps {
  winners: readonly Winner[]
  /** The person's own uid; '' is unknown. */
  ownUid: string
}

const ON_PODIUM = 3
const TITLE_MAX = 12
const workOf = ({ workTitle }: Winner) =>
  workTitle === '' ? '' : `《${clampedName(workTitle, TITLE_MAX)}》`

/** Who has won, once the platform names anybody. */
export function Winners({ winners, ownUid }: WinnersProps) {
  if (winners.length === 0) return null
  const seats = winners.slice(0, ON_PODIUM).map((winner) => ({
    rank: winner.rank,
    name: clampedName(winner.nickname),
    avatar: safeImage(winner.avatar),
    value: <span className={styles.work}>{workOf(winner)}</span>,
  }))
  return (
    <Card heading="获奖名单">
      <Podium seats={seats} />
      <ul aria-label="其他获奖者" className={styles.others}>
        {winners.slice(ON_PODIUM).map((winner, at) => (
          <li key={winner.uid || at}>
            <RankRow
              rank={winner.rank}
              name={clampedName(winner.nickname)}
              avatar={safeImage(winner.avatar)}
              value={<span className={styles.prize}>{winner.prizeName}</span>}
              note={workOf(winner)}
              mine={ownUid !== '' && winner.uid === ownUid}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
