import { useState } from 'react'
import type { Prize } from '@/api/activity'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { Dialog } from '@/ui/modal/Dialog'
import { PrizeArt } from './PrizeArt'
import styles from './Prizes.module.css'

interface PrizesProps {
  prizes: readonly Prize[]
  /** What a prize is worth may be said. */
  showsWorth: boolean
}

const titleOf = ({ name }: Prize) => name.trim() || '奖项'
const seatsOf = ({ count }: Prize) => (count > 0 ? `共${count}名` : '名额待公布')

/** What there is to win; a tap shows it larger. */
export function Prizes({ prizes, showsWorth }: PrizesProps) {
  const { track } = useCampaign()
  const [opened, setOpened] = useState<number>()
  // Kept while the dialog leaves.
  const [last, setLast] = useState(0)
  if (prizes.length === 0) return null
  const open = (at: number) => {
    track('card', 'prize', { prize: String(at) })
    setLast(at)
    setOpened(at)
  }
  const shown = prizes[last]
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
        open={opened !== undefined && shown !== undefined}
        onClose={() => setOpened(undefined)}
        title={shown ? titleOf(shown) : ''}
        action={{ label: '知道了', onPress: () => setOpened(undefined) }}
      >
        {shown && <PrizeDetail prize={shown} place={last} showsWorth={showsWorth} />}
      </Dialog>
    </Card>
  )
}

interface PrizeDetailProps {
  prize: Prize
  place: number
  showsWorth: boolean
}

function PrizeDetail({ prize, place, showsWorth }: PrizeDetailProps) {
  return (
    <div className={styles.detail}>
      <PrizeArt place={place} className={styles.large} />
      {showsWorth && prize.worthText !== '' && (
        <p className={styles.detailWorth}>{prize.worthText}</p>
      )}
      <p>{seatsOf(prize)}，以组委会最终公布为准</p>
    </div>
  )
}
