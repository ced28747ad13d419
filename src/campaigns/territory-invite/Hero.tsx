import type { CSSProperties } from 'react'
import { head } from './head'
import styles from './Hero.module.css'

interface HeroProps {
  /** Undefined while loading. */
  name?: string
  /** The number of houses built, 0 to 12. */
  houses: number
}

/** A village in the hills: one more house for each resident. */
export function Hero({ name, houses }: HeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{head.title}</h1>
        <p className={styles.line}>
          {name ? `${name}，等你来点一盏灯` : '一座村庄，等你来点一盏灯'}
        </p>
      </div>
      <Village houses={houses} />
    </header>
  )
}

/** The places of the houses, in the order in which they are built. */
const PLACES = [
  { x: 352, y: 392, size: 1.02, roof: '#b4553a', order: 0 },
  { x: 236, y: 372, size: 0.86, roof: '#8a5a2f', order: 1 },
  { x: 486, y: 366, size: 0.84, roof: '#3f7a5a', order: 2 },
  { x: 150, y: 424, size: 1.06, roof: '#3d6b86', order: 3 },
  { x: 596, y: 418, size: 1.1, roof: '#b4553a', order: 4 },
  { x: 300, y: 332, size: 0.62, roof: '#3d6b86', order: 5 },
  { x: 420, y: 330, size: 0.6, roof: '#8a5a2f', order: 6 },
  { x: 664, y: 366, size: 0.78, roof: '#3d6b86', order: 7 },
  { x: 84, y: 372, size: 0.76, roof: '#3f7a5a', order: 8 },
  { x: 556, y: 332, size: 0.58, roof: '#b4553a', order: 9 },
  { x: 178, y: 334, size: 0.58, roof: '#b4553a', order: 10 },
  { x: 466, y: 438, size: 1.16, roof: '#3d6b86', order: 11 },
] as const

/** Far houses are drawn first, so that near ones overlap them. */
const BY_DEPTH = [...PLACES].sort((one, other) => one.y - other.y)

/** As many houses as there are residents (at most twelve), on the hills of the hero. */
function Village({ houses }: { houses: number }) {
  return (
    <svg viewBox="0 0 750 500" className={styles.village} aria-hidden="true">
      {BY_DEPTH.map(({ order, ...place }) =>
        order < houses ? (
          <g key={order} className={styles.house} style={{ '--order': order } as CSSProperties}>
            <House {...place} variant={order % 3} />
          </g>
        ) : null,
      )}
      {houses === 0 && <Signpost />}
    </svg>
  )
}

/** Shown while there are no houses. */
function Signpost() {
  return (
    <g>
      <path fill="#7a5a34" d="M346 330h10v84h-10z" />
      <path fill="#a9773f" d="M296 336h104l22 20-22 20H296z" />
      <path fill="#f7e3b0" d="M314 350h66v5h-66zM314 361h46v5h-46z" />
    </g>
  )
}

interface HouseProps {
  /** The middle of its foot. */
  x: number
  y: number
  size: number
  roof: string
  /** One of three shapes. */
  variant: number
}

/** A house with a lit window. */
export function House({ x, y, size, roof, variant }: HouseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cy="1" rx="52" ry="9" fill="#1d4a2c" opacity=".28" />
      {variant === 1 && <path fill="#8d7a5c" d="M20-92h14v34H20z" />}
      <path fill="#fff8e6" d="M-38-52h76V0h-76z" />
      <path fill="#e8dcbb" d="M10-52h28V0H10z" />
      {variant === 2 ? (
        <path fill={roof} d="M-48-50c10-26 28-40 48-44 20 4 38 18 48 44z" />
      ) : (
        <path fill={roof} d="M-50-48L0-94l50 46z" />
      )}
      <path fill="#14301f" opacity=".16" d="M0-94l50 46H10z" />
      <path fill="#6b4a28" d="M-10-28h20V0h-20z" />
      <path fill="#ffc94d" d="M-30-40h14v14h-14zM18-40h14v14H18z" />
      <path fill="#fff2c2" d="M-28-38h4v10h-4zM20-38h4v10h-4z" />
    </g>
  )
}
