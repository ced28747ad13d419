import type { Page } from '@playwright/test'
import { person } from '@/sandbox/users'
import { tick, type Look } from '@tests/support/looks'

const AT = '/give-gift?__state='
const FRIEND = person(4).nickname

const pick = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /青鸾数字藏章/ }).click()
  await page.getByRole('button', { name: /星图明信片/ }).click()
}

async function toPerson(page: Page): Promise<void> {
  await pick(page)
  await page.getByRole('button', { name: '下一步' }).click()
}

async function find(page: Page, keyword: string): Promise<void> {
  await page.getByRole('searchbox', { name: '查找受赠人' }).fill(keyword)
  await page.getByRole('button', { name: '搜索' }).click()
}

async function toConfirm(page: Page): Promise<void> {
  await toPerson(page)
  await find(page, FRIEND)
  await page.getByRole('button', { name: `送给TA ${FRIEND}` }).click()
}

async function give(page: Page): Promise<void> {
  await toConfirm(page)
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await tick(page.getByRole('checkbox'))
  await page.getByRole('button', { name: '确认转赠' }).click()
}

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '登录后转赠' },
  { name: 'assets', at: AT, who: 'member', shows: '请选择要转赠的资产' },
  { name: 'chosen', at: AT, who: 'member', shows: '下一步', act: pick },
  { name: 'locked', at: `${AT}locked_asset`, who: 'member', shows: '交易锁定中' },
  { name: 'no assets', at: `${AT}no_assets`, who: 'member', shows: '暂无可转赠的资产' },
  { name: 'person', at: AT, who: 'member', shows: '对方需完成实名认证', act: toPerson },
  {
    name: 'found',
    at: AT,
    who: 'member',
    shows: '送给TA',
    act: (page) => toPerson(page).then(() => find(page, FRIEND)),
  },
  {
    name: 'not found',
    at: AT,
    who: 'member',
    shows: '未找到该用户',
    act: (page) => toPerson(page).then(() => find(page, '没有这个人')),
  },
  {
    name: 'named by the link',
    at: `/give-gift?toUid=${person(4).uid}&step=confirm&__state=`,
    who: 'member',
    shows: '链接里的受赠人',
    act: toPerson,
  },
  {
    name: 'unverified',
    at: `${AT}friend_unverified`,
    who: 'member',
    shows: '对方未完成实名认证',
    act: (page) => toPerson(page).then(() => find(page, FRIEND)),
  },
  { name: 'confirm', at: AT, who: 'member', shows: '确认转赠', act: toConfirm },
  {
    name: 'missing',
    at: AT,
    who: 'member',
    shows: '请先确认转赠须知',
    act: (page) =>
      toConfirm(page).then(() => page.getByRole('button', { name: '确认转赠' }).click()),
  },
  { name: 'given', at: AT, who: 'member', shows: '转赠成功', act: give },
  { name: 'partial', at: `${AT}give_partial`, who: 'member', shows: '以下资产未转赠', act: give },
  { name: 'pending', at: `${AT}pending`, who: 'member', shows: '链上处理中', act: give },
  { name: 'error', at: `${AT}http_500@/assetScList`, who: 'member', shows: '重新加载' },
  { name: 'loading', at: AT, who: 'member', holds: '/assetScList', shows: '转赠后不可撤回' },
  { name: 'hostile', at: `${AT}hostile`, who: 'member', shows: '请选择要转赠的资产' },
]
