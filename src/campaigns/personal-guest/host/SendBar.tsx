import { appPages } from '@/kit/open-app/appPages'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { showFirstError } from '@/ui/form/FieldError'
import { ACTION_LABELS, checkDraft } from '../guest'
import type { Host } from './useHost'

/** The page's one main button. */
export function SendBar({ host }: { host: Host }) {
  const { pageName, track, openLogin } = useCampaign()
  const { action, invite } = host
  const press = () => {
    if (action === 'login') return openLogin()
    if (action === 'realName') return openApp({ pageName, path: appPages.realName })
    if (action !== 'send' || invite.isPending) return undefined
    track('button', 'send-invitation')
    return send(host)
  }
  return (
    <Button
      wide
      disabled={action === 'limit'}
      busy={action === 'wait' || invite.isPending}
      onPress={press}
    >
      {ACTION_LABELS[action]}
    </Button>
  )
}

function send({ guest, slot, message, me, planetId, setErrors, invite }: Host) {
  const draft = { guestUid: guest?.uid, slotId: slot?.slotId, message }
  const found = checkDraft(draft, me?.uid)
  setErrors(found)
  showFirstError()
  if (!guest || !slot || Object.keys(found).length > 0) return undefined
  const words = message.trim()
  return invite.write({
    targetUid: guest.uid,
    scene: 'GUEST',
    refId: planetId ?? '',
    slotId: slot.slotId,
    ...(words !== '' && { message: words }),
    start: slot.start,
  })
}
