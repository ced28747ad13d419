import { useEffect, useEffectEvent, useState } from 'react'
import {
  listAlbumPackages,
  listCardAlbums,
  listGames,
  listRewardPackages,
} from '@/api/eliminateGame'
import type { AlbumCard, CardAlbum, GameLevel } from '@/api/eliminateGame'
import { celebrate } from '@/kit/claim/celebrate'
import { fetchAnswer } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'
import { Button } from '@/ui/button/Button'
import { useArrivalFocus } from '@/ui/focus/useArrivalFocus'
import { Picture } from '@/ui/picture/Picture'
import { cardName, newCards } from './album'
import { levelNote, levelStateOf } from './level'
import { isWon, type Play } from './play'
import type { Cards } from './useCards'
import styles from './Result.module.css'

interface ResultProps {
  cards: Cards
  play: Play
  game: GameLevel
  /** The albums as they were when the play began. */
  before: readonly CardAlbum[] | undefined
  onLeave: () => void
  onAgain: () => void
}

/** The result of a play, and its rewards. */
export function Result({ cards, play, game, before, onLeave, onAgain }: ResultProps) {
  const won = isWon(play)
  const title = useArrivalFocus<HTMLHeadingElement>()
  useEffect(() => {
    if (won && title.current) void celebrate(title.current)
  }, [won, title])
  const drops = useDrops(cards.activityId, before)
  const now = cards.games.data?.find(({ gameId }) => gameId === game.gameId) ?? game
  const state = levelStateOf(now)
  const mayPlay = state === 'OPEN' || state === 'PASSED'
  return (
    <div className={styles.result}>
      <div className={styles.panel}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {won ? '目标达成' : '差一点点'}
        </h2>
        <p className={styles.score}>
          {play.score}
          <span className={styles.of}> / {play.target}</span>
        </p>
        {won && now.status !== 'PASSED' && (
          <p className={styles.news}>通关进度以平台记录为准，更新后解锁下一关</p>
        )}
        <DropNews state={drops.state} onReload={drops.askAgain} />
        <div className={styles.actions}>
          {mayPlay ? (
            <Button wide disabled={drops.state.name === 'asking'} onPress={onAgain}>
              再来一局
            </Button>
          ) : (
            <p className={styles.limit}>{levelNote(now)}</p>
          )}
          <Button wide quiet onPress={onLeave}>
            返回卡册
          </Button>
        </div>
      </div>
    </div>
  )
}

function DropNews({ state, onReload }: { state: DropState; onReload: () => void }) {
  if (state.name === 'asking')
    return (
      <p className={styles.news} role="status">
        正在确认掉落…
      </p>
    )
  if (state.name === 'failed')
    return (
      <div className={styles.news} role="alert">
        <p>掉落结果没有取到</p>
        <Button small quiet onPress={onReload}>
          重新加载
        </Button>
      </div>
    )
  if (state.cards.length === 0)
    return <p className={styles.news}>暂无新卡到账，掉落以平台发放为准，可稍后在卡册查看</p>
  return (
    <>
      <p className={styles.news}>获得新卡</p>
      <ul className={styles.drops}>
        {state.cards.map((card) => (
          <li key={card.cardId} className={styles.drop} data-rarity={card.rarity}>
            <Picture
              src={card.img}
              name={cardName(card)}
              decorative
              eager
              className={styles.picture}
            />
            <span className={styles.name}>{cardName(card)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

type DropState =
  | { name: 'asking' }
  | { name: 'failed' }
  | { name: 'known'; cards: readonly AlbumCard[] }

/** The rewards of a play. */
function useDrops(...of: Parameters<typeof askDrops>) {
  const [state, setState] = useState<DropState>({ name: 'asking' })
  const start = useEffectEvent(() => void askDrops(...of).then(setState))
  useEffect(() => start(), [])
  const askAgain = async () => {
    setState({ name: 'asking' })
    setState(await askDrops(...of))
  }
  return { state, askAgain }
}

/**
 * The catalogue has no call that reports a play: levels, albums and packages are refetched, and the cards of which there
 * are more than before are the drops. Never rejects.
 */
async function askDrops(
  activityId: string | undefined,
  before: readonly CardAlbum[] | undefined,
): Promise<DropState> {
  try {
    const fresh = fetchAnswer(listCardAlbums, { activityId })
    const games = fetchAnswer(listGames, { activityId })
    for (const { name } of [listRewardPackages, listAlbumPackages])
      void queryClient.invalidateQueries({ queryKey: [name] })
    const [after] = await Promise.all([fresh, games])
    return { name: 'known', cards: newCards(before, after) }
  } catch {
    return { name: 'failed' }
  }
}
