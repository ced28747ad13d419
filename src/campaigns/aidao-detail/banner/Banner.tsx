import type { Dao } from '@/api/arena'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import { formatCount } from '@/lib/format/formatCount'
import { safeImage } from '@/lib/url/safeUrl'
import { Picture } from '@/ui/picture/Picture'
import { head } from '../head'
import styles from './Banner.module.css'
import { HexGrid } from './HexGrid'
import { HexRing } from './HexRing'

/** The DAO's face: its sign in a ring that turns, and what it weighs. */
export function Banner({ dao }: { dao: Dao | undefined }) {
  const name = dao?.name || head.title
  return (
    <header className={styles.banner}>
      <HexGrid />
      <div className={styles.sign}>
        <HexRing />
        <div className={styles.logo}>
          {dao && <Picture src={safeImage(dao.logo)} name={name} decorative ratio={1} />}
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
