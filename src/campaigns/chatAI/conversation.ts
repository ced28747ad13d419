import type { Reply } from '@/api/character'
import { lengthOf } from '@/lib/format/lengthOf'
import { asRecord, parseOrKeep } from '@/lib/storage/json'
import { personalStore } from '@/session/personalStore'

export type Emotion = Reply['emotion']

export interface Message {
  /** A person's own: its `clientMsgId`. */
  id: string
  from: 'me' | 'companion'
  text: string
  status: 'sending' | 'sent' | 'failed'
}

/** How many messages the platform will still answer on a day (`YYYY-MM-DD`, its own time). */
export interface Quota {
  day: string
  left: number
}

export interface Conversation {
  sessionId: string
  messages: readonly Message[]
  /** The reply that is being typed out. */
  typing: string | undefined
  /** Undefined: none has come with a reply yet. */
  suggestions: readonly string[] | undefined
  emotion: Emotion
  quota: Quota | undefined
}

export type ConversationEvent =
  | { type: 'sent'; id: string; text: string }
  | { type: 'retried'; id: string }
  | { type: 'answered'; id: string; reply: Reply; day: string }
  | { type: 'failed'; id: string }
  /** The platform refuses it: its text returns to the field. */
  | { type: 'takenBack'; id: string }
  | { type: 'usedUp'; day: string }
  | { type: 'typed' }

export const MAX_MESSAGES = 100
/** Twice the longest reply of the platform: anything longer is invalid. */
export const MAX_REPLY = 4000
const MAX_LENGTH = 200

export function newConversation(sessionId: string): Conversation {
  return {
    sessionId,
    messages: [],
    typing: undefined,
    suggestions: undefined,
    emotion: 'CALM',
    quota: undefined,
  }
}

/** One question at a time: an event that does not fit the state, such as a duplicate answer, changes nothing. */
export function reduceConversation(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'sent':
      return sent(state, event.id, event.text)
    case 'retried':
      return retried(state, event.id)
    case 'answered':
      return answered(state, event)
    case 'failed':
      return isSending(state, event.id) ? withStatus(state, event.id, 'failed') : state
    case 'takenBack':
      return isSending(state, event.id) ? without(state, event.id) : state
    case 'usedUp':
      return { ...state, quota: { day: event.day, left: 0 } }
    case 'typed':
      return { ...state, typing: undefined }
  }
}

function sent(state: Conversation, id: string, text: string): Conversation {
  if (isBusy(state) || state.messages.some((message) => message.id === id)) return state
  return withMessages(state, [...state.messages, ownMessage(id, text)])
}

const ownMessage = (id: string, text: string): Message => ({
  id,
  from: 'me',
  text,
  status: 'sending',
})

/** A retried message moves to the end, and its answer follows it. */
function retried(state: Conversation, id: string): Conversation {
  const message = state.messages.find((one) => one.id === id && one.status === 'failed')
  if (!message || isBusy(state)) return state
  return sent(without(state, id), id, message.text)
}

function answered(
  state: Conversation,
  { id, reply, day }: Extract<ConversationEvent, { type: 'answered' }>,
): Conversation {
  if (!isSending(state, id)) return state
  const said: Message = {
    id: `${id}/reply`,
    from: 'companion',
    text: reply.text.trim().slice(0, MAX_REPLY),
    status: 'sent',
  }
  const { messages } = withStatus(state, id, 'sent')
  return {
    ...withMessages(state, [...messages, said]),
    typing: said.id,
    suggestions: reply.suggestions,
    emotion: reply.emotion,
    quota: reply.quotaLeft === undefined ? state.quota : { day, left: reply.quotaLeft },
  }
}

const isSending = ({ messages }: Conversation, id: string) =>
  messages.some((message) => message.id === id && message.status === 'sending')

function withStatus(state: Conversation, id: string, status: Message['status']): Conversation {
  const messages = state.messages.map((message) =>
    message.id === id ? { ...message, status } : message,
  )
  return { ...state, messages }
}

function without(state: Conversation, id: string): Conversation {
  return { ...state, messages: state.messages.filter((message) => message.id !== id) }
}

