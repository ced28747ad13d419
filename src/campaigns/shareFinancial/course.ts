import type { Course, Lesson } from '@/api/forbes'
import { moneyText } from '@/kit/amounts/money'
import { mediaOf, type MediaTrack } from '@/kit/media/media'
import { formatCount } from '@/lib/format/formatCount'
import { idOf, inviteCodeOf } from '@/lib/url/urlParams'

export interface CourseAddress {
  /** Undefined: the current course. */
  courseId: string | undefined
  inviteCode: string | undefined
  /** The course's id is malformed. */
  isBad: boolean
}

export function addressOf(params: URLSearchParams): CourseAddress {
  const courseId = idOf(params.get('courseId'))
  return {
    courseId,
    inviteCode: inviteCodeOf(params.get('inviteCode')),
    isBad: params.has('courseId') && courseId === undefined,
  }
}

/** Further lessons are behind 「展开全部」. */
export const SHOWN = 20

/** ¥199.00; '' if there is no price, or an impossible one. */
export function priceText(price: number | undefined): string {
  const cents = Math.round((price ?? Number.NaN) * 100)
  return Number.isSafeInteger(cents) ? moneyText(cents) : ''
}

/** The original price, struck out: only a higher one. */
export function originText({ price, originPrice }: Pick<Course, 'price' | 'originPrice'>): string {
  // No comparison with `undefined` holds.
  return Number(originPrice) > Number(price) ? priceText(originPrice) : ''
}

/** The result of a tap on a lesson. */
export type LessonAccess = 'play' | 'app' | 'locked'

export interface ShownLesson extends Lesson {
  access: LessonAccess
  /** For `play`. */
  track: MediaTrack | undefined
}

/** The lessons with this person's state; duplicates are removed. */
export function lessonsOf(
  { courseId, bought, lessons }: Pick<Course, 'courseId' | 'bought' | 'lessons'>,
  here: string,
): ShownLesson[] {
  // Lessons without an id get one from their index.
  const byId = new Map(
    lessons.map((lesson, at) => {
      const lessonId = lesson.lessonId || `at${at + 1}`
      return [lessonId, { ...lesson, lessonId }]
    }),
  )
  return [...byId.values()].map((lesson) => {
    const media = mediaOf(lesson.mediaUrl, here)
    const isOpen = lesson.free || bought
    const access = !isOpen ? 'locked' : media ? 'play' : 'app'
    const id = `${courseId}/${lesson.lessonId}`
    const title = lesson.title || '未命名课时'
    return {
      ...lesson,
      title,
      access,
      track: isOpen && media ? { id, title, ...media } : undefined,
    }
  })
}

/** The lesson of 「免费试听」: the first free one that plays here, or else the first free one. */
export function trialOf(lessons: readonly ShownLesson[]): ShownLesson | undefined {
  const free = lessons.filter((lesson) => lesson.free)
  return free.find(({ access }) => access === 'play') ?? free[0]
}

/** The main button's action. */
export type MainAction = 'buy' | 'learn' | 'sold-out'

export function mainActionOf({ bought, status }: Pick<Course, 'bought' | 'status'>): MainAction {
  if (bought) return 'learn'
  return status === 'SOLD_OUT' ? 'sold-out' : 'buy'
}

/** Taken down; people who have bought it keep it. */
export const isOff = ({ bought, status }: Pick<Course, 'bought' | 'status'>): boolean =>
  status === 'OFF' && !bought

const dayOf = (stamp: string): string =>
  /^\d{4}-\d{2}-\d{2}/.exec(stamp)?.[0].replace(/-/g, '.') ?? ''

/** The course in figures; values that it does not send are left out. */
export function factsOf({ lessonCount, freeLessonCount, buyCount, validUntil }: Course): string[] {
  return [
    lessonCount > 0 && `共${lessonCount}节`,
    freeLessonCount > 0 && `${freeLessonCount}节可试听`,
    buyCount > 0 && `${formatCount(buyCount)}人在学`,
    dayOf(validUntil) && `有效期至${dayOf(validUntil)}`,
  ].filter((fact): fact is string => Boolean(fact))
}

/** The page of the app, its name ASSUMED. */
export const coursePage = (courseId: string): string =>
  `/course/detail?courseId=${encodeURIComponent(courseId)}`
