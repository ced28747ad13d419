import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { SceneHero } from '@/kit/page/hero/SceneHero'
import { SkeletonCards, SkeletonLines } from '@/ui/Skeleton'
import { head } from './head'
import styles from './Place.module.css'
import { Planet, Silhouette } from './planet/Planet'

/** The planet is drawn from its id; all else is a placeholder. */
export function PlaceSkeleton({ planetId }: { planetId?: string }) {
  return (
    <>
      <SceneHero
        art={planetId ? <Planet planetId={planetId} name="" look="waiting" /> : <Silhouette />}
        eyebrow={head.title}
        title="正在靠近…"
      >
        <SkeletonLines count={2} className={styles.skeletonLine} />
      </SceneHero>
      <SkeletonCards heights={[350, 152, 330]} />
    </>
  )
}

/** For the page's static document, which has no parameters. */
export function PlaceShell() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      dark
      pageSkeleton={<PlaceSkeleton />}
    />
  )
}
