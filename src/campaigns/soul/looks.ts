import type { Page } from '@playwright/test'
import { tap, type Look } from '@tests/support/looks'

const AT = '/soul?__state='

const wake = (page: Page) => page.getByRole('button', { name: '唤醒' }).click()

const answer =
  (...answers: string[]) =>
  async (page: Page) => {
    await wake(page)
    for (const name of answers) await page.getByRole('button', { name }).click()
  }

const STARS = ['关了灯，看窗外最亮的那一点', '坐下来等雾散，不着急', '一张没有画完的星图'] as const

export const looks: readonly Look[] = [
  { name: 'intro', at: AT, shows: '唤醒' },
  { name: 'first question', at: AT, shows: '第1题', act: wake },
  { name: 'last question', at: AT, shows: '第3题', act: answer(STARS[0], STARS[1]) },
  { name: 'result', at: AT, shows: '契合度', act: answer(...STARS) },
  { name: 'named', at: '/soul?npcId=80002&__state=', shows: '和TA聊聊' },
  { name: 'alone', at: `/soul?npcId=80003&__state=feed_0,dynamic_0`, shows: '和TA聊聊' },
  {
    name: 'poster',
    at: '/soul?npcId=80001&__state=',
    shows: '保存图片',
    act: tap('分享'),
  },
  { name: 'asleep', at: `${AT}npc_off`, shows: '灵魂正在沉睡，稍后再来' },
  { name: 'error', at: `${AT}http_500@/getVerticalNpcCfgEntity`, shows: '重新加载' },
  { name: 'loading', at: AT, holds: '/getVerticalNpcCfgEntity', shows: '数字灵魂' },
  { name: 'hostile', at: '/soul?npcId=80001&__state=hostile', shows: '和TA聊聊' },
  { name: 'in the app', at: AT, who: 'app', shows: '唤醒' },
]
