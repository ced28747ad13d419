import { appointmentInfo, fissionRedPacketLogin } from '@/api/redPacket'
import type { LoginPacket, RainLoginAnswer, RainLoginRequest } from '@/api/redPacket'
import { refuseUnlessOpen, timeOf } from '@/sandbox/activity'
import { Refusal } from '@/sandbox/answer'
import { DAY_MS, stamp } from '@/sandbox/clock'
import { handle, type Call } from '@/sandbox/serve/handle'
import { loginBySms } from '@/sandbox/login/passport'
import { onReset } from '@/sandbox/platform'
import { answerOf, appoint, settle } from './rain'

/** The packet of each person: a repeated login returns the same one. */
const packets = new Map<string, LoginPacket>()
onReset(() => packets.clear())

/** The login of this page: an account's first one gives a packet, unless the activity is closed. */
async function logInForPacket(call: Call<RainLoginRequest>): Promise<RainLoginAnswer | Refusal> {
  const login = loginBySms(call)
  if (login instanceof Refusal) return login
  const given = packets.get(login.uid)
  if (given) return { ...login, packet: given }
  if (refuseUnlessOpen(call) || call.scenario('packet_none')) return { ...login, packet: null }
  const packet = packetOf(call)
  packets.set(login.uid, packet)
  return { ...login, packet }
}

function packetOf(call: Call): LoginPacket {
  const packet = { amountText: '8.8元', expireAt: stamp(timeOf(call) + 7 * DAY_MS) }
  if (call.scenario('packet_gone')) return { ...packet, status: 'SOLD_OUT' }
  return { ...packet, status: call.scenario('packet_pending') ? 'PROCESSING' : 'SUCCESS' }
}

export const handlers = [
  handle(appointmentInfo, (call) => {
    const { action } = call.payload
    if (action === 'APPOINT') return appoint(call)
    return action === 'SETTLE' ? settle(call) : answerOf(call)
  }),
  handle(fissionRedPacketLogin, logInForPacket),
]
