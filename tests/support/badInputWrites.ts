import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { person } from '../../src/sandbox/users'
import { fillApplication, fillLogin, fillPlaque, inTurn, tap, tapMissedDay } from './badInputActs'

export interface WriteRow {
  /** In the tests' names, where a page makes the call on more than one occasion. */
  when?: string
  address: string | ((turn: number) => string)
  /** The end of the write's path, and of the call that says how it stands. */
  write: string
  status: string
  state?: string
  guest?: true
  /** Up to the button that counts. */
  begin?: (page: Page) => Promise<unknown>
  /** That button, and the dialog that it stands in. */
  button: string
  dialog?: string | RegExp
  /** What shows that it has happened. */
  done: string | RegExp
}

export const WRITES: readonly WriteRow[] = [
  {
    address: '/sign-in',
    write: '/activitySign/daySign',
    status: '/activitySign/userSignStatus',
    button: '立即签到',
    done: '今日已签到',
  },
  {
    address: '/exchange',
    write: '/rewardsSystemRepurchase',
    status: '/rewardsSystemRepurchase/history',
    begin: async (page) => {
      await page.getByRole('textbox', { name: '兑现数量' }).fill('500')
      await page.getByRole('button', { name: '确认兑现' }).tap()
      await expect(page.getByRole('dialog', { name: '确认兑现' })).toBeVisible()
    },
    button: '确认兑现',
    dialog: '确认兑现',
    done: /已提交|处理中/,
  },
  {
    address: '/territory?territoryId=30001',
    write: '/territory/freeActivityApply',
    status: '/territory/applyStatus',
    state: 'free',
    begin: fillApplication,
    button: '提交申请',
    done: '审核中',
  },
  {
    address: '/original-resident',
    write: '/inventUser/receive',
    status: '/originalResident/rewardSearch',
    button: '立即领取',
    done: '已领取',
  },
  {
    when: ' for the welcome gift',
    address: `/original-resident?inviterId=${person(0).uid}`,
    guest: true,
    write: '/inventUser/receive',
    status: '/originalResident/rewardSearch',
    begin: inTurn(tap('我是新用户'), fillLogin),
    button: '立即领取',
    dialog: '领取新人礼包',
    done: '已领取',
  },
  {
    when: ' for a missed day',
    address: '/sign-in',
    write: '/activitySign/daySign',
    status: '/activitySign/userSignStatus',
    state: 'makeup_2,month_end',
    begin: tapMissedDay,
    button: '补签',
    dialog: /^使用补签卡补签/,
    done: '补签卡 ×1',
  },
  {
    address: '/sign-in',
    write: '/verticalTask/receive',
    status: '/verticalTask/list',
    button: '到访一颗星球 领取',
    done: /已领取|领取成功/,
  },
  {
    // Words that were engraved stay: each time another plaque, and none of another test's.
    address: (turn) => `/territory?territoryId=${30_007 + turn}`,
    write: '/territory/saveGloryInTerritory',
    status: '/territory/info',
    state: 'occupied_me,no_glory',
    begin: fillPlaque,
    button: '提交审核',
    done: '审核中',
  },
  {
    address: (turn) => `/territory?territoryId=${30_009 + turn}`,
    write: '/territory/editGloryInTerritory',
    status: '/territory/info',
    state: 'occupied_me,glory_rejected',
    begin: fillPlaque,
    button: '提交审核',
    done: '审核中',
  },
]
