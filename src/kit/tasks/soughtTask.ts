import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The location state passed to the page that a task opens. */
export interface TaskState {
  /** The path that the person came from. */
  from: string
  /** The task whose row is to be highlighted. */
  sought: string | undefined
}

/** The task whose row is to be highlighted. On Back the page is as it was left. */
export function useSoughtTask(): string | undefined {
  const isNew = useNavigationType() !== NavigationType.Pop
  const state = useLocation().state as Partial<TaskState> | null
  return isNew ? state?.sought : undefined
}
