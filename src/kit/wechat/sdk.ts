import wx from 'weixin-js-sdk'
import type { WechatSignature } from '@/api/wechat'
import type { Card } from './card'

/** How long WeChat may take for an answer that most of its versions give at once. */
const ANSWER_MS = 3000
/** A later configuration is answered only when it is refused: it counts as accepted after this time. */
const SETTLE_MS = 1000

let isAnswered = false

/**
 * Configures WeChat's library for the page. Resolves once that is accepted, and stays pending outside WeChat. `ready`
 * of the library runs once for all configurations, also after a refused one: of the later ones only `error` is heard.
 * @throws Error with WeChat's own message
 */
export function configure({
  appId,
  timestamp,
  nonceStr,
  signature,
}: WechatSignature): Promise<void> {
  return new Promise((resolve, reject) => {
    wx.error((answer: unknown) => reject(new Error(wordsOf(answer))))
    wx.config({
      debug: false,
      appId,
      timestamp,
      nonceStr,
      signature,
      // Never empty: Android refuses a configuration for open tags alone. New lists each time: the library changes them.
      jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
      openTagList: ['wx-open-launch-app'],
    })
    if (isAnswered) setTimeout(resolve, SETTLE_MS)
    else
      wx.ready(() => {
        isAnswered = true
        resolve()
      })
  })
}

/** Sets the card for friends and for Moments; returns WeChat's messages. @throws Error with them, if it refuses */
export async function shareCard({ title, desc, link, imgUrl }: Card): Promise<string> {
  const said = await Promise.all([
    answerOf((answered) =>
      wx.updateAppMessageShareData({ title, desc, link, imgUrl, ...answered }),
    ),
    answerOf((answered) => wx.updateTimelineShareData({ title, link, imgUrl, ...answered })),
  ])
  return said.join('\n')
}

interface Answered {
  success: (answer?: unknown) => void
  fail: (answer: unknown) => void
}

function answerOf(ask: (answered: Answered) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    // Some versions set the card without an answer.
    setTimeout(() => resolve('no answer'), ANSWER_MS)
    ask({
      success: (answer) => resolve(wordsOf(answer)),
      fail: (answer) => reject(new Error(wordsOf(answer))),
    })
  })
}

function wordsOf(answer: unknown): string {
  const { errMsg } = (answer ?? {}) as { errMsg?: unknown }
  return typeof errMsg === 'string' ? errMsg : ''
}
