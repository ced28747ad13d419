import type { Planet as PlanetInfo } from '@/api/planet'
import { SceneHero } from '@/kit/page/hero/SceneHero'
import { Tag } from '@/ui/button/Tag'
import { LockIcon } from '@/ui/icons'
import { head } from './head'
import { GATE_WORDS, gateOf, nameOf, type Visited } from './place'
import { Planet } from './planet/Planet'
import styles from './Hero.module.css'

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

/** The visitor's capsule at the planet's pole. */
function Capsule({ isLanding }: { isLanding: boolean }) {
  return (
    <div className={styles.place} data-landing={isLanding || undefined} aria-hidden="true">
      <span className={styles.dust} />
      <svg className={styles.capsule} viewBox="0 0 60 84">
        <path className={styles.flame} fill="#ffd9a0" d="M22 66q8 26 8 16t8-16z" />
        <path fill="#8b96bd" d="M14 58L6 76h5l9-14zM46 58l8 18h-5l-9-14z" />
        <path
          fill="#f4f6ff"
          d="M30 6c14 8 20 22 20 38 0 8-3 15-6 18H16c-3-3-6-10-6-18C10 28 16 14 30 6z"
        />
        <path fill="#c5cdea" d="M30 6c14 8 20 22 20 38 0 8-3 15-6 18H33c6-18 6-38-3-56z" />
        <path fill="#ff8a5c" d="M30 6c6 4 10 8 13 13H17c3-5 7-9 13-13z" />
        <circle cx="30" cy="36" r="10" fill="#1b2444" />
        <circle cx="30" cy="36" r="7" fill="#7fd4ff" />
        <path fill="#fff" opacity=".7" d="M25 34a6 6 0 0 1 6-5v3a3 3 0 0 0-3 3z" />
      </svg>
    </div>
  )
}
