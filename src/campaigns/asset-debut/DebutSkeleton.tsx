import { SkeletonCards } from '@/ui/Skeleton'
import { HeroView } from './Hero'

/** The page's own layout in grey, under its hall. */
export function DebutSkeleton() {
  return (
    <>
      <HeroView />
      <SkeletonCards heights={[260, 160, 600]} />
    </>
  )
}
