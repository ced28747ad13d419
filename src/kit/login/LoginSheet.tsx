import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Sheet } from '@/ui/Sheet'
import { SkeletonBlock } from '@/ui/Skeleton'
import { useLoaded } from '@/kit/useLoaded'
import styles from './LoginSheet.module.css'

export interface LoginSheetProps {
  open: boolean
  onClose: () => void
  /** The route without its slash, for the events. */
  pageName: string
  /** Called when the person is logged in. */
  onDone: () => void
}

const loadForm = async () => (await import('./PhoneLoginForm')).PhoneLoginForm

/** Login by phone over any page. The sheet is there at once; its form is loaded with it. */
export function LoginSheet({ open, onClose, pageName, onDone }: LoginSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="手机号登录">
      <SheetForm pageName={pageName} onDone={onDone} />
    </Sheet>
  )
}

function SheetForm({ pageName, onDone }: Pick<LoginSheetProps, 'pageName' | 'onDone'>) {
  const form = useLoaded(loadForm)
  if (form.kind === 'loading') return <Waiting />
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
    <>
      <p className={styles.note}>未注册的手机号验证后将自动创建账号</p>
      <PhoneLoginForm
        clicks={{
          page: pageName,
          phone: 'phone',
          getCode: 'get-code',
          agreement: 'agreement',
          submit: 'login',
        }}
        onDone={onDone}
      />
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <SkeletonBlock className={styles.field} />
      <SkeletonBlock className={styles.field} />
      <SkeletonBlock className={styles.button} />
    </div>
  )
}
