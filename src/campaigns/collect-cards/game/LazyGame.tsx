import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import type { GameLevel } from '@/api/eliminateGame'
import { loadPart } from '@/lib/failure/loadChunk'
import { showToast } from '@/ui/toast/toast'
import type { Cards } from '../useCards'
import type { GameScreenProps } from './GameScreen'

interface LazyGameProps {
  game: GameLevel | undefined
  cards: Cards
  onLeave: () => void
}

/** The game above the page; its code comes with the first tap. */
export function LazyGame({ game, cards, onLeave }: LazyGameProps) {
  const [Screen, setScreen] = useState<ComponentType<GameScreenProps>>()
  const [last, setLast] = useState({ game, visit: 0 })
  if (game && game !== last.game) setLast({ game, visit: last.visit + 1 })
  const isWanted = game !== undefined && !Screen

  const fail = useEffectEvent(() => {
    showToast('游戏加载失败，请稍后再试')
    onLeave()
  })

  useEffect(() => {
    if (!isWanted) return undefined
    let left = false
    loadPart('GameScreen', () => import('./GameScreen')).then(
      ({ GameScreen }) => setScreen(() => GameScreen),
      () => {
        if (!left) fail()
      },
    )
    return () => {
      left = true
    }
  }, [isWanted])

  if (!Screen || !last.game) return null
  return (
    <Screen
      key={last.visit}
      game={last.game}
      open={game !== undefined}
      cards={cards}
      onLeave={onLeave}
    />
  )
}
