import { useEffect, useState, type ComponentType } from 'react'

interface PageSkeletonProps {
  importPage: () => Promise<{ Skeleton?: ComponentType }>
  /** The module, if loaded already: its skeleton shows with the first render. */
  loaded: () => { Skeleton?: ComponentType } | undefined
}

/** On a first visit: the page's own skeleton from the moment that its code has loaded until its loader has ended. */
export function PageSkeleton({ importPage, loaded }: PageSkeletonProps) {
  const [Skeleton, setSkeleton] = useState(() => loaded()?.Skeleton)
  useEffect(() => {
    importPage().then(
      (page) => setSkeleton(() => page.Skeleton),
      () => {
        // The route itself reports it.
      },
    )
  }, [importPage])
  return Skeleton ? <Skeleton /> : null
}
