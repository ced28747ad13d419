import type { Page } from '@playwright/test'
import type { Look } from '@tests/support/looks'

const AT = '/aidao-detail?daoId=50001&__state='
const tabAt = (tab: string) => `/aidao-detail?daoId=50001&tab=${tab}&__state=`

const toTabs = (page: Page) =>
  page.getByRole('tab', { name: '动态' }).evaluate((tab) => tab.scrollIntoView({ block: 'start' }))

export const looks: readonly Look[] = [
  { name: 'moments', at: AT, shows: '加入DAO' },
  { name: 'moments below', at: AT, shows: '加入DAO', act: toTabs },
  { name: 'members', at: tabAt('members'), shows: /^贡献/ },
  { name: 'proposals', at: tabAt('proposals'), shows: '暂无投票', act: toTabs },
  { name: 'member', at: `${AT}member`, who: 'member', shows: '已加入' },
  { name: 'admin', at: `${AT}admin`, who: 'member', shows: '管理' },
  { name: 'not joinable', at: `${AT}not_joinable`, shows: '暂不可加入' },
  { name: 'no moments', at: `${AT}feed_0`, shows: '还没有动态' },
  { name: 'no members', at: `${tabAt('members')}members_0`, shows: '还没有成员' },
  { name: 'no proposals', at: `${tabAt('proposals')}proposals_0`, shows: '还没有提案' },
  { name: 'many members', at: `${tabAt('members')}many`, shows: '加载更多' },
  { name: 'tab failed', at: `${AT}http_500@/dao/moments`, shows: '加载失败，点击重试' },
  { name: 'error', at: `${AT}http_500@/dao/info`, shows: '重新加载' },
  { name: 'loading', at: AT, holds: '/dao/info', shows: '成员' },
  { name: 'unknown', at: '/aidao-detail?daoId=1', shows: 'DAO不存在或已解散' },
  { name: 'bad link', at: '/aidao-detail', shows: 'DAO信息有误' },
  { name: 'hostile', at: `${AT}hostile`, shows: '资金库' },
  { name: 'hostile proposals', at: `${tabAt('proposals')}hostile`, shows: '资金库', act: toTabs },
  { name: 'in the app', at: AT, who: 'app', shows: '加入DAO' },
]
