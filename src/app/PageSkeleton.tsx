import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

interface PageSkeletonProps {
  importPage: () => Promise<{ Skeleton?: ComponentType }>
}

/** On a first visit: the page's own skeleton from the moment that its code is there until its loader has ended. */
export function PageSkeleton({ importPage }: PageSkeletonProps) {
  const [Skeleton, setSkeleton] = useState<ComponentType>()
  useEffect(() => {
    importPage().then(
      (page) => setSkeleton(() => page.Skeleton),
      () => {
        // The route itself says so.
      },
    )
  }, [importPage])
  return Skeleton ? <Skeleton /> : null
}
