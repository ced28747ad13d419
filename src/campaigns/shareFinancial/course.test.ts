import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Course } from '@/api/forbes'
import {
  addressOf,
  coursePage,
  factsOf,
  isOff,
  lessonsOf,
  mainActionOf,
  originText,
  priceText,
  trialOf,
} from './course'

const HERE = 'https://m.example/mfuwu/shareFinancial'
const FREE = { lessonId: '1', title: '开篇', durationSec: 75, free: true, mediaUrl: '/a.mp3' }
const LOCKED = { ...FREE, lessonId: '2', free: false, mediaUrl: '' }
const courseWith = (more: object) => Course({ courseId: '90001', ...more })
const access = (course: Course) => lessonsOf(course, HERE).map((lesson) => lesson.access)

describe('the address', () => {
  const read = (query: string) => addressOf(new URLSearchParams(query))

  it('may name a course and who invites', () => {
    expect(read('courseId=90001&inviteCode=STAR01')).toEqual({
      courseId: '90001',
      inviteCode: 'STAR01',
      isBad: false,
    })
    expect(read('')).toEqual({ courseId: undefined, inviteCode: undefined, isBad: false })
  })

  it('is bad when its course is no id', () => {
    expect(read('courseId=%3Cb%3E')).toMatchObject({ courseId: undefined, isBad: true })
  })
})

describe('the price', () => {
  it('has two decimals, also for what a double writes badly', () => {
    expect(priceText(199)).toBe('¥199.00')
    expect(priceText(0.1 + 0.2)).toBe('¥0.30')
    expect(priceText(1234.5)).toBe('¥1,234.50')
    expect(priceText(0)).toBe('¥0.00')
  })

  it('is nothing where there is none', () => {
    expect(priceText(undefined)).toBe('')
    expect(priceText(1e300)).toBe('')
  })

  it('has another one struck out only when that is higher', () => {
    expect(originText({ price: 199, originPrice: 365 })).toBe('¥365.00')
    expect(originText({ price: 199, originPrice: 199 })).toBe('')
    expect(originText({ price: 199, originPrice: 9 })).toBe('')
    expect(originText({ price: undefined, originPrice: 365 })).toBe('')
  })

  it('is never NaN, whatever the platform says', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (price, originPrice) => {
        const course = courseWith({ price, originPrice })
        expect(priceText(course.price) + originText(course)).not.toMatch(/NaN|undefined|Infinity/)
      }),
    )
  })
})

describe('a lesson', () => {
  it('plays when it is free and has a medium, and is locked when it is not free', () => {
    const course = courseWith({ lessons: [FREE, LOCKED] })
    expect(access(course)).toEqual(['play', 'locked'])
    expect(lessonsOf(course, HERE)[0]?.track).toEqual({
      id: '90001/1',
      title: '开篇',
      src: 'https://m.example/a.mp3',
      kind: 'audio',
    })
  })

  it('is for the app when it is open and its address is none', () => {
    const lessons = ['', 'javascript:alert(1)'].map((mediaUrl, at) => ({
      ...FREE,
      lessonId: String(at),
      mediaUrl,
    }))
    expect(access(courseWith({ lessons }))).toEqual(['app', 'app'])
  })

  it('is open once the course is bought', () => {
    const bought = { ...LOCKED, mediaUrl: '/b.mp4' }
    expect(access(courseWith({ bought: true, lessons: [LOCKED] }))).toEqual(['app'])
    expect(access(courseWith({ bought: true, lessons: [bought] }))).toEqual(['play'])
  })

  it('that is not open has nothing to play, even where its address is there', () => {
    const [lesson] = lessonsOf(courseWith({ lessons: [{ ...LOCKED, mediaUrl: '/b.mp4' }] }), HERE)
    expect(lesson?.track).toBeUndefined()
  })

  it('stands once when it comes twice, and for itself when it has no id', () => {
    expect(access(courseWith({ lessons: [FREE, FREE] }))).toHaveLength(1)
    const nameless = lessonsOf(courseWith({ lessons: [{}, {}] }), HERE)
    expect(nameless).toMatchObject([
      { lessonId: 'at1', title: '未命名课时' },
      { lessonId: 'at2', title: '未命名课时' },
    ])
  })

  it('to try is the first free one that plays here', () => {
    const lessons = [
      { ...FREE, mediaUrl: '' },
      { ...FREE, lessonId: '3' },
    ]
    expect(trialOf(lessonsOf(courseWith({ lessons }), HERE))?.lessonId).toBe('3')
    expect(trialOf(lessonsOf(courseWith({ lessons: lessons.slice(0, 1) }), HERE))?.access).toBe(
      'app',
    )
    expect(trialOf(lessonsOf(courseWith({ lessons: [LOCKED] }), HERE))).toBeUndefined()
  })
})

describe('the course', () => {
  it('is bought, learnt from or sold out, and a buyer learns in any state', () => {
    const act = (more: object) => mainActionOf(courseWith(more))
    expect(act({ status: 'ON' })).toBe('buy')
    expect(act({ status: 'SOLD_OUT' })).toBe('sold-out')
    expect(act({ status: 'SOLD_OUT', bought: true })).toBe('learn')
    expect(act({ status: '?' })).toBe('buy')
  })

  it('that was taken down is gone for all but its buyers', () => {
    expect(isOff(courseWith({ status: 'OFF' }))).toBe(true)
    expect(isOff(courseWith({ status: 'OFF', bought: true }))).toBe(false)
    expect(isOff(courseWith({ status: 'ON' }))).toBe(false)
  })

  it('has a page in the app', () => {
    expect(coursePage('1&a')).toBe('/course/detail?courseId=1%26a')
  })

  it('says of itself what it knows', () => {
    expect(factsOf(courseWith({ validUntil: '约2027-11-23' }))).toEqual([])
    expect(
      factsOf(
        courseWith({
          lessonCount: 24,
          freeLessonCount: '3',
          buyCount: 12_846,
          validUntil: '2027-11-23 23:59:59',
        }),
      ),
    ).toEqual(['共24节', '3节可试听', '1.28万人在学', '有效期至2027.11.23'])
  })
})
