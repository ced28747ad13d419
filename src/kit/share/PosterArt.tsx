import { useId } from 'react'
import styles from './PosterArt.module.css'

/** x, y, radius. */
const STARS: readonly (readonly [number, number, number])[] = [
  [64, 120, 2],
  [182, 64, 1.6],
  [318, 118, 2.4],
  [402, 46, 1.4],
  [520, 92, 2],
  [676, 60, 2.6],
  [700, 196, 1.6],
  [612, 300, 2],
  [40, 430, 2],
  [128, 520, 2.6],
  [92, 640, 1.6],
  [214, 452, 1.4],
  [702, 470, 2.2],
  [660, 700, 1.8],
  [36, 770, 2.2],
  [240, 700, 1.6],
  [520, 410, 1.4],
]

/** x, width, height of the towers on the horizon. */
const TOWERS: readonly (readonly [number, number, number])[] = [
  [20, 54, 92],
  [84, 38, 150],
  [132, 66, 108],
  [212, 30, 188],
  [252, 58, 128],
  [470, 44, 118],
  [524, 34, 178],
  [570, 70, 132],
  [650, 42, 92],
  [700, 36, 136],
]
const HORIZON = 900

/** The picture of a poster whose theme brings none: a ringed planet in the theme's two colours above a city at night. */
export function PosterArt() {
  const id = useId().replace(/\W/g, '')
  const use = (name: string) => `url(#${id}${name})`
  return (
    <svg className={styles.art} viewBox="0 0 750 1200" aria-hidden="true">
      <Paints id={id} />
      <rect width="750" height="1200" fill={use('sky')} />
      <circle cx="700" cy="60" r="520" fill={use('glow')} />
      <circle cx="60" cy="760" r="460" fill={use('glow2')} />
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#fff" opacity={0.5 + (x % 5) / 10} />
      ))}
      <Planet use={use} />
      <ellipse cx="375" cy={HORIZON + 190} rx="700" ry="240" fill={use('ground')} />
      {TOWERS.map(([x, width, height]) => (
        <Tower key={x} x={x} width={width} height={height} fill={use('tower')} />
      ))}
      <rect y="820" width="750" height="380" fill={use('mist')} />
    </svg>
  )
}

function Planet({ use }: { use: (name: string) => string }) {
  return (
    <g transform="translate(436 600)">
      <circle r="260" fill={use('halo')} />
      <path className={styles.ringBack} d="M-284 76A292 74 -15 0 1 284 -76" />
      <circle r="172" fill={use('planet')} />
      <g opacity=".22" fill="#fff">
        <path d="M-160 -62C-90 -30 60 -92 150 -84C130 -122 84 -156 20 -170C-70 -164 -134 -122 -160 -62z" />
        <path
          d="M-171 14C-90 52 70 -20 168 -36C172 -12 172 4 169 26C80 38 -60 96 -150 84C-162 62 -170 40 -171 14z"
          opacity=".6"
        />
      </g>
      <circle r="172" fill={use('shade')} />
      <path className={styles.ringFront} d="M-284 76A292 74 -15 0 0 284 -76" />
      <g transform="translate(-236 -138)">
        <circle r="34" fill={use('moon')} />
        <circle cx="-9" cy="-6" r="7" fill="#000" opacity=".1" />
        <circle cx="10" cy="10" r="5" fill="#000" opacity=".1" />
      </g>
    </g>
  )
}

interface TowerProps {
  x: number
  width: number
  height: number
  fill: string
}

function Tower({ x, width, height, fill }: TowerProps) {
  const top = HORIZON - height
  const floors = Math.floor((height - 30) / 18)
  return (
    <g>
      <path
        d={`M${x} ${top + 8}l${width / 2} -8l${width / 2} 8V${HORIZON + 60}H${x}z`}
        fill={fill}
      />
      {Array.from({ length: floors }, (_, floor) =>
        (floor * 7 + x) % 3 === 0 ? null : (
          <rect
            key={floor}
            className={floor % 2 ? styles.window : styles.windowTwo}
            x={x + 8 + ((floor * 5) % Math.max(width - 24, 6))}
            y={top + 22 + floor * 18}
            width="8"
            height="8"
            rx="1.5"
          />
        ),
      )}
    </g>
  )
}

function Paints({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop className={styles.night} />
        <stop offset="1" className={styles.night} stopOpacity="1" />
      </linearGradient>
      <Glow id={`${id}glow`} className={styles.accent} opacity={0.85} />
      <Glow id={`${id}glow2`} className={styles.accent2} opacity={0.6} />
      <Glow id={`${id}halo`} className={styles.accent2} opacity={0.7} />
      <linearGradient id={`${id}planet`} x1=".15" y1="0" x2=".8" y2="1">
        <stop className={styles.light} />
        <stop offset=".32" className={styles.accent2} />
        <stop offset="1" className={styles.accent} />
      </linearGradient>
      <radialGradient id={`${id}shade`} cx=".32" cy=".24" r=".86">
        <stop offset=".45" stopColor="#070a22" stopOpacity="0" />
        <stop offset="1" stopColor="#070a22" stopOpacity=".72" />
      </radialGradient>
      <linearGradient id={`${id}moon`} x2="1" y2="1">
        <stop stopColor="#fff" />
        <stop offset="1" className={styles.accent2} />
      </linearGradient>
      <linearGradient id={`${id}tower`} x2="0" y2="1">
        <stop className={styles.accent} stopOpacity=".55" />
        <stop offset="1" className={styles.night} stopOpacity="1" />
      </linearGradient>
      <linearGradient id={`${id}ground`} x2="0" y2=".6">
        <stop className={styles.accent} stopOpacity=".9" />
        <stop offset="1" className={styles.night} />
      </linearGradient>
      <linearGradient id={`${id}mist`} x2="0" y2="1">
        <stop className={styles.night} stopOpacity="0" />
        <stop offset=".5" className={styles.night} stopOpacity=".6" />
        <stop offset="1" className={styles.night} stopOpacity=".9" />
      </linearGradient>
    </defs>
  )
}

function Glow({ id, className, opacity }: { id: string; className?: string; opacity: number }) {
  return (
    <radialGradient id={id}>
      <stop className={className} stopOpacity={opacity} />
      <stop offset="1" className={className} stopOpacity="0" />
    </radialGradient>
  )
}
