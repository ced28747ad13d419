import { SkeletonCards } from '@/ui/Skeleton'
import { HeroView } from './Hero'

/** The page's skeleton, under its hall. */
export function DebutSkeleton() {
  return (
    <>
      <HeroView />
      <SkeletonCards heights={[260, 160, 600]} />
    </>
  )
}
