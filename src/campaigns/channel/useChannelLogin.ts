import { useCallback, useState } from 'react'
import { channelLogin } from '@/api/channel'
import type { ChannelLoginAnswer } from '@/api/channel'
import { recordLeaving } from '@/kit/channel/channelRecord'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import type { Source } from './source'

/** The login that says where it comes from, and what came of it in this visit. */
export function useChannelLogin(source: Source) {
  const [answer, setAnswer] = useState<ChannelLoginAnswer>()
  const login = useCallback(
    (request: PhoneLoginRequest) => {
      const { channelCode, subChannel } = source
      return channelLogin({ ...request, channelCode, ...(subChannel && { subChannel }) })
    },
    [source],
  )
  const finish = useCallback(
    (next: ChannelLoginAnswer) => {
      setAnswer(next)
      // Whoever is in goes on to the app at once: the record outlives the page.
      recordLeaving({ ...source, eventType: 'REGISTER' })
    },
    [source],
  )
  return { answer, login, finish }
}
