import type { ShareContent } from '@/bridge/handlers'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShareCard } from '@/kit/share/shareCard'
import { shareLink } from '@/kit/share/shareLink'
import { SidePill } from './SidePill'

interface SharePillProps {
  content: ShareContent
  /** The ids of the tap's event. */
  ids?: Record<string, string | undefined>
}

/** 「分享」: shares a link, which is also the page's share card. */
export function SharePill({ content, ids }: SharePillProps) {
  const { track } = useCampaign()
  useShareCard(content)
  const share = () => {
    track('button', 'share', ids)
    void shareLink(content)
  }
  return <SidePill label="分享" onPress={share} />
}
