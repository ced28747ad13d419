import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { listNoviceTasks } from '@/api/novice'
import { listVerticalTasks } from '@/api/tasks'
import { answerQuery, prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { prefetchAnew } from '@/kit/query/queryClient'

export { NewcomersPage as Component } from './NewcomersPage'
export { head } from './head'

export const mainRequest: MainRequestOf = () => requestOf(listNoviceTasks, undefined)

/** On Back from a task's page the data is refetched, however recent. */
export const loader = pageLoader(undefined, () => {
  prefetchAnew(answerQuery(listNoviceTasks, undefined))
  prefetchAnew(answerQuery(listVerticalTasks, { scene: 'NEWCOMER' }))
  prefetch(readUserInfo, {})
})
