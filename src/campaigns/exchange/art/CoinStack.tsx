import type { CSSProperties } from 'react'
import { Coin } from './Coin'
import styles from './CoinStack.module.css'

interface CoinStackProps {
  /** How many lie on the stack; those that are added fall onto it. */
  coins: number
  /** A sign at its side. */
  mark?: 'done' | 'waiting'
}

const THICKNESS = 19

/** Coins that pile up while rewards become cash. */
export function CoinStack({ coins, mark }: CoinStackProps) {
  return (
    <svg viewBox="0 30 320 170" className={styles.art} aria-hidden="true" focusable="false">
      <ellipse className={styles.plate} cx="160" cy="166" rx="118" ry="27" />
      <ellipse className={styles.shade} cx="168" cy="168" rx="76" ry="19" />
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
          <circle cx="238" cy="132" r="22" className={styles.disc} />
          <path
            className={styles.sign}
            d={mark === 'done' ? 'M227 133l8 8 15-16' : 'M238 120v13l8 6'}
          />
        </g>
      )}
    </svg>
  )
}
