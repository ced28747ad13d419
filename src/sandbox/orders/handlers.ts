import { getBizNo } from '@/api/orders'
import { refuse } from '@/sandbox/answer'
import { stamp } from '@/sandbox/clock'
import { handleMember } from '@/sandbox/handle'
import { issueBizNo } from './bizNo'

const VALID_MS = 30 * 60_000

export const handlers = [
  handleMember(getBizNo, ({ payload, user, now, request }) => {
    const { bizType } = payload
    if (!bizType || request.headers.get('X-Request-Source') !== 'h5')
      return refuse(90_001, '请求来源有误')
    return { bizNo: issueBizNo(user.uid, bizType, now), expireAt: stamp(now + VALID_MS) }
  }),
]
