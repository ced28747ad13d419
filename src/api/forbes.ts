import { endpoint } from './core/endpoint'
import {
  count,
  digits,
  fields,
  flag,
  id,
  label,
  list,
  maybe,
  oneOf,
  optionalYuan,
  recordOrNull,
  seconds,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: a lesson of a course. */
export const Lesson = fields({
  /** The lesson. */
  lessonId: id,
  /** The number of the lesson, from 1. */
  no: count,
  title: label,
  durationSec: seconds,
  /** It can be seen without paying. */
  free: flag,
  /** Its sound or its video; empty: for the app alone. */
  mediaUrl: url,
})
export type Lesson = Read<typeof Lesson>

/** ASSUMED: a course of lessons. */
export const Course = fields({
  courseId: digits,
  title: label,
  /** A line below the title. */
  subTitle: label,
  cover: url,
  /** The teacher. */
  teacher: maybe(
    fields({
      /** The name of the teacher. */
      name: label,
      avatar: url,
      /** The teacher's title, such as a profession. */
      title: label,
    }),
  ),
  /** The price of the course. */
  price: optionalYuan,
  /** The price without the discount. */
  originPrice: optionalYuan,
  /** How many lessons it has. */
  lessonCount: count,
  /** How many of them can be seen without paying. */
  freeLessonCount: count,
  /** How many people have bought it. */
  buyCount: count,
  /** Until when the course can be seen; empty: forever. */
  validUntil: time,
  status: oneOf('ON', 'OFF', 'SOLD_OUT'),
  /** The person who asks has bought it. */
  bought: flag,
  /** The lessons, in their order. */
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
