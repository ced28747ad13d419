import type { GameLevel } from '@/api/eliminateGame'
import { Card } from '@/kit/page/parts/Card'
import { leaveFor } from '@/kit/leave/leaveFor'
import { useCampaign } from '@/kit/page/useCampaign'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { CANNOT_OPEN_TEXT } from '@/kit/open-app/openApp'
import { EmptyState } from '@/ui/EmptyState'
import { showToast } from '@/ui/toast/toast'
import type { Cards } from '../useCards'
import { useAppOnly } from '../useAppOnly'
import { LevelStrip } from './LevelStrip'
import { entryOf } from './level'

interface LevelCardProps {
  cards: Cards
  shell: ShellStateName
  /** Opens the board of ours. */
  onBoard: (game: GameLevel) => void
}

const CLOSED: Partial<Record<ShellStateName, string>> = {
  NOT_STARTED: '敬请期待',
  ENDED: '活动已结束',
}

/** 「闯关」: the levels and the way into each. */
export function LevelCard({ cards, shell, onBoard }: LevelCardProps) {
  const { track } = useCampaign()
  const mayGoOn = useAppOnly()
  const games = cards.games.data ?? []
  const play = (game: GameLevel) => {
    track('card', 'level', { gameId: game.gameId })
    const open = () => {
      const entry = entryOf(game, window.location.origin)
      if (entry.kind === 'board') onBoard(game)
      else if (entry.kind === 'web') void leaveFor(entry.href)
      else showToast(CANNOT_OPEN_TEXT)
    }
    if (mayGoOn(open)) open()
  }
  return (
    <Card heading="糖果闯关">
      {games.length === 0 ? (
        <EmptyState text="关卡准备中" />
      ) : (
        <LevelStrip games={games} closed={CLOSED[shell]} onPlay={play} />
      )}
    </Card>
  )
}
