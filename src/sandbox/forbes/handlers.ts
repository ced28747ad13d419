import { readAnnualCourse } from '@/api/forbes'
import type { Course, Lesson } from '@/api/forbes'
import { clipUrl, toneUrl } from '@/sandbox/art/picture'
import { DAY_MS, day } from '@/sandbox/clock'
import { handle } from '@/sandbox/serve/handle'
import type { Call } from '@/sandbox/serve/handle'
import { LESSONS } from './lessons'

/** The current annual course, and one with an id beyond what a double holds. */
const CURRENT = '90001'
const IDS = [CURRENT, '900719925474099123']
const FREE = 3
const FEW = 6
const MANY = 300

export const handlers = [
  handle(readAnnualCourse, (call) => {
    const { courseId = CURRENT } = call.payload
    return IDS.includes(courseId) ? courseOf(call, courseId) : null
  }),
]

function courseOf(call: Call, courseId: string): Course {
  const { art, now, scenario } = call
  const lessons = lessonsOf(call)
  return {
    courseId,
    title: '财经年课 · 给普通人的二十四堂课',
    subTitle: '一年二十四个节气，二十四堂财经常识课。不荐股、不预测，只讲清楚钱是怎么流动的。',
    cover: art('city', `course-${courseId}`),
    teacher: scenario('no_teacher')
      ? null
      : { name: '顾北辰', avatar: art('avatar', 'teacher'), title: '财经专栏作者 · 十五年从业' },
    price: 199,
    originPrice: 365,
    lessonCount: lessons.length,
    freeLessonCount: lessons.filter(({ free }) => free).length,
    buyCount: 12_846,
    validUntil: `${day(now + 365 * DAY_MS)} 23:59:59`,
    status: scenario('offline') ? 'OFF' : scenario('sold_out') ? 'SOLD_OUT' : 'ON',
    bought: scenario('bought'),
    lessons,
  }
}

function lessonsOf(call: Call): Lesson[] {
  const { scenario } = call
  const count = scenario('many') ? MANY : scenario('few') ? FEW : LESSONS.length
  return Array.from({ length: count }, (_, at) => {
    const [title = '', durationSec = 0] = LESSONS[at % LESSONS.length] ?? []
    const free = at < FREE && !scenario('no_free')
    return {
      lessonId: String(91_000 + at),
      no: at + 1,
      title,
      durationSec,
      free,
      mediaUrl: free || scenario('bought') ? mediaOf(call, at) : '',
    }
  })
}

/** The first lesson is listened to, the second one watched; the third one is in the app alone. */
function mediaOf({ request }: Call, at: number): string {
  const { pathname } = new URL(request.url)
  if (at % FREE === 2) return ''
  return at % FREE === 1 ? clipUrl(pathname) : toneUrl(pathname)
}
