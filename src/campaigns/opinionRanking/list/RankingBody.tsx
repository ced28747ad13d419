import type { Ref } from 'react'
import type { DaoRow } from '@/api/arena'
import { RecordList } from '@/kit/list/RecordList'
import type { PagedResult } from '@/kit/query/pagedQuery'
import { Podium } from '@/kit/list/rank/Podium'
import { RankRow } from '@/kit/list/rank/RankRow'
import { openApp } from '@/kit/open-app/openApp'
import { QueryView } from '@/kit/query/QueryView'
import { isSignedOut } from '@/kit/query/queryPart'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/button/Button'
import styles from './RankingBody.module.css'
import { RowsSkeleton } from './RankingSkeleton'
import { ME, rankIdOf } from '../period'
import { scoreText, splitRows } from '../ranking'

export interface RankingBodyProps {
  query: PagedResult<DaoRow>
  /** The person's own row, where it is among the rows. */
  mineRef: Ref<HTMLDivElement>
  onLogin: () => void
}

/** One period: its first page loading, refused, failed, or loaded. */
export function RankingBody({ query, ...rows }: RankingBodyProps) {
  if (isSignedOut(query))
    return (
      <EmptyState text="登录后查看排行榜">
        <Button onPress={rows.onLogin}>登录</Button>
      </EmptyState>
    )
  return (
    <QueryView query={query} skeleton={<RowsSkeleton />}>
      {(list) => <RankingRows query={{ ...query, data: list }} {...rows} />}
    </QueryView>
  )
}

type RankingRowsProps = Omit<RankingBodyProps, 'query'> & {
  query: PagedResult<DaoRow> & { data: { rows: readonly DaoRow[] } }
}

/** The podium of the first three, and the rest from the fourth row on. */
function RankingRows({ query, mineRef, onLogin }: RankingRowsProps) {
  const { pageName, track, loggedIn } = useCampaign()
  const me = useMe({ ...ME, enabled: loggedIn })
  const { seats, others } = splitRows(query.data.rows)
  const isMine = ({ uid }: DaoRow) => uid !== '' && uid === me.data?.uid
  const visit = ({ uid }: DaoRow) =>
    uid
      ? () => {
          track('card', 'rank-row', { uid })
          return openApp({ pageName, path: planetPage(uid), counted: false })
        }
      : undefined
  return (
    <>
      <div className={styles.podium} ref={seats.some(isMine) ? mineRef : undefined}>
        <Podium
          seats={seats.map((row) => ({
            rank: row.rank,
            name: row.nickname,
            avatar: row.avatar,
            value: scoreText(row.score),
            onPress: visit(row),
          }))}
        />
      </div>
      <div className={styles.rows}>
        {seats.length > 0 && others.length === 0 && !query.hasNextPage ? (
          <p className={styles.note}>没有更多了</p>
        ) : (
          <RecordList
            query={{ ...query, data: { ...query.data, rows: others } }}
            idOf={rankIdOf}
            label="排行榜"
            guest="登录后查看排行榜"
            onLogin={onLogin}
          >
            {(row) => (
              <div ref={isMine(row) ? mineRef : undefined}>
                <RankRow
                  rank={row.rank}
                  name={row.nickname}
                  avatar={row.avatar}
                  value={scoreText(row.score)}
                  mine={isMine(row)}
                  onPress={visit(row)}
                />
              </div>
            )}
          </RecordList>
        )}
      </div>
    </>
  )
}

/** ASSUMED: the app's page of a person's planet. */
function planetPage(uid: string): string {
  return `/planet?uid=${encodeURIComponent(uid)}`
}
