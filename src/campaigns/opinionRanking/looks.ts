import type { Page } from '@playwright/test'
import { tap, type Look } from '@tests/support/looks'

const AT = '/opinionRanking?__state='

async function openTabThatFails(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: '总榜' })
  // A route that is set while the document loads can miss a call.
  await tab.waitFor()
  await page.route(/dao\/page.*period=ALL/, (route) => route.fulfill({ status: 500 }))
  await tab.click()
}

const toRules = (page: Page) => page.getByRole('link', { name: '规则' }).click()

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '登录查看我的排名' },
  { name: 'empty', at: `${AT}ranks_0`, shows: '暂无数据' },
  { name: 'two people', at: `${AT}ranks_2`, shows: '没有更多了' },
  { name: 'error', at: `${AT}http_500`, shows: '重新加载' },
  { name: 'a tab that fails', at: AT, shows: '重新加载', act: openTabThatFails },
  { name: 'own row', at: AT, who: 'member', shows: /距上一名还差/ },
  { name: 'first', at: `${AT}me_first`, who: 'member', shows: '已是第一名，继续保持' },
  { name: 'off the list', at: `${AT}off_list`, who: 'member', shows: /暂未上榜/ },
  { name: 'login', at: AT, shows: '手机号登录', act: tap('登录') },
  { name: 'rules', at: AT, shows: '意见分规则', act: toRules },
  { name: 'hostile', at: `${AT}hostile`, who: 'member', shows: '总榜' },
]
