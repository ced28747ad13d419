import { NETWORK_TEXT } from '../../src/api/failure'
import { person } from '../../src/sandbox/users'
import { COMMENTS, LOST, apply, check, logIn, same, sendCode, tap, typeAmount } from './badInput'
import type { PageRow } from './badInput'

const BROKEN_PAGE = 'Something went wrong, please check server API'
const inviter = person(0)
/** The code of the same person. */
const INVITE_CODE = 'KZZQWVGK'

export const PAGES: readonly PageRow[] = [
  {
    page: 'home',
    address: '/',
    stands: '青鸾数字工坊',
    calls: [
      {
        call: '/facilitator/query',
        main: true,
        ends: {
          failed: BROKEN_PAGE,
          empty: '暂无服务商入驻',
          null_data: '暂无服务商入驻',
          hostile: '<img src=x',
        },
      },
    ],
  },
  {
    page: 'manufacturerDetail',
    address: '/manufacturerDetail/10001',
    stands: '青鸾数字工坊',
    calls: [
      {
        call: '/facilitator/showOne/10001',
        main: true,
        ends: {
          failed: BROKEN_PAGE,
          empty: '该服务商已下架',
          null_data: '该服务商已下架',
          hostile: '<svg onload',
        },
      },
      same('青鸾数字工坊', '/facilitator/appTitle'),
    ],
  },
  {
    page: 'trends-detail',
    address: '/trends-detail/20001',
    stands: '等了一整个夏天',
    calls: [
      {
        call: '/moment/getByMomentId',
        main: true,
        ends: {
          failed: BROKEN_PAGE,
          empty: '动态不存在或已被删除',
          null_data: '动态不存在或已被删除',
          hostile: '<svg onload',
        },
      },
      COMMENTS,
    ],
  },
  {
    page: 'trends-detail-quest',
    address: '/trends-detail-quest?momentId=20009&taskId=31001',
    stands: '九座岛，走了九天',
    calls: [
      {
        call: '/moment/detail',
        main: true,
        ends: {
          failed: NETWORK_TEXT,
          empty: '动态不存在或已被删除',
          null_data: '动态不存在或已被删除',
          hostile: '<svg onload',
        },
      },
      same('九座岛，走了九天', '/verticalTask/list'),
      COMMENTS,
    ],
  },
  {
    page: 'shareRegister',
    address: `/shareRegister?shareUid=${inviter.uid}`,
    stands: '接受邀请',
    guest: true,
    calls: [
      { call: '/invite/sharedUser', main: true, ends: { failed: '接受邀请' } },
      same('接受邀请', '/privacy/queryPrivacy'),
    ],
  },
  {
    page: 'exchangeLogin',
    address: '/exchangeLogin',
    stands: '平台不会以任何理由索要验证码',
    guest: true,
    calls: [
      same('登录并继续', '/privacy/queryPrivacy'),
      {
        call: '/sms/sendSmsCode',
        act: sendCode,
        ends: { failed: '获取验证码', hostile: 's后重发' },
      },
      {
        call: '/passport/login',
        act: logIn,
        ends: { failed: '登录并继续', hostile: '奖励' },
      },
    ],
  },
  {
    page: 'original-resident',
    address: '/original-resident',
    stands: '我的邀请码',
    calls: [
      {
        call: '/originalResident/rewardSearch',
        main: true,
        ends: { failed: NETWORK_TEXT, signed_out: '登录后参与' },
      },
      same('立即领取', '/invite/residentPromotionNumber', {
        ends: { failed: '立即领取', token_bad: '登录后参与' },
      }),
      {
        call: '/invite/registrantList',
        ends: {
          failed: '加载失败，点击重试',
          empty: '还没有邀请记录',
          token_bad: '登录后查看您的记录',
        },
      },
      same('我是新用户', '/originalResident/inviterInfo', {
        call: `/inviterInfo/${inviter.uid}`,
        address: `/original-resident?inviterId=${inviter.uid}`,
        guest: true,
      }),
      same('我是新用户', '/invite/sharedUser', {
        address: `/original-resident?inviteCode=${INVITE_CODE}`,
        guest: true,
      }),
      {
        call: '/inventUser/receive',
        act: tap('立即领取'),
        says: { ...LOST, empty: '领取成功', null_data: '领取成功' },
        ends: { failed: '立即领取', signed_out: '手机号登录', token_bad: '登录后参与' },
      },
    ],
  },
  {
    page: 'sign-in',
    address: '/sign-in',
    stands: '本月已签',
    calls: [
      {
        call: '/activitySign/userSignStatus',
        main: true,
        ends: { failed: NETWORK_TEXT, signed_out: '登录后签到', hostile: '立即签到' },
      },
      same('立即签到', '/integral/getUserIntegral', {
        ends: { failed: '立即签到', token_bad: '登录后签到' },
      }),
      {
        call: '/verticalTask/list',
        ends: {
          failed: '加载失败，点击重试',
          empty: '暂无任务，明天再来看看',
          null_data: '暂无任务，明天再来看看',
          signed_out: '登录后查看任务',
          token_bad: '登录后签到',
        },
      },
      {
        call: '/activitySign/daySign',
        act: tap('立即签到'),
        says: { ...LOST, empty: '签到成功', null_data: '签到成功' },
        ends: {
          failed: '立即签到',
          empty: '今日已签到',
          null_data: '今日已签到',
          signed_out: '手机号登录',
          token_bad: '登录后签到',
        },
      },
    ],
  },
  {
    page: 'exchange',
    address: '/exchange',
    stands: '可兑现（奖励）',
    calls: [
      {
        call: '/rewardsToCashCampaign/config',
        main: true,
        ends: { failed: NETWORK_TEXT, signed_out: '登录并继续' },
      },
      same('可兑现（奖励）', '/user/info', {
        ends: { failed: '当前账号', signed_out: '可兑现（奖励）', token_bad: '登录并继续' },
      }),
      same('确认兑现', '/rewardsSystemRepurchase/history', {
        ends: { failed: '确认兑现', token_bad: '登录并继续' },
      }),
      {
        call: '/order/get_biz_no',
        act: typeAmount,
        says: { ...LOST, empty: NETWORK_TEXT, null_data: NETWORK_TEXT },
        ends: { failed: '确认兑现', signed_out: '登录并继续', token_bad: '登录并继续' },
      },
      {
        call: '/rewardsSystemRepurchase',
        act: typeAmount,
        says: LOST,
        ends: { failed: '确认兑现', signed_out: '登录并继续', token_bad: '登录并继续' },
      },
    ],
  },
  {
    page: 'territory',
    address: '/territory?territoryId=30001',
    stands: '预计收益仅供参考',
    calls: [
      {
        call: '/territory/info',
        main: true,
        ends: { failed: NETWORK_TEXT, empty: '领地不存在', null_data: '领地不存在' },
      },
      {
        call: '/territory/topFive',
        ends: { failed: '榜单加载失败', empty: '虚位以待', null_data: '虚位以待' },
      },
      { call: '/territory/projectedRevenue', ends: { failed: '暂无预估' } },
      {
        call: '/territory/applyStatus',
        ends: {
          failed: '认领状态加载失败',
          empty: '认领条件',
          null_data: '认领条件',
          signed_out: '登录后查看自己的领地',
          token_bad: '登录后查看自己的领地',
        },
      },
      {
        call: '/territory/applyInfo',
        ends: { failed: '条件加载失败', signed_out: '登录后查看', token_bad: '登录后查看' },
      },
      {
        call: '/territory/freeActivityApply',
        state: 'free',
        act: apply,
        says: LOST,
        ends: { failed: '提交申请', signed_out: '手机号登录', token_bad: '登录后参与' },
      },
    ],
  },
  {
    page: 'opinionRanking',
    address: '/opinionRanking',
    stands: '总榜',
    calls: [
      {
        call: '/arena/dao/page',
        main: true,
        ends: { failed: NETWORK_TEXT, empty: '虚位以待', signed_out: '登录后查看排行榜' },
      },
      same('星河拾光', '/user/info'),
    ],
  },
  {
    page: 'rewardRules',
    address: '/rewardRules',
    stands: '奖励规则',
    calls: [
      {
        call: '/privacy/getByType',
        main: true,
        ends: { failed: '内容可能不是最新版本', hostile: '超长内容' },
      },
      same('一、奖励类型', '/rewardsToCashCampaign/config'),
    ],
  },
  {
    page: 'test',
    address: '/test',
    stands: '开发自检',
    calls: [
      { call: '/user/info', act: check('用户信息'), ends: { failed: '失败', hostile: '通过' } },
      {
        call: '/privacy/queryPrivacy',
        act: check('协议版本'),
        ends: { failed: '失败', hostile: '通过' },
      },
    ],
  },
]
