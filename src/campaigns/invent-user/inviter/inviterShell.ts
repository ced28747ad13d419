import type { ShellState } from '@/kit/page/shell/shellState'

/** The code's call says when the campaign is over or taken down; where it fails, the other parts still work. */
export function inviterShell(state: ShellState, loggedIn: boolean): ShellState {
  if (!loggedIn) return { name: 'GUEST' }
  return state.name === 'LOADING' || state.name === 'ERROR' ? { name: 'READY' } : state
}
