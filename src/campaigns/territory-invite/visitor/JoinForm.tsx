import { useMemo } from 'react'
import { loginInvited } from '@/kit/login/invitedLogin'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import { useCampaign } from '@/kit/page/useCampaign'
import type { InviteView } from '../useInvitePage'
import styles from './JoinForm.module.css'

/** 「加入领地」: a registration, bound by the inviter's code. */
export function JoinForm({ view: { binder, inviteCode, join } }: { view: InviteView }) {
  const { pageName } = useCampaign()
  const clicks: LoginClicks = useMemo(
    () => ({ page: pageName, submit: 'join-territory' }),
    [pageName],
  )
  return (
    <>
      <h2 className={styles.title}>加入领地</h2>
      <p className={styles.line}>验证手机号，成为这里的居民</p>
      <PhoneLoginForm
        clicks={clicks}
        submitText="加入领地"
        login={(request) => loginInvited(request, { found: binder, linkCode: inviteCode })}
        onDone={join}
      />
    </>
  )
}
