import { readMomentDetail } from '@/api/moment'
import { listVerticalTasks } from '@/api/tasks'
import { pageLoader, whenLoggedIn } from '@/kit/campaign/pageLoader'
import { BadIdError } from '@/lib/errors'
import { isDigits } from '@/lib/ids'
import { idOf } from '@/lib/urlParams'

/** The moment, and how far the person is with the task behind it. @throws BadIdError without a call. */
export const loadQuest = pageLoader(({ query, signal }) => {
  const momentId = query.get('momentId')
  if (!isDigits(momentId)) throw new BadIdError()
  const taskId = idOf(query.get('taskId'))
  return {
    main: () => readMomentDetail({ momentId, taskId }, { signal }),
    tasks: async () => {
      if (!taskId) return []
      return whenLoggedIn(() => listVerticalTasks({ scene: 'MOMENT' }, { signal }), [])
    },
  }
})
