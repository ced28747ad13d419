import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/verdict/ApiError'
import { pendingWritesOf } from './pendingWrites'
import { createWriter } from './writer'
import { forgetLogin, setWrapperToken } from '@/session/session'

let made = 0

/** A page just entered: its writer has only what the tab has stored. */
function enter(page = '/exchange', owner?: string) {
  const shown = { now: true }
  const send = vi.fn<(amount: number, bizNo: string) => Promise<string>>(async () => 'done')
  const checkApplied = vi.fn<(amount: number, snapshot: unknown) => Promise<boolean>>(
    async () => false,
  )
  const onDone = vi.fn()
  const notify = vi.fn<(text: string) => void>()
  const { write } = createWriter<number, string>({
    options: () => ({
      send,
      checkApplied,
      onDone,
      onSignedOut: () => {},
      snapshot: () => ({ balance: 7 }),
    }),
    newNumber: async () => `number ${++made}`,
    pending: pendingWritesOf(page, () => owner),
    onState: () => {},
    notify,
    isMounted: () => shown.now,
    owner: () => 'A',
    person: () => 'A',
  })
  return { send, checkApplied, onDone, notify, write, leave: () => (shown.now = false) }
}

/** Enters, sends, and leaves before there is an answer; returns the means to answer it. */
async function leaveInTheMiddle(amount = 100, owner?: string) {
  const page = enter('/exchange', owner)
  let end = { answer: () => {}, fail: () => {} }
  page.send.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        end = {
          answer: () => resolve('done'),
          fail: () => reject(new ApiError('timeout', 'order')),
        }
      }),
  )
  const written = page.write(amount)
  await vi.waitFor(() => expect(page.send).toHaveBeenCalledOnce())
  page.leave()
  return { ...page, answer: () => end.answer(), fail: () => end.fail(), written }
}

beforeEach(() => {
  made = 0
  setWrapperToken('a token that is nobody else’s')
})
afterEach(() => {
  setWrapperToken('')
  forgetLogin()
})

test('whoever comes back asks first, then sends the same intent with the same number', async () => {
  await leaveInTheMiddle()
  const { write, checkApplied, send, onDone } = enter()
  await write(100)
  expect(checkApplied).toHaveBeenCalledExactlyOnceWith(100, { balance: 7 })
  expect(send).toHaveBeenCalledExactlyOnceWith(100, 'number 1')
  expect(onDone).toHaveBeenCalledExactlyOnceWith('done', 100)
  await write(100)
  expect(checkApplied).toHaveBeenCalledOnce()
  expect(send).toHaveBeenLastCalledWith(100, 'number 2')
})

test('one that has happened meanwhile is not sent again, also when its answer came to nobody', async () => {
  const left = await leaveInTheMiddle()
  left.answer()
  await left.written
  expect(left.onDone).not.toHaveBeenCalled()
  const { write, checkApplied, send } = enter()
  checkApplied.mockResolvedValue(true)
  await write(100)
  expect(send).not.toHaveBeenCalled()
  await write(100)
  expect(checkApplied).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledExactlyOnceWith(100, 'number 2')
})

test('sends nothing while the check fails', async () => {
  await leaveInTheMiddle()
  const { write, checkApplied, send, notify } = enter()
  checkApplied.mockRejectedValueOnce(new ApiError('network', 'history'))
  await write(100)
  expect(notify.mock.calls).toEqual([['结果确认中，请稍后再试']])
  await write(100)
  expect(send).not.toHaveBeenCalled()
  await write(100)
  expect(send).toHaveBeenCalledExactlyOnceWith(100, 'number 1')
})

test('a refusal that came to nobody is an end: the next one has a new number', async () => {
  const page = enter()
  page.send.mockImplementation(async () => {
    page.leave()
    throw { statusCode: 409, code: 30_001 } as unknown as Error
  })
  await page.write(100)
  const { write, checkApplied, send } = enter()
  await write(100)
  expect(checkApplied).not.toHaveBeenCalled()
  expect(send).toHaveBeenCalledExactlyOnceWith(100, 'number 2')
})

test('another intent, another page and another person have nothing to do with it', async () => {
  await leaveInTheMiddle()
  const here = enter()
  await here.write(200)
  const elsewhere = enter('/lh-exchange')
  await elsewhere.write(100)
  setWrapperToken('another person’s')
  const other = enter()
  await other.write(100)
  for (const { checkApplied } of [here, elsewhere, other])
    expect(checkApplied).not.toHaveBeenCalled()
  expect([here, elsewhere, other].map(({ send }) => send.mock.calls[0]?.[1])).toEqual([
    'number 2',
    'number 3',
    'number 4',
  ])
})

test('the same person with another token is still asked for', async () => {
  await leaveInTheMiddle(100, 'uid 7')
  setWrapperToken('a newer token of theirs')
  const { write, checkApplied, send } = enter('/exchange', 'uid 7')
  await write(100)
  expect(checkApplied).toHaveBeenCalledExactlyOnceWith(100, { balance: 7 })
  expect(send.mock.calls[0]?.[1]).toBe('number 1')
  const other = enter('/exchange', 'uid 8')
  await other.write(100)
  expect(other.checkApplied).not.toHaveBeenCalled()
})

test.each([
  ['uid 7', undefined],
  [undefined, 'uid 7'],
])('a page that knew the person as %s and then as %s asks', async (then, now) => {
  await leaveInTheMiddle(100, then)
  const { write, checkApplied } = enter('/exchange', now)
  await write(100)
  expect(checkApplied).toHaveBeenCalledOnce()
  expect(sessionStorage).toHaveLength(0)
})

test('an answer that is lost after the page was left asks nothing there, and is asked for on the return', async () => {
  const page = await leaveInTheMiddle()
  page.fail()
  await page.written
  expect(page.checkApplied).not.toHaveBeenCalled()
  const { write, checkApplied, send } = enter()
  await write(100)
  expect(checkApplied).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledExactlyOnceWith(100, 'number 1')
})

test('what the page itself has sent it asks about as it was, whatever becomes of the token or the storage', async () => {
  const { write, checkApplied, send } = enter()
  send.mockRejectedValueOnce(new ApiError('timeout', 'order'))
  checkApplied.mockRejectedValueOnce(new Error('the check failed'))
  await write(100)
  setWrapperToken('a newer token of theirs')
  sessionStorage.clear()
  await write(100)
  expect(checkApplied).toHaveBeenLastCalledWith(100, { balance: 7 })
  await write(100)
  expect(send.mock.calls.map(([, bizNo]) => bizNo)).toEqual(['number 1', 'number 1'])
})

test('the tab keeps neither the token nor the intent, and nothing once all is known', async () => {
  await leaveInTheMiddle(4711)
  const kept = sessionStorage.getItem('pendingWrites')
  expect(kept).toContain('number 1')
  expect(kept).not.toMatch(/4711|nobody else/)
  const { write } = enter()
  await write(4711)
  expect(sessionStorage).toHaveLength(0)
})

test('a storage that throws is one that lasts as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  await leaveInTheMiddle()
  const { write, checkApplied, send } = enter()
  await write(100)
  expect(checkApplied).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledExactlyOnceWith(100, 'number 1')
})

test.each(['{', '7', '[null, 7, {"id": 1}]', '[{"id":"a","bizNo":7,"isUnknown":true,"at":0}]'])(
  'what is none of ours is nothing: %s',
  async (text) => {
    sessionStorage.setItem('pendingWrites', text)
    const { write, send } = enter()
    await write(100)
    expect(send).toHaveBeenCalledExactlyOnceWith(100, 'number 1')
  },
)
