import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SceneHero } from '@/kit/page/parts/SceneHero'
import { SkeletonBlock, SkeletonLines } from '@/ui/Skeleton'
import { head } from './head'
import styles from './Place.module.css'
import { Planet } from './planet/Planet'
import { Silhouette } from './planet/Sky'

/** The planet is known by its id; all else keeps its place. */
export function PlaceSkeleton({ planetId }: { planetId?: string }) {
  return (
    <>
      <SceneHero
        art={planetId ? <Planet planetId={planetId} name="" look="waiting" /> : <Silhouette />}
        eyebrow={head.title}
        title="正在靠近…"
      >
        <SkeletonLines count={2} className={styles.lineBone} />
      </SceneHero>
      <SkeletonBlock className={styles.visitBone} />
      <SkeletonBlock className={styles.ownerBone} />
      <SkeletonBlock className={styles.bone} />
    </>
  )
}

/** For the page's document, which knows no address. */
export function PlaceShell() {
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={{ name: 'LOADING' }}
      skeleton={<PlaceSkeleton />}
      hero={null}
    >
      {null}
    </CampaignShell>
  )
}
