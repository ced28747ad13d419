import { keepPreviousData } from '@tanstack/react-query'
import { listDaoRows } from '@/api/arena'
import { usePages } from '@/kit/list/pagedQuery'
import styles from './Hero.module.css'
import { HeroRays } from './HeroRays'
import { rankIdOf, ranksOf } from '../period'
import type { RankingAddress } from '../period'

/** The title, and when the ranking was counted: the last known time while another period is on its way. */
export function Hero({ address }: { address: RankingAddress }) {
  const { data } = usePages(listDaoRows, ranksOf(address), {
    idOf: rankIdOf,
    placeholderData: keepPreviousData,
  })
  return <HeroView updateTime={data?.first?.updateTime} />
}

/** @param props.updateTime `YYYY-MM-DD HH:mm:ss`; empty while it is not known */
export function HeroView({ updateTime }: { updateTime: string | undefined }) {
  return (
    <header className={styles.hero}>
      <HeroRays />
      <div className={styles.words}>
        <h1 className={styles.title}>意见分排行榜</h1>
        <p className={styles.line}>
          {updateTime ? `更新于 ${updateTime.slice(0, 16)}` : '好意见，让世界更好'}
        </p>
      </div>
    </header>
  )
}
