import { useState } from 'react'
import { LOGIN_OVER_TEXT } from '@/api/core/verdict/failure'
import { isLoggedIn, lastCause } from '@/session/session'
import { Sheet } from '@/ui/modal/Sheet'
import { SheetLoginForm } from './SheetLoginForm'

export interface LoginSheetProps {
  open: boolean
  onClose: () => void
  /** The route without its slash, for the events. */
  pageName: string
  /** Called when the person is logged in. */
  onDone: () => void
}

/** Login by phone over any page. The sheet opens at once; its form is loaded with it. */
export function LoginSheet({ open, onClose, pageName, onDone }: LoginSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="手机号登录">
      <SheetForm pageName={pageName} onDone={onDone} />
    </Sheet>
  )
}

function SheetForm({ pageName, onDone }: Pick<LoginSheetProps, 'pageName' | 'onDone'>) {
  // It ended just now, or the platform refuses it.
  const [isOver] = useState(() => lastCause() === 'over' || isLoggedIn())
  return (
    <SheetLoginForm
      note={isOver ? LOGIN_OVER_TEXT : '未注册的手机号验证后将自动创建账号'}
      clicks={{ page: pageName, submit: 'login' }}
      onDone={onDone}
    />
  )
}
