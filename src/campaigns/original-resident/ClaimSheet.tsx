import type { LoginAnswer } from '@/api/login'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import { phoneLoginForm } from '@/kit/login/phoneLoginForm'
import { LoadedPart } from '@/kit/page/parts/LoadedPart'
import { useCampaign } from '@/kit/page/useCampaign'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Sheet } from '@/ui/modal/Sheet'
import { Tap } from './Tap'
import styles from './ClaimSheet.module.css'

export interface ClaimSheetProps {
  open: boolean
  onClose: () => void
  /** Without a gift it is the way to register. */
  hasGift: boolean
  login: (request: PhoneLoginRequest) => Promise<LoginAnswer>
  onDone: (answer: LoginAnswer) => void
}

/** The form that a newcomer registers and claims with. */
export function ClaimSheet({ open, onClose, hasGift, ...form }: ClaimSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={hasGift ? '领取新人礼包' : '成为原住民'}>
      <ClaimForm submitText={hasGift ? '立即领取' : '立即加入'} {...form} />
    </Sheet>
  )
}

interface ClaimFormProps extends Pick<ClaimSheetProps, 'login' | 'onDone'> {
  submitText: string
}

function ClaimForm({ submitText, login, onDone }: ClaimFormProps) {
  const { pageName } = useCampaign()
  return (
    <LoadedPart part={phoneLoginForm} waiting={<Waiting />}>
      {({ PhoneLoginForm }) => (
        <Tap name="claim-now-submit" only="button[type='submit']">
          <PhoneLoginForm
            submitText={submitText}
            clicks={{ page: pageName, phone: 'phone', getCode: 'get-code', agreement: 'agreement' }}
            login={login}
            onDone={onDone}
          />
        </Tap>
      )}
    </LoadedPart>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <SkeletonBlock className={styles.field} />
      <SkeletonBlock className={styles.field} />
      <SkeletonBlock className={styles.field} />
    </div>
  )
}
