import { wxSignaturePath } from '@/lib/env'
import { endpoint } from './core/endpoint'
import { code, fields, number } from './core/read'
import type { Read } from './core/read'

/** What WeChat's JS-SDK asks for. ASSUMED. `timestamp`: seconds, as it was signed. */
export const WechatSignature = fields({
  appId: code,
  timestamp: number,
  nonceStr: code,
  signature: code,
})
export type WechatSignature = Read<typeof WechatSignature>

/**
 * Signs a page for WeChat. `url`: its whole address without the hash, exactly as WeChat knows it. Path and fields ASSUMED;
 * a build names its own path by `VITE_WX_SIGNATURE_PATH`, and makes no such call without one.
 */
export const signForWechat = endpoint<{ url: string }>()({
  name: 'wechat/jsapiSignature',
  method: 'GET',
  path: wxSignaturePath || '/ucenter/api/wechat/jsapiSignature',
  auth: 'optional',
  given: 'nothing',
  silent: true,
  answer: WechatSignature,
})
