import { useRef, useState } from 'react'
import type { Registrant } from '@/api/invitation'
import { registrantIdOf } from '@/kit/invite/invited'
import type { PagedResult } from '@/kit/list/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { showToast } from '@/ui/toast/toast'
import { newOnTop } from '../inventUser'

const COOL_DOWN_MS = 5000

/** 「刷新」: at most once in 5 s; the rows that are new since then stand on top. */
export function useRefresh(query: PagedResult<Registrant>) {
  const { track } = useCampaign()
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const last = useRef(-COOL_DOWN_MS)
  const ids = (query.data?.rows ?? []).map(registrantIdOf)
  return {
    newCount: newOnTop(ids, known),
    refresh(): Promise<unknown> | void {
      track('button', 'refresh-list')
      const now = Date.now()
      if (now - last.current < COOL_DOWN_MS) return showToast('操作过于频繁，请稍后再试')
      last.current = now
      setKnown(new Set(ids))
      return query.refetch()
    },
  }
}
