import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  LEAVING_BYTES,
  MAX_REFUSALS,
  add,
  delayOf,
  leftOver,
  parseQueue,
  putBack,
  sizeOf,
  take,
} from './outboxQueue'
import type { Queue } from './outboxQueue'

const MAX_WAITING = 200
const TIMES = { batchSize: 10, delayMs: (failures: number) => 3000 * (failures + 1) }

interface Named {
  name: string
}

const eventOf = (name: string): Named => ({ name })
const queueOf = (count: number): Queue<Named> =>
  Array.from({ length: count }, (_, index) => ({ event: eventOf(`e${index}`), refusals: 0 }))
const names = (queue: Queue<Named>) => queue.map(({ event }) => event.name)

const anyQueue = fc.array(
  fc.record({ event: fc.string({ minLength: 1 }).map(eventOf), refusals: fc.nat(2) }),
  { maxLength: 260 },
)

describe('the bounded queue', () => {
  it('holds 200 events and drops the oldest', () => {
    let queue: Queue<Named> = []
    for (let index = 0; index < 205; index++) queue = add(queue, eventOf(`e${index}`), MAX_WAITING)
    expect(queue).toHaveLength(MAX_WAITING)
    expect(names(queue)[0]).toBe('e5')
    expect(names(queue).at(-1)).toBe('e204')
  })

  it('gives up the oldest where what comes back is too much', () => {
    expect(names(putBack(queueOf(3), queueOf(2), 4))).toEqual(['e1', 'e0', 'e1', 'e2'])
    const stored = JSON.stringify(queueOf(3))
    expect(parseQueue(stored, (event) => event as Named, 2)).toEqual(queueOf(3).slice(1))
  })

  it('is never longer than 200, and always ends with the newest event', () => {
    fc.assert(
      fc.property(anyQueue, anyQueue, (queue, failed) => {
        expect(add(queue, eventOf('newest'), MAX_WAITING).length).toBeLessThanOrEqual(MAX_WAITING)
        expect(names(add(queue, eventOf('newest'), MAX_WAITING)).at(-1)).toBe('newest')
        expect(putBack(queue, failed, MAX_WAITING)).toEqual(
          [...failed, ...queue].slice(-MAX_WAITING),
        )
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
    expect(take(queueOf(9), 2, 3 * size).taken).toHaveLength(2)
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
    let left: Queue<Named> = [waiting]
    let tries = 0
    while (left[0] && tries < 10) {
      left = leftOver(left[0], 'refused')
      tries++
    }
    expect(tries).toBe(MAX_REFUSALS)
  })
})

describe('when it is due', () => {
  it('waits, or not at all from a whole batch on', () => {
    expect(delayOf(1, TIMES, 0)).toBe(3000)
    expect(delayOf(9, TIMES, 0)).toBe(3000)
    expect(delayOf(10, TIMES, 0)).toBe(0)
  })

  it('never hurries while sending fails', () => {
    expect(delayOf(MAX_WAITING, TIMES, 1)).toBe(6000)
  })
})

describe('the stored queue', () => {
  const parse = (stored: unknown) =>
    typeof stored === 'object' && stored !== null && 'name' in stored
      ? eventOf(String(stored.name))
      : undefined
  const read = (stored: string | null) => parseQueue(stored, parse, MAX_WAITING)

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(anyQueue, (queue) => {
        expect(read(JSON.stringify(queue))).toEqual(queue.slice(-MAX_WAITING))
      }),
    )
  })

  it.each([null, '', '{', '[', '{}', '12', '"x"', 'null', 'undefined'])(
    'reads %j as empty',
    (stored) => {
      expect(read(stored)).toEqual([])
    },
  )

  it('leaves out entries that hold no event and keeps the others', () => {
    const good = { event: eventOf('claim-now'), refusals: 1 }
    const bad = [null, 7, {}, { event: null }, { event: 'x' }]
    expect(read(JSON.stringify([...bad, good]))).toEqual([good])
    expect(read('[{"event":{"name":"a"},"refusals":"many"}]')).toEqual([
      { event: eventOf('a'), refusals: 0 },
    ])
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(read(stored).length).toBeLessThanOrEqual(MAX_WAITING)
      }),
    )
  })
})
