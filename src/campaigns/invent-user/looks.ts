import type { Page } from '@playwright/test'
import { inviteCodeFor, person } from '@/sandbox/users'
import { tap, tick, type Look } from '@tests/support/looks'

const AT = '/invent-user?__state='
const INVITED = `/invent-user?inviteCode=${inviteCodeFor(person(0).uid)}&__state=`
const OTHER_PHONE = '13752220001'

async function type(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(OTHER_PHONE)
}

async function join(page: Page): Promise<void> {
  await type(page)
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await tick(page.getByRole('checkbox'))
  await tap('确认加入')(page)
}

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '登录后生成你的专属二维码' },
  { name: 'inviter', at: AT, who: 'app', shows: /^有效期至/ },
  { name: 'pending', at: AT, who: 'app', holds: '/pullNewQRcode', shows: '邀请记录' },
  { name: 'code fails', at: `${AT}http_500@/pullNewQRcode`, who: 'app', shows: '重新加载' },
  { name: 'code bad', at: `${AT}qr_bad`, who: 'app', shows: /^二维码生成失败/ },
  { name: 'expired', at: `${AT}qr_expired`, who: 'app', shows: '点击刷新' },
  { name: 'nobody yet', at: `${AT}stage_0`, who: 'app', shows: /^还没有邀请记录/ },
  { name: 'in the middle', at: `${AT}stage_mid`, who: 'app', shows: '已领取' },
  { name: 'all', at: `${AT}stage_all`, who: 'app', shows: '限定数字雕塑' },
  { name: 'sold out', at: `${AT}stage_sold`, who: 'app', shows: '已抢光' },
  { name: 'tiers fail', at: `${AT}http_500@/claimButton`, who: 'app', shows: /加载失败/ },
  {
    name: 'somebody new',
    at: `${AT}invitee_arrives`,
    who: 'app',
    shows: /^更新于/,
    act: tap('刷新'),
  },
  { name: 'claimed', at: AT, who: 'app', shows: '领取成功', act: tap('领取 50积分') },
  { name: 'poster', at: AT, who: 'app', shows: '保存图片', act: tap('保存海报') },
  { name: 'hostile', at: `${AT}hostile`, who: 'app', shows: '邀请记录' },
  { name: 'invited', at: INVITED, shows: '邀请你一起走进数字世界' },
  { name: 'invited, pending', at: INVITED, holds: '/sharedUser', shows: '加入数字世界' },
  { name: 'invited by nobody', at: `${INVITED}inviter_unknown`, shows: '欢迎来到数字世界' },
  { name: 'registered', at: `${INVITED}old_user`, shows: /^该手机号已注册/, act: type },
  { name: 'bound', at: `${INVITED}bound`, shows: /^你已接受过/, act: type },
  { name: 'own', at: `${INVITED}self`, shows: '不能邀请自己', act: type },
  { name: 'joined', at: INVITED, shows: '加入成功', act: join },
  { name: 'member', at: INVITED, who: 'member', shows: '你已是老朋友' },
  { name: 'invited hostile', at: `${INVITED}hostile`, shows: '确认加入' },
]
