import { asRecord, parseOrKeep } from '@/lib/storage/json'
import { personalStore } from '@/session/personalStore'
import { MAX_MESSAGES, newConversation } from './conversation'
import type { Conversation, Message } from './conversation'

/** The part of a conversation that a tab stores. */
type Stored = Pick<Conversation, 'sessionId' | 'messages' | 'suggestions' | 'quota'>

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
  const stored: Stored = { sessionId, messages, suggestions, quota }
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
