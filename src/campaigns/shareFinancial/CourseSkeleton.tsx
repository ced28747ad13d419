import { SkeletonCards } from '@/ui/Skeleton'
import { Hero } from './Hero'

/** The hero, and the places of the cards. */
export function CourseSkeleton() {
  return (
    <>
      <Hero />
      <SkeletonCards heights={[440, 260]} over={72} />
    </>
  )
}
