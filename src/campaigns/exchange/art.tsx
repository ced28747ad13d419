import type { CSSProperties } from 'react'
import styles from './art.module.css'

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
    >
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

interface CoinStackProps {
  /** The number of coins on the stack; added ones fall onto it. */
  coins: number
  /** A sign at its side. */
  mark?: 'done' | 'waiting'
}

/** Coins that pile up while rewards become cash. */
export function CoinStack({ coins, mark }: CoinStackProps) {
  return (
    <svg viewBox="0 30 320 170" className={styles.art} aria-hidden="true">
      <ellipse className={styles.plate} cx="160" cy="166" rx="118" ry="27" />
      <ellipse className={styles.coinStackShade} cx="168" cy="168" rx="76" ry="19" />
      {Array.from({ length: coins }, (_, index) => (
        <g key={index} transform={`translate(160 ${146 - index * THICKNESS})`}>
          <g className={styles.falling} style={{ '--nth': index } as CSSProperties}>
            <Coin />
          </g>
        </g>
      ))}
      {mark && (
        <g className={styles.mark} data-mark={mark}>
          <circle cx="238" cy="132" r="27" className={styles.ring} />
          <circle cx="238" cy="132" r="22" className={styles.coinStackDisc} />
          <path
            className={styles.sign}
            d={mark === 'done' ? 'M227 133l8 8 15-16' : 'M238 120v13l8 6'}
          />
        </g>
      )}
    </svg>
  )
}

/** A flat coin, drawn around the middle of its upper face; 120 wide, 19 thick. */
function Coin() {
  return (
    <g>
      <path className={styles.side} d="M-60 0V19A60 19 0 0 0 60 19V0A60 19 0 0 1-60 0Z" />
      <path
        className={styles.lit}
        d="M-46 12.2V31.2A60 19 0 0 0-14 37.5V18.5A60 19 0 0 1-46 12.2Z"
      />
      <path className={styles.dim} d="M26 17.1V36.1A60 19 0 0 0 60 19V0A60 19 0 0 1 26 17.1Z" />
      <ellipse className={styles.face} rx="60" ry="19" />
      <ellipse className={styles.groove} rx="47" ry="14.2" />
      <path className={styles.shine} d="M-53-2C-48-11-24-16.5-2-16.5-22-14-40-9-47 1Z" />
      <path
        className={styles.yuan}
        transform="scale(1 .34)"
        d="M-17-26 0-3 17-26M0-3V26M-15 3H15M-15 14H15"
      />
    </g>
  )
}
