import { endpoint } from './core/endpoint'
import {
  count,
  fields,
  flag,
  id,
  label,
  list,
  maybe,
  oneOf,
  optionalAmount,
  recordOrNull,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED. `mediaUrl` is empty where the lesson is for the app alone. */
export const Lesson = fields({
  lessonId: id,
  no: count,
  title: label,
  durationSec: count,
  free: flag,
  mediaUrl: url,
})
export type Lesson = Read<typeof Lesson>

/** ASSUMED. Prices in yuan, undefined where the platform names none. */
export const Course = fields({
  courseId: id,
  title: label,
  subTitle: label,
  cover: url,
  teacher: maybe(fields({ name: label, avatar: url, title: label })),
  price: optionalAmount,
  originPrice: optionalAmount,
  lessonCount: count,
  freeLessonCount: count,
  buyCount: count,
  /** `YYYY-MM-DD HH:mm:ss`; empty: for ever. */
  validUntil: time,
  status: oneOf('ON', 'OFF', 'SOLD_OUT'),
  /** By whoever asks. */
  bought: flag,
  lessons: list(Lesson),
})
export type Course = Read<typeof Course>

/** The annual course, without an id the current one; null where there is none. Fields ASSUMED. */
export const readAnnualCourse = endpoint<{ courseId?: string; inviteCode?: string }>()({
  name: 'forbes/getAnnualCourse',
  method: 'GET',
  path: '/xfacade/api/facade/forbes/h5/getAnnualCourse',
  auth: 'optional',
  given: 'path and method',
  answer: recordOrNull(Course),
})
