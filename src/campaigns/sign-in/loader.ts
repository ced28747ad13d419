import { readUserPoints } from '@/api/points'
import { readSignStatus } from '@/api/signIn'
import { listVerticalTasks } from '@/api/tasks'
import { pageLoader } from '@/kit/campaign/pageLoader'
import { serverNow, withServerTime } from '@/lib/serverClock'
import { idOf } from '@/lib/urlParams'
import { todayOf } from './signIn'

export const loadSignIn = pageLoader(({ query, signal }) => ({
  main: async () => {
    const activityId = idOf(query.get('activityId'))
    const status = withServerTime(await readSignStatus({ activityId }, { signal }))
    return { ...status, today: todayOf(status, serverNow()) }
  },
  points: () => readUserPoints(undefined, { signal }),
  tasks: () => listVerticalTasks({ scene: 'SIGN_IN' }, { signal }),
}))
