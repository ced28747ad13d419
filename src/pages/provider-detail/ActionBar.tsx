import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import { showProvider, type ProviderDetail } from '@/api/facilitator'
import { currentVisit } from '@/bridge/environment'
import { useLoginGate } from '@/kit/login/useLoginGate'
import { copyAndTell } from '@/kit/share/copyText'
import { useShareCard } from '@/kit/share/shareCard'
import { shareLink } from '@/kit/share/shareLink'
import { UNNAMED_PROVIDER } from '@/kit/unnamedProvider'
import { useLoggedIn } from '@/session/useSession'
import { track } from '@/tracking/track'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/button/Button'
import { CopyIcon, PhoneIcon, ShareIcon } from '@/ui/icons'
import { Sheet } from '@/ui/modal/Sheet'
import { Avatar } from '@/ui/picture/Avatar'
import { PAGE_NAME, hasPhone, nameOf, shareContentOf } from './provider'
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
          <Button onPress={contact} className={styles.contactButton}>
            联系TA
          </Button>
        </div>
      </div>
      <ContactSheet
        provider={provider}
        open={open}
        onClose={() => setOpen(false)}
        onSignedOut={() => {
          setOpen(false)
          gate.openLogin(() => setOpen(true))
        }}
      />
      {gate.sheet}
    </>
  )
}

interface ContactSheetProps {
  provider: ProviderDetail
  open: boolean
  onClose: () => void
  /** The platform does not know the login. */
  onSignedOut: () => void
}

/** The number to call, for people who are logged in; or that there is none. */
function ContactSheet({ provider, open, onClose, onSignedOut }: ContactSheetProps) {
  const loggedIn = useLoggedIn()
  const reachable = hasPhone(provider)
  // The end of the login closes the sheet.
  const shown = open && (loggedIn || !reachable)
  useEffect(() => {
    if (open && !shown) onClose()
  })
  const { number, failed, retry } = useContactPhone(provider, shown, onSignedOut)

  const copyPhone = () => {
    track(PAGE_NAME, 'button', 'copy-phone')
    return number ? copyAndTell('电话', number) : undefined
  }
  const button = failed ? (
    <Button wide quiet onPress={retry}>
      重新获取
    </Button>
  ) : (
    <Button wide busy={number === undefined} onPress={copyPhone}>
      <CopyIcon />
      复制电话
    </Button>
  )
  return (
    <Sheet open={shown} onClose={onClose} title="联系TA" {...(reachable && { footer: button })}>
      {reachable ? (
        <>
          <Contact provider={provider} />
          <p className={styles.failed} role="status">
            {failed && '电话获取失败，请重试'}
          </p>
        </>
      ) : (
        <EmptyState text="暂未公开联系方式" className={styles.none} />
      )}
    </Sheet>
  )
}

function Contact({ provider }: { provider: ProviderDetail }) {
  const person = provider.contactName || nameOf(provider) || UNNAMED_PROVIDER
  return (
    <div className={styles.contact}>
      <Avatar src={provider.headPortrait} name={person} size={104} />
      <div className={styles.words}>
        <p className={styles.person}>{person}</p>
        <p className={styles.phone}>
          <PhoneIcon />
          {provider.contactPhoneMasked}
        </p>
      </div>
    </div>
  )
}

interface ContactPhone {
  /** The whole number: undefined while unknown. The masked one is never copied. */
  number: string | undefined
  /** The request failed. */
  failed: boolean
  retry: () => void
}

/**
 * The number to copy. A page that was loaded as a guest has the masked one alone, so the whole one is fetched before
 * the tap, because copying must happen inside it.
 */
function useContactPhone(
  provider: ProviderDetail,
  wanted: boolean,
  onSignedOut: () => void,
): ContactPhone {
  const { id, contactPhone } = provider
  const [fetched, setFetched] = useState('')
  const [failed, setFailed] = useState(false)
  const number = contactPhone || fetched || undefined
  const askLogin = useEffectEvent(onSignedOut)
  const hasAskedLogin = useRef(false)
  const missing = wanted && !failed && hasPhone(provider) && !number

  useEffect(() => {
    if (!missing) return undefined
    const asking = new AbortController()
    const take = (phone: string) => {
      if (asking.signal.aborted) return
      setFetched(phone)
      setFailed(phone === '')
    }
    showProvider({ id }, { signal: asking.signal }).then(
      (answer) => {
        const phone = answer?.contactPhone ?? ''
        const isForGuest = answer && hasPhone(answer) && phone === ''
        // Once: a login that changes nothing must not lead back here.
        if (!isForGuest || hasAskedLogin.current || asking.signal.aborted) return take(phone)
        hasAskedLogin.current = true
        return askLogin()
      },
      (error: unknown) => {
        if (failureOf(error).kind !== 'signedOut' || asking.signal.aborted) return take('')
        return askLogin()
      },
    )
    return () => asking.abort()
  }, [missing, id])

  return { number, failed, retry: useCallback(() => setFailed(false), []) }
}
