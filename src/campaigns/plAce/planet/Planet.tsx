import { useMemo } from 'react'
import { useSpin } from './useSpin'
import { Globe } from './Globe'
import { STAGE } from './paint'
import styles from './Planet.module.css'
import { planetLook } from './planetLook'
import { Moon, RingHalf } from './Sky'

interface PlanetProps {
  planetId: string
  /** Its name, for who turns it by the keyboard. */
  name: string
  /** It can be turned; a planet that is private or closed rests behind a veil. */
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
        focusable="false"
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
