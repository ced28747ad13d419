import { useCallback, useEffect, useReducer } from 'react'
import { emptyList, reduceList } from './commentList'
import type { CommentList, CommentListAction } from './commentList'

interface Page<Item> {
  hasMore: boolean
  list: Item[]
}

/** @param load must stay the same as long as the list is the same */
export function useCommentList<Item extends { commentId: string }>(
  load: (page: number, signal: AbortSignal) => Promise<Page<Item>>,
): [CommentList<Item>, ask: () => void] {
  const [list, dispatch] = useReducer(
    (state: CommentList<Item>, action: CommentListAction<Item>) => reduceList(state, action),
    undefined,
    () => emptyList<Item>(),
  )
  const { phase, ticket, page } = list

  useEffect(() => {
    if (phase !== 'loading') return undefined
    const controller = new AbortController()
    load(page + 1, controller.signal).then(
      (answer) => dispatch({ type: 'arrived', ticket, ...answer }),
      () => {
        if (!controller.signal.aborted) dispatch({ type: 'failed', ticket })
      },
    )
    return () => controller.abort()
  }, [load, phase, ticket, page])

  const ask = useCallback(() => dispatch({ type: 'ask' }), [])
  return [list, ask]
}
