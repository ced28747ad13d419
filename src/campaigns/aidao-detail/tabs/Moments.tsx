import { useInfiniteQuery } from '@tanstack/react-query'
import { MomentFeed } from '@/kit/feed/MomentFeed'
import { useSessionKey } from '@/session/useSession'
import { momentsQuery } from '../queries'

/** What it has been doing. */
export function Moments({ daoId }: { daoId: string }) {
  const query = useInfiniteQuery(momentsQuery(useSessionKey(), daoId))
  return <MomentFeed query={query} label="动态" empty="还没有动态" />
}
