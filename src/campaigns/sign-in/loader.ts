import { readUserPoints } from '@/api/points'
import { readSignStatus } from '@/api/signIn'
import { listVerticalTasks } from '@/api/tasks'
import { pageLoader } from '@/kit/campaign/pageLoader'
import { withServerTime } from '@/lib/serverClock'
import { idOf } from '@/lib/urlParams'

export const loadSignIn = pageLoader(({ query, signal }) => ({
  main: async () => {
    const activityId = idOf(query.get('activityId'))
    return withServerTime(await readSignStatus({ activityId }, { signal }))
  },
  points: () => readUserPoints(undefined, { signal }),
  tasks: () => listVerticalTasks({ scene: 'SIGN_IN' }, { signal }),
}))
