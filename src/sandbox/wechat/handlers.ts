import { signForWechat } from '@/api/wechat'
import { refuse } from '@/sandbox/answer'
import { handle } from '@/sandbox/serve/handle'
import { SANDBOX_TICKET, wechatSignature } from './signature'

export const handlers = [
  handle(signForWechat, async ({ payload: { url = '' }, now }) => {
    if (!/^https?:\/\/[^/]+\/[^#]*$/.test(url)) return refuse(90_006, '签名地址不正确')
    const timestamp = Math.floor(now / 1000)
    const nonceStr = timestamp.toString(36)
    const signature = await wechatSignature({ ticket: SANDBOX_TICKET, nonceStr, timestamp, url })
    return { appId: 'wx0000000000sandbox', timestamp, nonceStr, signature }
  }),
]
