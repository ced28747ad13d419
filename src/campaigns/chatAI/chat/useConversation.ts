import { useCallback, useEffect, useReducer, useState } from 'react'
import type { Companion } from '@/api/character'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { useCampaign } from '@/kit/page/useCampaign'
import { newBizNo } from '@/lib/bizNo'
import {
  draftState,
  isBusy,
  isWaiting,
  outgoing,
  quotaLeft,
  reduceConversation,
} from '../conversation'
import { dayOf, nextDay } from '../days'
import { loadConversation, loadDraft, saveConversation, saveDraft } from '../history'
import { useDelivery } from './useDelivery'

export type Chat = ReturnType<typeof useConversation>

/** What a person says to a companion and hears of them, in this tab. */
export function useConversation(npcId: string, companion: Companion | undefined) {
  const { track, requireLogin } = useCampaign()
  const [state, dispatch] = useReducer(reduceConversation, npcId, (id) =>
    loadConversation(id, newBizNo),
  )
  const [draft, setDraft] = useState(() => loadDraft(npcId))
  const [error, setError] = useState<string>()

  useEffect(() => {
    // A guest has said nothing yet.
    if (state.messages.length > 0) saveConversation(npcId, state)
  }, [npcId, state])
  useEffect(() => saveDraft(npcId, draft), [npcId, draft])

  const now = useServerNowAt([state.quota && nextDay(state.quota.day)])
  const left = quotaLeft(state, dayOf(now))
  const deliver = useDelivery({
    npcId,
    sessionId: state.sessionId,
    dispatch,
    onRefused(text, why) {
      // What has been typed meanwhile stays.
      setDraft((typed) => typed || text)
      setError(why)
    },
  })

  const typed = useCallback(() => dispatch({ type: 'typed' }), [])
  /** False: nothing was sent. */
  const say = (text: string): boolean => {
    if (isBusy(state) || deliver.isBusy() || left === 0 || companion === undefined) return false
    if (!requireLogin()) return false
    const id = newBizNo()
    setError(undefined)
    dispatch({ type: 'sent', id, text })
    void deliver.send(id, text)
    return true
  }
  return {
    ...state,
    typed,
    draft,
    error,
    left,
    isUsedUp: left === 0,
    isWaiting: isWaiting(state),
    isBusy: isBusy(state),
    write(text: string) {
      setDraft(text)
      setError(undefined)
    },
    send(max: number) {
      if (!draftState(draft, max).isSendable) return
      track('button', 'send', { npcId })
      if (say(outgoing(draft))) setDraft('')
    },
    /** A guest finds it in the field after the login. */
    suggest(text: string) {
      if (!say(text)) setDraft((own) => own || text)
    },
    retry(id: string) {
      track('button', 'retry', { npcId })
      const message = state.messages.find((one) => one.id === id)
      if (!message || isBusy(state) || deliver.isBusy() || !requireLogin()) return
      dispatch({ type: 'retried', id })
      void deliver.send(id, message.text)
    },
  }
}
