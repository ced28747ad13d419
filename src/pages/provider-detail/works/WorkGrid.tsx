import { formatCount } from '@/lib/format/formatCount'
import { Picture } from '@/ui/picture/Picture'
import { HeartIcon } from '@/ui/icons'
import { Tile } from './Tile'
import type { Exhibit } from '../provider'
import styles from './WorkGrid.module.css'

const UNTITLED = '未命名作品'

interface WorkGridProps {
  works: readonly Exhibit[]
  onOpen: (work: Exhibit) => void
}

export function WorkGrid({ works, onOpen }: WorkGridProps) {
  return (
    <ul className={styles.grid}>
      {works.map((work, index) => (
        <li key={`${work.id}-${index}`} className={styles.cell}>
          <Work work={work} onOpen={work.image ? () => onOpen(work) : undefined} />
        </li>
      ))}
    </ul>
  )
}

function Work({ work, onOpen }: { work: Exhibit; onOpen: (() => void) | undefined }) {
  const title = work.title || UNTITLED
  return (
    <Tile className={styles.work} onOpen={onOpen} label={`查看作品${title}`}>
      <Picture src={work.image} name={title} ratio={4 / 3} decorative className={styles.cover} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {work.likeCount > 0 && (
          <span className={styles.likes}>
            <HeartIcon />
            <span className="visually-hidden">获赞</span>
            {formatCount(work.likeCount)}
          </span>
        )}
      </span>
    </Tile>
  )
}
