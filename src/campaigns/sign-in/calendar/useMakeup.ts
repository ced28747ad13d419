import { useState } from 'react'
import { ALREADY_CLAIMED } from '@/api/core/verdict/failure'
import { signDay } from '@/api/signIn'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'
import { shortDate } from './dates'
import type { DateText } from './dates'
import { withDateSigned, withMakeup } from '../signIn'
import { useSignStatus } from '../cycle/useSignStatus'

export interface Makeup {
  /** The day that the dialog is about. */
  date: DateText | undefined
  open: (date: DateText) => void
  close: () => void
  /** Signs the day of the dialog. */
  submit: () => Promise<void>
  /** No other day can be chosen meanwhile. */
  isPending: boolean
}

/** Signing a missed day with a card. The dialog closes only with the write of its own day. */
export function useMakeup(): Makeup {
  const { track, openLogin } = useCampaign()
  const { activityId, applyPatch, refetch, checkSigned } = useSignStatus()
  const [date, setDate] = useState<DateText>()
  const closeOf = (written: DateText) => setDate((now) => (now === written ? undefined : now))

  const { write, isPending } = useWrite({
    send: (intent: { date: DateText }) => signDay({ activityId, date: intent.date }),
    onDone: (answer, intent) => {
      applyPatch((before) => withMakeup(before, intent.date, answer))
      closeOf(intent.date)
      showToast(answer.rewardText ? `补签成功，获得${answer.rewardText}` : '补签成功')
      return refetch()
    },
    // After a lost answer another day's tap checks this one first: so the toast names the day.
    checkApplied: async (intent) => {
      const signed = await checkSigned(intent.date)
      closeOf(intent.date)
      if (signed) showToast(`${shortDate(intent.date)}补签成功`)
      return signed
    },
    onSignedOut: () => {
      setDate(undefined)
      openLogin()
      void refetch()
    },
    onRefused: ({ code }, intent) => {
      const already = code === ALREADY_CLAIMED
      if (already) applyPatch((before) => withDateSigned(before, intent.date))
      if (already) showToast(`${shortDate(intent.date)}已签到`)
      closeOf(intent.date)
      void refetch()
      return already
    },
  })

  const submit = async () => {
    if (date === undefined) return
    track('button', 'makeup', { date })
    await write({ date })
  }
  return { date, open: setDate, close: () => setDate(undefined), submit, isPending }
}
