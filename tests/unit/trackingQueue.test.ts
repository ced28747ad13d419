import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TrackingEvent } from '@/api/tracking'
import {
  BATCH_SIZE,
  LEAVING_BYTES,
  MAX_REFUSALS,
  MAX_WAITING,
  SEND_INTERVAL_MS,
  add,
  delayOf,
  eventTime,
  leftOver,
  parseQueue,
  putBack,
  sizeOf,
  take,
} from '@/tracking/queue'
import type { Queue } from '@/tracking/queue'

const eventOf = (name: string): TrackingEvent => ({
  eventTime: '2026-01-02 03:04:05',
  pageName: 'sign-in',
  elementType: 'button',
  elementName: name,
})
const queueOf = (count: number): Queue =>
  Array.from({ length: count }, (_, index) => ({ event: eventOf(`e${index}`), refusals: 0 }))
const names = (queue: Queue) => queue.map(({ event }) => event.elementName)

const anyQueue = fc.array(
  fc.record({ event: fc.string({ minLength: 1 }).map(eventOf), refusals: fc.nat(2) }),
  { maxLength: 260 },
)

describe('the bounded queue', () => {
  it('holds 200 events and drops the oldest', () => {
    let queue: Queue = []
    for (let index = 0; index < 205; index++) queue = add(queue, eventOf(`e${index}`))
    expect(queue).toHaveLength(MAX_WAITING)
    expect(names(queue)[0]).toBe('e5')
    expect(names(queue).at(-1)).toBe('e204')
  })

  it('is never longer than 200, and always ends with the newest event', () => {
    fc.assert(
      fc.property(anyQueue, anyQueue, (queue, failed) => {
        expect(add(queue, eventOf('newest')).length).toBeLessThanOrEqual(MAX_WAITING)
        expect(names(add(queue, eventOf('newest'))).at(-1)).toBe('newest')
        expect(putBack(queue, failed)).toEqual([...failed, ...queue].slice(-MAX_WAITING))
      }),
    )
  })

  it('splits without losing, doubling or reordering anything', () => {
    fc.assert(
      fc.property(anyQueue, fc.nat(20), fc.nat(5000), (queue, count, bytes) => {
        const { taken, rest } = take(queue, count, bytes)
        expect([...taken, ...rest]).toEqual(queue)
        expect(taken.length).toBeLessThanOrEqual(count)
        expect(taken.reduce((sum, { event }) => sum + sizeOf(event), 0)).toBeLessThanOrEqual(bytes)
      }),
    )
  })

  it('takes as many as fit, not fewer', () => {
    const size = sizeOf(eventOf('e0'))
    expect(take(queueOf(9), 5).taken).toHaveLength(5)
    expect(take(queueOf(9), 5, 3 * size).taken).toHaveLength(3)
    expect(take(queueOf(9), 5, 3 * size - 1).taken).toHaveLength(2)
    expect(take(queueOf(3), 10, LEAVING_BYTES).taken).toHaveLength(3)
  })

  it('counts bytes, not characters', () => {
    expect(sizeOf(eventOf('签到'))).toBe(sizeOf(eventOf('')) + 6)
  })
})

describe('after a try', () => {
  const [waiting] = queueOf(1)
  if (!waiting) throw new Error('no event')

  it('an event that was taken is gone; one that met nobody stays as it was', () => {
    expect(leftOver(waiting, 'taken')).toEqual([])
    expect(leftOver(waiting, 'unreachable')).toEqual([waiting])
    expect(leftOver({ ...waiting, refusals: 2 }, 'unreachable')).toHaveLength(1)
  })

  it('an event that the platform refuses is given up after three times', () => {
    let left: Queue = [waiting]
    let tries = 0
    while (left[0] && tries < 10) {
      left = leftOver(left[0], 'refused')
      tries++
    }
    expect(tries).toBe(MAX_REFUSALS)
  })
})

describe('when it is due', () => {
  it('waits 3 s, or not at all from ten events on', () => {
    expect(delayOf(queueOf(1), false)).toBe(3000)
    expect(delayOf(queueOf(BATCH_SIZE - 1), false)).toBe(SEND_INTERVAL_MS)
    expect(delayOf(queueOf(BATCH_SIZE), false)).toBe(0)
  })

  it('never hurries while sending fails', () => {
    expect(delayOf(queueOf(MAX_WAITING), true)).toBe(SEND_INTERVAL_MS)
  })
})

describe('the stored queue', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(anyQueue, (queue) => {
        expect(parseQueue(JSON.stringify(queue))).toEqual(queue.slice(-MAX_WAITING))
      }),
    )
  })

  it.each([null, '', '{', '[', '{}', '12', '"x"', 'null', 'undefined'])(
    'reads %j as empty',
    (stored) => {
      expect(parseQueue(stored)).toEqual([])
    },
  )

  it('leaves out entries that are no events and keeps the others', () => {
    const good = { event: eventOf('claim-now'), refusals: 1 }
    const bad = [
      null,
      7,
      {},
      { event: null },
      { event: { ...good.event, elementType: 'constructor' } },
      { event: { ...good.event, eventTime: 5 } },
      { event: { ...good.event, pageName: '' } },
    ]
    expect(parseQueue(JSON.stringify([...bad, good]))).toEqual([good])
  })

  it('filters what somebody else wrote into it', () => {
    const event = { ...eventOf('copy'), extraInfo: { id: '5', phone: '13800138000' }, token: 'x' }
    expect(parseQueue(JSON.stringify([{ event, refusals: 'many' }]))).toEqual([
      { event: { ...eventOf('copy'), extraInfo: { id: '5' } }, refusals: 0 },
    ])
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(parseQueue(stored).length).toBeLessThanOrEqual(MAX_WAITING)
      }),
    )
  })
})

describe('eventTime', () => {
  it('is the local wall time with two digits everywhere', () => {
    expect(eventTime(new Date(2026, 0, 2, 3, 4, 5))).toBe('2026-01-02 03:04:05')
    expect(eventTime(new Date(2026, 10, 30, 23, 59, 59, 999))).toBe('2026-11-30 23:59:59')
    expect(eventTime(new Date(2026, 11, 31, 0, 0, 0))).toBe('2026-12-31 00:00:00')
  })
})
