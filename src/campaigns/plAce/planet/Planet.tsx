import { useMemo, type RefObject } from 'react'
import { RadialGradient } from '@/ui/Gradient'
import { outlineOf } from './ball'
import { STAGE, planetLook, type Belt, type Feature, type PlanetLook } from './planetLook'
import { useSpin } from './useSpin'
import styles from './Planet.module.css'

const { x, y, radius } = STAGE

interface PlanetProps {
  planetId: string
  /** Its name, for keyboard users. */
  name: string
  /** Only an open planet can be turned; a private or closed one is veiled. */
  look: 'open' | 'private' | 'closed' | 'waiting'
}

/** The planet of an id, in space: a finger or the arrow keys turn it. */
export function Planet({ planetId, name, look }: PlanetProps) {
  const planet = useMemo(() => planetLook(planetId), [planetId])
  const { globe, ball, facing } = useSpin(planet.features, look === 'open')
  return (
    <div className={styles.stage} data-look={look}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        aria-hidden="true"
      >
        <Moon planet={planet} />
        <RingHalf planet={planet} isFront={false} />
        <Globe planet={planet} group={globe} />
        <RingHalf planet={planet} isFront />
      </svg>
      {look === 'open' && (
        <div
          {...ball}
          className={styles.ball}
          role="slider"
          tabIndex={0}
          aria-label={`转动${name}`}
          aria-valuemin={0}
          aria-valuemax={359}
          aria-valuenow={facing}
          aria-valuetext={`朝向${facing}度`}
        />
      )}
    </div>
  )
}

/** A dim ball, while the planet is unknown. */
export function Silhouette() {
  return (
    <div className={styles.stage}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        aria-hidden="true"
      >
        <defs>
          <RadialGradient id="pl-dusk" cx=".34" cy=".28" r=".8" stops="#3a4468, #0a0d1c" />
        </defs>
        <circle cx={x} cy={y} r={radius} fill="url(#pl-dusk)" />
      </svg>
    </div>
  )
}

interface GlobeProps {
  planet: PlanetLook
  /** Its child paths are the features, in their order: updated while the planet turns. */
  group: RefObject<SVGGElement | null>
}

/** The ball: ground, belts, surface features, and the night on its far side. The light does not turn. */
function Globe({ planet, group }: GlobeProps) {
  const { hue, tilt, belts, features } = planet
  return (
    <g transform={`translate(${x} ${y})`}>
      <Paints hue={hue} />
      <circle r={radius * 1.46} fill="url(#pl-halo)" />
      <g clipPath="url(#pl-clip)">
        <circle r={radius} fill="url(#pl-ground)" />
        <g transform={`rotate(${tilt})`}>
          {belts.map((belt, at) => (
            <path
              key={at}
              d={beltPath(belt)}
              fill={at % 2 === 0 ? '#fff' : `hsl(${planet.landHue},62%,32%)`}
              opacity={belt.opacity}
            />
          ))}
          <g ref={group}>
            {features.map((feature, at) => (
              <path
                key={at}
                fill={featureFill(feature, planet)}
                d={outlineOf(feature.shape, 0, radius)}
              />
            ))}
          </g>
        </g>
        <circle r={radius} fill="url(#pl-night)" />
        <circle r={radius} fill="url(#pl-shine)" />
      </g>
      <circle
        r={radius}
        fill="none"
        stroke={`hsl(${hue},90%,82%)`}
        strokeOpacity=".5"
        strokeWidth="3"
      />
    </g>
  )
}

/** A belt's outline: bent, because the planet leans towards the viewer. */
function beltPath({ from, to }: Belt): string {
  const [top, bottom, side] = [from, to, 1.1].map((part) => Math.round(part * radius))
  const bend = Math.round(radius * 0.34)
  return `M-${side} ${top}Q0 ${(top ?? 0) + bend} ${side} ${top}V${bottom}Q0 ${(bottom ?? 0) + bend}-${side} ${bottom}z`
}

function featureFill({ kind }: Feature, { landHue }: PlanetLook): string {
  if (kind === 'cloud') return 'rgba(255,255,255,.34)'
  return kind === 'land' ? `hsl(${landHue},50%,62%)` : `hsl(${landHue},62%,76%)`
}

function Paints({ hue }: { hue: number }) {
  return (
    <defs>
      <radialGradient id="pl-ground" cx=".36" cy=".3" r=".85">
        <stop stopColor={`hsl(${hue},66%,58%)`} />
        <stop offset=".55" stopColor={`hsl(${hue},64%,38%)`} />
        <stop offset="1" stopColor={`hsl(${(hue + 330) % 360},66%,18%)`} />
      </radialGradient>
      <RadialGradient
        id="pl-night"
        cx=".32"
        cy=".28"
        r=".86"
        stops="#04050d/0 .42, #04050d/.52 .78, #04050d/.9"
      />
      <RadialGradient id="pl-shine" cx=".3" cy=".24" r=".42" stops="#fff/.42, #fff/0" />
      <radialGradient id="pl-halo">
        <stop offset=".62" stopColor={`hsl(${hue},90%,66%)`} stopOpacity=".5" />
        <stop offset=".72" stopColor={`hsl(${hue},90%,60%)`} stopOpacity=".18" />
        <stop offset="1" stopColor={`hsl(${hue},90%,60%)`} stopOpacity="0" />
      </radialGradient>
      <clipPath id="pl-clip">
        <circle r={radius} />
      </clipPath>
    </defs>
  )
}

interface RingHalfProps {
  planet: PlanetLook
  isFront: boolean
}

/** The rings' half behind the planet, or the one before it. */
function RingHalf({ planet: { rings, hue, tilt }, isFront }: RingHalfProps) {
  if (rings === 0) return null
  const shown = rings === 1 ? RINGS.slice(0, 2) : RINGS
  return (
    <g
      fill="none"
      stroke={`hsl(${(hue + 30) % 360},70%,${isFront ? 82 : 56}%)`}
      transform={`translate(${x} ${y}) rotate(${tilt})`}
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

/** The half of a ring behind the planet, or in front of it. */
function ringPath(reach: number, isFront: boolean): string {
  const width = Math.round(radius * reach)
  const height = Math.round(width * 0.24)
  return `M-${width} 0A${width} ${height} 0 0 ${isFront ? 0 : 1} ${width} 0`
}

/** Each ring's distance, width and opacity. */
const RINGS = [
  { reach: 1.42, width: 16, opacity: 0.75 },
  { reach: 1.58, width: 7, opacity: 0.45 },
  { reach: 1.74, width: 12, opacity: 0.6 },
] as const

/** A small moon up in the sky, lit from the same side. */
function Moon({ planet: { moon, hue } }: { planet: PlanetLook }) {
  if (moon === undefined) return null
  const turn = (moon * Math.PI) / 180
  const reach = radius * 1.52
  const left = Math.round(x + Math.cos(turn) * reach)
  const top = Math.round(y + Math.sin(turn) * reach * 0.86)
  return (
    <g transform={`translate(${left} ${top})`}>
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
