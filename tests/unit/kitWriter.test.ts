import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/ApiError'
import { rememberJudged } from '@/api/judged'
import { judge } from '@/api/verdict'
import { createWriter } from '@/kit/campaign/writer'
import { IDLE, reduceWrite } from '@/kit/campaign/writeState'
import type { WriteEvent, WriteState } from '@/kit/campaign/writeState'

const timeout = () => new ApiError('timeout', 'claim')
const refusal = (body: object) => {
  rememberJudged(body, { status: 200, judgement: judge(200, body) })
  return body
}
const lacking = () => refusal({ statusCode: 409, code: 30_001, message: '积分不足' })
const signedOut = () => refusal({ code: 'S00000' })

function set(shown = { now: true }) {
  const names: string[] = []
  let made = 0
  const spies = {
    send: vi.fn<(intent: string, bizNo: string) => Promise<string>>(),
    onDone: vi.fn<(answer: string, intent: string) => Promise<void> | void>(),
    confirm: vi.fn<(intent: string) => Promise<boolean>>(),
    onSignedOut: vi.fn<() => void>(),
    onRefused: vi.fn<() => boolean>(() => false),
  }
  const say = vi.fn<(text: string) => void>()
  const newNumber = vi.fn(async () => `number ${++made}`)
  const write = createWriter<string, string>({
    options: () => spies,
    newNumber,
    onState: ({ name }) => names.push(name),
    say,
    isShown: () => shown.now,
  })
  return { ...spies, say, newNumber, write, names }
}

