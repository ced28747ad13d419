import type { OpenAppPlan } from '@/kit/open-app/openAppPlan'

/**
 * `missing`: the system did not leave for the app. `blocked`: WeChat does not allow leaving it. `refused`: the app
 * around the page did not take it.
 */
export type Phase = 'idle' | 'opening' | 'opened' | 'missing' | 'blocked' | 'refused'

export interface WakeUp {
  phase: Phase
  failures: number
  /** A store is being opened: a page that is hidden now does not mean that the app has opened. */
  isLeaving: boolean
}

export type WakeEvent =
  | { type: 'tap' }
  | { type: 'hidden' }
  | { type: 'download' }
  | { type: 'failed'; otherwise: OpenAppPlan['otherwise'] }

const FAILED: Record<OpenAppPlan['otherwise'], Phase> = {
  download: 'missing',
  overlay: 'blocked',
  nothing: 'refused',
}

/** @param opened an earlier attempt in this visit has opened the app */
export function startOf(opened: boolean): WakeUp {
  return { phase: opened ? 'opened' : 'idle', failures: 0, isLeaving: false }
}

export function next(state: WakeUp, event: WakeEvent): WakeUp {
  const isOpening = state.phase === 'opening'
  switch (event.type) {
    case 'tap':
      return isOpening ? state : { ...state, phase: 'opening', isLeaving: false }
    case 'download':
      return { ...state, isLeaving: true }
    case 'hidden':
      // Also an app that opens after its time: some systems ask the person first. Not where none was called.
      return (isOpening || state.phase === 'missing') && !state.isLeaving
        ? { ...state, phase: 'opened' }
        : state
    case 'failed':
      if (!isOpening) return state
      return { ...state, phase: FAILED[event.otherwise], failures: state.failures + 1 }
  }
}

/** A single failure can be the person's own: they declined the system's prompt. After two there is help. */
export function needsHelp({ failures }: Pick<WakeUp, 'failures'>): boolean {
  return failures >= 2
}
