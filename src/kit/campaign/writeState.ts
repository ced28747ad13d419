/** Where a write stands. `key` names its intent. */
export type WriteState =
  | { name: 'idle' }
  /** On its way, or its result is being drawn. */
  | { name: 'submitting'; key: string }
  /** Nobody knows whether it happened. */
  | { name: 'unknown'; key: string }
  /** The platform is asked whether it happened. */
  | { name: 'checking'; key: string }

export type WriteEvent =
  | { type: 'press'; key: string }
  /** No answer that tells whether it happened. */
  | { type: 'lost' }
  /** The state was asked for: also when a write is lost. */
  | { type: 'check' }
  | { type: 'checkFailed' }
  /** It is known how it ended. */
  | { type: 'settled' }

export const IDLE: WriteState = { name: 'idle' }

/**
 * One write at a time. A press starts one only from idle; when the last one's result is unknown, it starts the
 * question instead. What does not fit the state changes nothing: the same object comes back.
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
