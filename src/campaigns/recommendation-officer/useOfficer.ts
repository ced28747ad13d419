import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getActivityById } from '@/api/activity'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useAnswer } from '@/kit/page/query/answer'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { actionOf, faceOf, ownCertificate, shortened, viewedCertificate } from './officer'
import type { CertificateWords, Face } from './officer'

/** The activity, the page's role, the certificate on it, and the resulting action of the main button. */
export function useOfficer(activityId: string, shareUid: string | undefined) {
  const { loggedIn } = useCampaign()
  const activity = useAnswer(getActivityById, { activityId })
  const me = useMe({ enabled: loggedIn })
  const sharer = useQuery({
    ...inviterQuery({ shareUid }),
    enabled: shareUid !== undefined,
  })
  // The seal of an earlier certificate is not animated.
  const [isNew, setIsNew] = useState(false)

  const face = faceOf({ shareUid, loggedIn, sharer, me })
  const isKnown = face !== 'asking'
  const shell = useShellState(
    { data: isKnown ? activity.data : undefined, error: activity.error },
    activity.data,
  )
  return {
    activityName: shortened((activity.data?.name ?? '').trim()),
    shell,
    face,
    me: me.data,
    certificate: certificateOf(face),
    isNew,
    markNew: () => setIsNew(true),
    action: actionOf({ face, shell: shell.name, loggedIn, activity }),
  }

  function certificateOf(whose: Face): CertificateWords | undefined {
    if (whose === 'viewer') return sharer.data ? viewedCertificate(sharer.data) : undefined
    const own = activity.data?.officer
    return whose === 'own' && own ? ownCertificate(own, me.data?.nickname) : undefined
  }
}
