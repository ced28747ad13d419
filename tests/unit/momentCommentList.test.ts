import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyList, reduceList } from '@/kit/moment/commentList'
import type { CommentList, CommentListAction } from '@/kit/moment/commentList'

interface Row {
  commentId: string
}

type List = CommentList<Row>
const rows = (...ids: string[]): Row[] => ids.map((commentId) => ({ commentId }))
const idsOf = (list: List) => list.items.map(({ commentId }) => commentId)
const run = (actions: CommentListAction<Row>[], from: List = emptyList()) =>
  actions.reduce<List>((list, action) => reduceList(list, action), from)

describe('the comment list', () => {
  it('takes page after page until the platform has no more', () => {
    const first = run([
      { type: 'ask' },
      { type: 'arrived', ticket: 1, list: rows('1', '2'), hasMore: true },
    ])
    expect(first).toMatchObject({ phase: 'idle', page: 1, hasMore: true })
    const second = run(
      [{ type: 'ask' }, { type: 'arrived', ticket: 2, list: rows('3'), hasMore: false }],
      first,
    )
    expect(idsOf(second)).toEqual(['1', '2', '3'])
    expect(second).toMatchObject({ phase: 'idle', page: 2, hasMore: false })
    expect(run([{ type: 'ask' }], second)).toBe(second)
  })

  it('asks once at a time', () => {
    const asked = run([{ type: 'ask' }])
    expect(run([{ type: 'ask' }], asked)).toBe(asked)
  })

  it('keeps what it has when a page fails, and asks for the same page again', () => {
    const failed = run([
      { type: 'ask' },
      { type: 'arrived', ticket: 1, list: rows('1'), hasMore: true },
      { type: 'ask' },
      { type: 'failed', ticket: 2 },
    ])
    expect(failed).toMatchObject({ phase: 'failed', page: 1 })
    expect(idsOf(failed)).toEqual(['1'])
    expect(run([{ type: 'ask' }], failed)).toMatchObject({ phase: 'loading', page: 1 })
  })

  it('ignores an answer to a request that is over', () => {
    const retried = run([{ type: 'ask' }, { type: 'failed', ticket: 1 }, { type: 'ask' }])
    expect(run([{ type: 'arrived', ticket: 1, list: rows('late'), hasMore: true }], retried)).toBe(
      retried,
    )
    expect(run([{ type: 'failed', ticket: 1 }], retried)).toBe(retried)
  })

  it('is not asked for ever by a platform that promises more and gives nothing', () => {
    const list = run([{ type: 'ask' }, { type: 'arrived', ticket: 1, list: [], hasMore: true }])
    expect(list.hasMore).toBe(false)
  })

  it('stops going on by itself when a page brought nothing new', () => {
    const list = run([
      { type: 'ask' },
      { type: 'arrived', ticket: 1, list: rows('1', '2'), hasMore: true },
      { type: 'ask' },
      { type: 'arrived', ticket: 2, list: rows('1', '2'), hasMore: true },
    ])
    expect(list).toMatchObject({ stalled: true, hasMore: true })
    expect(idsOf(list)).toEqual(['1', '2'])
  })

  it('keeps comments that came without an id', () => {
    const list = run([
      { type: 'ask' },
      { type: 'arrived', ticket: 1, list: rows('', '', '1'), hasMore: false },
    ])
    expect(idsOf(list)).toEqual(['', '', '1'])
  })

  const action: fc.Arbitrary<CommentListAction<Row>> = fc.oneof(
    fc.constant({ type: 'ask' as const }),
    fc.record({
      type: fc.constant('arrived' as const),
      ticket: fc.integer({ min: 0, max: 8 }),
      list: fc.array(fc.integer({ min: 1, max: 20 }).map((id) => ({ commentId: String(id) }))),
      hasMore: fc.boolean(),
    }),
    fc.record({ type: fc.constant('failed' as const), ticket: fc.integer({ min: 0, max: 8 }) }),
  )

  it('never holds a comment twice, never moves or loses one, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let list: List = emptyList()
        for (const next of actions) {
          const before = list
          list = reduceList(before, next)
          const ids = idsOf(list)
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids.slice(0, before.items.length)).toEqual(idsOf(before))
          const stale = next.type !== 'ask' && next.ticket !== before.ticket
          if (stale) expect(list).toBe(before)
        }
      }),
    )
  })
})
