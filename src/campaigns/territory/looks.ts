import type { Page } from '@playwright/test'
import { tap, tick, type Look } from '@tests/support/looks'

const AT = '/territory?territoryId=30001&__state='

async function apply(page: Page): Promise<void> {
  await tap('申请认领')(page)
  await page.getByLabel('申请人姓名').fill('张三')
  await tick(page.getByRole('checkbox'))
  await tap('提交申请')(page)
}

export const looks: readonly Look[] = [
  { name: 'free', at: `${AT}free`, shows: '申请认领' },
  { name: 'occupied by another', at: `${AT}occupied_other`, shows: '已有领主' },
  { name: 'no planet', at: `${AT}no_planet`, shows: '已有领主' },
  { name: 'applied for by another', at: `${AT}applying_other`, shows: '认领申请正在审核' },
  { name: 'locked', at: `${AT}locked`, shows: '领地还在建设中' },
  { name: 'unknown', at: `${AT}unknown`, shows: '领地不存在' },
  { name: 'offline', at: `${AT}offline`, shows: '活动已下线' },
  { name: 'hostile', at: `${AT}hostile`, shows: '已有领主' },
  { name: 'parts that fail', at: `${AT}revenue_fail,top_fail`, shows: '重新加载' },
  { name: 'error', at: `${AT}http_500`, shows: '重新加载' },
  { name: 'applying', at: `${AT}applying`, who: 'member', shows: '审核中' },
  { name: 'rejected', at: `${AT}rejected`, who: 'member', shows: '重新申请' },
  { name: 'expired', at: `${AT}expired`, who: 'member', shows: '你的任期已结束' },
  { name: 'conditions not met', at: `${AT}not_met`, who: 'member', shows: '申请认领' },
  { name: 'paid', at: `${AT}paid`, who: 'member', shows: '申请认领' },
  { name: 'glory pending', at: `${AT}occupied_me,glory_pending`, who: 'member', shows: '审核中' },
  { name: 'glory rejected', at: `${AT}occupied_me,glory_rejected`, who: 'member', shows: '未通过' },
  { name: 'hostile, mine', at: `${AT}hostile,occupied_me`, who: 'member', shows: '编辑铭文' },
  { name: 'form', at: `${AT}free`, who: 'member', shows: '申请人姓名', act: tap('申请认领') },
  {
    name: 'form, paid',
    at: `${AT}paid`,
    who: 'member',
    shows: '前往App认领',
    act: tap('申请认领'),
  },
  {
    name: 'form, not met',
    at: `${AT}not_met`,
    who: 'member',
    shows: /^还有\d项条件未满足/,
    act: tap('申请认领'),
  },
  {
    name: 'form, quota',
    at: `${AT}free_quota`,
    who: 'member',
    shows: '申请人姓名',
    act: tap('免费认领'),
  },
  {
    name: 'form, again',
    at: `${AT}rejected`,
    who: 'member',
    shows: '提交申请',
    act: tap('重新申请'),
  },
  {
    name: 'inscription',
    at: `${AT}occupied_me`,
    who: 'member',
    shows: '提交',
    act: tap('编辑铭文'),
  },
  { name: 'applied', at: `${AT}free`, who: 'member', shows: /已提交，排队第\d+位/, act: apply },
  { name: 'refused', at: `${AT}reject_now`, who: 'member', shows: '申请未通过', act: apply },
]
