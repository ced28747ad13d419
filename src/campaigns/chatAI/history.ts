import { asRecord, parseOrKeep } from '@/lib/storage/json'
import { sessionStore } from '@/lib/storage/storage'
import { MAX_MESSAGES, newConversation } from './conversation'
import type { Conversation, Message } from './conversation'

/** What a tab keeps of a conversation: whose it is, and what was said. */
interface Stored {
  who: string
  sessionId: string
  messages: readonly Message[]
  quota: Conversation['quota']
}

const historyKey = (npcId: string) => `chat/${npcId}`
const draftKey = (npcId: string) => `chatDraft/${npcId}`

/**
 * The conversation that this person had in this tab, or a new one. Storage is hostile input: what is damaged is left out.
 * @param who stands for the person; '' is a guest, who has none
 * @param newId makes the number of a new one
 */
export function loadConversation(npcId: string, who: string, newId: () => string): Conversation {
  const stored = asRecord(parseOrKeep(sessionStore.get(historyKey(npcId)) ?? ''))
  if (who === '' || stored?.who !== who) return newConversation(newId())
  const { sessionId, messages, quota } = stored
  const conversation = newConversation(
    typeof sessionId === 'string' && sessionId !== '' ? sessionId : newId(),
  )
  const known = Array.isArray(messages) ? messages.flatMap(messageOf).slice(-MAX_MESSAGES) : []
  return { ...conversation, messages: uniqueById(known), quota: quotaOf(quota) }
}

export function saveConversation(npcId: string, who: string, conversation: Conversation): void {
  if (who === '') return
  const { sessionId, messages, quota } = conversation
  const stored: Stored = { who, sessionId, messages, quota }
  sessionStore.set(historyKey(npcId), JSON.stringify(stored))
}

/** What was typed and not sent; a guest's is that of whoever logs in. */
export function loadDraft(npcId: string, who: string): string {
  const stored = asRecord(parseOrKeep(sessionStore.get(draftKey(npcId)) ?? ''))
  const isTheirs = stored?.who === who || stored?.who === ''
  return isTheirs && typeof stored.text === 'string' ? stored.text : ''
}

export function saveDraft(npcId: string, who: string, text: string): void {
  if (text === '') sessionStore.remove(draftKey(npcId))
  else sessionStore.set(draftKey(npcId), JSON.stringify({ who, text }))
}

/** Nobody knows what became of a message that was on its way: it can be tried again under its own number. */
function messageOf(value: unknown): Message[] {
  const { id, from, text, status } = asRecord(value) ?? {}
  if (typeof id !== 'string' || id === '' || typeof text !== 'string' || text === '') return []
  if (from === 'companion') return [{ id, from, text, status: 'sent' }]
  return from === 'me' ? [{ id, from, text, status: status === 'sent' ? 'sent' : 'failed' }] : []
}

function quotaOf(value: unknown): Conversation['quota'] {
  const { day, left } = asRecord(value) ?? {}
  return typeof day === 'string' && typeof left === 'number' ? { day, left } : undefined
}

function uniqueById(messages: readonly Message[]): Message[] {
  return [...new Map(messages.map((message) => [message.id, message])).values()]
}
