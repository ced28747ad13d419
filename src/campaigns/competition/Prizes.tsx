import { useState } from 'react'
import type { Prize, Winner } from '@/api/activity'
import { Podium } from '@/kit/list/rank/Podium'
import { RankRow } from '@/kit/list/rank/RankRow'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { Dialog } from '@/ui/modal/Dialog'
import { clampedName } from './competition'
import { PrizeArt } from './trophy'
import styles from './Prizes.module.css'

interface PrizesProps {
  prizes: readonly Prize[]
  /** The worth of a prize may be shown. */
  showsWorth: boolean
}

const titleOf = ({ name }: Prize) => name.trim() || '奖项'
const seatsOf = ({ count }: Prize) => (count > 0 ? `共${count}名` : '名额待公布')

/** The prizes; a tap shows one larger. */
export function Prizes({ prizes, showsWorth }: PrizesProps) {
  const { track } = useCampaign()
  const [opened, setOpened] = useState(-1)
  if (prizes.length === 0) return null
  const open = (at: number) => {
    track('card', 'prize', { prize: String(at) })
    setOpened(at)
  }
  const close = () => setOpened(-1)
  const shown = prizes[opened]
  return (
    <Card heading="奖项设置">
      <ul className={styles.prizes}>
        {prizes.map((prize, at) => (
          // Prizes have no id.
          <li key={at} className={styles.item}>
            <button type="button" className={styles.prize} onClick={() => open(at)}>
              <PrizeArt place={at} className={styles.art} />
              <span className={styles.words}>
                <span className={styles.name}>{titleOf(prize)}</span>
                {showsWorth && prize.worthText !== '' && (
                  <span className={styles.worth}>{prize.worthText}</span>
                )}
              </span>
              <span className={styles.seats}>{seatsOf(prize)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={close}
        title={shown ? titleOf(shown) : ''}
        action={{ label: '知道了', onPress: close }}
      >
        {shown && (
          <div>
            <PrizeArt place={opened} className={styles.large} />
            {showsWorth && shown.worthText !== '' && (
              <p className={styles.detailWorth}>{shown.worthText}</p>
            )}
            <p>{seatsOf(shown)}，以组委会最终公布为准</p>
          </div>
        )}
      </Dialog>
    </Card>
  )
}

interface WinnersProps {
  winners: readonly Winner[]
  /** The person's own uid; '' is unknown. */
  ownUid: string
}

const ON_PODIUM = 3
const TITLE_MAX = 12
const workOf = ({ workTitle }: Winner) =>
  workTitle === '' ? '' : `《${clampedName(workTitle, TITLE_MAX)}》`

/** The winners, once the platform sends any. */
export function Winners({ winners, ownUid }: WinnersProps) {
  if (winners.length === 0) return null
  const seats = winners.slice(0, ON_PODIUM).map((winner) => ({
    rank: winner.rank,
    name: clampedName(winner.nickname),
    avatar: winner.avatar,
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
              avatar={winner.avatar}
              value={<span className={styles.won}>{winner.prizeName}</span>}
              note={workOf(winner)}
              mine={ownUid !== '' && winner.uid === ownUid}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
