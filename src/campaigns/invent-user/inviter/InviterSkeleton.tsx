import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { SkeletonBlock } from '@/ui/Skeleton'
import { head } from '../head'
import { Hero } from '../Hero'
import { CodeLine } from '../qr/QrCard'
import { NEUTRAL_LINE } from '../wording'
import theme from '../InventUser.module.css'
import styles from '../qr/QrCard.module.css'

/** The code's place. */
export function InviterSkeleton() {
  return (
    <Hero title={head.title} line={NEUTRAL_LINE}>
      <div className={styles.card}>
        <SkeletonBlock className={styles.square} />
        <CodeLine />
        <div className={styles.ways}>
          <SkeletonBlock className={styles.skeletonWay} />
          <SkeletonBlock className={styles.skeletonWay} />
        </div>
      </div>
    </Hero>
  )
}

/** For the page's document, which knows neither the address nor whether it is read in WeChat. */
export function InventUserShell() {
  return <WaitingShell title={head.title} className={theme.theme} skeleton={<InviterSkeleton />} />
}
