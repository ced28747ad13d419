import type { ReactNode } from 'react'
import { PlainButton } from '@/ui/button/PlainButton'
import type { PressHandler } from '@/ui/button/usePress'
import { classes } from '@/ui/classes'
import { Avatar } from '@/ui/picture/Avatar'
import medals from './Medal.module.css'
import styles from './Podium.module.css'

export interface Seat {
  /** The platform's rank; ties share one. 0 is unknown: the seat's own place is used. */
  rank: number
  name: string
  avatar: string | undefined
  value: ReactNode
  /** Without it the seat is not a button. */
  onPress?: PressHandler | undefined
}

export interface PodiumProps {
  /** The first three in the platform's order; missing ones are empty seats. */
  seats: readonly Seat[]
}

const PLACES = [0, 1, 2] as const

/** The first three of a ranking. The blocks rise from the third to the first, and then the crown drops. */
export function Podium({ seats }: PodiumProps) {
  return (
    <ol className={styles.podium}>
      {PLACES.map((place) => (
        <li key={place} className={classes(styles.place, medals.medal)} data-rank={place + 1}>
          <Pedestal seat={seats[place]} place={place} />
        </li>
      ))}
    </ol>
  )
}

function Pedestal({ seat, place }: { seat: Seat | undefined; place: number }) {
  const content = (
    <>
      <span className={styles.person}>
        {seat && place === 0 && <Crown className={styles.crown} />}
        {seat ? (
          <Avatar
            src={seat.avatar}
            name={seat.name}
            size={place === 0 ? 140 : 112}
            className={styles.avatar}
          />
        ) : (
          <span className={styles.nobody} aria-hidden="true" />
        )}
        <span className={seat ? styles.name : styles.vacant}>
          {seat ? seat.name || '--' : '虚位以待'}
        </span>
        {seat && <span className={styles.value}>{seat.value}</span>}
      </span>
      <span className={styles.block}>
        <span className="visually-hidden">第</span>
        {seat?.rank || place + 1}
        <span className="visually-hidden">名</span>
      </span>
    </>
  )
  if (!seat?.onPress) return <div className={styles.seat}>{content}</div>
  return (
    <PlainButton className={styles.seat} onPress={seat.onPress}>
      {content}
    </PlainButton>
  )
}

function Crown({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 36" className={className} aria-hidden="true">
      <path
        d="M5 12l9.5 8L24 5l9.5 15L43 12l-4.2 19H9.2z"
        fill="#ffc93c"
        stroke="#b87400"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M9.2 31h29.6l.8-4H8.4z" fill="#f0a30a" />
      <circle cx="24" cy="5" r="3.4" fill="#fff1b8" stroke="#b87400" strokeWidth="1.4" />
      <circle cx="5" cy="12" r="2.8" fill="#fff1b8" stroke="#b87400" strokeWidth="1.4" />
      <circle cx="43" cy="12" r="2.8" fill="#fff1b8" stroke="#b87400" strokeWidth="1.4" />
      <circle cx="24" cy="22" r="2.6" fill="#e5484d" />
    </svg>
  )
}
