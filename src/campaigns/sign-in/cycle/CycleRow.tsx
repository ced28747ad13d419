import type { CycleDay } from '@/api/signIn'
import { safeImage } from '@/lib/url/safeUrl'
import { classes } from '@/ui/classes'
import { Picture } from '@/ui/picture/Picture'
import styles from './CycleRow.module.css'
import gift from '../reward/gift.svg?no-inline'
import seal from '../reward/seal.svg?no-inline'
import token from '../reward/token.svg?no-inline'

export interface CycleRowProps {
  cycle: readonly CycleDay[]
  /** The last seal has just been given: it lands. */
  fresh: boolean
}

const WORDS: Readonly<Record<CycleDay['status'], string>> = {
  SIGNED: '已签',
  TODAY: '今天',
  FUTURE: '',
  MISSED: '漏签',
}

/** The days of a reward cycle; the last one is the largest. */
export function CycleRow({ cycle, fresh }: CycleRowProps) {
  if (cycle.length === 0) return null
  const last = cycle.map(({ status }) => status).lastIndexOf('SIGNED')
  return (
    <ol className={styles.row}>
      {cycle.map((day, index) => (
        <li
          key={index}
          className={classes(
            styles.day,
            styles[day.status],
            index === cycle.length - 1 && styles.grand,
          )}
          aria-current={day.status === 'TODAY' ? 'date' : undefined}
        >
          <span className={styles.name}>{WORDS[day.status] || `第${day.day || index + 1}天`}</span>
          <DayPicture day={day} landing={fresh && index === last} />
          <span className={styles.reward}>{day.rewardText || '神秘奖励'}</span>
        </li>
      ))}
    </ol>
  )
}

function DayPicture({ day, landing }: { day: CycleDay; landing: boolean }) {
  const own = day.bonus ? gift : token
  if (day.status !== 'SIGNED' && safeImage(day.img))
    return <Picture src={day.img} name="" decorative className={styles.art} />
  return (
    <img
      src={day.status === 'SIGNED' ? seal : own}
      alt=""
      width="48"
      height="48"
      draggable={false}
      className={classes(styles.art, landing && styles.landing)}
    />
  )
}
