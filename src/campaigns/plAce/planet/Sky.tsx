import { RINGS, STAGE, ringPath } from './paint'
import styles from './Planet.module.css'
import type { PlanetLook } from './planetLook'

interface RingHalfProps {
  planet: PlanetLook
  isFront: boolean
}

/** The rings' half behind the planet, or the one before it. */
export function RingHalf({ planet: { rings, hue, tilt }, isFront }: RingHalfProps) {
  if (rings === 0) return null
  const shown = rings === 1 ? RINGS.slice(0, 2) : RINGS
  return (
    <g
      fill="none"
      stroke={`hsl(${(hue + 30) % 360},70%,${isFront ? 82 : 56}%)`}
      transform={`translate(${STAGE.x} ${STAGE.y}) rotate(${tilt})`}
    >
      {shown.map(({ reach, width, opacity }) => (
        <path
          key={reach}
          d={ringPath(reach, isFront)}
          strokeWidth={width}
          strokeOpacity={isFront ? opacity : opacity * 0.6}
        />
      ))}
    </g>
  )
}

/** A small moon up in the sky, lit from the same side. */
export function Moon({ planet: { moon, hue } }: { planet: PlanetLook }) {
  if (moon === undefined) return null
  const turn = (moon * Math.PI) / 180
  const reach = STAGE.radius * 1.52
  const [x, y] = [STAGE.x + Math.cos(turn) * reach, STAGE.y + Math.sin(turn) * reach * 0.86]
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <circle r="25" fill={`hsl(${hue},24%,30%)`} />
      <path
        fill={`hsl(${hue},36%,82%)`}
        d="M-21-13A25 25 0 0 1 13-21 30 30 0 0 0-21 13 25 25 0 0 1-21-13z"
      />
      <circle cx="-6" cy="2" r="5" fill={`hsl(${hue},26%,44%)`} />
      <circle cx="7" cy="9" r="3" fill={`hsl(${hue},26%,40%)`} />
    </g>
  )
}

/** A dim ball, while the planet is unknown. */
export function Silhouette() {
  const { x, y, radius } = STAGE
  return (
    <div className={styles.stage}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        aria-hidden="true"
      >
        <defs>
          <radialGradient id="pl-dusk" cx=".34" cy=".28" r=".8">
            <stop stopColor="#3a4468" />
            <stop offset="1" stopColor="#0a0d1c" />
          </radialGradient>
        </defs>
        <circle cx={x} cy={y} r={radius} fill="url(#pl-dusk)" />
      </svg>
    </div>
  )
}
