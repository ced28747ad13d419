import type { Territory } from '@/api/territory'
import { Card } from '@/kit/page/parts/Card'
import { Bar } from '@/ui/Bar'
import { Tag } from '@/ui/button/Tag'
import { Avatar } from '@/ui/picture/Avatar'
import { Picture } from '@/ui/picture/Picture'
import { filledShare, isFull, residentsText } from './territoryInvite'
import styles from './TerritoryCard.module.css'

/** The place, its lord, and the number of residents. */
export function TerritoryCard({ territory }: { territory: Territory }) {
  const { name, cover, planetName, level, status, lordAvatar } = territory
  const lord = territory.lordName || '神秘领主'
  const isOwned = status === 'OCCUPIED'
  return (
    <Card label="领地" className={styles.card}>
      <div className={styles.top}>
        <Picture src={cover} name={name} decorative className={styles.cover} />
        <div className={styles.words}>
          <p className={styles.name}>{name || '未命名领地'}</p>
          <p className={styles.facts}>
            {[planetName, level > 0 ? `Lv.${level}` : ''].filter(Boolean).join(' · ')}
          </p>
          <p className={styles.lord}>
            {isOwned && <Avatar src={lordAvatar} name={lord} size={44} />}
            <span className={styles.lordName}>{isOwned ? lord : '暂无领主'}</span>
            {isOwned && <Tag tone="accent">领主</Tag>}
          </p>
        </div>
      </div>
      <Residents territory={territory} />
    </Card>
  )
}

function Residents({ territory }: { territory: Territory }) {
  const { residentMax } = territory
  return (
    <div className={styles.residents}>
      <p className={styles.count}>
        居民 <b>{residentsText(territory)}</b>
        {isFull(territory) && <Tag tone="warn">居民已满</Tag>}
      </p>
      {residentMax > 0 && <Bar share={filledShare(territory) / 100} className={styles.bar} />}
    </div>
  )
}
