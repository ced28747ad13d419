import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/verdict/ApiError'
import { lacking, refusal, signedOut, startWriter, timeout } from '@tests/support/giftWriter'

describe('a write', () => {
  test('two calls in one frame are one write, and the lock holds until its result is drawn', async () => {
    const { send, onDone, notify, write, names } = startWriter()
    let draw = () => {}
    send.mockResolvedValue('a coin')
    onDone.mockImplementation(() => new Promise((resolve) => (draw = resolve)))
    const first = write('stage 1')
    const second = write('stage 1')
    await second
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('a coin', 'stage 1'))
    expect(notify).not.toHaveBeenCalled()
    await write('stage 2')
    expect(notify).toHaveBeenCalledExactlyOnceWith('上一步还在处理，请稍后再试')
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
    const { send, checkApplied, notify, onDone, write, names } = startWriter()
    send.mockRejectedValueOnce(timeout()).mockResolvedValueOnce('a coin')
    checkApplied.mockResolvedValue(false)
    await write('stage 1')
    expect(checkApplied).toHaveBeenCalledExactlyOnceWith('stage 1', undefined)
    expect(notify.mock.calls).toEqual([['网络开小差了，请稍后再试']])
    expect(names).toEqual(['submitting', 'checking', 'idle'])
    await write('stage 1')
    expect(send.mock.calls).toEqual([
      ['stage 1', 'number 1'],
      ['stage 1', 'number 1'],
    ])
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('one that turns out to have happened is over: the next one is another intent', async () => {
    const { send, checkApplied, notify, write } = startWriter()
    send.mockRejectedValueOnce(timeout()).mockResolvedValueOnce('a coin')
    checkApplied.mockResolvedValue(true)
    await write('100 points')
    expect(notify).not.toHaveBeenCalled()
    await write('100 points')
    expect(send).toHaveBeenLastCalledWith('100 points', 'number 2')
  })

  test('while the check fails, a press checks again and writes nothing', async () => {
    const { send, checkApplied, notify, write, names } = startWriter()
    send.mockRejectedValueOnce(timeout())
    checkApplied
      .mockRejectedValueOnce(timeout())
      .mockRejectedValueOnce(timeout())
      .mockResolvedValue(true)
    await write('stage 1')
    expect(names.at(-1)).toBe('unknown')
    await write('stage 2')
    expect(checkApplied.mock.calls.map(([intent]) => intent)).toEqual(['stage 1', 'stage 1'])
    expect(notify.mock.calls).toEqual([['结果确认中，请稍后再试'], ['结果确认中，请稍后再试']])
    await write('stage 1')
    expect(names.at(-1)).toBe('idle')
    expect(send).toHaveBeenCalledOnce()
  })

  test('another intent goes on once it is known how the lost one ended, and not before', async () => {
    const { write, notify, send, checkApplied } = startWriter()
    send.mockRejectedValueOnce(timeout())
    checkApplied.mockRejectedValueOnce(timeout()).mockRejectedValueOnce(timeout())
    await write('stage 1')
    await write('stage 2')
    expect(send).toHaveBeenCalledOnce()
    send.mockResolvedValueOnce('a ring')
    checkApplied.mockResolvedValueOnce(true)
    notify.mockClear()
    await write('stage 2')
    expect(checkApplied.mock.calls.map(([intent]) => intent)).toEqual([
      'stage 1',
      'stage 1',
      'stage 1',
    ])
    expect(send).toHaveBeenLastCalledWith('stage 2', 'number 2')
    expect(notify).not.toHaveBeenCalled()
  })

  test('while the check runs a press does nothing', async () => {
    const { write, send, checkApplied } = startWriter()
    let find = () => {}
    send.mockRejectedValueOnce(timeout())
    checkApplied.mockImplementationOnce(
      () => new Promise((resolve) => (find = () => resolve(true))),
    )
    const first = write('stage 1')
    await vi.waitFor(() => expect(checkApplied).toHaveBeenCalledOnce())
    await write('stage 2')
    expect(send).toHaveBeenCalledOnce()
    find()
    await first
  })

  test('the same matter in other words is sent once the lost one has not happened', async () => {
    const { write, send, checkApplied } = startWriter({ supersedes: true })
    send.mockRejectedValueOnce(timeout()).mockResolvedValueOnce('a coin')
    checkApplied.mockRejectedValueOnce(timeout()).mockResolvedValueOnce(false)
    await write('name A')
    await write('name B')
    expect(send).toHaveBeenLastCalledWith('name B', 'number 2')
  })

  test('the same matter in other words is not sent once the lost one has happened', async () => {
    const { write, send, checkApplied } = startWriter({ supersedes: true })
    send.mockRejectedValueOnce(timeout())
    checkApplied.mockRejectedValueOnce(timeout()).mockResolvedValueOnce(true)
    await write('name A')
    await write('name B')
    expect(checkApplied).toHaveBeenCalledTimes(2)
    expect(send).toHaveBeenCalledOnce()
  })

  test('whoever leaves while the lost one is asked about sends no other', async () => {
    const shown = { now: true }
    const { write, send, checkApplied } = startWriter({ shown })
    send.mockRejectedValueOnce(timeout())
    checkApplied.mockRejectedValueOnce(timeout())
    await write('stage 1')
    checkApplied.mockImplementationOnce(() => {
      shown.now = false
      return Promise.resolve(false)
    })
    await write('stage 2')
    expect(send).toHaveBeenCalledOnce()
  })

  test('a refusal is said once, and a new try has a new number', async () => {
    const { send, onRefused, notify, checkApplied, write, names } = startWriter()
    send.mockRejectedValueOnce(lacking()).mockRejectedValueOnce(lacking())
    await write('stage 1')
    expect(notify.mock.calls).toEqual([['积分不足']])
    onRefused.mockReturnValue(true)
    await write('stage 1')
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 30_001 }), 'stage 1')
    expect(notify).toHaveBeenCalledOnce()
    expect(send).toHaveBeenLastCalledWith('stage 1', 'number 2')
    expect(checkApplied).not.toHaveBeenCalled()
    expect(names.at(-1)).toBe('idle')
  })

  test('what the API layer has said is not said again', async () => {
    const { send, notify, checkApplied, write } = startWriter()
    send.mockRejectedValueOnce(refusal({ statusCode: 9806, message: '活动太火爆了' }))
    await write('stage 1')
    send.mockRejectedValueOnce(new ApiError('http', 'claim', 504, true))
    checkApplied.mockResolvedValue(false)
    await write('stage 1')
    expect(checkApplied).toHaveBeenCalledOnce()
    expect(notify).not.toHaveBeenCalled()
  })

  test('without a login it says nothing and opens the login', async () => {
    const { send, notify, onSignedOut, onRefused, write } = startWriter()
    send.mockRejectedValue(signedOut())
    await write('stage 1')
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(onRefused).not.toHaveBeenCalled()
    expect(notify).not.toHaveBeenCalled()
    expect(send).toHaveBeenCalledOnce()
  })

  test('a number that does not come means that nothing was written: nothing to ask', async () => {
    const { send, notify, checkApplied, newNumber, onSignedOut, write, names } = startWriter()
    newNumber.mockRejectedValueOnce(timeout()).mockRejectedValueOnce(signedOut())
    await write('stage 1')
    expect(notify).toHaveBeenCalledExactlyOnceWith('网络开小差了，请稍后再试')
    await write('stage 1')
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(names.at(-1)).toBe('idle')
    expect([...send.mock.calls, ...checkApplied.mock.calls]).toEqual([])
  })

  test('a number that is refused is said, and is no refusal of the write', async () => {
    const { notify, newNumber, onRefused, write } = startWriter()
    newNumber.mockRejectedValueOnce(lacking())
    await write('stage 1')
    expect(notify).toHaveBeenCalledExactlyOnceWith('积分不足')
    expect(onRefused).not.toHaveBeenCalled()
  })

  test('shows nothing to a person who has left', async () => {
    const shown = { now: true }
    const { send, notify, onDone, onSignedOut, write } = startWriter({ shown })
    send.mockImplementation(async () => {
      shown.now = false
      return 'a coin'
    })
    await write('stage 1')
    for (const reason of [lacking(), signedOut(), new ApiError('aborted', 'claim')]) {
      send.mockRejectedValueOnce(reason)
      await write('stage 1')
    }
    expect([...onDone.mock.calls, ...notify.mock.calls, ...onSignedOut.mock.calls]).toEqual([])
  })

  test('asks nothing once the person has left: the next visit does', async () => {
    const shown = { now: true }
    const { send, checkApplied, write, names, pending } = startWriter({ shown })
    send.mockImplementationOnce(async () => {
      shown.now = false
      throw timeout()
    })
    await write('stage 1')
    expect(checkApplied).not.toHaveBeenCalled()
    expect(names.at(-1)).toBe('idle')
    expect(pending.get('"stage 1"')).toMatchObject({ bizNo: 'number 1', isUnknown: true })
  })

  test('says nothing of a check that fails after the person has left', async () => {
    const shown = { now: true }
    const { send, checkApplied, write, notify } = startWriter({ shown })
    send.mockRejectedValueOnce(timeout())
    checkApplied.mockImplementationOnce(async () => {
      shown.now = false
      throw timeout()
    })
    await write('stage 1')
    expect(notify).not.toHaveBeenCalled()
  })

  test('has the page’s own words for a code', async () => {
    const { send, notify, write } = startWriter({ words: { 30_001: '再攒一攒' } })
    send.mockRejectedValueOnce(lacking())
    await write('stage 1')
    expect(notify.mock.calls).toEqual([['再攒一攒']])
  })

  test('one that the browser ended keeps its number', async () => {
    const { send, notify, onRefused, write } = startWriter()
    send.mockRejectedValueOnce(new ApiError('aborted', 'claim')).mockResolvedValueOnce('a coin')
    await write('stage 1')
    await write('stage 1')
    expect(send.mock.calls.map(([, bizNo]) => bizNo)).toEqual(['number 1', 'number 1'])
    expect([...notify.mock.calls, ...onRefused.mock.calls]).toEqual([])
  })

  test('a drawing that fails does not make it a failed write', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { send, onDone, notify, checkApplied, write, names } = startWriter()
    send.mockResolvedValue('a coin')
    onDone.mockRejectedValue(timeout())
    await write('stage 1')
    expect(error).toHaveBeenCalledOnce()
    expect([...notify.mock.calls, ...checkApplied.mock.calls]).toEqual([])
    expect(names.at(-1)).toBe('idle')
  })
})
