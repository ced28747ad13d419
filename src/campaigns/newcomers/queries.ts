import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { listNoviceTasks } from '@/api/novice'
import { listVerticalTasks } from '@/api/tasks'
import { planOf } from './plan'

/** The page asks by itself when it is seen again: the platform needs a moment to settle what was done. */
export const ON_RETURN = { refetchOnWindowFocus: false } as const

export const planQuery = (session: number) =>
  queryOptions({
    ...ON_RETURN,
    queryKey: ['newcomers', 'plan', session],
    queryFn: async ({ signal }) => planOf(await listNoviceTasks(undefined, { signal })),
  })

/** What comes after the first days. */
export const furtherTasksQuery = (session: number) =>
  queryOptions({
    ...ON_RETURN,
    queryKey: ['newcomers', 'further', session],
    queryFn: ({ signal }) => listVerticalTasks({ scene: 'NEWCOMER' }, { signal }),
  })

export const mainRequest: MainRequestOf = () => ({ call: listNoviceTasks, payload: {} })
