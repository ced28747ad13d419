import { useRef, type CSSProperties } from 'react'
import { classes } from '@/ui/classes'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import { useScrollFrame } from '@/ui/useScrollFrame'
import { ValleyField, ValleyHills } from './ValleyGround'
import { HALL, HOUSES, PANES, litWindows } from './village'
import styles from './Valley.module.css'

interface ValleyProps {
  /** Lights the windows. */
  level: number
  className?: string
}

/** The territory at dusk, in four layers that part when the page scrolls. */
export function Valley({ level, className }: ValleyProps) {
  const root = useRef<HTMLDivElement>(null)
  useScrollFrame(() => {
    if (root.current) moveApart(root.current)
  })
  return (
    <div ref={root} className={classes(styles.valley, className)} aria-hidden="true">
      <ValleySky />
      <ValleyHills />
      <ValleyVillage level={level} />
      <ValleyField />
    </div>
  )
}

/** The parallax factors of the layers, from the farthest to the nearest. */
const DEPTHS = [0.34, 0.2, 0.12, 0] as const

/** Moves the layers apart while they scroll out of sight. */
function moveApart(valley: HTMLElement): void {
  const scrolled = Math.min(Math.max(window.scrollY, 0), valley.offsetHeight)
  for (const [at, layer] of Array.from(valley.children).entries())
    if (layer instanceof SVGElement)
      layer.style.transform = `translate3d(0, ${scrolled * (DEPTHS[at] ?? 0)}px, 0)`
}

const STARS =
  'M62 60h.1M128 128h.1M196 44h.1M262 104h.1M330 58h.1M410 30h.1M452 116h.1M536 70h.1M604 34h.1M590 138h.1M676 96h.1M30 168h.1M710 30h.1'
const BRIGHT = 'M104 92h.1M294 150h.1M488 52h.1M642 164h.1M368 118h.1'

/** Dusk: the first stars above, the sun behind the hills. */
function ValleySky() {
  return (
    <svg viewBox="0 0 750 640" preserveAspectRatio="xMidYMin slice">
      <defs>
        <LinearGradient
          id="tv-sky"
          x2="0"
          y2="1"
          stops="#0f1830, #1b2947 .2, #39446f .36, #7b6488 .46, #d68f80 .54, #ffcf94 .61"
        />
        <RadialGradient id="tv-glow" stops="#fff0c4/.95, #ffd28c/.6 .3, #ff9e7a/0" />
        <LinearGradient id="tv-far" x2="0" y2="1" stops="#5d5a86, #c28f8f" />
        <LinearGradient id="tv-range" x2="0" y2="1" stops="#36456f, #7d6f8f" />
      </defs>
      <path fill="url(#tv-sky)" d="M0 0h750v640H0z" />
      <path d={STARS} stroke="#fff" strokeOpacity=".55" strokeWidth="2.6" strokeLinecap="round" />
      <path d={BRIGHT} stroke="#ffe9b8" strokeWidth="4.4" strokeLinecap="round" />
      <ellipse cx="506" cy="350" rx="330" ry="210" fill="url(#tv-glow)" />
      <circle cx="504" cy="318" r="40" fill="#fff3d2" />
      <g fill="#ffc9a0" opacity=".5">
        <path d="M36 262q38-3 58-8 30-12 64-6 24-16 62-6 40-6 52 8 34 2 66 10-44 6-92 5-30 7-70 3-86 3-140-6z" />
        <path
          d="M560 214q30-2 46-7 26-10 50-2 26-8 44 4 24 0 50 6-40 5-76 4-66 3-114-5z"
          opacity=".7"
        />
      </g>
      <path
        fill="url(#tv-far)"
        d="M0 366l46-34 40 18 62-66 44 40 38-22 66 58 60-34 42 26 54-44 48 34 62-50 52 42 46-28 90 58v120H0z"
      />
      <path
        fill="#ffd9a8"
        opacity=".34"
        d="M148 284l44 40 4 28-26-22-10 18zM562 292l52 42-2 22-26-24-14 16zM230 302l66 58-30-10-14-18-8 8z"
      />
      <path
        fill="url(#tv-range)"
        d="M0 330l52 34 34-22 58 46 52-26 70 42 58-20 64 28 76-34 66 26 72-40 56 24 92-52v190H0z"
      />
    </svg>
  )
}

/** The village: the higher its level, the more windows are lit. */
function ValleyVillage({ level }: Pick<ValleyProps, 'level'>) {
  const lit = litWindows(level, PANES.length)
  return (
    <svg viewBox="0 0 750 640" preserveAspectRatio="xMidYMin slice">
      <defs>
        <RadialGradient id="tv-lamp" stops="#ffd166/.85, #ffb84d/0" />
        <g id="tv-house">
          <path fill="#465275" d="M0 0v-40l22-20 22 20V0z" />
          <path fill="#8c7489" d="M44 0v-40l26-7v38z" />
          <path fill="#2c3858" d="M-6-36l28-29 28 29-5 4-23-22-23 22z" />
          <path fill="#c98d7c" d="M22-65l27-9 29 27-28 11z" />
          <path fill="#2c3858" d="M54-82h9v20l-9 3z" />
        </g>
      </defs>
      {HOUSES.map(({ x, y, s }) => (
        <use key={x} href="#tv-house" transform={`translate(${x} ${y}) scale(${s})`} />
      ))}
      <Hall />
      {PANES.map(({ x, y, w, h }, at) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={w}
          height={h}
          rx="1.6"
          className={at < lit ? styles.lit : styles.dark}
          style={{ '--nth': at } as CSSProperties}
        />
      ))}
    </svg>
  )
}

/** The lord's hall, three roofs high. */
function Hall() {
  return (
    <g transform={`translate(${HALL.x} ${HALL.y})`}>
      <ellipse cy="-40" rx="120" ry="86" fill="url(#tv-lamp)" opacity=".35" />
      <path fill="#5a4a66" d="M-48 0v-40h96V0z" />
      <path fill="#a07a7c" d="M20 0v-40h28V0z" />
      <path fill="#2a3355" d="M-68-38q20-2 30-16h76q10 14 30 16-12 6-24 4h-88q-12 2-24-4z" />
      <path fill="#5a4a66" d="M-30-54v-26h60v26z" />
      <path fill="#a07a7c" d="M12-54v-26h18v26z" />
      <path fill="#2a3355" d="M-48-78q14-2 22-14h52q8 12 22 14-10 5-18 3h-60q-8 2-18-3z" />
      <path fill="#5a4a66" d="M-16-92v-22h32v22z" />
      <path fill="#2a3355" d="M-32-112q14-4 28-30l4-10 4 10q14 26 28 30-10 4-16 2h-32q-6 2-16-2z" />
      <path
        fill="#d99a80"
        d="M4-142q14 26 28 30-10 4-16 2H6zM26-92q8 12 22 14-10 5-18 3h-12zM38-54q10 14 30 16-12 6-24 4H30z"
        opacity=".75"
      />
      <circle cy="-156" r="4.5" fill="#ffd166" />
    </g>
  )
}
