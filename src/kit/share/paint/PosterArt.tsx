import { useId } from 'react'
import { RadialGradient } from '@/ui/Gradient'
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

/** The picture of a poster whose theme has none: a ringed planet in the theme's two colours above a city at night. */
export function PosterArt() {
  const id = useId().replace(/\W/g, '')
  const use = (name: string) => `url(#${id}${name})`
  return (
    <svg className={styles.art} viewBox="0 0 750 1200" aria-hidden="true">
      <PosterPaints id={id} />
      <rect width="750" height="1200" fill={use('sky')} />
      <circle cx="700" cy="60" r="520" fill={use('glow')} />
      <circle cx="60" cy="760" r="460" fill={use('glow2')} />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fff" opacity={0.5 + (x % 5) / 10} />
      ))}
      <Planet use={use} />
      {TOWERS.map(([x, width, height]) => (
        <Tower key={x} x={x} width={width} height={height} fill={use('tower')} />
      ))}
      <ellipse cx="375" cy={HORIZON + 210} rx="860" ry="250" fill={use('ground')} />
      <rect y="820" width="750" height="380" fill={use('mist')} />
    </svg>
  )
}

/** The ring seen from a little above: a wide and a narrow band. */
const RING =
  'M-300 0A300 78 0 1 1 300 0A300 78 0 1 1 -300 0zM-248 0A248 60 0 1 0 248 0A248 60 0 1 0 -248 0z'
const THIN_RING =
  'M-322 0A322 86 0 1 1 322 0A322 86 0 1 1 -322 0zM-314 0A314 83 0 1 0 314 0A314 83 0 1 0 -314 0z'

function Planet({ use }: { use: (name: string) => string }) {
  return (
    <g transform="translate(430 606) rotate(-16)">
      <circle r="300" fill={use('halo')} />
      <g clipPath={use('back')}>
        <Rings paint={use('ring')} />
      </g>
      <circle r="176" fill={use('planet')} />
      <g clipPath={use('disc')} fill="#fff">
        <path
          opacity=".2"
          d="M-190 -96C-110 -66 40 -112 190 -84V-118C60 -140 -90 -104 -190 -122z"
        />
        <path opacity=".13" d="M-190 -34C-80 2 70 -52 190 -24V36C80 14 -70 66 -190 30z" />
        <path opacity=".16" d="M-190 86C-70 116 60 74 190 96V112C70 94 -80 134 -190 104z" />
        <ellipse cx="58" cy="62" rx="34" ry="15" opacity=".2" />
      </g>
      <circle r="176" fill={use('shade')} />
      <g clipPath={use('front')}>
        <Rings paint={use('ring')} />
      </g>
      <g transform="translate(-196 -206)">
        <circle r="36" fill={use('moon')} />
        <circle cx="-10" cy="-6" r="8" opacity=".12" />
        <circle cx="11" cy="12" r="5" opacity=".12" />
      </g>
    </g>
  )
}

function Rings({ paint }: { paint: string }) {
  return (
    <>
      <path d={RING} fill={paint} />
      <path d={THIN_RING} fill="#fff" opacity=".5" />
    </>
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

interface PaintsProps {
  /** The prefix of each paint's id: a page may show two posters. */
  id: string
}

/** The colours of the poster's picture. */
function PosterPaints({ id }: PaintsProps) {
  return (
    <defs>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop className={styles.night} />
        <stop offset="1" className={styles.night} stopOpacity="1" />
      </linearGradient>
      <Glow id={`${id}glow`} className={styles.accent} opacity={0.85} />
      <Glow id={`${id}glow2`} className={styles.accent2} opacity={0.6} />
      <Glow id={`${id}halo`} className={styles.accent2} opacity={0.7} />
      <PlanetPaints id={id} />
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

function PlanetPaints({ id }: PaintsProps) {
  return (
    <>
      <linearGradient id={`${id}planet`} x1=".15" y1="0" x2=".8" y2="1">
        <stop className={styles.light} />
        <stop offset=".32" className={styles.accent2} />
        <stop offset="1" className={styles.accent} />
      </linearGradient>
      <RadialGradient
        id={`${id}shade`}
        cx=".32"
        cy=".24"
        r=".86"
        stops="#070a22/0 .45, #070a22/.72"
      />
      <linearGradient id={`${id}ring`}>
        <stop stopColor="#fff" stopOpacity=".95" />
        <stop offset=".45" className={styles.accent2} stopOpacity=".75" />
        <stop offset="1" stopColor="#fff" stopOpacity=".9" />
      </linearGradient>
      <clipPath id={`${id}back`}>
        <path d="M-340 -120H340V0H-340z" />
      </clipPath>
      <clipPath id={`${id}front`}>
        <path d="M-340 0H340V120H-340z" />
      </clipPath>
      <clipPath id={`${id}disc`}>
        <circle r="176" />
      </clipPath>
      <linearGradient id={`${id}moon`} x2="1" y2="1">
        <stop stopColor="#fff" />
        <stop offset="1" className={styles.accent2} />
      </linearGradient>
    </>
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
