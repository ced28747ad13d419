import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import type { Companion } from '@/api/character'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { useCampaign } from '@/kit/page/useCampaign'
import { newBizNo } from '@/lib/bizNo'
import { subscribe } from '@/session/session'
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
import { whoIsHere } from './whoIsHere'

export type Chat = ReturnType<typeof useConversation>

/** What a person says to a companion and hears of them, in this tab. */
export function useConversation(npcId: string, companion: Companion | undefined) {
  const { track, requireLogin } = useCampaign()
  const who = useSyncExternalStore(subscribe, whoIsHere, whoIsHere)
  const [state, dispatch] = useReducer(reduceConversation, who, (first) =>
    loadConversation(npcId, first, newBizNo),
  )
  const [draft, setDraft] = useState(() => loadDraft(npcId, who))
  const [error, setError] = useState<string>()

  const known = useRef(who)
  const waiting = useRef<string>(undefined)
  useEffect(() => {
    if (known.current === who) return
    // A login that ends while a message is on its way gives it back; what a guest has typed is theirs afterwards, too.
    const lost = who === '' ? waiting.current : undefined
    if (lost !== undefined) setDraft((typed) => typed || lost)
    else if (known.current !== '') setDraft(loadDraft(npcId, who))
    known.current = who
    dispatch({ type: 'opened', conversation: loadConversation(npcId, who, newBizNo) })
  }, [npcId, who])
  useEffect(() => {
    waiting.current = state.messages.find(({ status }) => status === 'sending')?.text
    if (known.current === who) saveConversation(npcId, who, state)
  }, [npcId, who, state])
  useEffect(() => {
    if (known.current === who) saveDraft(npcId, who, draft)
  }, [npcId, who, draft])

  const now = useServerNowAt([state.quota && nextDay(state.quota.day)])
  const left = quotaLeft(state, dayOf(now))
  const deliver = useDelivery({
    npcId,
    who,
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
    if (isBusy(state) || left === 0 || companion === undefined || !requireLogin()) return false
    const id = newBizNo()
    setError(undefined)
    dispatch({ type: 'sent', id, text })
    void deliver(id, text)
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
      if (!message || isBusy(state) || !requireLogin()) return
      dispatch({ type: 'retried', id })
      void deliver(id, message.text)
    },
  }
}