describe('a write', () => {
  test('two calls in one frame are one write, and the lock holds until its result is drawn', async () => {
    const { send, onDone, write, names } = set()
    let draw = () => {}
    send.mockResolvedValue('a coin')
    onDone.mockImplementation(() => new Promise((resolve) => (draw = resolve)))
    const first = write('stage 1')
    const second = write('stage 1')
    await second
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('a coin', 'stage 1'))
    await write('stage 2')
    expect(send).toHaveBeenCalledOnce()
    draw()
    await first
    expect(names.at(-1)).toBe('idle')
    send.mockResolvedValue('a ring')
    onDone.mockReset()
    await write('stage 2')
    expect(send).toHaveBeenLastCalledWith('stage 2', 'number 2')
  })

  test('after an unknown result it asks, and the next try of the intent has the same number', async () => {
    const { send, confirm, say, onDone, write, names } = set()
    send.mockRejectedValueOnce(timeout()).mockResolvedValueOnce('a coin')
    confirm.mockResolvedValue(false)
    await write('stage 1')
    expect(confirm).toHaveBeenCalledExactlyOnceWith('stage 1')
    expect(say.mock.calls).toEqual([['网络开小差了，请稍后再试']])
    expect(names).toEqual(['submitting', 'unknown', 'checking', 'idle'])
    await write('stage 1')
    expect(send.mock.calls).toEqual([
      ['stage 1', 'number 1'],
      ['stage 1', 'number 1'],
    ])
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('one that turns out to have happened is over: the next one is another intent', async () => {
    const { send, confirm, say, write } = set()
    send.mockRejectedValueOnce(timeout()).mockResolvedValueOnce('a coin')
    confirm.mockResolvedValue(true)
    await write('100 points')
    expect(say).not.toHaveBeenCalled()
    await write('100 points')
    expect(send).toHaveBeenLastCalledWith('100 points', 'number 2')
  })

  test('while nobody can tell, a press asks again and writes nothing', async () => {
    const { send, confirm, say, write, names } = set()
    send.mockRejectedValueOnce(timeout())
    confirm
      .mockRejectedValueOnce(timeout())
      .mockRejectedValueOnce(timeout())
      .mockResolvedValue(true)
    await write('stage 1')
    expect(names.at(-1)).toBe('unknown')
    await write('stage 2')
    expect(confirm.mock.calls).toEqual([['stage 1'], ['stage 1']])
    expect(say.mock.calls).toEqual([['结果确认中，请稍后再试'], ['结果确认中，请稍后再试']])
    await write('stage 1')
    expect(names.at(-1)).toBe('idle')
    expect(send).toHaveBeenCalledOnce()
  })

  test('a refusal is said once, and a new try has a new number', async () => {
    const { send, onRefused, say, confirm, write, names } = set()
    send.mockRejectedValueOnce(lacking()).mockRejectedValueOnce(lacking())
    await write('stage 1')
    expect(say.mock.calls).toEqual([['积分不足']])
    onRefused.mockReturnValue(true)
    await write('stage 1')
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 30_001 }), 'stage 1')
    expect(say).toHaveBeenCalledOnce()
    expect(send).toHaveBeenLastCalledWith('stage 1', 'number 2')
    expect(confirm).not.toHaveBeenCalled()
    expect(names.at(-1)).toBe('idle')
  })

  test('what the API layer has said is not said again', async () => {
    const { send, say, confirm, write } = set()
    send.mockRejectedValueOnce(refusal({ statusCode: 9806, message: '活动太火爆了' }))
    await write('stage 1')
    send.mockRejectedValueOnce(new ApiError('http', 'claim', 504, true))
    confirm.mockResolvedValue(false)
    await write('stage 1')
    expect(confirm).toHaveBeenCalledOnce()
    expect(say).not.toHaveBeenCalled()
  })

  test('without a login it says nothing and opens the login', async () => {
    const { send, say, onSignedOut, onRefused, write } = set()
    send.mockRejectedValue(signedOut())
    await write('stage 1')
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(onRefused).not.toHaveBeenCalled()
    expect(say).not.toHaveBeenCalled()
    expect(send).toHaveBeenCalledOnce()
  })

  test('a number that does not come means that nothing was written: nothing to ask', async () => {
    const { send, say, confirm, newNumber, onSignedOut, write, names } = set()
    newNumber.mockRejectedValueOnce(timeout()).mockRejectedValueOnce(signedOut())
    await write('stage 1')
    expect(say).toHaveBeenCalledExactlyOnceWith('网络开小差了，请稍后再试')
    await write('stage 1')
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(names.at(-1)).toBe('idle')
    expect([...send.mock.calls, ...confirm.mock.calls]).toEqual([])
  })

  test('whoever has left is told nothing', async () => {
    const shown = { now: true }
    const { send, say, onDone, onSignedOut, write } = set(shown)
    send.mockImplementation(async () => {
      shown.now = false
      return 'a coin'
    })
    await write('stage 1')
    for (const reason of [lacking(), signedOut(), new ApiError('aborted', 'claim')]) {
      send.mockRejectedValueOnce(reason)
      await write('stage 1')
    }
    expect([...onDone.mock.calls, ...say.mock.calls, ...onSignedOut.mock.calls]).toEqual([])
  })

  test('one that the browser ended keeps its number', async () => {
    const { send, say, write } = set()
    send.mockRejectedValueOnce(new ApiError('aborted', 'claim')).mockResolvedValueOnce('a coin')
    await write('stage 1')
    await write('stage 1')
    expect(send.mock.calls.map(([, bizNo]) => bizNo)).toEqual(['number 1', 'number 1'])
    expect(say).not.toHaveBeenCalled()
  })

  test('a drawing that fails does not make it a failed write', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { send, onDone, say, confirm, write, names } = set()
    send.mockResolvedValue('a coin')
    onDone.mockRejectedValue(timeout())
    await write('stage 1')
    expect(error).toHaveBeenCalledOnce()
    expect([...say.mock.calls, ...confirm.mock.calls]).toEqual([])
    expect(names.at(-1)).toBe('idle')
  })
})

test('the states: only idle starts a write, and only an answer or a check opens it again', () => {
  const event = fc.oneof(
    fc.record({ type: fc.constant('press' as const), key: fc.constantFrom('a', 'b') }),
    fc.record({ type: fc.constantFrom('lost', 'check', 'checkFailed', 'settled') }),
  ) as fc.Arbitrary<WriteEvent>
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let state: WriteState = IDLE
      for (const event of events) {
        const next = reduceWrite(state, event)
        if (next.name === 'submitting' && next !== state) expect(state.name).toBe('idle')
        if (next.name === 'idle' && state.name === 'unknown') expect.fail('opened without a check')
        if (state.name !== 'idle' && next.name !== 'idle') expect(next.key).toBe(state.key)
        state = next
      }
    }),
  )
})
