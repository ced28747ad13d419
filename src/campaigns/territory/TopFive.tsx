import { useNavigate } from 'react-router-dom'
import type { TopTerritory } from '@/api/territory'
import type { Settled } from '@/kit/campaign/settle'
import { RankRow } from '@/kit/lists/RankRow'
import { formatCount } from '@/lib/formatCount'
import { smoothScroll } from '@/lib/smoothScroll'
import { track } from '@/tracking/track'
import { Button } from '@/ui/Button'
import { SkeletonLines } from '@/ui/Skeleton'
import { addresses } from './addresses'
import { Section } from './Section'
import styles from './TopFive.module.css'

const MOST = 5
const SCROLL_MS = 600

export interface TopFiveProps {
  /** Undefined while they are on their way. */
  top: Settled<TopTerritory[]> | undefined
  /** The territory on screen. */
  shownId: string
  onRetry: () => Promise<unknown>
}

export function TopFive(props: TopFiveProps) {
  return (
    <Section title="领地TOP5" aside={<span className={styles.aside}>按繁荣度</span>}>
      <TopState {...props} />
    </Section>
  )
}

function TopState({ top, shownId, onRetry }: TopFiveProps) {
  if (!top)
    return (
      <div aria-busy="true">
        <SkeletonLines count={5} />
      </div>
    )
  if (top.ok) return <TopRows rows={top.value.slice(0, MOST)} shownId={shownId} />
  return (
    <div className={styles.none}>
      <p>榜单加载失败</p>
      <Button quiet small onPress={onRetry}>
        重新加载
      </Button>
    </div>
  )
}

function TopRows({ rows, shownId }: { rows: readonly TopTerritory[]; shownId: string }) {
  const navigate = useNavigate()
  if (rows.length === 0) return <p className={styles.none}>虚位以待</p>
  const open = (territoryId: string) => {
    track('territory', 'card', 'top-five', { territoryId })
    if (territoryId !== shownId) void navigate(addresses.territory(territoryId))
    else smoothScroll({ target: () => 0, durationMs: SCROLL_MS })
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
            onPress={territoryId ? () => open(territoryId) : undefined}
          />
        </li>
      ))}
    </ol>
  )
}

function noteOf(lordName: string, isShown: boolean): string {
  return [lordName && `领主 ${lordName}`, isShown && '正在浏览'].filter(Boolean).join(' · ')
}
