import {
  getAuthorization,
  passportLogin,
  passportLogout,
  readUserInfo,
  sendSmsCode,
} from '@/api/login'
import { refuse, signedOut } from '@/sandbox/answer'
import { handle, handleMember } from '@/sandbox/serve/handle'
import { findUser } from '@/sandbox/users'
import { infoOf, loginBySms, recordOf } from './passport'
import { sendCode } from './sms'

export const handlers = [
  handle(sendSmsCode, sendCode),
  handle(passportLogin, loginBySms),
  handleMember(passportLogout, () => ({})),
  handle(getAuthorization, (call) => (call.user ? recordOf(call, call.user) : signedOut())),
  handle(readUserInfo, (call) => {
    const { uid } = call.payload
    const user = uid ? findUser({ uid }) : call.user
    if (user) return infoOf(call, user)
    return uid ? refuse(50_001) : signedOut()
  }),
]
