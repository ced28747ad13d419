import fc from 'fast-check'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Reply } from '@/api/character'
import {
  MAX_MESSAGES,
  MAX_REPLY,
  draftState,
  entersSend,
  isBusy,
  isWaiting,
  loadConversation,
  loadDraft,
  maxLengthOf,
  newConversation,
  outgoing,
  quotaLeft,
  reduceConversation,
  saveConversation,
  saveDraft,
} from './conversation'
import type { Conversation, ConversationEvent } from './conversation'
import { personalStore } from '@/session/personalStore'

const REPLY: Reply = {
  msgId: 'm1',
  text: '你好',
  emotion: 'HAPPY',
  suggestions: ['再说说'],
  quotaLeft: 29,
}
const DAY = '2026-11-23'
const after = (...events: ConversationEvent[]) =>
  events.reduce(reduceConversation, newConversation('s'))
const send = (id: string, text = '在吗') => ({ type: 'sent', id, text }) as const
const answer = (id: string, reply = REPLY) => ({ type: 'answered', id, reply, day: DAY }) as const
const summaryOf = ({ messages }: Conversation) =>
  messages.map(({ from, text, status }) => `${from} ${text} ${status}`)

describe('a conversation', () => {
  it('shows the question at once, and one answer to it, however often it comes', () => {
    expect(summaryOf(after(send('a')))).toEqual(['me 在吗 sending'])
    const state = after(send('a'), answer('a'), answer('a'))
    expect(summaryOf(state)).toEqual(['me 在吗 sent', 'companion 你好 sent'])
    expect(state.typing).toBe('a/reply')
    expect(state.suggestions).toEqual(['再说说'])
    expect([newConversation('s').emotion, state.emotion]).toEqual(['CALM', 'HAPPY'])
    expect(quotaLeft(state, DAY)).toBe(29)
    expect(quotaLeft(state, '2026-11-24')).toBeUndefined()
    expect(quotaLeft(newConversation('s'), DAY)).toBeUndefined()
  })

  it('takes one question at a time, also while the answer is being typed', () => {
    expect(summaryOf(after(send('a'), send('b')))).toHaveLength(1)
    expect(summaryOf(after(send('a'), { type: 'failed', id: 'a' }, send('a')))).toHaveLength(1)
    expect(summaryOf(after(send('a'), answer('a'), send('b')))).toHaveLength(2)
    expect(summaryOf(after(send('a'), answer('a'), { type: 'typed' }, send('b')))).toHaveLength(3)
  })

  it('keeps what failed, and tries it again last and under its own number', () => {
    const failed = after(send('a', '一'), { type: 'failed', id: 'a' }, send('b', '二'), answer('b'))
    const again = [{ type: 'typed' }, { type: 'retried', id: 'a' }] as const
    const state = again.reduce(reduceConversation, failed)
    expect(summaryOf(state)).toEqual(['me 二 sent', 'companion 你好 sent', 'me 一 sending'])
    expect(state.messages[2]?.id).toBe('a')
    // A second tap on the same button.
    expect(reduceConversation(state, again[1])).toBe(state)
  })

  it('tries again the one that failed and was tapped, and none that did not fail', () => {
    const sent = [send('a', '一'), answer('a'), { type: 'typed' }] as const
    const failed = ['b', 'c'].flatMap((id) => [send(id, id), { type: 'failed', id } as const])
    const state = after(...sent, ...failed)
    const retry = (id: string) => reduceConversation(state, { type: 'retried', id })
    expect(summaryOf(retry('c')).slice(2)).toEqual(['me b failed', 'me c sending'])
    expect([retry('a'), retry('d')]).toEqual([state, state])
  })

  it('takes back what the platform will not have, and counts nothing for it', () => {
    const state = after(send('a'), { type: 'takenBack', id: 'a' }, { type: 'usedUp', day: DAY })
    expect(state.messages).toEqual([])
    expect(quotaLeft(state, DAY)).toBe(0)
  })

  it('keeps the day’s count where a reply does not tell it', () => {
    const { quotaLeft: _none, ...rest } = REPLY
    const state = after(send('a'), answer('a'), { type: 'typed' }, send('b'), {
      ...answer('b'),
      reply: { ...rest, quotaLeft: undefined },
    })
    expect(quotaLeft(state, DAY)).toBe(29)
  })

  it('cuts a reply that is none, and keeps the last hundred messages', () => {
    const long = after(send('a'), answer('a', { ...REPLY, text: '长'.repeat(MAX_REPLY + 1) }))
    expect(long.messages[1]?.text).toHaveLength(MAX_REPLY)
    expect(after(send('a'), answer('a', { ...REPLY, text: ' 好 \n' })).messages[1]?.text).toBe('好')
    const events = Array.from({ length: 70 }, (_, at) => [
      send(`${at}`),
      answer(`${at}`),
      { type: 'typed' } as const,
    ]).flat()
    expect(after(...events).messages).toHaveLength(MAX_MESSAGES)
  })

  const anyEvent = fc.oneof(
    fc.constantFrom('a', 'b', 'c').map((id) => send(id)),
    fc.constantFrom('a', 'b', 'c').map((id) => answer(id)),
    fc
      .tuple(
        fc.constantFrom<'failed' | 'retried' | 'takenBack'>('failed', 'retried', 'takenBack'),
        fc.constantFrom('a', 'b', 'c'),
      )
      .map(([type, id]): ConversationEvent => ({ type, id })),
    fc.constant<ConversationEvent>({ type: 'typed' }),
  )
  test('in whatever order things come, one question waits at most, and every reply follows its question', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const { messages } = after(...events)
        expect(messages.filter(({ status }) => status === 'sending').length).toBeLessThan(2)
        for (const [at, { id, from }] of messages.entries())
          if (from === 'companion') expect(`${messages[at - 1]?.id}/reply`).toBe(id)
      }),
    )
  })
})

