import { appointmentInfo, fissionRedPacketLogin } from '@/api/redPacket'
import { handle } from '@/sandbox/serve/handle'
import { logInForPacket } from './packets'
import { answerOf, appoint, settle } from './rain'

export const handlers = [
  handle(appointmentInfo, (call) => {
    const { action } = call.payload
    if (action === 'APPOINT') return appoint(call)
    return action === 'SETTLE' ? settle(call) : answerOf(call)
  }),
  handle(fissionRedPacketLogin, logInForPacket),
]
