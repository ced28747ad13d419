import type { Call } from './serve/handle'
import { onReset } from './platform'

export interface Accounts<State> {
  /** The state of the person who calls, or of another one. It may be changed in place. */
  of(call: Call, uid?: string): State
  /** The states of everybody, in the same scenarios. */
  all(call: Call): State[]
}

/**
 * The platform's state of each person in one domain, made by the first call that needs it.
 * @param fresh the initial state of a person; it may depend on the scenarios
 * @param scenarios each combination of these has a state of its own: changes in one are not seen in others
 * @example const accounts = accountsOf(({ scenario }) => ({ cards: scenario('makeup_0') ? 0 : 1 }), ['makeup_0'])
 */
export function accountsOf<State extends object>(
  fresh: (call: Call, uid: string) => State,
  scenarios: readonly string[] = [],
): Accounts<State> {
  const groups = new Map<string, Map<string, State>>()
  onReset(() => groups.clear())

  function groupOf(call: Call): Map<string, State> {
    const key = scenarios.filter((name) => call.scenario(name)).join()
    const group = groups.get(key) ?? new Map<string, State>()
    groups.set(key, group)
    return group
  }

  return {
    of(call, uid = call.caller) {
      const group = groupOf(call)
      const state = group.get(uid) ?? fresh(call, uid)
      group.set(uid, state)
      return state
    },
    all: (call) => [...groupOf(call).values()],
  }
}
