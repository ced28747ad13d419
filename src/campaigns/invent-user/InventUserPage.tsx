import { useMe } from '@/kit/people/me'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { currentVisit } from '@/bridge/environment'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { isSignedOut } from '@/kit/page/query/queryPart'
import { useCampaign } from '@/kit/page/useCampaign'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { faceOf } from './inventUser'
import { InviteePage } from './InviteePage'
import { InviterPage } from './InviterPage'

/** 「邀请有礼」: a code to be scanned face to face, and the invitation for those who scanned it. */
export function InventUserPage() {
  const { pageName, loggedIn } = useCampaign()
  const [params] = useSearchParams()
  const { activityId, inviteCode, from } = readVisitParams(params)
  usePageView(pageName, { activityId, inviteCode, from })
  const me = useMe({ enabled: loggedIn })
  const inviter = useQuery(inviterQuery({ inviteCode }))
  const inApp = currentVisit().visit === 'app'
  const face = faceOf({ inApp, loggedIn, me, linkCode: inviteCode })
  const [hasJoined, setHasJoined] = useState(false)
  const isMember = loggedIn && !isSignedOut(me)
  if (inviteCode !== undefined && face !== 'inviter')
    return (
      <InviteePage
        invitation={{ inviteCode, activityId, inviter }}
        view={hasJoined ? 'joined' : face === undefined ? 'asking' : isMember ? 'member' : 'form'}
        onJoined={() => setHasJoined(true)}
      />
    )
  return <InviterPage activityId={activityId} me={isMember ? me.data : undefined} />
}
