import { wxSignaturePath } from '@/lib/env'
import { endpoint } from './core/endpoint'
import { code, fields, number, type Read } from './core/read'

/** ASSUMED: what WeChat's JS-SDK asks for. */
export const WechatSignature = fields({
  /** The id of the account at WeChat. */
  appId: code,
  /** When it was signed, in seconds since 1970. */
  timestamp: number,
  /** The random text that was signed with it. */
  nonceStr: code,
  /** The signature. */
  signature: code,
})
export type WechatSignature = Read<typeof WechatSignature>

/**
 * Signs a page for WeChat. `url`: its whole address without the hash, exactly as WeChat has it. Path and fields
 * ASSUMED; a build sets its own path by `VITE_WX_SIGNATURE_PATH`, and makes no such call without one.
 */
export const signForWechat = endpoint<{
  /** The whole address of the page without the hash, exactly as WeChat has it. */
  url: string
}>()({
  name: 'wechat/jsapiSignature',
  method: 'GET',
  path: wxSignaturePath || '/ucenter/api/wechat/jsapiSignature',
  auth: 'optional',
  silent: true,
  answer: WechatSignature,
})
