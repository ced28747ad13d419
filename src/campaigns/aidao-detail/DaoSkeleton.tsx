import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Banner } from './banner/Banner'
import styles from './DaoDetail.module.css'
import { head } from './head'

/** The page's own layout in grey, under its banner. */
export function DaoSkeleton() {
  return (
    <>
      <Banner dao={undefined} />
      <SkeletonBlock className={styles.boneNotice} />
      <SkeletonBlock className={styles.boneList} />
    </>
  )
}

/** For the page's document, which knows no address. */
export function DaoShell() {
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={{ name: 'LOADING' }}
      skeleton={<DaoSkeleton />}
      hero={null}
    >
      {null}
    </CampaignShell>
  )
}
