import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Territory } from '@/api/territory'
import { TopFive as TopRows } from '@/kit/territory/TopFive'
import { smoothScroll } from '@/lib/motion/smoothScroll'
import { Tag } from '@/ui/button/Tag'
import { Avatar } from '@/ui/picture/Avatar'
import { dayOf, factsOf } from './territoryState'
import { addresses } from './territoryAddress'
import styles from './Facts.module.css'

interface FactsProps {
  territory: Territory
}

export function Facts({ territory }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {factsOf(territory).map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface LordCardProps {
  territory: Territory
  /** The person is the lord. */
  isMe: boolean
}

/** The lord; or that the territory has none. */
export function LordCard({ territory, isMe }: LordCardProps) {
  const { status, lordName, lordAvatar, expireAt } = territory
  if (status !== 'OCCUPIED')
    return (
      <section className={styles.card} aria-label="领主">
        <span className={styles.seat} aria-hidden="true">
          ?
        </span>
        <div className={styles.who}>
          <p className={styles.lordCardName}>暂无领主</p>
          <p className={styles.note}>{VACANT[status]}</p>
        </div>
      </section>
    )
  return (
    <section className={styles.card} aria-label="领主">
      <Avatar src={lordAvatar} name={lordName} size={100} className={styles.avatar} />
      <div className={styles.who}>
        <p className={styles.lordCardName}>
          <span className={styles.nameText}>{lordName || '神秘领主'}</span>
          {isMe && <Tag tone="accent">我</Tag>}
        </p>
        <p className={styles.note}>领主{dayOf(expireAt) && ` · 任期至 ${dayOf(expireAt)}`}</p>
      </div>
    </section>
  )
}

const VACANT = {
  FREE: '一片沃野，静候它的主人',
  APPLYING: '认领申请正在审核',
  LOCKED: '领地还在建设中',
} as const satisfies Record<Exclude<Territory['status'], 'OCCUPIED'>, string>

const SCROLL_MS = 600

interface TopFiveProps {
  /** The territory on screen. */
  shownId: string
}

export function TopFive({ shownId }: TopFiveProps) {
  return (
    <Section title="领地TOP5" aside={<span className={styles.aside}>按繁荣度</span>}>
      <TopRows
        shownId={shownId}
        to={addresses.territory}
        onShown={() => void smoothScroll({ target: () => 0, durationMs: SCROLL_MS })}
      />
    </Section>
  )
}

interface SectionProps {
  title: string
  /** At the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A card of the page under its heading. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
