import type { LoginAnswer } from '@/api/login'
import type { PhoneLoginRequest } from '@/kit/login/useAttempt'
import { useLoaded } from '@/kit/useLoaded'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Sheet } from '@/ui/Sheet'
import { SkeletonBlock } from '@/ui/Skeleton'
import { PAGE } from './clicks'
import { Tap } from './Tap'
import styles from './ClaimSheet.module.css'

export interface ClaimSheetProps {
  open: boolean
  onClose: () => void
  login: (request: PhoneLoginRequest) => Promise<LoginAnswer>
  onDone: (answer: LoginAnswer) => void
}

const loadForm = async () => (await import('@/kit/login/PhoneLoginForm')).PhoneLoginForm

/** The form that a newcomer registers and claims with. */
export function ClaimSheet({ open, onClose, ...form }: ClaimSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="领取新人礼包">
      <ClaimForm {...form} />
    </Sheet>
  )
}

function ClaimForm({ login, onDone }: Pick<ClaimSheetProps, 'login' | 'onDone'>) {
  const form = useLoaded(loadForm)
  if (form.kind === 'loading')
    return (
      <div className={styles.waiting}>
        <SkeletonBlock className={styles.field} />
        <SkeletonBlock className={styles.field} />
        <SkeletonBlock className={styles.field} />
      </div>
    )
  if (form.kind === 'failed')
    return (
      <EmptyState text="网络开小差了，请稍后再试">
        <Button quiet onPress={form.retry}>
          重新加载
        </Button>
      </EmptyState>
    )
  const PhoneLoginForm = form.value
  return (
    <Tap name="claim-now-submit" only="button[type='submit']">
      <PhoneLoginForm
        submitText="立即领取"
        clicks={{ page: PAGE, phone: 'phone', getCode: 'get-code', agreement: 'agreement' }}
        login={login}
        onDone={onDone}
      />
    </Tap>
  )
}
