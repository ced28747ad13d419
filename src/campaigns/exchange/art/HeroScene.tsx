import type { CSSProperties } from 'react'
import { Coin } from './Coin'
import styles from './HeroScene.module.css'

const STACKS = [
  { x: 652, y: 268, scale: 0.5, coins: 3 },
  { x: 470, y: 272, scale: 0.56, coins: 4 },
  { x: 562, y: 284, scale: 0.68, coins: 6 },
] as const
const THICKNESS = 19

/** Morning over soft hills: savings that have grown a leaf. */
export function HeroScene() {
  return (
    <svg
      viewBox="0 0 750 380"
      preserveAspectRatio="xMaxYMin slice"
      className={styles.scene}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="exchange-sky" x2="0" y2="1">
          <stop stopColor="#c6ecd9" />
          <stop offset=".62" stopColor="#e6f6ee" />
          <stop offset="1" stopColor="#f3f8f5" />
        </linearGradient>
        <radialGradient id="exchange-sun">
          <stop stopColor="#fffdf2" />
          <stop offset=".42" stopColor="#fff6d6" stopOpacity=".75" />
          <stop offset="1" stopColor="#fff6d6" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="exchange-hill" x2="0" y2="1">
          <stop stopColor="#9ddcbd" />
          <stop offset="1" stopColor="#f3f8f5" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="exchange-near" x2="0" y2="1">
          <stop stopColor="#74c9a0" />
          <stop offset="1" stopColor="#f3f8f5" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="url(#exchange-sky)" d="M0 0h750v380H0z" />
      <circle cx="560" cy="150" r="220" fill="url(#exchange-sun)" />
      <path
        className={styles.far}
        fill="url(#exchange-hill)"
        d="M0 268C86 214 168 214 262 250s150 12 230-34 178-34 258 26v138H0z"
      />
      <path
        className={styles.near}
        fill="url(#exchange-near)"
        d="M0 326c120-50 226-40 330-20s196-8 270-22 118 6 150 20v76H0z"
      />
      <g transform="translate(0 -28)">
        <Orbit />
        <ellipse cx="562" cy="306" rx="172" ry="30" className={styles.ground} />
        <ellipse cx="562" cy="300" rx="172" ry="30" className={styles.disc} />
        <ellipse cx="562" cy="299" rx="150" ry="24" className={styles.rim} />
        {STACKS.map((stack) => (
          <Stack key={stack.x} {...stack} />
        ))}
        <Sprout />
      </g>
    </svg>
  )
}

function Orbit() {
  return (
    <g className={styles.float}>
      <path className={styles.trail} d="M424 200C440 150 480 108 536 92" />
      <g transform="translate(432 172) rotate(-16) scale(.4)">
        <Coin />
      </g>
    </g>
  )
}

function Stack({ x, y, scale, coins }: (typeof STACKS)[number]) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse className={styles.shade} cx="12" cy="24" rx="70" ry="20" />
      {Array.from({ length: coins }, (_, index) => (
        <g key={index} transform={`translate(${(index % 3) * 3 - 3} ${-index * THICKNESS})`}>
          <g className={styles.settling} style={{ '--nth': index } as CSSProperties}>
            <Coin />
          </g>
        </g>
      ))}
    </g>
  )
}

function Sprout() {
  return (
    <g className={styles.sprout}>
      <path className={styles.stem} d="M562 220C560 192 564 172 560 146" />
      <path className={styles.leafDark} d="M560 168C532 168 516 150 512 124c28 0 46 16 48 44z" />
      <path className={styles.leaf} d="M560 168C546 150 532 136 512 124c14-1 46 10 48 44z" />
      <path className={styles.leafDark} d="M561 152C564 118 586 100 618 98c-2 32-22 54-57 54z" />
      <path className={styles.leaf} d="M561 152C576 130 594 114 618 98c-30 2-54 20-57 54z" />
    </g>
  )
}
