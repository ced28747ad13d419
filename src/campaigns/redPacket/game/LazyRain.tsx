import { useState } from 'react'
import type { Game } from './game'
import type { GameControl } from './useGame'

/** The game above the page, once its code is there. It stays for its way out. */
export function LazyRain({ game }: { game: GameControl }) {
  const { current, Layer, close, settle, practise } = game
  const [last, setLast] = useState<Game>()
  if (current && current !== last) setLast(current)
  if (!Layer || !last) return null
  return (
    <Layer
      key={last.id}
      game={last}
      open={current !== undefined}
      settle={settle}
      onLeave={close}
      onAgain={practise}
    />
  )
}
