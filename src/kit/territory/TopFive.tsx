import { listTopTerritories, type TopTerritory } from '@/api/territory'
import { RankRow } from '@/kit/list/rank/RankRow'
import { QueryView } from '@/kit/query/QueryView'
import { useAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { formatCount } from '@/lib/format/formatCount'
import { SkeletonLines } from '@/ui/Skeleton'
import styles from './TopFive.module.css'

const MAX_ROWS = 5

interface TopFiveProps {
  /** The territory on screen, if the page is about one. */
  shownId?: string
  /** The address of a territory. */
  to: (territoryId: string) => string
  /** The row of the territory on screen has no link. */
  onShown?: () => void
}

/** The five most prosperous territories, or fewer. */
export function TopFive(props: TopFiveProps) {
  const query = useAnswer(listTopTerritories, undefined)
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLines count={5} className={styles.waiting} />}
      failedText="榜单加载失败"
    >
      {(rows) => <TopRows rows={rows.slice(0, MAX_ROWS)} {...props} />}
    </QueryView>
  )
}

function TopRows({ rows, shownId, to, onShown }: TopFiveProps & { rows: readonly TopTerritory[] }) {
  const { track } = useCampaign()
  if (rows.length === 0) return <p className={styles.none}>虚位以待</p>
  const press = (territoryId: string) => {
    track('card', 'top-five', { territoryId })
    if (territoryId === shownId) onShown?.()
  }
  return (
    <ol className={styles.rows}>
      {rows.map(({ rank, territoryId, name, lordName, lordAvatar, prosperity }, at) => (
        <li key={`${at}${territoryId}`} aria-current={territoryId === shownId || undefined}>
          <RankRow
            rank={rank || at + 1}
            name={name}
            avatar={lordAvatar}
            note={noteOf(lordName, territoryId === shownId)}
            value={formatCount(prosperity)}
            onPress={territoryId ? () => press(territoryId) : undefined}
            to={territoryId && territoryId !== shownId ? to(territoryId) : undefined}
          />
        </li>
      ))}
    </ol>
  )
}

function noteOf(lordName: string, isShown: boolean): string {
  return [lordName && `领主 ${lordName}`, isShown && '正在浏览'].filter(Boolean).join(' · ')
}
