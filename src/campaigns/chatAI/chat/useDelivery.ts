import { useEffect, useRef } from 'react'
import type { Dispatch } from 'react'
import { sendMessage } from '@/api/character'
import { NETWORK_TEXT, failureOf } from '@/api/core/verdict/failure'
import type { Failure } from '@/api/core/verdict/failure'
import { useCampaign } from '@/kit/page/useCampaign'
import { serverNow } from '@/lib/serverClock'
import { showToast } from '@/ui/toast/toast'
import type { ConversationEvent } from '../conversation'
import { dayOf } from '../days'

const BLOCKED = 70_001
const USED_UP = 70_002

interface DeliveryOptions {
  npcId: string
  sessionId: string
  dispatch: Dispatch<ConversationEvent>
  /** The platform will not have this text: it goes back to the field. */
  onRefused: (text: string, why: string | undefined) => void
}

/** Brings a message to the companion, and what comes of it to the conversation. Whoever leaves stops it. */
export function useDelivery(options: DeliveryOptions) {
  const { npcId, sessionId, dispatch, onRefused } = options
  const { openLogin } = useCampaign()
  const onItsWay = useRef<AbortController>(undefined)
  useEffect(() => () => onItsWay.current?.abort(), [])

  const refuse = (id: string, text: string, { kind, code, ...failure }: Failure) => {
    const isTheirs = kind === 'signedOut' || code === BLOCKED || code === USED_UP
    if (isTheirs) {
      dispatch({ type: 'takenBack', id })
      onRefused(text, code === BLOCKED ? failure.text : undefined)
      if (code === USED_UP) dispatch({ type: 'usedUp', day: dayOf(serverNow()) })
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
      } else dispatch({ type: 'answered', id, reply, day: dayOf(serverNow()) })
    } catch (error) {
      if (!signal.aborted) refuse(id, message, failureOf(error))
    } finally {
      if (onItsWay.current === controller) onItsWay.current = undefined
    }
  }
  return {
    send,
    /** At once, where what is drawn knows it a frame later: two taps are one message. */
    isBusy: () => onItsWay.current !== undefined,
  }
}
