import type { Dao } from '@/api/arena'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import { formatCount } from '@/lib/format/formatCount'
import { Picture } from '@/ui/picture/Picture'
import { head } from './head'
import styles from './Banner.module.css'

/** The DAO's header: its sign in a turning ring, and its figures. */
export function Banner({ dao }: { dao: Dao | undefined }) {
  const name = dao?.name || head.title
  return (
    <header className={styles.banner}>
      <HexGrid />
      <div className={styles.sign}>
        <HexRing />
        <div className={styles.logo}>
          {dao && <Picture src={dao.logo} name={name} decorative ratio={1} />}
        </div>
      </div>
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.slogan}>{dao?.slogan || '\u00a0'}</p>
      <p className={styles.level}>{dao && dao.level > 0 ? `Lv.${dao.level}` : '\u00a0'}</p>
      <FactsGrid
        className={styles.facts}
        facts={[
          { name: '成员', value: dao ? formatCount(dao.memberCount) : '--' },
          { name: '资金库', value: dao ? formatCount(dao.treasury) : '--' },
          { name: '排名', value: dao ? rankText(dao.rank) : '--' },
        ]}
      />
    </header>
  )
}

const rankText = (rank: number) => (rank > 0 ? `第${rank}` : '未上榜')

/** The few cells of the honeycomb (`honeycomb.svg`) that are lit. */
function HexGrid() {
  return (
    <svg viewBox="0 0 750 640" className={styles.grid} aria-hidden="true">
      <g fill="#b6ff3c" className={styles.lit}>
        <path fillOpacity=".12" d="M42 24.2l42 24.3V97l-42 24.2L0 97V48.5z" />
        <path fillOpacity=".06" d="M672 97l42 24.2v48.6L672 194l-42-24.2v-48.6z" />
        <path fillOpacity=".06" d="M126 169.7l42 24.3v48.5l-42 24.2-42-24.2V194z" />
        <path fillOpacity=".12" d="M672-48.5l42 24.3v48.5l-42 24.2-42-24.2v-48.5z" />
      </g>
    </svg>
  )
}

/** Two hexagonal rings, one in the other, turning in opposite directions. */
function HexRing() {
  return (
    <svg viewBox="0 0 300 300" className={styles.ring} aria-hidden="true">
      <path
        className={styles.outer}
        fill="none"
        stroke="#b6ff3c"
        strokeWidth="4"
        strokeDasharray="96 28"
        strokeLinecap="round"
        d="M150 8l123 71v142l-123 71-123-71V79z"
      />
      <path
        className={styles.inner}
        fill="none"
        stroke="#d8ff94"
        strokeOpacity=".55"
        strokeWidth="2"
        strokeDasharray="12 14"
        d="M150 30l104 60v120l-104 60-104-60V90z"
      />
    </svg>
  )
}
