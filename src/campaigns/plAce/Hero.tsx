import type { Planet as PlanetInfo } from '@/api/planet'
import { SceneHero } from '@/kit/page/hero/SceneHero'
import { Tag } from '@/ui/button/Tag'
import { LockIcon } from '@/ui/icons'
import { head } from './head'
import { GATE_WORDS, gateOf, nameOf } from './place'
import { Capsule } from './planet/Capsule'
import { Planet } from './planet/Planet'
import type { Visited } from './useVisit'
import styles from './Place.module.css'

const MOST_TAGS = 4

interface HeroProps {
  planetId: string
  planet: PlanetInfo | undefined
  visited: Visited
}

/** The planet in space, its name, and its kind. */
export function Hero({ planetId, planet, visited }: HeroProps) {
  const gate = planet ? gateOf(planet) : 'closed'
  const isOpen = planet !== undefined && gate === 'open'
  const name = planet ? nameOf(planet) : '星球'
  const closed = planet && gate !== 'open' ? GATE_WORDS[gate] : undefined
  const line = closed ? closed.line : (planet?.intro ?? '')
  return (
    <SceneHero
      art={
        <>
          <Planet planetId={planetId} name={name} look={gate} />
          {isOpen && visited.visit && <Capsule isLanding={visited.isFresh} />}
        </>
      }
      eyebrow={planet && head.title}
      title={planet ? name : head.title}
      line={line}
    >
      {closed && (
        <p className={styles.gate}>
          <LockIcon />
          {closed.text}
        </p>
      )}
      {isOpen && planet.tags.length > 0 && (
        <p className={styles.tags}>
          {planet.tags.slice(0, MOST_TAGS).map((tag, at) => (
            <Tag key={at} className={styles.tag}>
              {tag}
            </Tag>
          ))}
        </p>
      )}
    </SceneHero>
  )
}
