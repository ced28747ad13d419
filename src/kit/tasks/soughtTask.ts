import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The location state passed to the page that a task opens. */
export interface TaskState {
  /** The path that the person came from. */
  from: string
  /** The task whose row they look for. */
  sought: string | undefined
}

/** The task whose row the person comes for. Who comes back finds the page as they have left it. */
export function useSoughtTask(): string | undefined {
  const isNew = useNavigationType() !== NavigationType.Pop
  const state = useLocation().state as Partial<TaskState> | null
  return isNew ? state?.sought : undefined
}
