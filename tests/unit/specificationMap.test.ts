import { existsSync, readFileSync } from 'node:fs'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it, test } from 'vitest'
import { routes } from '@/app/routes'

interface Row {
  clause: string
  carriedOutIn: string
  shownBy: string
}

const MAP = readFileSync('docs/specification.md', 'utf8')

/** The rows of the map's tables, without their heads. */
const ROWS: Row[] = MAP.split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter(([first]) => first !== 'clause')
  .map(([clause = '', carriedOutIn = '', shownBy = '']) => ({ clause, carriedOutIn, shownBy }))

/** The paths of the route table. */
const BUILT = matchable(routes)

function matchable(table: readonly RouteObject[]): string[] {
  return table.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [path]),
    ...matchable(children ?? []),
  ])
}

const LATER = /\blater: P\d\d/
const PATH = /^(?:src|tests|vite|docs)\/|^[\w.]+\.(?:js|ts|html)$|^\.env/
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
const pathsOf = (cell: string) => quoted(cell).filter((text) => PATH.test(text))

test('every section of the specification has its table', () => {
  const sections = [...MAP.matchAll(/^## (\d)\./gm)].map(([, number]) => Number(number))
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(ROWS.length).toBeGreaterThan(120)
})

/** One section of the map, as text. */
const section = (number: number) => MAP.split(/^## /m).find((part) => part.startsWith(`${number}.`))

/** Specification section 2: every route, `/aidao-detail` once. */
const ROUTES =
  `/test /shareAddress /partnerRecruitment /partnerShareRegister /shareRegister /shareFinancial /competition
  /redPacket /real-estate /fission /channel /exchange /exchangeLogin /wakeUp /plAce /original-resident /qiXi /soul
  /warZone /collect-cards /second-life-plan /sign-in /asset-debut /invent-user /give-gift /lh-exchange
  /trends-detail-quest /entrust /chatAI /rewardRules /opinionScoreRules /territory /territoryRules
  /recommendation-officer /opinionRanking /newcomers /aidao-detail /territory-carnival /territory-invite
  /territory-carnival-rule /personal-guest /trends-detail/:id /manufacturerDetail/:id`.split(/\s+/)

/** Specification section 7, in its own order and words. */
const CALLS =
  `facilitator/query, facilitator/appTitle, facilitator/showOne/{id}, land/{id}, Moment lookup,
  momentId, getAnnualCourse, registration/qrcode, appointmentInfo, reward search,
  inviterInfo/{id}, Moment detail, top and sub comments, Task skip, Territory info, Planet info,
  visit planet, latest arena, listGames, listRewardPackage, listCardCollections,
  listCardRewardPackage, pickUpReward, saveGloryInTerritory, editGloryInTerritory, listByItem,
  wantBuyTradeList, processTransaction, buy, getAuthorization, arena dao info, arena moments,
  Arena dao page, Novice task list, user invitation, invitation time, user info, Home feed, user
  dynamic, rewardsToCashCampaign config, rewardsSystemRepurchase, repurchase history, sendSmsCode,
  passport/login, Fission h5 sms login, fissionRedPacket login, channelLogin, newChannelRecord,
  passport/logout by GET, registrant lists, shared user, promotion number, Activity by id, QR
  code, pullNewQRcode, claimButton, receive, refreshUserList, verifyUserRegistration,
  addNewUserInfo, commodityList, exchangeCommodity, findAddressList, findActivityDate,
  findActivityGoods, findActivityInfo, getUserIntegral, addOrder, addActOrder, getUnpaidOrder,
  Vertical task calls, userSignStatus, daySign, Second life: search, receiveActivityRewards,
  sendActivityRewardMsg, generateQrcode, searchUser, assetScList, asset/give, agent apply, message
  roll, buy agent info, check user agent, territory apply status, agent config, buriedPoint/save,
  open/save, firstRecommend/create/{id}, sendMessaage, getVerticalNpcCfgEntity, apply info, task
  entrust info, apply status, free activity apply, getByType, queryPrivacy`
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))

const clausesOf = (number: number) => ROWS.filter(({ clause }) => section(number)?.includes(clause))
const escaped = (text: string) => text.replace(/[{}:/.]/g, '\\$&')
const names = (clause: string, name: string) =>
  new RegExp(`(?<![\\w/-])${escaped(name)}(?![\\w/-])`, 'i').test(clause)

test.each(ROUTES)('the map has the route %s, and says truly whether it is built', (route) => {
  const [row, ...others] = clausesOf(2).filter(({ clause }) => names(clause, route))
  expect(row, `${route} is not in the map`).toBeDefined()
  const isBuilt = BUILT.includes(route)
  expect([row, ...others].some((row) => !LATER.test(row?.carriedOutIn ?? ''))).toBe(isBuilt)
})

test.each(CALLS)('the map has the call %s', (call) => {
  expect(clausesOf(7).filter(({ clause }) => names(clause, call))).not.toEqual([])
})

describe.each(ROWS)('$clause', ({ clause, carriedOutIn, shownBy }) => {
  it('names files that stand, and tests by words that stand in them', () => {
    expect(clause).not.toBe('')
    for (const path of [...pathsOf(carriedOutIn), ...pathsOf(shownBy)])
      expect(existsSync(path), `${path} does not exist`).toBe(true)
    for (const [, path = '', title = ''] of shownBy.matchAll(/`([^`]+)` 「([^」]+)」/g))
      expect(readFileSync(path, 'utf8'), `${path} has no 「${title}」`).toContain(title)
  })

  it('says where it is carried out and what shows it, or that it comes later', () => {
    if (LATER.test(carriedOutIn)) return
    expect(pathsOf(carriedOutIn).length).toBeGreaterThan(0)
    if (!shownBy.startsWith('no test')) expect(pathsOf(shownBy)[0]).toMatch(/^tests\//)
  })
})
