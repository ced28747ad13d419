import { openApp } from '@/kit/open-app/openApp'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { ACTION_LABELS, isShut, signUpPath } from './competition'
import type { Contest } from './useContest'

interface MainBarProps {
  contest: Contest
  onSheet: () => void
}

/** The page's one main button. */
export function MainBar({ contest, onSheet }: MainBarProps) {
  const { action } = contest
  const press = useMainAction(contest, onSheet)
  return (
    <Button wide disabled={isShut(action)} busy={action === 'wait'} onPress={press}>
      {ACTION_LABELS[action]}
    </Button>
  )
}

/** What a tap does, by the page's action; the shut ones do nothing. A login signs nobody up. */
function useMainAction({ action, activityId }: Contest, onSheet: () => void) {
  const { pageName, track } = useCampaign()
  const isKnown = action !== 'login' && action !== 'wait'
  const logIn = useAfterLogin(isKnown, () => action === 'code' && onSheet())
  return () => {
    if (action !== 'login' && action !== 'app' && action !== 'code') return undefined
    track('button', 'sign-up', { activityId })
    if (action === 'login') return logIn()
    if (action === 'code') return onSheet()
    return openApp({ pageName, path: signUpPath(activityId), counted: false })
  }
}
