import { readMomentDetail } from '@/api/moment'
import { listVerticalTasks } from '@/api/tasks'
import { pageLoader } from '@/kit/campaign/pageLoader'
import { BadIdError } from '@/lib/errors'
import { isDigits } from '@/lib/ids'
import { idOf } from '@/lib/urlParams'
import { isLoggedIn, whenReady } from '@/session/session'

/** The moment, and how far the person is with the task behind it. @throws BadIdError without a call. */
export const loadQuest = pageLoader(({ query, signal }) => {
  const momentId = query.get('momentId')
  if (!isDigits(momentId)) throw new BadIdError()
  const taskId = idOf(query.get('taskId'))
  return {
    main: () => readMomentDetail({ momentId, taskId }, { signal }),
    tasks: async () => {
      await whenReady()
      if (!taskId || !isLoggedIn()) return []
      return listVerticalTasks({ scene: 'MOMENT' }, { signal })
    },
  }
})
