import { addNewUser, verifyRegistration } from '@/api/invitation'
import type { NewUser } from '@/api/invitation'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import { phoneProblem } from '../inventUser'
import page from './Invitee.module.css'

const CLICKS: LoginClicks = { page: 'invent-user', submit: 'confirm-join' }

interface JoinFormProps {
  invitation: { inviteCode: string; activityId: string | undefined }
  onDone: (answer: NewUser) => void
}

/** 「确认加入」: for phones that nobody has invited yet. */
export function JoinForm({ invitation: { inviteCode, activityId }, onDone }: JoinFormProps) {
  return (
    <>
      <h2 className={page.title}>加入数字世界</h2>
      <PhoneLoginForm<NewUser>
        clicks={CLICKS}
        submitText="确认加入"
        checkPhone={async (phone, signal) =>
          phoneProblem(await verifyRegistration({ phone, activityId, inviteCode }, { signal }))
        }
        login={(request) => addNewUser({ ...request, inviteCode, activityId })}
        onDone={onDone}
      />
    </>
  )
}
