import type { Planet, PlanetVisit } from '@/api/planet'
import { useRolling } from '@/kit/amounts/useRolling'
import { Card } from '@/kit/page/parts/Card'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import { formatCount } from '@/lib/format/formatCount'
import { groupNumber } from '@/lib/format/groupNumber'
import { guestNoText, visitCountOf } from '../place'
import styles from './VisitCard.module.css'

interface VisitCardProps {
  planet: Planet
  visit: PlanetVisit | undefined
}

/** The visitor's entry in the planet's book, and how many have come. */
export function VisitCard({ planet, visit }: VisitCardProps) {
  const total = visitCountOf(planet, visit)
  const facts = [
    { name: '累计到访', value: formatCount(useRolling(total)) },
    { name: '今日到访', value: formatCount(planet.todayVisitCount) },
    { name: '此刻在线', value: formatCount(planet.onlineCount) },
  ]
  return (
    <Card label="到访记录" className={styles.card}>
      <div className={styles.entry}>
        <Entry visit={visit} before={planet.visitCount} />
        {visit?.firstToday && (
          <p className={styles.stamp}>
            今日
            <br />
            首访
          </p>
        )}
      </div>
      <FactsGrid facts={facts} />
    </Card>
  )
}

interface EntryProps {
  visit: PlanetVisit | undefined
  /** Where the number rolls up from. */
  before: number
}

function Entry({ visit, before }: EntryProps) {
  const number = guestNoText(visit)
  const shown = useRolling(visit?.guestNo || before)
  if (number === '')
    return (
      <p className={styles.words}>
        <b className={styles.welcome}>欢迎来做客</b>
        <span className={styles.note}>轻轻拨动星球，四处看看</span>
      </p>
    )
  return (
    <p className={styles.words} role="status">
      <span className="visually-hidden">你是第{number}位访客</span>
      <span aria-hidden="true">
        你是第<b className={styles.number}>{groupNumber(shown)}</b>位访客
      </span>
      <span className={styles.note}>轻轻拨动星球，四处看看</span>
    </p>
  )
}
