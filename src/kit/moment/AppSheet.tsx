import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { Button } from '@/ui/button/Button'
import { CommentIcon, HeartIcon, UserIcon } from '@/ui/icons'
import { Sheet } from '@/ui/modal/Sheet'
import styles from './AppSheet.module.css'
import { REASONS } from './interaction'
import type { Interaction } from './interaction'

const ICONS = { like: HeartIcon, comment: CommentIcon, follow: UserIcon } as const

interface AppSheetProps {
  open: boolean
  onClose: () => void
  reason: Interaction
  pageName: string
  /** The page inside the app that goes on with it. */
  path: string
}

/** Why a tap goes no further here, and the way to where it does. */
export function AppSheet({ open, onClose, reason, pageName, path }: AppSheetProps) {
  const Icon = ICONS[reason]
  return (
    <Sheet open={open} onClose={onClose} title="打开App参与互动">
      <p className={styles.reason}>
        <span className={styles.disc}>
          <Icon />
        </span>
        {REASONS[reason]}
      </p>
      <div className={styles.actions}>
        <OpenAppButton wide pageName={pageName} path={path}>
          打开App
        </OpenAppButton>
        <Button wide quiet onPress={onClose}>
          继续浏览
        </Button>
      </div>
    </Sheet>
  )
}
