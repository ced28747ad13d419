import { useState } from 'react'
import type { GameLevel } from '@/api/eliminateGame'
import { useLazyLayer } from '@/ui/layer/useLazyLayer'
import type { Cards } from './useCards'

interface LazyGameProps {
  game: GameLevel | undefined
  cards: Cards
  onLeave: () => void
}

const GAME = {
  name: 'GameScreen',
  load: () => import('./GameScreen'),
  failedText: '游戏加载失败，请稍后再试',
}

/** The game above the page; its code comes with the first tap. */
export function LazyGame({ game, cards, onLeave }: LazyGameProps) {
  const [last, setLast] = useState({ game, visit: 0 })
  if (game && game !== last.game) setLast({ game, visit: last.visit + 1 })
  const open = game !== undefined
  const part = useLazyLayer(GAME, { open, onClose: onLeave })
  if (!part || !last.game) return null
  return (
    <part.GameScreen
      key={last.visit}
      game={last.game}
      open={open}
      cards={cards}
      onLeave={onLeave}
    />
  )
}
