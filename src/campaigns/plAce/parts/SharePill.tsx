import type { Planet } from '@/api/planet'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShareCard } from '@/kit/share/shareCard'
import { shareLink } from '@/kit/share/shareLink'
import { shareUrl } from '@/lib/url/shareUrl'
import { head } from '../head'
import { nameOf } from '../place'

interface SharePillProps {
  planetId: string
  planet: Planet
}

/** Shares a link to this planet. */
export function SharePill({ planetId, planet }: SharePillProps) {
  const { track } = useCampaign()
  const content = {
    title: `来「${nameOf(planet)}」看看`,
    text: head.description,
    url: shareUrl('/plAce', { planetId }),
    imageUrl: '',
  }
  useShareCard(content)
  const share = () => {
    track('button', 'share', { planetId })
    return shareLink(content)
  }
  return <SidePill label="分享" onPress={() => void share()} />
}
