import type { MarketItem } from '@/api/market'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import { head } from './head'
import { factsOf, nameOf } from './market'
import styles from './Hero.module.css'

/** The quarter as a blueprint, with its prices. */
export function Hero({ item }: { item?: MarketItem | undefined }) {
  return (
    <header className={styles.hero}>
      <EstateMap />
      <div className={styles.words}>
        <h1 className={styles.title}>{head.title}</h1>
        <p className={styles.line}>挑一块地，把家安在数字世界</p>
      </div>
      <div className={styles.board}>
        <p className={styles.item}>{nameOf(item)}</p>
        <FactsGrid facts={factsOf(item)} className={styles.facts} />
      </div>
    </header>
  )
}

/** The places of the plots for sale on the picture (`quarter.svg`); only low lots are in front of them. */
const FOR_SALE = [
  { x: 375, y: 200 },
  { x: 375, y: 308 },
  { x: 191, y: 308 },
] as const

/** A blueprint of a quarter: its plots for sale lift by themselves, and on touch. */
function EstateMap() {
  return (
    <svg viewBox="0 -72 750 632" className={styles.map} aria-hidden="true">
      {FOR_SALE.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <g className={styles.sale}>
            {/* A low box with a flag, around the middle of its ground. */}
            <path fill="#b98534" d="M-42-6L0 19v6L-42 0z" />
            <path fill="#8d6222" d="M42-6L0 19v6L42 0z" />
            <path fill="#ffd98a" stroke="#7fd1ff" strokeOpacity=".55" d="M0-31L42-6 0 19-42-6z" />
            <path d="M0-8v-50" stroke="#fff4d6" strokeWidth="4" strokeLinecap="round" />
            <path fill="#ff9f5a" d="M2-58l34 11-34 13z" />
            <ellipse cy="-8" rx="9" ry="5" fill="#8d6222" />
          </g>
        </g>
      ))}
    </svg>
  )
}
