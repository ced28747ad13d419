import { useSearchParams } from 'react-router-dom'
import { BadLink } from '@/kit/page/shell/BadLink'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf, inviteCodeOf, sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { head } from './head'
import { InvitePage } from './InvitePage'
import styles from './TerritoryInvite.module.css'

/** 「邀请好友共建领地」: a lord invites residents, and a visitor becomes one. */
export function TerritoryInvitePage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const territoryId = idOf(params.get('territoryId'))
  const inviteCode = inviteCodeOf(params.get('inviteCode'))
  usePageView(pageName, { territoryId, inviteCode, from: sourceOf(params.get('from')) })
  if (territoryId === undefined)
    return (
      <BadLink
        title={head.title}
        text="领地信息有误"
        detail="请从领地页面或好友分享的链接重新进入"
        className={styles.theme}
      />
    )
  return <InvitePage key={territoryId} territoryId={territoryId} inviteCode={inviteCode} />
}
