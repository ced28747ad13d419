import { useState } from 'react'
import { ALREADY_CLAIMED } from '@/api/failure'
import type { SignStatus } from '@/api/signIn'
import { signDay } from '@/api/signIn'
import { useWrite } from '@/kit/campaign/useWrite'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast'
import { shortDate } from './dates'
import type { DateText } from './dates'
import { withDateSigned, withMakeup } from './signIn'

export interface MakeupOptions {
  activityId: string | undefined
  /** Shows a change of the status before the platform is asked again. */
  tell: (change: (status: SignStatus) => SignStatus) => void
  /** Asks the platform whether a date is signed. */
  askAbout: (date: DateText) => Promise<boolean>
  reload: (name: 'main') => Promise<unknown>
  onSignedOut: () => void
}

export interface Makeup {
  /** The day that the dialog is about. */
  asked: DateText | undefined
  ask: (date: DateText) => void
  close: () => void
  /** Signs the day asked about. */
  confirm: () => Promise<void>
  /** One is on its way: no other day can be asked about. */
  busy: boolean
}

/** Signing a missed day with a card. The dialog closes only with the write of its own day. */
export function useMakeup({ activityId, tell, askAbout, ...page }: MakeupOptions): Makeup {
  const [asked, setAsked] = useState<DateText>()
  const closeOf = (date: DateText) => setAsked((now) => (now === date ? undefined : now))

  const { state, write } = useWrite({
    send: ({ date }: { date: DateText }) => signDay({ activityId, date }),
    onDone: (answer, { date }) => {
      tell((before) => withMakeup(before, date, answer))
      closeOf(date)
      showToast(answer.rewardText ? `补签成功，获得${answer.rewardText}` : '补签成功')
      return page.reload('main')
    },
    // After a lost answer another day's tap asks about this one first: so the words name the day.
    confirm: async ({ date }) => {
      const signed = await askAbout(date)
      closeOf(date)
      if (signed) showToast(`${shortDate(date)}补签成功`)
      return signed
    },
    onSignedOut: () => {
      setAsked(undefined)
      page.onSignedOut()
    },
    onRefused: ({ code }, { date }) => {
      const already = code === ALREADY_CLAIMED
      if (already) tell((before) => withDateSigned(before, date))
      if (already) showToast(`${shortDate(date)}已签到`)
      closeOf(date)
      void page.reload('main')
      return already
    },
  })

  const confirm = async () => {
    if (asked === undefined) return
    track('sign-in', 'button', 'makeup', { date: asked })
    await write({ date: asked })
  }
  return {
    asked,
    ask: setAsked,
    close: () => setAsked(undefined),
    confirm,
    busy: state.name === 'submitting' || state.name === 'checking',
  }
}
