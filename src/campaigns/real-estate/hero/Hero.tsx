import type { MarketItem } from '@/api/market'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import { factsOf, plain } from '../market'
import { head } from '../head'
import { EstateMap } from './EstateMap'
import styles from './Hero.module.css'

/** The quarter as a blueprint, and what is paid there. */
export function Hero({ item }: { item?: MarketItem | null | undefined }) {
  const name = plain(item?.name ?? '') || '数字地块'
  return (
    <header className={styles.hero}>
      <EstateMap />
      <div className={styles.words}>
        <h1 className={styles.title}>{head.title}</h1>
        <p className={styles.line}>挑一块地，把家安在数字世界</p>
      </div>
      <div className={styles.board}>
        <p className={styles.item}>{name}</p>
        <FactsGrid facts={factsOf(item)} className={styles.facts} />
      </div>
    </header>
  )
}
