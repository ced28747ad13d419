/** What a list of comments or replies has been told so far. Pages count from 1. */
export interface CommentList<Item> {
  items: readonly Item[]
  /** The last page that arrived; 0 while there is none. */
  page: number
  phase: 'idle' | 'loading' | 'failed'
  hasMore: boolean
  /** The last page brought nothing new: the list does not go on by itself, only a person asks for more. */
  stalled: boolean
  /** The number of the request under way or of the last one; an answer to another one comes too late. */
  ticket: number
}

export type CommentListAction<Item> =
  | { type: 'ask' }
  | { type: 'arrived'; ticket: number; list: readonly Item[]; hasMore: boolean }
  | { type: 'failed'; ticket: number }

interface Identified {
  commentId: string
}

/** A list that nobody has asked for yet. */
export function emptyList<Item>(): CommentList<Item> {
  return { items: [], page: 0, phase: 'idle', hasMore: true, stalled: false, ticket: 0 }
}

/** What comes next. One request at a time; no comment twice, and in the order in which they came. */
export function reduceList<Item extends Identified>(
  state: CommentList<Item>,
  action: CommentListAction<Item>,
): CommentList<Item> {
  if (action.type === 'ask') {
    if (state.phase === 'loading' || !state.hasMore) return state
    return { ...state, phase: 'loading', ticket: state.ticket + 1 }
  }
  if (state.phase !== 'loading' || action.ticket !== state.ticket) return state
  if (action.type === 'failed') return { ...state, phase: 'failed' }
  const fresh = notYetIn(state.items, action.list)
  return {
    ...state,
    items: [...state.items, ...fresh],
    page: state.page + 1,
    phase: 'idle',
    // A platform that promises more and gives nothing would be asked for ever.
    hasMore: action.hasMore && action.list.length > 0,
    stalled: fresh.length === 0,
  }
}

/** A page can repeat comments of the one before when new ones came in between. */
function notYetIn<Item extends Identified>(
  items: readonly Item[],
  list: readonly Item[],
): readonly Item[] {
  const known = new Set(items.map(({ commentId }) => commentId))
  return list.filter(({ commentId }) => {
    // Without an id nothing can be said about it: better twice than never.
    if (commentId === '') return true
    if (known.has(commentId)) return false
    known.add(commentId)
    return true
  })
}