function withMessages(state: Conversation, messages: readonly Message[]): Conversation {
  return { ...state, messages: messages.slice(-MAX_MESSAGES) }
}

/** A question has no answer yet. */
export function isWaiting({ messages }: Conversation): boolean {
  return messages.some(({ status }) => status === 'sending')
}

/** Waiting, or the answer is still being typed out: nothing can be sent. */
export function isBusy(state: Conversation): boolean {
  return isWaiting(state) || state.typing !== undefined
}

/** The number left for today; undefined without an answer of today. */
export function quotaLeft({ quota }: Conversation, today: string): number | undefined {
  return quota?.day === today ? quota.left : undefined
}

/** The longest message to this companion, in characters. */
export function maxLengthOf({ maxLen }: { maxLen: number }): number {
  return maxLen > 0 ? Math.min(maxLen, MAX_LENGTH) : MAX_LENGTH
}

/** The text as sent: without blanks around it, with one kind of line break. */
export function outgoing(draft: string): string {
  return draft.replace(/\r\n?/g, '\n').trim()
}

/** The length of the draft, and whether it can be sent; characters count as they are sent, an emoji as one. */
export function draftState(draft: string, max: number): { length: number; isSendable: boolean } {
  const length = lengthOf(outgoing(draft))
  return { length, isSendable: length > 0 && length <= max }
}

/** Enter sends if there is a hardware keyboard; never while an input method is composing. */
export function entersSend(
  event: { key: string; shiftKey: boolean; isComposing: boolean; keyCode: number },
  hasKeyboard: boolean,
): boolean {
  // Safari ends the composition before its Enter arrives: only the key code 229 shows it.
  const composes = event.isComposing || event.keyCode === 229
  return event.key === 'Enter' && hasKeyboard && !event.shiftKey && !composes
}

const historyKey = (npcId: string) => `chat/${npcId}`
const draftKey = (npcId: string) => `chatDraft/${npcId}`

/**
 * The conversation that this person had in this tab, or a new one. Storage is hostile input: what is damaged is left out.
 * @param newId makes the number of a new one
 */
export function loadConversation(npcId: string, newId: () => string): Conversation {
  const { sessionId, messages, suggestions, quota } =
    asRecord(parseOrKeep(personalStore.get(historyKey(npcId)) ?? '')) ?? {}
  const conversation = newConversation(
    typeof sessionId === 'string' && sessionId !== '' ? sessionId : newId(),
  )
  const known = Array.isArray(messages) ? messages.flatMap(messageOf).slice(-MAX_MESSAGES) : []
  return {
    ...conversation,
    messages: uniqueById(known),
    suggestions: suggestionsOf(suggestions),
    quota: quotaOf(quota),
  }
}

export function saveConversation(
  npcId: string,
  { sessionId, messages, suggestions, quota }: Conversation,
): void {
  const stored = { sessionId, messages, suggestions, quota }
  personalStore.set(historyKey(npcId), JSON.stringify(stored))
}

/** The unsent draft. */
export const loadDraft = (npcId: string): string => personalStore.get(draftKey(npcId)) ?? ''

export function saveDraft(npcId: string, text: string): void {
  if (text === '') personalStore.remove(draftKey(npcId))
  else personalStore.set(draftKey(npcId), text)
}

/** The result of a message that was being sent is unknown: it can be retried under its own number. */
function messageOf(value: unknown): Message[] {
  const { id, from, text, status } = asRecord(value) ?? {}
  if (typeof id !== 'string' || id === '' || typeof text !== 'string' || text === '') return []
  if (from === 'companion') return [{ id, from, text, status: 'sent' }]
  return from === 'me' ? [{ id, from, text, status: status === 'sent' ? 'sent' : 'failed' }] : []
}

function suggestionsOf(value: unknown): Conversation['suggestions'] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : undefined
}

function quotaOf(value: unknown): Conversation['quota'] {
  const { day, left } = asRecord(value) ?? {}
  return typeof day === 'string' && typeof left === 'number' ? { day, left } : undefined
}

function uniqueById(messages: readonly Message[]): Message[] {
  return [...new Map(messages.map((message) => [message.id, message])).values()]
}
