import type { Page } from '@playwright/test'
import { tap, type Look } from '@tests/support/looks'

const AT = '/exchange?__state='

async function fill(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '兑现数量' }).fill('500')
  await tap('确认兑现')(page)
}

async function exchange(page: Page): Promise<void> {
  await fill(page)
  await page.getByRole('dialog').getByRole('button', { name: '确认兑现' }).click()
}

export const looks: readonly Look[] = [
  { name: 'open', at: '/exchange', who: 'member', shows: '12,860' },
  { name: 'rich', at: `${AT}rich`, who: 'member', shows: '88,888,880' },
  { name: 'lack', at: `${AT}lack`, who: 'member', shows: /^约 ¥0.60/ },
  { name: 'no identity', at: `${AT}kyc_none`, who: 'member', shows: '去实名认证' },
  { name: 'no payee', at: `${AT}payee_none`, who: 'member', shows: '去绑定' },
  { name: 'pool empty', at: `${AT}pool_0`, who: 'member', shows: '额度已兑完' },
  { name: 'ended', at: `${AT}ended`, who: 'member', shows: '活动已结束' },
  { name: 'not started', at: `${AT}not_started`, who: 'member', shows: /^距开始/ },
  { name: 'offline', at: `${AT}offline`, who: 'member', shows: '活动已下线' },
  { name: 'hostile', at: `${AT}hostile`, who: 'member', shows: '12,860' },
  { name: 'error', at: `${AT}http_500`, who: 'member', shows: '重新加载' },
  { name: 'last look', at: '/exchange', who: 'member', shows: '预计到账', act: fill },
  {
    name: 'submitted',
    at: `${AT}submit_processing`,
    who: 'member',
    shows: '已提交，预计T+1到账',
    act: exchange,
  },
  { name: 'failed', at: `${AT}submit_fail`, who: 'member', shows: '兑现失败', act: exchange },
  { name: 'done', at: `${AT}submit_success`, who: 'member', shows: '兑现成功', act: exchange },
  {
    name: 'records',
    at: `${AT}submit_processing`,
    who: 'member',
    shows: '订单号',
    async act(page) {
      await exchange(page)
      await tap('查看记录', /^500奖励.*处理中/)(page)
    },
  },
  {
    name: 'result unknown',
    at: `${AT}submit_unknown`,
    who: 'member',
    shows: '再次确认',
    async act(page) {
      await exchange(page)
      await tap('关闭', '结果确认中')(page)
    },
  },
]
