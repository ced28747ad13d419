import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import { REGISTRANT_PAGE_SIZE, refreshRegistrants, type Registrant } from '@/api/invitation'
import { registrantIdOf } from '@/kit/invite/invited'
import { RegistrantRow } from '@/kit/invite/RegistrantRow'
import { usePages, type PagedResult } from '@/kit/query/pagedQuery'
import { RecordList } from '@/kit/list/RecordList'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/toast/toast'
import { newOnTop, refreshedText, wording } from './inventUser'
import styles from './InviteesCard.module.css'

/** The invitees of the code, and a refresh button. */
export function InviteesCard({ activityId }: { activityId: string | undefined }) {
  const { loggedIn, openLogin } = useCampaign()
  const query = usePages(
    refreshRegistrants,
    { activityId, pageSize: REGISTRANT_PAGE_SIZE },
    { idOf: registrantIdOf, enabled: loggedIn },
  )
  const { refresh, newCount } = useRefresh(query)
  const { data } = query
  const list = useKeepPlace(data?.rows)
  if (!loggedIn) return null
  const first = data?.first
  return (
    <Card
      heading="邀请记录"
      aside={
        <Button small quiet onPress={refresh}>
          刷新
        </Button>
      }
    >
      <p className={styles.counts} role="status">
        已邀请<b>{first?.total ?? '--'}</b>人，有效<b>{first?.validTotal ?? '--'}</b>人
        <span className={styles.time}>{refreshedText(first?.refreshTime ?? '')}</span>
      </p>
      <div ref={list} className={styles.list}>
        <RecordList
          query={query}
          idOf={registrantIdOf}
          label="邀请记录"
          empty={wording().noInvited}
          onLogin={openLogin}
        >
          {(row, at) => (
            <div
              data-row={registrantIdOf(row)}
              className={at < newCount ? styles.fresh : undefined}
            >
              <RegistrantRow registrant={row} showsRewards={wording().showsRewards} />
            </div>
          )}
        </RecordList>
      </div>
    </Card>
  )
}

const COOL_DOWN_MS = 5000

/** 「刷新」: at most once in 5 s; rows that are new since then come first. */
function useRefresh(
  query: Pick<PagedResult<Registrant>, 'data'> & { refetch: () => Promise<{ error: unknown }> },
) {
  const { track } = useCampaign()
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const last = useRef(-COOL_DOWN_MS)
  const ids = (query.data?.rows ?? []).map(registrantIdOf)
  return {
    newCount: newOnTop(ids, known),
    async refresh(): Promise<void> {
      track('button', 'refresh-list')
      const now = Date.now()
      if (now - last.current < COOL_DOWN_MS) return showToast('操作过于频繁，请稍后再试')
      last.current = now
      setKnown(new Set(ids))
      const { error } = await query.refetch()
      if (!error) return
      const { text, toasted } = failureOf(error)
      if (!toasted) showToast(text)
      // What has failed can be tried again at once.
      last.current = -COOL_DOWN_MS
    },
  }
}

/**
 * Keeps what the person reads in its place when rows come in above it: of a list whose rows carry `data-row`, their id.
 * @param rows changes with what the list shows
 */
function useKeepPlace(rows: unknown): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<ReadonlyMap<string, number>>(new Map())
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const { top } = element.getBoundingClientRect()
    const now = offsetsIn(element, top)
    // If the list's start is still on screen, its new rows are what the person asked to see.
    const moved = top < 0 ? movedBy(before.current, now, -top) : 0
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
    before.current = now
  }, [rows])
  return list
}

/** The distance of each row from the list's upper edge. */
function offsetsIn(list: HTMLElement, top: number): Map<string, number> {
  const rows = list.querySelectorAll<HTMLElement>('[data-row]')
  return new Map(
    [...rows].map((row) => [row.dataset.row ?? '', row.getBoundingClientRect().top - top]),
  )
}

/** How far the first row at or below the screen's upper edge has moved. */
function movedBy(
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  edge: number,
): number {
  for (const [id, offset] of before) {
    const next = now.get(id)
    if (offset >= edge && next !== undefined) return next - offset
  }
  return 0
}
