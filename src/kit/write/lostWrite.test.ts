import { describe, expect, test, vi } from 'vitest'
import { lacking, refusal, signedOut, startWriter, timeout } from '@tests/support/giftWriter'

describe('a no to a number whose answer was lost before', () => {
  const lost = async () => {
    const made = startWriter()
    made.send.mockRejectedValueOnce(timeout()).mockRejectedValueOnce(lacking())
    made.checkApplied.mockResolvedValueOnce(false)
    await made.write('100 points')
    made.notify.mockClear()
    return made
  }
  const numbers = ({ send }: ReturnType<typeof startWriter>) =>
    send.mock.calls.map(([, bizNo]) => bizNo)

  test('may mean that it came through then: that is asked before anything is said', async () => {
    const made = await lost()
    made.checkApplied.mockResolvedValueOnce(true)
    await made.write('100 points')
    expect(made.checkApplied).toHaveBeenCalledTimes(2)
    expect([...made.notify.mock.calls, ...made.onRefused.mock.calls]).toEqual([])
    expect(made.names.at(-1)).toBe('idle')
  })

  test('is a no when nothing has happened, and the next try has a new number', async () => {
    const made = await lost()
    made.checkApplied.mockResolvedValueOnce(false)
    await made.write('100 points')
    expect(made.notify.mock.calls).toEqual([['积分不足']])
    made.send.mockResolvedValueOnce('a coin')
    await made.write('100 points')
    expect(numbers(made)).toEqual(['number 1', 'number 1', 'number 2'])
  })

  test('says and asks nothing once the person has left', async () => {
    const kept = { bizNo: 'number 0', isUnknown: false, snapshot: 7 }
    const leaves = ['send', 'checkApplied'] as const
    for (const when of leaves) {
      const shown = { now: true }
      const made = startWriter({ shown, pending: new Map([['"100 points"', kept]]) })
      const leave = () => {
        shown.now = false
      }
      made.send.mockImplementationOnce(async () => {
        if (when === 'send') leave()
        throw lacking()
      })
      made.checkApplied.mockImplementationOnce(async () => {
        leave()
        return false
      })
      await made.write('100 points')
      expect(made.checkApplied).toHaveBeenCalledTimes(when === 'send' ? 0 : 1)
      expect(made.pending.has('"100 points"')).toBe(when === 'send')
      expect([...made.notify.mock.calls, ...made.onRefused.mock.calls]).toEqual([])
      expect(made.names.at(-1)).toBe('idle')
    }
  })

  test('is asked about, too, when it has no code', async () => {
    const made = startWriter()
    made.send.mockRejectedValueOnce(timeout()).mockRejectedValueOnce(refusal({ statusCode: 400 }))
    made.checkApplied.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    await made.write('100 points')
    await made.write('100 points')
    expect(made.checkApplied).toHaveBeenCalledTimes(2)
  })

  test('keeps the number while the check fails', async () => {
    const made = await lost()
    made.checkApplied.mockRejectedValueOnce(timeout()).mockResolvedValueOnce(false)
    await made.write('100 points')
    expect(made.names.at(-1)).toBe('unknown')
    expect(made.notify.mock.calls).toEqual([['结果确认中，请稍后再试']])
    await made.write('100 points')
    made.send.mockResolvedValueOnce('a coin')
    await made.write('100 points')
    expect(numbers(made)).toEqual(['number 1', 'number 1', 'number 1'])
  })

  test('keeps the number, too, when it only says that the login is over', async () => {
    const made = startWriter()
    made.send.mockRejectedValueOnce(timeout()).mockRejectedValueOnce(signedOut())
    made.checkApplied.mockResolvedValue(false)
    await made.write('100 points')
    await made.write('100 points')
    expect(made.onSignedOut).toHaveBeenCalledOnce()
    made.send.mockResolvedValueOnce('a coin')
    await made.write('100 points')
    expect(made.checkApplied).toHaveBeenCalledTimes(2)
    expect(numbers(made)).toEqual(['number 1', 'number 1', 'number 1'])
  })
})

test('what is asked about a number is what was true before its first try', async () => {
  const { write, ...spies } = startWriter({
    snapshot: vi.fn().mockReturnValueOnce(1).mockReturnValue(2),
  })
  spies.send.mockRejectedValue(timeout())
  spies.checkApplied.mockResolvedValue(false)
  await write('100 points')
  await write('100 points')
  expect(spies.checkApplied.mock.calls).toEqual([
    ['100 points', 1],
    ['100 points', 1],
  ])
})

test('one that storage has lost is asked about with what its own person still knows', async () => {
  for (const owner of ['A', 'B']) {
    const made = startWriter({ snapshot: () => 12 })
    made.send.mockImplementationOnce(async () => {
      made.pending.clear()
      Object.assign(made.here, { owner })
      throw timeout()
    })
    made.checkApplied.mockResolvedValueOnce(false)
    await made.write('100 points')
    const isOwn = owner === 'A'
    expect(made.checkApplied).toHaveBeenLastCalledWith('100 points', isOwn ? 12 : undefined)
    expect(made.pending.size).toBe(isOwn ? 1 : 0)
  }
})
