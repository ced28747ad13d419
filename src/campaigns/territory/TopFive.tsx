import { useNavigate } from 'react-router-dom'
import type { TopTerritory } from '@/api/territory'
import type { Settled } from '@/kit/campaign/settle'
import { RankRow } from '@/kit/lists/RankRow'
import { formatCount } from '@/lib/formatCount'
import { track } from '@/tracking/track'
import { Button } from '@/ui/Button'
import { addresses } from './addresses'
import { Section } from './Section'
import styles from './TopFive.module.css'

export interface TopFiveProps {
  top: Settled<TopTerritory[]>
  /** The territory on screen. */
  shownId: string
  onRetry: () => Promise<unknown>
}

export function TopFive({ top, shownId, onRetry }: TopFiveProps) {
  return (
    <Section title="领地TOP5" aside={<span className={styles.aside}>按繁荣度</span>}>
      {top.ok ? (
        <TopRows rows={top.value} shownId={shownId} />
      ) : (
        <div className={styles.none}>
          <p>榜单加载失败</p>
          <Button quiet small onPress={onRetry}>
            重新加载
          </Button>
        </div>
      )}
    </Section>
  )
}

function TopRows({ rows, shownId }: { rows: readonly TopTerritory[]; shownId: string }) {
  const navigate = useNavigate()
  if (rows.length === 0) return <p className={styles.none}>虚位以待</p>
  const open = (territoryId: string) => {
    track('territory', 'card', 'top-five', { territoryId })
    if (territoryId !== shownId) void navigate(addresses.territory(territoryId))
    else window.scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <ol className={styles.rows}>
      {rows.map(({ rank, territoryId, name, lordName, lordAvatar, prosperity }, at) => (
        <li key={territoryId || at} aria-current={territoryId === shownId || undefined}>
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
