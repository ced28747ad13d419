import { Countdown } from '@/kit/clock/Countdown'
import { parseServerTime } from '@/lib/serverClock'
import { head } from './head'
import styles from './Hero.module.css'

interface HeroProps {
  /** Undefined or unreadable: the season's end is unknown. */
  endTime: string | undefined
}

/** The fair at dusk, and its remaining time. */
export function Hero({ endTime = '' }: HeroProps) {
  const endsAt = parseServerTime(endTime)
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{head.title}</h1>
        <p className={styles.line}>
          {endsAt === undefined ? (
            '灯亮了，音乐响了，来逛一逛'
          ) : (
            <Countdown endsAt={endsAt} label="距结束" />
          )}
        </p>
      </div>
      <Fair />
    </header>
  )
}

/** Of flags and gondolas, in turn. */
const COLOURS = ['#ffc93c', '#1fb6a6', '#fff6dc', '#ff7a8c'] as const

/** A ferris wheel, tents, and bunting in the wind. */
function Fair() {
  return (
    <svg viewBox="0 0 750 520" className={styles.fair} aria-hidden="true">
      <g className={styles.bunting}>
        <path fill="none" stroke="#7a1030" strokeWidth="3" d="M-10 60Q375 150 760 40" />
        {FLAG_TOPS.map((top, at) => (
          <path key={at} fill={COLOURS[at % 4]} d={`M${40 + at * 92} ${top}h40l-20 40z`} />
        ))}
      </g>
      <circle cx="470" cy="270" r="200" fill="#ffe2a0" opacity=".28" />
      <path fill="#a83352" d="M430 270l-66 240h28l78-220 78 220h28z" />
      <Wheel />
      <path
        fill="#c23a52"
        d="M0 470c60-40 120-52 200-36s170 20 260-4 200-16 290 20v70H0z"
        opacity=".7"
      />
      <Tent x={120} y={470} size={1.5} colour="#ff3b5c" />
      <Tent x={260} y={486} size={1.05} colour="#1fb6a6" />
      <Tent x={664} y={482} size={1.25} colour="#e9a400" />
      <path fill="#fff3dc" d="M0 500c120-22 260-20 380-8s260 6 370-8v40H0z" />
      <g fill="#fff6dc">
        <circle cx="60" cy="210" r="4" />
        <circle cx="190" cy="260" r="3" />
        <circle cx="250" cy="180" r="4" />
        <circle cx="700" cy="170" r="3" />
        <circle cx="120" cy="330" r="3" />
      </g>
    </svg>
  )
}

/** Along the rope. */
const FLAG_TOPS = [70, 86, 96, 101, 102, 98, 88, 73]

interface TentProps {
  /** The middle of its foot. */
  x: number
  y: number
  size: number
  colour: string
}

function Tent({ x, y, size, colour }: TentProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill="#fff7e2" d="M-50-50h100V10H-50z" />
      <path fill={colour} d="M-50-50h20V10h-20zM-10-50h20V10h-20zM30-50h20V10H30z" opacity=".9" />
      <path fill="#5a1026" d="M-14 10v-34c0-18 28-18 28 0v34z" />
      <path fill={colour} d="M-60-48L0-104l60 56z" />
      <path fill="#fff7e2" d="M-30-48L0-104l4 0L-10-48zM14-48L0-104l30 56z" opacity=".85" />
      <path fill="#ffc93c" d="M0-104v-22l20 8-20 8z" />
    </g>
  )
}

/** Of the gondolas, in degrees. */
const ANGLES = [0, 45, 90, 135, 180, 225, 270, 315] as const
const RADIUS = 150

/** Turns once in 20 s; its gondolas hang down all the while. */
function Wheel() {
  return (
    <g transform="translate(470 270)">
      <g className={styles.turning}>
        <circle r={RADIUS} fill="none" stroke="#fff3d4" strokeWidth="10" />
        <circle r={RADIUS - 26} fill="none" stroke="#fff3d4" strokeWidth="4" opacity=".7" />
        {ANGLES.map((angle) => (
          <path
            key={angle}
            stroke="#fff3d4"
            strokeWidth="5"
            d={`M0 0h${RADIUS}`}
            transform={`rotate(${angle})`}
          />
        ))}
        {ANGLES.map((angle, at) => (
          <g key={angle} transform={`rotate(${angle}) translate(${RADIUS} 0) rotate(${-angle})`}>
            <g className={styles.hanging}>
              {/* As wide as high around the axle: it turns about its own middle. */}
              <circle r="46" fill="none" />
              <path fill="none" stroke="#7a1030" strokeWidth="4" d="M0 0v12" />
              <path fill={COLOURS[at % 4]} d="M-20 12h40l-6 30h-28z" />
              <path fill="#7a1030" d="M-22 8h44v8h-44z" opacity=".8" />
            </g>
          </g>
        ))}
      </g>
      <circle r="24" fill="#ffc93c" />
      <circle r="11" fill="#a83352" />
    </g>
  )
}
