import { useCallback, useEffect, useReducer, useRef, useState, type Dispatch } from 'react'
import { sendMessage, type Companion } from '@/api/character'
import { NETWORK_TEXT, SENSITIVE, failureOf, type Failure } from '@/api/core/verdict/failure'
import { useServerDate } from '@/kit/clock/useServerNow'
import { useCampaign } from '@/kit/page/useCampaign'
import { newBizNo } from '@/lib/bizNo'
import { serverDate } from '@/lib/format/formatServerTime'
import { serverNow } from '@/lib/serverClock'
import { showToast } from '@/ui/toast/toast'
import {
  draftState,
  isBusy,
  loadConversation,
  loadDraft,
  outgoing,
  quotaLeft,
  reduceConversation,
  saveConversation,
  saveDraft,
} from './conversation'
import type { ConversationEvent } from './conversation'

/** The conversation with a companion in this tab. */
export function useConversation(npcId: string, companion: Companion | undefined) {
  const { track, requireLogin } = useCampaign()
  const [state, dispatch] = useReducer(reduceConversation, npcId, (id) =>
    loadConversation(id, newBizNo),
  )
  const [draft, setDraft] = useState(() => loadDraft(npcId))
  const [error, setError] = useState<string>()

  useEffect(() => {
    // A guest has no messages yet.
    if (state.messages.length > 0) saveConversation(npcId, state)
  }, [npcId, state])
  useEffect(() => saveDraft(npcId, draft), [npcId, draft])

  const left = quotaLeft(state, useServerDate())
  const deliver = useDelivery({
    npcId,
    sessionId: state.sessionId,
    dispatch,
    onRefused(text, why) {
      // Text typed meanwhile is kept.
      setDraft((typed) => typed || text)
      setError(why)
    },
  })

  const typed = useCallback(() => dispatch({ type: 'typed' }), [])
  /** A tap while one is on its way is none. */
  const isSending = () => isBusy(state) || deliver.isBusy()
  /** False: nothing was sent. */
  const say = (text: string): boolean => {
    if (left === 0 || companion === undefined || !requireLogin()) return false
    const id = newBizNo()
    setError(undefined)
    dispatch({ type: 'sent', id, text })
    void deliver.send(id, text)
    return true
  }
  return {
    conversation: state,
    typed,
    draft,
    error,
    /** How many messages are left today; undefined: unknown. */
    left,
    write(text: string) {
      setDraft(text)
      setError(undefined)
    },
    send(max: number) {
      if (!draftState(draft, max).isSendable || isSending()) return
      track('button', 'send', { npcId })
      if (say(outgoing(draft))) setDraft('')
    },
    /** A guest finds it in the field after the login. */
    suggest(text: string) {
      if (isSending() || !say(text)) setDraft((own) => own || text)
    },
    retry(id: string) {
      const message = state.messages.find((one) => one.id === id)
      if (!message || isSending()) return
      track('button', 'retry', { npcId })
      if (!requireLogin()) return
      dispatch({ type: 'retried', id })
      void deliver.send(id, message.text)
    },
  }
}

const USED_UP = 70_002

interface DeliveryOptions {
  npcId: string
  sessionId: string
  dispatch: Dispatch<ConversationEvent>
  /** The platform refuses this text: it returns to the field. */
  onRefused: (text: string, why: string | undefined) => void
}

/** Sends a message to the companion, and adds the result to the conversation. Leaving the page aborts it. */
function useDelivery(options: DeliveryOptions) {
  const { npcId, sessionId, dispatch, onRefused } = options
  const { openLogin } = useCampaign()
  const onItsWay = useRef<AbortController>(undefined)
  useEffect(() => () => onItsWay.current?.abort(), [])

  const refuse = (id: string, text: string, { kind, code, ...failure }: Failure) => {
    const isTheirs = kind === 'signedOut' || code === SENSITIVE || code === USED_UP
    if (isTheirs) {
      dispatch({ type: 'takenBack', id })
      onRefused(text, code === SENSITIVE ? failure.text : undefined)
      if (code === USED_UP) dispatch({ type: 'usedUp', day: serverDate(serverNow()) })
      if (kind === 'signedOut') openLogin()
      return
    }
    dispatch({ type: 'failed', id })
    if (!failure.toasted) showToast(failure.text)
  }

  const send = async (id: string, message: string): Promise<void> => {
    const controller = new AbortController()
    onItsWay.current = controller
    const { signal } = controller
    try {
      const request = { npcId, sessionId, clientMsgId: id, message }
      const reply = await sendMessage(request, { signal })
      if (signal.aborted) return
      if (reply.text.trim() === '') {
        dispatch({ type: 'failed', id })
        showToast(NETWORK_TEXT)
      } else dispatch({ type: 'answered', id, reply, day: serverDate(serverNow()) })
    } catch (error) {
      if (!signal.aborted) refuse(id, message, failureOf(error))
    } finally {
      if (onItsWay.current === controller) onItsWay.current = undefined
    }
  }
  return {
    send,
    /** Synchronous, unlike the rendered state: a double tap sends one message. */
    isBusy: () => onItsWay.current !== undefined,
  }
}
