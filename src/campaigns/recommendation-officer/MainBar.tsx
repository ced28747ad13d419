import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { ACTION_LABELS, isShut } from './officer'
import { useBecome } from './useBecome'
import type { OfficerView } from './useOfficer'

interface MainBarProps {
  view: OfficerView
  onShare: () => void
}

/** The page's one main button. */
export function MainBar({ view, onShare }: MainBarProps) {
  const { action } = view
  const { isPending, press } = useMainAction(view, onShare)
  return (
    <Button wide disabled={isShut(action)} busy={action === 'wait' || isPending} onPress={press}>
      {ACTION_LABELS[action]}
    </Button>
  )
}

/** What a tap does, by the page's action; the shut ones do nothing. A login makes nobody an officer: a second tap does. */
function useMainAction({ action, activityId, markNew }: OfficerView, onShare: () => void) {
  const { track, openLogin } = useCampaign()
  const { write, isPending } = useBecome(activityId, markNew)
  const openOwn = useOwnFace()
  const press = () => {
    switch (action) {
      case 'me-too':
        track('button', 'me-too', { activityId })
        return openOwn()
      case 'share':
        track('button', 'share-letter', { activityId })
        return onShare()
      case 'login':
        track('button', 'become-officer', { activityId })
        return openLogin()
      case 'become':
        track('button', 'become-officer', { activityId })
        return write({ id: activityId })
      case 'wait':
      case 'full':
      case 'soon':
      case 'ended':
      case 'none':
        return undefined
    }
  }
  return { isPending, press }
}

/** The same activity without the sharer: Back leads to the sharer's certificate again. */
function useOwnFace() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return () => {
    const own = new URLSearchParams(params)
    own.delete('shareUid')
    void navigate({ search: own.toString() })
  }
}
