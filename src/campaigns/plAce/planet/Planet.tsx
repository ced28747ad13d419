import { useMemo } from 'react'
import type { RefObject } from 'react'
import { STAGE, beltPath, featureFill } from './paint'
import { planetLook } from './planetLook'
import type { PlanetLook } from './planetLook'
import { Moon, RingHalf } from './Sky'
import { outlineOf } from './sphere'
import { useSpin } from './useSpin'
import styles from './Planet.module.css'

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

interface GlobeProps {
  planet: PlanetLook
  /** Its child paths are the features, in their order: updated while the planet turns. */
  group: RefObject<SVGGElement | null>
}

const { x, y, radius } = STAGE

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

function Paints({ hue }: { hue: number }) {
  return (
    <defs>
      <radialGradient id="pl-ground" cx=".36" cy=".3" r=".85">
        <stop stopColor={`hsl(${hue},66%,58%)`} />
        <stop offset=".55" stopColor={`hsl(${hue},64%,38%)`} />
        <stop offset="1" stopColor={`hsl(${(hue + 330) % 360},66%,18%)`} />
      </radialGradient>
      <radialGradient id="pl-night" cx=".32" cy=".28" r=".86">
        <stop offset=".42" stopColor="#04050d" stopOpacity="0" />
        <stop offset=".78" stopColor="#04050d" stopOpacity=".52" />
        <stop offset="1" stopColor="#04050d" stopOpacity=".9" />
      </radialGradient>
      <radialGradient id="pl-shine" cx=".3" cy=".24" r=".42">
        <stop stopColor="#fff" stopOpacity=".42" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
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
