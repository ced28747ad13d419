import type { Page } from '@playwright/test'
import { tap, type Look } from '@tests/support/looks'
import { SWEETS, findMove } from './match'

const AT = '/collect-cards'

/** Plays the fourth level, with its low target, to its end. */
async function play(page: Page): Promise<void> {
  await tap(/^第4关/)(page)
  const tiles = page.getByLabel(/第\d行第\d列$/)
  await tiles.first().waitFor()
  const labels = await tiles.evaluateAll((all) => all.map((tile) => tile.ariaLabel ?? ''))
  const kinds = labels.map((label) => SWEETS.findIndex((name) => label.startsWith(name)))
  const move = findMove(kinds.map((kind, id) => ({ id, kind, fell: 0 })))
  for (const at of move ?? []) await tiles.nth(at).click()
}

export const looks: readonly Look[] = [
  { name: 'open', at: AT, who: 'app', shows: '铭刻荣耀' },
  { name: 'guest', at: AT, shows: '登录后参与' },
  { name: 'member on the web', at: AT, who: 'member', shows: '铭刻荣耀' },
  { name: 'stage 0', at: `${AT}?__state=stage_0`, who: 'app', shows: '已收集 0/23' },
  { name: 'stage mid', at: `${AT}?__state=stage_mid`, who: 'app', shows: '已领取' },
  {
    name: 'stage all',
    at: `${AT}?__state=stage_all&collectionId=92003`,
    who: 'app',
    shows: '已收集 23/23',
  },
  { name: 'sold out', at: `${AT}?__state=stage_sold`, who: 'app', shows: '已抢光' },
  { name: 'album of twelve', at: `${AT}?collectionId=92003`, who: 'app', shows: '丰年岛' },
  { name: 'album of one', at: `${AT}?collectionId=92004`, who: 'app', shows: '糖果钟楼' },
  { name: 'no plays', at: `${AT}?__state=plays_0`, who: 'app', shows: '今日次数已用完' },
  { name: 'own territory', at: `${AT}?__state=occupied_me,no_glory`, who: 'app', shows: '已集齐' },
  {
    name: 'rejected glory',
    at: `${AT}?__state=occupied_me,glory_rejected`,
    who: 'app',
    shows: '未通过，请修改',
  },
  {
    name: 'engrave',
    at: `${AT}?__state=occupied_me,no_glory`,
    who: 'app',
    shows: '提交审核',
    act: tap(/^铭刻荣耀/),
  },
  { name: 'not started', at: `${AT}?__state=not_started`, shows: '敬请期待' },
  { name: 'ended', at: `${AT}?__state=ended`, who: 'app', shows: /活动已结束/ },
  { name: 'empty', at: `${AT}?__state=empty`, shows: '关卡准备中' },
  { name: 'hostile', at: `${AT}?__state=hostile`, shows: '糖果闯关' },
  { name: 'error', at: `${AT}?__state=http_500`, shows: '重新加载' },
  { name: 'loading', at: AT, holds: '/listGames', shows: '消除集卡' },
  { name: 'rules', at: AT, shows: '活动规则', act: tap('规则') },
  { name: 'card', at: AT, who: 'app', shows: '获取途径', act: tap(/^冬雪归舟/) },
  { name: 'missing card', at: `${AT}?collectionId=92002`, shows: '还未获得', act: tap(/^双月湾/) },
  { name: 'picked up', at: AT, who: 'app', shows: '收下', act: tap('领取 糖果积分袋') },
  {
    name: 'other site',
    at: `${AT}?__state=game_entry`,
    who: 'app',
    shows: '继续前往',
    act: tap(/^第4关/),
  },
  { name: 'board', at: AT, who: 'app', shows: '剩余步数', act: tap(/^第4关/) },
  {
    name: 'new card',
    at: `${AT}?__state=easy_level,card_drops`,
    who: 'app',
    shows: '获得新卡',
    act: play,
  },
  {
    name: 'no new card',
    at: `${AT}?__state=easy_level`,
    who: 'app',
    shows: /^暂无新卡到账/,
    act: play,
  },
]
