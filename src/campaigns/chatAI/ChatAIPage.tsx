import { useSearchParams } from 'react-router-dom'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf, sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { ChatPage } from './ChatPage'
import { PickPage } from './pick/PickPage'

/** A companion to talk with, or all of them to choose from. */
export function ChatAIPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const npcId = idOf(params.get('npcId'))
  usePageView(pageName, { npcId, from: sourceOf(params.get('from')) })
  return npcId === undefined ? <PickPage /> : <ChatPage key={npcId} npcId={npcId} />
}
