import type { ProviderDetail } from '@/api/facilitator'
import { copyAndTell } from '@/kit/share/copyText'
import { UNNAMED_PROVIDER } from '@/kit/unnamedProvider'
import { useLoggedIn } from '@/session/useSession'
import { track } from '@/tracking/track'
import { Avatar } from '@/ui/picture/Avatar'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Sheet } from '@/ui/modal/Sheet'
import { CopyIcon, PhoneIcon } from '@/ui/icons'
import { PAGE_NAME, hasPhone, nameOf } from '../provider'
import { useContactPhone } from './useContactPhone'
import styles from './ContactSheet.module.css'

interface ContactSheetProps {
  provider: ProviderDetail
  open: boolean
  onClose: () => void
}

/** The number to call, for people who are logged in; or that there is none. */
export function ContactSheet({ provider, open, onClose }: ContactSheetProps) {
  const loggedIn = useLoggedIn()
  const reachable = hasPhone(provider)
  // The end of the login closes the sheet.
  const shown = open && (loggedIn || !reachable)
  const { number, failed, retry } = useContactPhone(provider, shown)

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
