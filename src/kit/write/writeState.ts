/** The state of a write. `key` names its intent. */
export type WriteState =
  | { name: 'idle' }
  /** In flight, or its result is being drawn. */
  | { name: 'submitting'; key: string }
  /** Its answer was lost. */
  | { name: 'unknown'; key: string }
  /** The platform is asked whether it was applied. */
  | { name: 'checking'; key: string }

export type WriteEvent =
  | { type: 'press'; key: string }
  /** No answer that says whether it was applied. */
  | { type: 'lost' }
  /** The state was asked for: also when a write is lost. */
  | { type: 'check' }
  | { type: 'checkFailed' }
  /** The result is known. */
  | { type: 'settled' }

export const IDLE: WriteState = { name: 'idle' }

/**
 * One write at a time. A press starts one only from idle; when the last one's result is unknown, it starts the
 * check instead. An event that does not fit the state returns the same object.
 */
export function reduceWrite(state: WriteState, event: WriteEvent): WriteState {
  switch (event.type) {
    case 'press':
      if (state.name === 'idle') return { name: 'submitting', key: event.key }
      return state.name === 'unknown' ? { name: 'checking', key: state.key } : state
    case 'lost':
      return state.name === 'submitting' ? { name: 'unknown', key: state.key } : state
    case 'check':
      return state.name === 'unknown' ? { name: 'checking', key: state.key } : state
    case 'checkFailed':
      return state.name === 'checking' ? { name: 'unknown', key: state.key } : state
    case 'settled':
      return state.name === 'submitting' || state.name === 'checking' ? IDLE : state
  }
}
