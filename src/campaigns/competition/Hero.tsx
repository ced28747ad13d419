import { METALS, TrophyBody, type Metal } from './trophy'
import styles from './Hero.module.css'

interface HeroProps {
  name: string
  line: string
  /** '' if unknown or not to be shown. */
  poolText: string
}

/** A podium between tapes, and three cups that turn on it. */
export function Hero({ name, line, poolText }: HeroProps) {
  return (
    <header className={styles.hero}>
      <p className={styles.line}>{line}</p>
      <h1 className={styles.title}>{name}</h1>
      {poolText !== '' && (
        <p className={styles.pool}>
          总奖池 <b className={styles.sum}>{poolText}</b>
        </p>
      )}
      <div className={styles.stage} aria-hidden="true">
        <Trophy place={1} />
        <Trophy place={2} />
        <Trophy place={0} />
      </div>
    </header>
  )
}

type Place = 0 | 1 | 2

const STAR = 'M50 4l13 30 33 3-25 22 8 33-29-18-29 18 8-33L4 37l33-3z'

/** A turning cup: handles and star rotate in 3D, the light moves across its bowl. */
function Trophy({ place }: { place: Place }) {
  const metal = METALS[place]
  const [light, middle, dark] = metal
  return (
    <div className={styles.trophy} data-place={place + 1}>
      <svg viewBox="0 0 200 280" className={styles.body}>
        <TrophyBody metal={metal} id={`cp-t${place}`} shineClass={styles.shine} />
      </svg>
      <div className={styles.handles}>
        <Handle metal={metal} />
        <Handle metal={metal} />
      </div>
      <div className={styles.star}>
        {[0, 1].map((turn) => (
          <svg key={turn} viewBox="0 0 100 96">
            <path fill={turn === 0 ? middle : dark} d={STAR} />
            <path
              fill={light}
              d="M50 4v44L37 34zM96 37L50 48l13-14zM79 92L50 48v26z"
              opacity=".8"
            />
          </svg>
        ))}
      </div>
    </div>
  )
}

/** One half, from the cup's axis outwards, and its visible thickness: it is not flat. */
function Handle({ metal: [light, middle, dark] }: { metal: Metal }) {
  const bow = 'M44 22c64-22 68 70-10 84'
  return (
    <div className={styles.handle}>
      <svg viewBox="0 0 100 120">
        <g fill="none" strokeLinecap="round">
          <path stroke={dark} strokeWidth="19" d={bow} />
          <path stroke={middle} strokeWidth="13" d={bow} />
          <path stroke={light} strokeWidth="4" d="M48 19c54-16 60 56 0 78" />
        </g>
      </svg>
      <svg viewBox="0 0 20 120" className={styles.side}>
        <path fill={dark} d="M2 30q8-20 16 0v58q-8 20-16 0z" />
        <path fill={middle} d="M5 32q5-16 10 0v54q-5 16-10 0z" />
        <path fill={light} d="M7 34q2-8 4 0v42q-2 8-4 0z" />
      </svg>
    </div>
  )
}
