import { readAnnualCourse, type Course, type Lesson } from '@/api/forbes'
import { clipUrl, toneUrl } from '@/sandbox/art/picture'
import { DAY_MS, day } from '@/sandbox/clock'
import { handle, type Call } from '@/sandbox/serve/handle'

/** The lessons of the course: title and length in seconds. */
const LESSONS: readonly (readonly [title: string, durationSec: number])[] = [
  ['开篇：看懂一张财经日历', 612],
  ['利率是什么的价格', 845],
  ['通胀与你手里的钱', 930],
  ['一张资产负债表的故事', 1104],
  ['现金流：企业的呼吸', 978],
  ['估值不是算命', 1215],
  ['债券的两种风险', 866],
  ['指数是怎样编出来的', 794],
  ['周期：春夏秋冬各做什么', 1322],
  ['读财报先读附注', 1048],
  ['汇率为什么会动', 911],
  ['大宗商品与天气', 737],
  ['房子、租金与人口', 1176],
  ['保险在家庭里的位置', 882],
  ['养老金三支柱', 1009],
  ['税与每个人', 824],
  ['行为金融：我们为什么追高', 1263],
  ['分散不是分很多份', 958],
  ['费用怎样悄悄吃掉收益', 701],
  ['数字资产的边界', 1095],
  ['一份家庭年度预算', 1187],
  ['风险承受力自测', 643],
  ['给十年后的自己写信', 552],
  ['结语：慢慢变富是一种能力', 3725],
]

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
