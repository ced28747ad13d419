import { LinearGradient } from '@/ui/Gradient'
import { head } from './head'
import styles from './Hero.module.css'

/** A chart whose line draws itself, and becomes a bookmark. */
export function Hero() {
  return (
    <header className={styles.hero}>
      <svg viewBox="0 0 750 520" className={styles.chart} aria-hidden="true">
        <defs>
          <LinearGradient id="sf-brass" x2="1" y2="1" stops="#f3dda9, #c8a45d .5, #8f6c2b" />
          <LinearGradient id="sf-area" x2="0" y2="1" stops="#c8a45d/.34, #c8a45d/0" />
        </defs>
        <path className={styles.area} fill="url(#sf-area)" d={`${LINE}V520H-10z`} />
        <Bookmark />
        <path
          className={styles.line}
          pathLength="1"
          fill="none"
          stroke="#ecd199"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
          d={LINE + BOOKMARK}
        />
        <g className={styles.marks}>
          {MARKS.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="9" fill="#0f1e3c" stroke="#f3dda9" strokeWidth="5" />
          ))}
        </g>
      </svg>
      <div className={styles.words}>
        <h1 className={styles.title}>{head.title}</h1>
        <p className={styles.tagline}>一年，把钱这件事讲明白</p>
      </div>
    </header>
  )
}

function Bookmark() {
  return (
    <g className={styles.ribbon}>
      <path fill="url(#sf-brass)" d={RIBBON} />
      <path fill="#fff" fillOpacity=".2" d="M548-10h14v254.6l-14 13.4z" />
      <path fill="#5f4512" fillOpacity=".22" d="M626-10h14v268l-14-13.4z" />
      <g fill="none" stroke="#5a4212" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M574 150l16-18 14 10 18-24" />
        <path d="M610 118h12v12" />
        <path d="M576 178h46" strokeOpacity=".6" />
      </g>
    </g>
  )
}

/** The year's line, on a canvas of 750 × 520. */
const LINE = 'M-10 440L58 408L112 422L176 366L232 388L296 322L350 340L410 286L462 300L548 258'

/** The line continues around a bookmark, whose lower edge is its last rise. */
const BOOKMARK = 'L594 214L640 258V-10'
/** The bookmark itself. */
const RIBBON = 'M548-10V258L594 214L640 258V-10z'

/** The quarters, where the line is marked. */
const MARKS = [
  [176, 366],
  [296, 322],
  [410, 286],
  [548, 258],
] as const
