import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { checkUserAgent, readAgentConfig } from '@/api/agent'
import { failureOf } from '@/api/core/verdict/failure'
import { readSharedUser } from '@/api/invitation'
import type { LoginAnswer } from '@/api/login'
import { useRecruiting } from '@/kit/agent/useRecruiting'
import { inviterKey, validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { isKept, readKept, type Kept } from '@/kit/landing/kept'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import { bindingCode, loginInvited } from '@/kit/login/invitedLogin'
import { fetchAnswer, useAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { personalStore } from '@/session/personalStore'
import { showToast } from '@/ui/toast/toast'
import type { PartnerLink } from './link'
import { viewOf } from './partner'

/** The inviter, the state of the card, and the two ways to register an intent. */
export function usePartner(link: PartnerLink) {
  const { loggedIn } = useCampaign()
  const inviter = useQuery(inviterQuery(link))
  const config = useAnswer(readAgentConfig, undefined)
  const agent = useAnswer(checkUserAgent, undefined, { enabled: loggedIn })
  const me = useMe({ enabled: loggedIn })
  const recruiting = useRecruiting(config.data)
  const waiting = useWaitsForApp()
  const linkKey = Object.values(inviterKey(link) ?? {}).join('')
  const { isRegistered, keep } = useIntent(linkKey, me.data?.uid)
  /** The view shown afterwards follows a press. */
  const [hasPressed, setHasPressed] = useState(false)

  const login = (request: PhoneLoginRequest): Promise<LoginAnswer> => {
    const { inviteCode, shareUid } = link
    const ask = shareUid === undefined ? undefined : () => readSharedUser({ shareUid })
    return loginInvited(request, { found: inviter.data, linkCode: inviteCode, ask })
  }
  const finish = ({ uid }: Pick<LoginAnswer, 'uid'>) => {
    keep(uid)
    setHasPressed(true)
  }
  const register = async () => {
    try {
      // A partner, or a person who has applied meanwhile, needs no intent.
      await fetchAnswer(checkUserAgent, undefined)
      finish({ uid: me.data?.uid ?? '' })
    } catch (error) {
      const { toasted, text } = failureOf(error)
      if (!toasted) showToast(text)
    }
  }
  return {
    view: viewOf({ recruiting, waiting, loggedIn, agent, me, isRegistered }),
    inviter: validInviter(inviter.data),
    isInviterPending: inviter.isPending,
    agent: agent.data,
    phone: me.data?.phoneMasked ?? '',
    config: config.data,
    /** The address's own code, or that of the inviter in the address. */
    code: link.inviteCode ?? bindingCode(inviter.data),
    hasPressed,
    login,
    finish,
    register,
  }
}

const KEY = 'partnerShareRegister:intent'

/** Whether this person has registered an intent at this link, also before a reload. */
function useIntent(link: string, uid: string | undefined) {
  const [kept, setKept] = useState<Kept | undefined>(() => readKept(personalStore.get(KEY)))
  const keep = (owner: string) => {
    const intent: Kept = { uid: owner, link }
    personalStore.set(KEY, JSON.stringify(intent))
    setKept(intent)
  }
  return { isRegistered: isKept(kept, link, uid), keep }
}
