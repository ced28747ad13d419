import {
  getAuthorization,
  passportLogin,
  passportLogout,
  readUserInfo,
  sendSmsCode,
} from '@/api/login'
import { signedOut } from '@/sandbox/answer'
import { handle, handleMember } from '@/sandbox/handle'
import { findUser } from '@/sandbox/users'
import { infoOf, loginBySms, recordOf } from './passport'
import { sendCode } from './sms'

export const handlers = [
  handle(sendSmsCode, (call) => sendCode(call)),
  handle(passportLogin, (call) => loginBySms(call)),
  handleMember(passportLogout, () => ({})),
  handle(getAuthorization, ({ user, now, scenario }) =>
    user ? recordOf(user, now, scenario) : signedOut(),
  ),
  handle(readUserInfo, (call) => {
    const { uid } = call.payload
    const user = uid ? findUser({ uid }) : call.user
    return user ? infoOf(call, user) : signedOut()
  }),
]
