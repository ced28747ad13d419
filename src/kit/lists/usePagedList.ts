import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { failureOf } from '@/api/failure'
import { loginCount, subscribe } from '@/session/session'
import { emptyList, reduceList } from './pagedList'
import type { Page, PagedList, PagedListAction } from './pagedList'

export interface PagedListOptions<Row> {
  /** Which list it is, e.g. the chosen tab: another key is another list. */
  key: string
  load: (pageNo: number, signal: AbortSignal) => Promise<Page<Row>>
  /** Names a row. */
  idOf: (row: Row) => string
  /** Page 1, where the page's loader has asked for it already. A new object replaces the list. */
  first?: Page<Row>
}

export interface Paged<Row> extends Pick<PagedListOptions<Row>, 'idOf'> {
  list: PagedList<Row>
  /** Asks for the next page; after a failure for the same one again. */
  ask: () => void
  /** Asks for page 1 again; the rows stay until it is there. */
  reload: () => void
}

interface Keyed<Row> {
  key: string
  list: PagedList<Row>
}

type KeyedAction<Row> =
  | { type: 'other'; key: string; first?: Page<Row> }
  | { type: 'same'; action: PagedListAction<Row> }

/**
 * A list that comes in pages; `RecordList` draws it.
 * @example const records = usePagedList({ key: tab, load: (pageNo, signal) => …, idOf: (row) => row.orderNo })
 */
export function usePagedList<Row>({ key, load, idOf, first }: PagedListOptions<Row>): Paged<Row> {
  const [{ key: drawn, list }, dispatch] = useReducer(
    (state: Keyed<Row>, action: KeyedAction<Row>) => reduceKeyed(state, action, idOf),
    undefined,
    () => startOf({ key, first }, idOf),
  )
  const latestLoad = useRef(load)
  const latestFirst = useRef(first)
  useEffect(() => {
    latestLoad.current = load
  })
  // Before the paint: the rows of another list must not be seen under this one's name.
  useLayoutEffect(() => {
    if (drawn !== key) dispatch({ type: 'other', key, ...(first && { first }) })
    else if (first && first !== latestFirst.current)
      dispatch({ type: 'same', action: { type: 'given', page: first } })
    latestFirst.current = first
  }, [drawn, key, first])

  const { phase, ticket, page } = list
  useEffect(() => {
    if (phase !== 'loading' || drawn !== key) return undefined
    const controller = new AbortController()
    const tell = (action: PagedListAction<Row>) => dispatch({ type: 'same', action })
    latestLoad.current(page + 1, controller.signal).then(
      (answer) => tell({ type: 'arrived', ticket, page: answer }),
      (error: unknown) => {
        const signedOut = failureOf(error).kind === 'signedOut'
        if (!controller.signal.aborted) tell({ type: 'failed', ticket, signedOut })
      },
    )
    return () => controller.abort()
  }, [drawn, key, phase, ticket, page])

  const ask = useCallback(() => dispatch({ type: 'same', action: { type: 'ask' } }), [])
  const reload = useCallback(() => dispatch({ type: 'same', action: { type: 'reload' } }), [])
  useReloadAfterLogin(list.signedOut, reload)
  return { list, ask, reload, idOf }
}

/** What was refused to nobody is asked for again once somebody is there. */
function useReloadAfterLogin(signedOut: boolean, reload: () => void): void {
  useEffect(() => {
    if (!signedOut) return undefined
    const before = loginCount()
    return subscribe(() => {
      if (loginCount() !== before) reload()
    })
  }, [signedOut, reload])
}

function reduceKeyed<Row>(
  state: Keyed<Row>,
  action: KeyedAction<Row>,
  idOf: (row: Row) => string,
): Keyed<Row> {
  // Tickets go on counting, so that no answer to the list before fits this one.
  if (action.type === 'other') return startOf(action, idOf, state.list.ticket)
  const list = reduceList(state.list, action.action, idOf)
  return list === state.list ? state : { ...state, list }
}

/** A list with its first page, or on its way to it. */
function startOf<Row>(
  { key, first }: { key: string; first?: Page<Row> },
  idOf: (row: Row) => string,
  ticket = 0,
): Keyed<Row> {
  const empty = { ...emptyList<Row>(), ticket }
  const action: PagedListAction<Row> = first ? { type: 'given', page: first } : { type: 'ask' }
  return { key, list: reduceList(empty, action, idOf) }
}
