import { SkeletonCards } from '@/ui/Skeleton'
import { EmptyHero } from './Hero'

/** The page's skeleton, under its front. */
export function WarSkeleton() {
  return (
    <>
      <EmptyHero />
      <SkeletonCards heights={[300, 620]} />
    </>
  )
}
