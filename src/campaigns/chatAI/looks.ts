import type { Page } from '@playwright/test'
import { tap, type Look } from '@tests/support/looks'

const AT = '/chatAI?npcId=80001&__state='

const write = (text: string) => (page: Page) =>
  page.getByRole('textbox', { name: '输入消息' }).fill(text)

/** Sends these messages, one after the other. */
const say =
  (...texts: string[]) =>
  async (page: Page) => {
    for (const text of texts) {
      const send = page.getByRole('button', { name: '发送' })
      await write(text)(page)
      await send.click()
    }
  }

async function talk(page: Page): Promise<void> {
  await say('今晚能看到什么星星？')(page)
  await page.getByText('织女星', { exact: true }).last().waitFor()
  await say('今天有点累')(page)
}

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '今晚能看到什么星星？' },
  { name: 'member', at: AT, who: 'member', shows: '每日可聊30次' },
  { name: 'conversation', at: AT, who: 'member', shows: '今日剩余28次', act: talk },
  {
    name: 'thinking',
    at: AT,
    who: 'member',
    holds: '/sendMessaage',
    shows: '正在思考…',
    act: say('讲个笑话'),
  },
  {
    name: 'failed',
    at: `${AT}ai_busy`,
    who: 'member',
    shows: '发送失败，点击重试',
    act: say('在吗'),
  },
  {
    name: 'blocked',
    at: `${AT}ai_block`,
    who: 'member',
    shows: '内容包含敏感信息，请修改',
    act: say('在吗'),
  },
  {
    name: 'used up',
    at: `${AT}ai_quota_0`,
    who: 'member',
    shows: '今日对话次数已用完，明天再来',
    act: say('在吗'),
  },
  {
    name: 'long reply',
    at: `${AT}ai_long`,
    who: 'member',
    shows: '今日剩余29次',
    act: say('讲讲灯塔'),
  },
  { name: 'markup', at: `${AT}ai_markup`, who: 'member', shows: '官网', act: say('链接') },
  { name: 'too long', at: AT, who: 'member', shows: '最多200字', act: write('夜'.repeat(212)) },
  {
    name: 'four lines',
    at: AT,
    who: 'member',
    shows: '内容由AI生成，仅供参考',
    act: write('一二三四五六七八九十'.repeat(15)),
  },
  { name: 'login', at: AT, shows: '手机号登录', act: tap('给我讲个睡前故事') },
  { name: 'away', at: `${AT}npc_off`, shows: 'TA暂时离开了' },
  { name: 'unknown', at: '/chatAI?npcId=1', shows: '没有找到这位伙伴' },
  { name: 'error', at: `${AT}http_500@/getVerticalNpcCfgEntity`, shows: '重新加载' },
  { name: 'loading', at: AT, holds: '/getVerticalNpcCfgEntity', shows: 'AI伙伴' },
  { name: 'hostile', at: `${AT}hostile`, shows: '内容由AI生成，仅供参考' },
  { name: 'companions', at: '/chatAI?__state=', shows: '挑一位，聊聊今天' },
  { name: 'no companions', at: '/chatAI?__state=no_npc', shows: '还没有伙伴在线，稍后再来' },
  { name: 'in the app', at: AT, who: 'app', shows: '每日可聊30次' },
]
