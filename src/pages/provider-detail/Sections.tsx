import { useId, type ReactNode } from 'react'
import { formatCount } from '@/lib/format/formatCount'
import { HeartIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import type { Exhibit } from './provider'
import styles from './Sections.module.css'

const UNTITLED_WORK = '未命名作品'
const UNTITLED_HONOR = '资质荣誉'

interface SectionProps {
  title: string
  /** The number of items. */
  count?: number
  children: ReactNode
}

/** A card with a heading. */
export function Section({ title, count, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {count !== undefined && <span className={styles.count}>{`共${count}项`}</span>}
      </div>
      {children}
    </section>
  )
}

interface WorkGridProps {
  works: readonly Exhibit[]
  onOpen: (work: Exhibit) => void
}

export function WorkGrid({ works, onOpen }: WorkGridProps) {
  return (
    <ul className={styles.grid}>
      {works.map((work, index) => (
        <li key={`${work.id}-${index}`} className={styles.workCell}>
          <Work work={work} onOpen={work.image ? () => onOpen(work) : undefined} />
        </li>
      ))}
    </ul>
  )
}

function Work({ work, onOpen }: { work: Exhibit; onOpen: (() => void) | undefined }) {
  const title = work.title || UNTITLED_WORK
  return (
    <Tile onOpen={onOpen} label={`查看作品${title}`}>
      <Picture src={work.image} name={title} ratio={4 / 3} decorative className={styles.cover} />
      <span className={styles.words}>
        <span className={styles.workTitle}>{title}</span>
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

interface HonorStripProps {
  honors: readonly Exhibit[]
  onOpen: (honor: Exhibit) => void
}

/** Scrolls sideways, one certificate after the other. */
export function HonorStrip({ honors, onOpen }: HonorStripProps) {
  return (
    <ul className={styles.strip}>
      {honors.map((honor, index) => (
        <li key={index} className={styles.honorCell}>
          <Honor honor={honor} onOpen={honor.image ? () => onOpen(honor) : undefined} />
        </li>
      ))}
    </ul>
  )
}

function Honor({ honor, onOpen }: { honor: Exhibit; onOpen: (() => void) | undefined }) {
  const title = honor.title || UNTITLED_HONOR
  return (
    <Tile onOpen={onOpen} label={`查看荣誉${title}`}>
      <Picture src={honor.image} name={title} ratio={3 / 2} decorative className={styles.picture} />
      <span className={styles.honorName}>{title}</span>
    </Tile>
  )
}

interface TileProps {
  /** Left out: there is no picture to open. */
  onOpen: (() => void) | undefined
  /** The button's name. */
  label: string
  children: ReactNode
}

/** A tile that opens its picture, when it has one. */
function Tile({ onOpen, label, children }: TileProps) {
  if (!onOpen) return <div className={styles.tile}>{children}</div>
  return (
    <button type="button" className={styles.tile} aria-label={label} onClick={onOpen}>
      {children}
    </button>
  )
}
