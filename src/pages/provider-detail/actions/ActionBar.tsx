import { useState } from 'react'
import type { ProviderDetail } from '@/api/facilitator'
import { currentVisit } from '@/bridge/environment'
import { useLoginGate } from '@/kit/login/useLoginGate'
import { useShareCard } from '@/kit/share/shareCard'
import { shareLink } from '@/kit/share/shareLink'
import { track } from '@/tracking/track'
import { Button } from '@/ui/button/Button'
import { ShareIcon } from '@/ui/icons'
import { ContactSheet } from '../contact/ContactSheet'
import { PAGE_NAME, hasPhone } from '../provider'
import { shareContentOf } from './shareContent'
import styles from './ActionBar.module.css'

/** Sticks to the lower edge while the page scrolls; ends above the frame's footer. */
export function ActionBar({ provider }: { provider: ProviderDetail }) {
  const [open, setOpen] = useState(false)
  const gate = useLoginGate(PAGE_NAME)

  const contact = () => {
    track(PAGE_NAME, 'button', 'contact')
    // Without a phone number no login is needed.
    if (hasPhone(provider)) gate.whenLoggedIn(() => setOpen(true))
    else setOpen(true)
  }
  const content = shareContentOf(provider, currentVisit().visit)
  useShareCard(content)
  const share = () => {
    track(PAGE_NAME, 'button', 'share')
    return shareLink(content)
  }
  return (
    <>
      <div className={styles.bar} data-sticks>
        <div className={styles.buttons}>
          <Button quiet onPress={share} className={styles.share}>
            <ShareIcon />
            分享
          </Button>
          <Button onPress={contact} className={styles.contact}>
            联系TA
          </Button>
        </div>
      </div>
      <ContactSheet provider={provider} open={open} onClose={() => setOpen(false)} />
      {gate.sheet}
    </>
  )
}
