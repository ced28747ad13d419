import { appPages } from '@/kit/open-app/appPages'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { ACTION_LABELS } from '../guest'
import type { Action } from '../guest'

interface SendBarProps {
  action: Action
  isPending: boolean
  onSend: () => Promise<void> | undefined
}

/** The page's one main button. */
export function SendBar({ action, isPending, onSend }: SendBarProps) {
  const { pageName, track, openLogin } = useCampaign()
  const press = () => {
    if (action === 'login') return openLogin()
    if (action === 'realName') return openApp({ pageName, path: appPages.realName })
    if (action !== 'send' || isPending) return undefined
    track('button', 'send-invitation')
    return onSend()
  }
  return (
    <Button
      wide
      disabled={action === 'limit'}
      busy={action === 'wait' || isPending}
      onPress={press}
    >
      {ACTION_LABELS[action]}
    </Button>
  )
}
