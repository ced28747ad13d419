/** What a list that comes in pages has been told so far. Pages count from 1. */
export interface PagedList<Row> {
  rows: readonly Row[]
  /** The last page that arrived; 0 while there is none. With rows, those are the rows before a reload. */
  page: number
  phase: 'idle' | 'loading' | 'failed'
  /** Why the last page failed: nobody is logged in, so that asking again would bring nothing. */
  signedOut: boolean
  hasMore: boolean
  /** The last page brought nothing new: the list does not go on by itself, only a person asks for more. */
  stalled: boolean
  /** The number of the request under way or of the last one; an answer to another one comes too late. */
  ticket: number
}

export interface Page<Row> {
  list: readonly Row[]
  hasMore: boolean
}

export type PagedListAction<Row> =
  /** The next page, if there is one and none is under way; after a failure the same one again. */
  | { type: 'ask' }
  /** Page 1 again. The rows stay until it is there. */
  | { type: 'reload' }
  /** Page 1 came from elsewhere, e.g. with the page's own data. */
  | { type: 'given'; page: Page<Row> }
  | { type: 'arrived'; ticket: number; page: Page<Row> }
  | { type: 'failed'; ticket: number; signedOut?: boolean }

/** A list that nobody has asked for yet. */
export function emptyList<Row>(): PagedList<Row> {
  return {
    rows: [],
    page: 0,
    phase: 'idle',
    signedOut: false,
    hasMore: true,
    stalled: false,
    ticket: 0,
  }
}

/**
 * One request at a time, in order, no row twice. An answer that is not awaited changes nothing.
 * @param idOf names a row; '' cannot be told from others and is kept
 */
export function reduceList<Row>(
  state: PagedList<Row>,
  action: PagedListAction<Row>,
  idOf: (row: Row) => string,
): PagedList<Row> {
  const ticket = state.ticket + 1
  switch (action.type) {
    case 'ask':
      if (state.phase === 'loading' || !state.hasMore) return state
      return { ...state, phase: 'loading', signedOut: false, ticket }
    case 'reload':
      return { ...emptyList(), rows: state.rows, phase: 'loading', ticket }
    case 'given':
      return withPage({ ...state, page: 0, ticket }, action.page, idOf)
    case 'arrived':
      if (!isAwaited(state, action.ticket)) return state
      return withPage(state, action.page, idOf)
    case 'failed':
      if (!isAwaited(state, action.ticket)) return state
      return { ...state, phase: 'failed', signedOut: action.signedOut === true }
  }
}

function isAwaited({ phase, ticket }: PagedList<unknown>, answered: number): boolean {
  return phase === 'loading' && ticket === answered
}

function withPage<Row>(
  state: PagedList<Row>,
  { list, hasMore }: Page<Row>,
  idOf: (row: Row) => string,
): PagedList<Row> {
  const before = state.page === 0 ? [] : state.rows
  const fresh = notYetIn(before, list, idOf)
  return {
    ...state,
    rows: [...before, ...fresh],
    page: state.page + 1,
    phase: 'idle',
    signedOut: false,
    // A platform that promises more and gives nothing would be asked for ever.
    hasMore: hasMore && list.length > 0,
    stalled: fresh.length === 0,
  }
}

/** A page repeats rows of the one before when new ones came in between. */
function notYetIn<Row>(
  rows: readonly Row[],
  list: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const known = new Set(rows.map(idOf))
  return list.filter((row) => {
    const id = idOf(row)
    if (id === '') return true
    if (known.has(id)) return false
    known.add(id)
    return true
  })
}
