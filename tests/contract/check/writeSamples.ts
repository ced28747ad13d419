/*
 * What the check sends where it writes, beside the samples of what it reads: to be carried out by the sandbox. An answer before
 * (`writes.ts`) or the command line names others.
 */

const FRIEND = '6144838402871835802'
const LOGIN = { phone: '13800138000', smsCode: '123456', privacyVersion: 'V3' }
const EVENT = {
  eventTime: '2026-11-26 10:00:00',
  pageName: 'sign-in',
  elementType: 'button',
  elementName: 'sign',
  extraInfo: { activityId: '1001' },
}

/** By the name of the call. */
export const WRITE_SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  'agent/apply': {
    ...LOGIN,
    levelId: '101',
    name: '陈小星',
    city: '杭州市',
    privacyVersion: undefined,
  },
  'asset/give': { assetIds: ['73001'], toUid: FRIEND, smsCode: LOGIN.smsCode },
  'channel/channelLogin': { ...LOGIN, channelCode: 'C1001' },
  'channel/newChannelRecord': { channelCode: 'C1001', visitorKey: 'v-1', landingPath: '/wake-up' },
  'character/sendMessaage': {
    npcId: '80001',
    sessionId: 's-1',
    clientMsgId: 'm-1',
    message: '你好',
  },
  'eliminateGame/pickUpReward': { packageId: '93001', packageType: 'GAME' },
  rewardsSystemRepurchase: { amount: 100 },
  'firstRecommend/create': { id: '1001' },
  'inventUser/addNewUserInfo': { ...LOGIN, phone: '13700137000' },
  'inventUser/receive': { level: '1' },
  'invite/generateQrCode': { path: '/second-life-plan', params: {} },
  'lhExchange/exchangeCommodity': { productId: '70202', addressId: '72001' },
  'sms/sendSmsCode': { scene: 'LOGIN' },
  'market/buy': { saleId: '760060', price: 138_320 },
  'market/processTransaction': {
    action: 'CREATE_WANT',
    itemId: '70010',
    price: 120_000,
    quantity: 1,
    days: 7,
  },
  'order/addActOrder': { goodsId: '76001', quantity: 1 },
  'order/addOrder': { skuId: '70001', quantity: 1, price: 19_900, useIntegral: 0 },
  'order/get_biz_no': { bizType: 'MARKET' },
  'planet/visit': { visitorKey: 'v-1' },
  'redPacketRain/appointmentInfo': { action: 'APPOINT', roundId: '70102' },
  'registration/qrcode': { scene: 'COMPETITION', page: '/competition' },
  'secondLife/receiveActivityRewards': { rewardId: '70103' },
  'secondLife/sendActivityRewardMsg': { rewardId: '70103' },
  'task/skip': { taskId: '31001', from: 'sign-in' },
  'verticalTask/receive': { taskId: '31003' },
  'territory/editGloryInTerritory': { gloryId: '730001', text: '灯火可亲' },
  'territory/saveGloryInTerritory': { text: '灯火可亲' },
  'territory/freeActivityApply': { territoryId: '30007', applicantName: '陈小星' },
  'user/invitation': { targetUid: FRIEND, scene: 'GUEST', refId: '40001', slotId: '2026112719' },
  'fission/smsLogin': LOGIN,
  'passport/login': LOGIN,
  'fissionRedPacket/login': LOGIN,
  'buriedPoint/open/save': EVENT,
  'buriedPoint/save': EVENT,
}
