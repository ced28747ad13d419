import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import styles from './ShareRegister.module.css'

/** A small ringed planet. */
function PlanetArt() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <defs>
        <RadialGradient
          id="sr-planet"
          cx=".34"
          cy=".28"
          r=".84"
          stops="#fff0da, #ffa9b8 .4, #9a5cf0 .75, #3a22a8"
        />
      </defs>
      <g fill="none" transform="rotate(-18 48 48)">
        <path d="M8 48a40 11 0 0 1 80 0" stroke="#8f7bff" strokeWidth="6" />
        <circle cx="48" cy="48" r="25" fill="url(#sr-planet)" />
        <path d="M8 48a40 11 0 0 0 80 0" stroke="#ffd9b0" strokeWidth="6" />
      </g>
      <path d="M80 16l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#fff" />
      <circle cx="16" cy="22" r="2.6" fill="#fff" opacity=".8" />
    </svg>
  )
}

/** A plot of land with a house and a tree. */
function LandArt() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <path d="M48 48l38 19-38 19-38-19z" fill="#7be0b0" />
      <path d="M10 67l38 19v7L10 74z" fill="#2d8f78" />
      <path d="M86 67L48 86v7l38-19z" fill="#46b58f" />
      <path d="M36 40l17 8.5v22L36 62z" fill="#ffe6cb" />
      <path d="M70 40l-17 8.5v22L70 62z" fill="#fff7ec" />
      <path d="M53 20L30 39l6 3 17-14 17 14 6-3z" fill="#ff8f7a" />
      <path d="M53 28L36 42l17 8 17-8z" fill="#ffb59c" />
      <path d="M58 60l6-3v9l-6 3z" fill="#7a5cff" />
      <path d="M24 48v18" stroke="#8a5a3c" strokeWidth="4" strokeLinecap="round" />
      <circle cx="24" cy="42" r="12" fill="#3fc08d" />
      <circle cx="20" cy="38" r="5" fill="#8ff0c2" opacity=".7" />
    </svg>
  )
}

/** Two heads close together, with a heart between. */
function PeopleArt() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <defs>
        <LinearGradient id="sr-one" x2="1" y2="1" stops="#ffd79a, #ff8f6b" />
        <LinearGradient id="sr-two" x2="1" y2="1" stops="#9fe6ff, #5a7bff" />
      </defs>
      <path d="M42 86c0-18 8-28 22-28s24 10 24 28z" fill="url(#sr-two)" />
      <circle cx="64" cy="44" r="14" fill="#dff4ff" />
      <path d="M8 88c0-20 9-30 24-30s25 10 25 30z" fill="url(#sr-one)" />
      <circle cx="32" cy="42" r="16" fill="#fff0da" />
      <path
        d="M48 24c-7-5-10-9-7.5-13 2-3 6-2 7.5 1 1.5-3 5.5-4 7.5-1 2.5 4-.5 8-7.5 13z"
        fill="#ff7fae"
      />
    </svg>
  )
}

const FEATURES = [
  { name: '逛星球', text: '走进新世界', Art: PlanetArt },
  { name: '养领地', text: '一点点建起来', Art: LandArt },
  { name: '交朋友', text: '遇见同路人', Art: PeopleArt },
] as const

/** The features of the app. */
export function Features() {
  return (
    <ul className={styles.features} aria-label="在数字世界可以做什么">
      {FEATURES.map(({ name, text, Art }) => (
        <li key={name} className={styles.feature}>
          <Art />
          <p className={styles.featureName}>{name}</p>
          <p className={styles.featureText}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
