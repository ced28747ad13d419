import { safeImage } from '@/lib/url/safeUrl'
import { Avatar } from '@/ui/picture/Avatar'
import { Dialog } from '@/ui/modal/Dialog'
import { SkeletonLines } from '@/ui/Skeleton'
import { useUser } from '../useExchange'
import { useSwitchAccount } from './useSwitchAccount'
import styles from './AccountRow.module.css'

/** Whose rewards these are, and the way to another account. */
export function AccountRow() {
  const { data: user, isPending } = useUser()
  const { step, ask, cancel, confirm } = useSwitchAccount()
  return (
    <div className={styles.row}>
      <Avatar src={safeImage(user?.avatar)} name={user?.nickname ?? ''} className={styles.avatar} />
      <p className={styles.account}>
        {isPending ? (
          <SkeletonLines count={2} className={styles.skeleton} />
        ) : (
          <span className={styles.name}>{user?.nickname || '当前账号'}</span>
        )}
        {user?.phoneMasked && <span className={styles.phone}>{user.phoneMasked}</span>}
      </p>
      <button type="button" className={styles.switch} onClick={ask}>
        切换账号
      </button>
      <Dialog
        open={step !== 'none'}
        onClose={cancel}
        title="切换账号"
        action={{ label: '退出并切换', onPress: confirm }}
        otherAction={{ label: '取消', onPress: cancel, disabled: step === 'leaving' }}
      >
        将退出当前账号，并用其他手机号登录
      </Dialog>
    </div>
  )
}
