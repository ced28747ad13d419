import type { Page } from '@playwright/test'
import { person } from '@/sandbox/users'
import { tap, type Look } from '@tests/support/looks'

const AT = '/shareFinancial?__state='
const INVITED = `/shareFinancial?courseId=90001&shareUid=${person(6).uid}&__state=`

async function showAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: '展开全部' }).click()
  await page.getByText('课程内容不构成投资建议').scrollIntoViewIfNeeded()
}

const listen = (page: Page) =>
  page
    .getByRole('button', { name: /^01/ })
    .click()
    .then(() => page.getByRole('region', { name: '播放器' }).waitFor())

const watch = (page: Page) =>
  page
    .getByRole('button', { name: /^02/ })
    .click()
    .then(() => page.getByRole('region', { name: '播放器' }).waitFor())

export const looks: readonly Look[] = [
  { name: 'visitor', at: AT, shows: '立即购买' },
  { name: 'invited', at: INVITED, shows: '邀请你一起学' },
  { name: 'listening', at: AT, shows: /\/ \d\d:\d\d/, act: listen },
  { name: 'watching', at: AT, shows: /\/ \d\d:\d\d/, act: watch },
  { name: 'all lessons', at: AT, shows: '课程内容不构成投资建议', act: showAll },
  { name: 'bought', at: `${AT}bought`, who: 'member', shows: '去学习' },
  { name: 'sold out', at: `${AT}sold_out`, shows: '已售罄' },
  { name: 'no teacher', at: `${AT}no_teacher`, shows: '立即购买' },
  { name: 'no free lesson', at: `${AT}no_free`, shows: '立即购买' },
  { name: 'taken down', at: `${AT}offline`, shows: '课程已下架' },
  { name: 'poster', at: AT, shows: '保存图片', act: tap('分享') },
  { name: 'in the app', at: AT, who: 'app', shows: '立即购买' },
  { name: 'hostile', at: `${INVITED}hostile`, shows: '立即购买' },
  { name: 'loading', at: AT, holds: '/getAnnualCourse', shows: '财经年课' },
  { name: 'error', at: `${AT}http_500@/getAnnualCourse`, shows: '重新加载' },
  { name: 'gone', at: '/shareFinancial?courseId=1&__state=', shows: '课程不存在或已下架' },
  { name: 'bad link', at: '/shareFinancial?courseId=x', shows: '课程信息有误' },
]
