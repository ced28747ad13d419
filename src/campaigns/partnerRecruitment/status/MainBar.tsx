import { openApp } from '@/kit/open-app/openApp'
import { refetchFailed } from '@/kit/page/query/queryClient'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { applicationPath } from '../applicationPath'
import { ACTION_LABELS, isShut } from '../recruitment'
import type { Layer } from '../recruitment'
import type { Recruitment } from '../useRecruitment'

interface MainBarProps {
  recruitment: Recruitment
  onOpen: (layer: Layer) => void
}

/** The page's one main button. */
export function MainBar({ recruitment, onOpen }: MainBarProps) {
  const { action } = recruitment
  const press = useMainAction(recruitment, onOpen)
  return (
    <Button wide disabled={isShut(action)} busy={action === 'wait'} onPress={press}>
      {ACTION_LABELS[action]}
    </Button>
  )
}

/** What a tap does, by the page's action; the shut ones do nothing. */
function useMainAction(
  { action, level, link }: Recruitment,
  onOpen: MainBarProps['onOpen'],
): () => Promise<unknown> | void {
  const { pageName, track } = useCampaign()
  const logIn = useAfterLogin(action !== 'login' && action !== 'wait', () => {
    if (action === 'apply' || action === 'reapply') onOpen('apply')
  })
  const ids = { levelId: level?.levelId, inviteCode: link.inviteCode }
  const path = applicationPath(link.inviteCode, level?.levelId)
  return () => {
    switch (action) {
      case 'login':
        track('button', 'apply', ids)
        return logIn()
      case 'app':
      case 'renew':
        track('button', 'apply', ids)
        return openApp({ pageName, path, counted: false })
      case 'apply':
      case 'reapply':
        track('button', action, ids)
        return onOpen('apply')
      case 'invite':
        track('button', 'share')
        return onOpen('poster')
      case 'retry':
        return refetchFailed()
      case 'wait':
      case 'closed':
      case 'soon':
      case 'none':
      case 'full':
      case 'reviewing':
        return undefined
    }
  }
}
