import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { lacking, startWriter, timeout } from '@tests/support/giftWriter'
import type { WriteState } from './writer'

test('a lost write is checked without a tap, and nothing else is', async () => {
  const { send, checkApplied, check, write, names } = startWriter()
  await check()
  send.mockRejectedValueOnce(timeout())
  checkApplied.mockRejectedValueOnce(timeout()).mockResolvedValueOnce(true)
  await write('stage 1')
  await check()
  expect(names).toEqual(['submitting', 'checking', 'unknown', 'checking', 'idle'])
  await check()
  expect(checkApplied).toHaveBeenCalledTimes(2)
  expect(send).toHaveBeenCalledOnce()
})

test('what may come late is lost only once the person says so', async () => {
  const onLate = vi.fn()
  const { send, checkApplied, check, write, names } = startWriter({ onLate })
  send.mockRejectedValueOnce(timeout())
  checkApplied.mockResolvedValue(false)
  await write('100 points')
  await check()
  expect(names.at(-1)).toBe('unknown')
  expect(onLate).toHaveBeenCalledOnce()
  await write('100 points')
  expect(names.at(-1)).toBe('idle')
  expect(send).toHaveBeenCalledOnce()
})

test('what is found is not late', async () => {
  const onLate = vi.fn()
  const { send, checkApplied, write } = startWriter({ onLate })
  send.mockRejectedValueOnce(timeout())
  checkApplied.mockResolvedValueOnce(true)
  await write('100 points')
  expect(onLate).not.toHaveBeenCalled()
})

/** A result, a refusal, or none. */
async function answerTo<Answer>(outcome: string, answer: Answer): Promise<Answer> {
  if (outcome === 'answered') return answer
  throw outcome === 'lost' ? timeout() : lacking()
}

/** The allowed transitions of each state. */
const NEXT: Readonly<Record<WriteState, readonly WriteState[]>> = {
  idle: ['submitting', 'checking'],
  submitting: ['checking', 'idle'],
  checking: ['unknown', 'idle'],
  unknown: ['checking'],
}

test('the states: only idle starts a write, and only an answer or a check opens it again', () => {
  const outcome = fc.constantFrom('answered', 'refused', 'lost')
  const press = fc.record({
    intent: fc.constantFrom('a', 'b'),
    sent: outcome,
    checked: outcome,
    isApplied: fc.boolean(),
  })
  return fc.assert(
    fc.asyncProperty(fc.array(press), async (presses) => {
      const { send, checkApplied, write, names } = startWriter()
      for (const { intent, sent, checked, isApplied } of presses) {
        send.mockImplementation(() => answerTo(sent, 'a coin'))
        checkApplied.mockImplementation(() => answerTo(checked, isApplied))
        await write(intent)
      }
      let last: WriteState = 'idle'
      for (const name of names) {
        expect(NEXT[last]).toContain(name)
        last = name
      }
    }),
  )
})
