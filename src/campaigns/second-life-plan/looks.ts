import type { Page } from '@playwright/test'
import { person } from '@/sandbox/users'
import { tap, type Look } from '@tests/support/looks'
import { newPhone } from '@tests/support/people'

const AT = '/second-life-plan?__state='

/** Another phone each time: one that got a message has to wait a minute. */
async function message(page: Page): Promise<void> {
  await tap('再次发送短信 手写明信片')(page)
  await page.getByRole('textbox', { name: '手机号' }).fill(newPhone())
}

async function send(page: Page): Promise<void> {
  await message(page)
  await tap('发送短信')(page)
}

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '开启第二人生' },
  { name: 'recommended', at: `/second-life-plan?shareUid=${person(100).uid}`, shows: /推荐给你$/ },
  { name: 'loading', at: AT, holds: '/secondLife/search', shows: '第二人生计划' },
  { name: 'fails', at: `${AT}http_500@/search`, shows: '重新加载' },
  { name: 'unopened', at: `${AT}stage_0`, who: 'app', shows: '开启第二人生' },
  { name: 'chapter 1', at: `${AT}chapter_1`, who: 'app', shows: '去完成' },
  { name: 'on the way', at: AT, who: 'app', shows: '去完成' },
  { name: 'in the middle', at: `${AT}stage_mid`, who: 'app', shows: '手写明信片' },
  { name: 'finished', at: `${AT}stage_all`, who: 'app', shows: '分享人生卡片' },
  { name: 'all claimed', at: `${AT}stage_all,claimed`, who: 'app', shows: '再次发送短信' },
  { name: 'sold out', at: `${AT}stage_sold`, who: 'app', shows: '已抢光' },
  { name: 'no chapters', at: `${AT}no_chapters`, who: 'app', shows: '故事正在书写，敬请期待' },
  { name: 'not started', at: `${AT}not_started`, shows: '敬请期待' },
  { name: 'ended', at: `${AT}ended,stage_mid`, who: 'app', shows: '活动已结束' },
  { name: 'offline', at: `${AT}offline`, shows: '活动已下线' },
  { name: 'claimed', at: AT, who: 'member', shows: '领取成功', act: tap('领取 30积分') },
  {
    name: 'claimed by message',
    at: `${AT}stage_mid`,
    who: 'member',
    shows: '短信接收领取方式',
    act: tap('领取 手写明信片'),
  },
  { name: 'message', at: `${AT}stage_mid,claimed`, who: 'app', shows: '发送短信', act: message },
  {
    name: 'message sent',
    at: `${AT}stage_mid,claimed`,
    who: 'app',
    shows: /^已发送至/,
    act: send,
  },
  {
    name: 'message refused',
    at: `${AT}stage_mid,claimed,sms_limit`,
    who: 'app',
    shows: /^今日获取次数已达上限/,
    act: send,
  },
  { name: 'poster', at: AT, who: 'app', shows: '保存图片', act: tap('分享我的故事') },
  {
    name: 'life card',
    at: `${AT}stage_all`,
    who: 'app',
    shows: '保存图片',
    act: tap('分享人生卡片'),
  },
  { name: 'rules', at: AT, shows: '纪念品不可转让、不可兑换现金。', act: tap('规则') },
  { name: 'hostile', at: `${AT}hostile`, who: 'app', shows: '章节' },
]