describe('what is written', () => {
  it('travels without blanks around it, and counts as it travels', () => {
    expect(outgoing('  你\r\n好\r吗 \n')).toBe('你\n好\n吗')
    expect(draftState('  \n ', 200)).toEqual({ length: 0, isSendable: false })
    expect(draftState(` ${'😀'.repeat(200)}\n`, 200)).toEqual({ length: 200, isSendable: true })
    expect(draftState('字'.repeat(201), 200)).toEqual({ length: 201, isSendable: false })
    expect(draftState('\r好', 1)).toEqual({ length: 1, isSendable: true })
  })

  it('may be as long as the companion takes, never longer than an address', () => {
    expect([0, 50, 5000].map((maxLen) => maxLengthOf({ maxLen }))).toEqual([200, 50, 200])
  })

  it.each([
    ['Enter with a keyboard', {}, true, true],
    ['Enter on a phone', {}, false, false],
    ['Shift and Enter', { shiftKey: true }, true, false],
    ['while composing', { isComposing: true }, true, false],
    ['Safari’s Enter that ends a composition', { keyCode: 229 }, true, false],
    ['another key', { key: 'a' }, true, false],
  ])('is sent by the key: %s', (_name, more, hasKeyboard, sends) => {
    const event = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13, ...more }
    expect(entersSend(event, hasKeyboard)).toBe(sends)
  })

  it('waits while a question has no answer', () => {
    expect(isWaiting(after(send('a')))).toBe(true)
    expect(isBusy(after(send('a'), answer('a')))).toBe(true)
    expect(isBusy(after(send('a'), answer('a'), { type: 'typed' }))).toBe(false)
  })
})

describe('the history of a tab', () => {
  let values: Map<string, string>
  beforeEach(() => {
    values = new Map()
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key),
      },
    })
    return () => vi.unstubAllGlobals()
  })
  const load = () => loadConversation('80001', () => 'new')

  it('is there again, and what was on its way can be tried again', () => {
    saveConversation('80001', after(send('a'), answer('a'), { type: 'typed' }, send('b')))
    const again = load()
    expect(summaryOf(again)).toEqual(['me 在吗 sent', 'companion 你好 sent', 'me 在吗 failed'])
    expect(again.sessionId).toBe('s')
    expect(again.suggestions).toEqual(['再说说'])
    expect(isBusy(again)).toBe(false)
    expect(quotaLeft(again, DAY)).toBe(29)
  })

  it.each([
    '{',
    'null',
    '[]',
    '{"messages":{}}',
    '{"sessionId":7,"messages":[null,1,{"id":"a"},{"id":"b","from":"x","text":"y"}],"quota":3}',
    '{"sessionId":"","messages":[{"id":"","from":"me","text":"y"},{"id":"a","from":"me","text":""}],"quota":{"day":"2026-11-23"}}',
    '{"messages":[{"id":1,"from":"me","text":"y"},{"id":"a","from":"me","text":1}],"quota":{"left":2}}',
  ])('is a new one where it is damaged: %s', (damaged) => {
    personalStore.set('chat/80001', damaged)
    expect(load()).toEqual(newConversation('new'))
  })

  it('leaves out what is damaged, a message that comes twice, and what is too much', () => {
    const me = { from: 'me', text: '在吗', status: 'sent' }
    const messages = Array.from({ length: 120 }, (_, at) => ({ ...me, id: `${at}` }))
    const stored = {
      sessionId: 's',
      suggestions: ['一', 2],
      messages: [...messages, messages[119]],
    }
    personalStore.set('chat/80001', JSON.stringify(stored))
    expect(load().suggestions).toEqual(['一'])
    expect(load().messages.map(({ id }) => id)).toEqual(
      Array.from({ length: 99 }, (_, at) => `${at + 21}`),
    )
  })

  it('keeps what was typed', () => {
    saveDraft('80001', '想问问')
    expect([loadDraft('80001'), loadDraft('80002')]).toEqual(['想问问', ''])
    saveDraft('80001', '')
    expect(loadDraft('80001')).toBe('')
    expect([...values.keys()].filter((key) => key.includes('chatDraft'))).toEqual([])
  })
})
