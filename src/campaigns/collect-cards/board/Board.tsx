import { SIZE } from './match'
import type { Play, PlayAction } from '../game/play'
import { Cells } from './Cells'
import { Points } from '../game/Points'
import { Sweet } from './Sweet'
import styles from './Board.module.css'

interface BoardProps {
  play: Play
  dispatch: (action: PlayAction) => void
  /** Something lies above it. */
  isCovered: boolean
}

/** The sweets, and above them the cells that fingers and keys reach. */
export function Board({ play, dispatch, isCovered }: BoardProps) {
  const { board, phase, popping, pair, selected } = play
  // In the order of their ids, so that React never moves an element, which would end its motion.
  const tiles = board.map((tile, at) => ({ tile, at })).sort((a, b) => a.tile.id - b.tile.id)
  return (
    <div className={styles.frame} inert={isCovered}>
      <div className={styles.board} data-phase={phase}>
        <div className={styles.tiles} aria-hidden="true">
          {tiles.map(({ tile, at }) => (
            <Sweet
              key={tile.id}
              kind={tile.kind}
              column={at % SIZE}
              row={Math.floor(at / SIZE)}
              fell={tile.fell}
              isPopping={popping.has(at)}
              isSelected={selected === at}
              isLifted={pair?.[0] === at}
            />
          ))}
        </div>
        <Cells play={play} dispatch={dispatch} />
        {phase === 'POP' && <Points play={play} />}
      </div>
    </div>
  )
}
