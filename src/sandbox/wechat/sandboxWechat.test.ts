import { expect, test } from 'vitest'
import { wechatSignature } from './signature'

test('signs as the example in WeChat’s own documentation, whatever hash the address has', async () => {
  const signed = {
    ticket:
      'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: 1414587457,
    url: 'http://mp.weixin.qq.com?params=value',
  }
  const signature = '0f9de62fce790f9a083d5c99e95740ceb90c27ed'
  expect(await wechatSignature(signed)).toBe(signature)
  expect(await wechatSignature({ ...signed, url: `${signed.url}#part` })).toBe(signature)
})
