import { Picture } from '@/ui/picture/Picture'
import { Tile } from './Tile'
import type { Exhibit } from '../provider'
import styles from './HonorStrip.module.css'

const UNTITLED = '资质荣誉'

interface HonorStripProps {
  honors: readonly Exhibit[]
  onOpen: (honor: Exhibit) => void
}

/** Scrolls sideways, one certificate after the other. */
export function HonorStrip({ honors, onOpen }: HonorStripProps) {
  return (
    <ul className={styles.strip}>
      {honors.map((honor, index) => (
        <li key={index} className={styles.cell}>
          <Honor honor={honor} onOpen={honor.image ? () => onOpen(honor) : undefined} />
        </li>
      ))}
    </ul>
  )
}

function Honor({ honor, onOpen }: { honor: Exhibit; onOpen: (() => void) | undefined }) {
  const title = honor.title || UNTITLED
  return (
    <Tile className={styles.honor} onOpen={onOpen} label={`查看荣誉${title}`}>
      <Picture src={honor.image} name={title} ratio={3 / 2} decorative className={styles.picture} />
      <span className={styles.name}>{title}</span>
    </Tile>
  )
}
