import type { Page } from '@playwright/test'
import { person } from '@/sandbox/users'
import { tap, tick, type Look } from '@tests/support/looks'

const AT = '/partnerRecruitment?__state='
const INVITED = `/partnerRecruitment?shareUid=${person(100).uid}&__state=`

async function fill(page: Page): Promise<void> {
  await tap('我要申请')(page)
  await page.getByLabel('姓名').fill('陈小星')
  await page.getByLabel('手机号').fill('13751937499')
  await page.getByLabel('验证码').fill('123456')
  await page.getByLabel('省份').selectOption('浙江省')
  await page.getByLabel('所在城市').selectOption('杭州市')
  await page.getByLabel('申请理由').fill('在杭州组织过十几场读书会，想把大家带进来。')
  await tick(page.getByRole('checkbox'))
}

async function apply(page: Page): Promise<void> {
  await fill(page)
  await tap('提交申请')(page)
}

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '打开App申请' },
  { name: 'invited', at: INVITED, shows: /邀请你同行$/ },
  { name: 'loading', at: AT, holds: '/agent/buyAgentInfo', shows: '邀请好友' },
  { name: 'levels fail', at: `${AT}http_500@/buyAgentInfo`, shows: '重新加载' },
  { name: 'no level', at: `${AT}levels_0`, shows: '合伙人等级筹备中，敬请期待' },
  { name: 'one level', at: `${AT}levels_1`, shows: '打开App申请' },
  { name: 'sold out', at: `${AT}sold_out`, shows: '名额已满' },
  { name: 'second level', at: `${AT}&levelId=102`, shows: '组队共建' },
  { name: 'closed', at: `${AT}ended`, shows: '招募已结束' },
  { name: 'not started', at: `${AT}not_started`, shows: '敬请期待' },
  { name: 'hostile', at: `${AT}hostile`, shows: '合伙人等级' },
  {
    name: 'a question',
    at: AT,
    shows: '预计3个工作日内完成审核',
    act: (page) => page.getByText('审核需要多久？').click(),
  },
  { name: 'rules', at: AT, shows: '申请条件', act: tap('规则') },
  { name: 'member', at: AT, who: 'member', shows: '尚未申请' },
  { name: 'asking', at: AT, who: 'member', holds: '/agent/checkUserAgent', shows: '请稍候' },
  { name: 'unknown', at: `${AT}http_500@/checkUserAgent`, who: 'app', shows: '我的状态加载失败' },
  { name: 'pending', at: `${AT}pending`, who: 'app', shows: '审核中，预计3个工作日' },
  { name: 'rejected', at: `${AT}rejected`, who: 'app', shows: /^所在城市与登记信息不一致/ },
  { name: 'partner', at: `${AT}approved`, who: 'app', shows: /^有效期至/ },
  { name: 'expired', at: `${AT}expired`, who: 'app', shows: '合伙人身份已到期' },
  { name: 'land pending', at: `${AT}approved,land_pending`, who: 'app', shows: '领地审核中' },
  { name: 'land refused', at: `${AT}approved,land_rejected`, who: 'app', shows: /^所选地块/ },
  { name: 'poster', at: `${AT}approved`, who: 'app', shows: '保存图片', act: tap('分享海报') },
  { name: 'in the app', at: AT, who: 'app', shows: '我要申请' },
  { name: 'form', at: AT, who: 'app', shows: /^申请等级/, act: tap('我要申请') },
  {
    name: 'form wrong',
    at: AT,
    who: 'app',
    shows: '请输入真实姓名',
    act: tap('我要申请', '提交申请'),
  },
  { name: 'code wrong', at: `${AT}code_wrong`, who: 'app', shows: /^验证码错误/, act: apply },
  { name: 'applied', at: AT, who: 'app', shows: '申请已提交', act: apply },
]
