import type { Ref } from 'react'
import type { OpinionRow } from '@/api/arena'
import { Podium } from '@/kit/lists/Podium'
import { RankRow } from '@/kit/lists/RankRow'
import { RecordList } from '@/kit/lists/RecordList'
import type { Paged } from '@/kit/lists/usePagedList'
import styles from './RankingRows.module.css'
import { scoreText, splitRows } from './ranking'

export interface RankingRowsProps {
  records: Paged<OpinionRow>
  myUid: string | undefined
  mineRef: Ref<HTMLDivElement>
  onVisit: (row: OpinionRow) => void
  onLogin: () => void
}

/** The podium of the first three, and everybody from the fourth row on. */
export function RankingRows({ records, myUid, mineRef, onVisit, onLogin }: RankingRowsProps) {
  const { seats, others } = splitRows(records.list.rows)
  const isMine = ({ uid }: OpinionRow) => uid !== '' && uid === myUid
  return (
    <>
      <div className={styles.podium} ref={seats.some(isMine) ? mineRef : undefined}>
        <Podium
          seats={seats.map((row) => ({
            rank: row.rank,
            name: row.nickname,
            avatar: row.avatar,
            value: scoreText(row.score),
            onPress: row.uid ? () => onVisit(row) : undefined,
          }))}
        />
      </div>
      <div className={styles.rows}>
        {seats.length > 0 && others.length === 0 && !records.list.hasMore ? (
          <p className={styles.note}>没有更多了</p>
        ) : (
          <RecordList
            records={{ ...records, list: { ...records.list, rows: others } }}
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
                  onPress={row.uid ? () => onVisit(row) : undefined}
                />
              </div>
            )}
          </RecordList>
        )}
      </div>
    </>
  )
}
