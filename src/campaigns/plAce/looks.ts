import { tap, type Look } from '@tests/support/looks'

const AT = '/plAce?planetId=40001&__state='

export const looks: readonly Look[] = [
  { name: 'visitor', at: AT, shows: /^你是第[\d,]+位访客$/ },
  { name: 'another planet', at: '/plAce?planetId=40002', shows: /^你是第[\d,]+位访客$/ },
  { name: 'a third planet', at: '/plAce?planetId=40003', shows: /^你是第[\d,]+位访客$/ },
  { name: 'a fourth planet', at: '/plAce?planetId=40004', shows: /^你是第[\d,]+位访客$/ },
  {
    name: 'far away',
    at: '/plAce?planetId=900719925474099123',
    shows: /^你是第[\d,]+位访客$/,
  },
  { name: 'before the visit is answered', at: AT, holds: '/planet/visit', shows: '欢迎来做客' },
  { name: 'private', at: `${AT}planet_private`, shows: '主人设置了私密' },
  { name: 'closed', at: `${AT}planet_closed`, shows: '星球已关闭' },
  { name: 'bare', at: `${AT}no_scenes,dynamic_0,feed_0`, shows: '主人还没有发布动态' },
  { name: 'parts fail', at: `${AT}http_500@/facade/`, shows: '加载失败，点击重试' },
  { name: 'in the app', at: AT, who: 'app', shows: '登陆星球' },
  { name: 'many', at: `${AT}many`, shows: '登陆星球' },
  { name: 'hostile', at: `${AT}hostile`, shows: '登陆星球' },
  { name: 'loading', at: AT, holds: '/planet/info', shows: '星球到访' },
  { name: 'error', at: `${AT}http_500@/planet/info`, shows: '重新加载' },
  { name: 'gone', at: '/plAce?planetId=1', shows: '没有找到这颗星球' },
  { name: 'guest is asked to log in', at: `${AT}signed_out@/planet/info`, shows: '登录后查看' },
  { name: 'bad link', at: '/plAce?planetId=x', shows: '星球信息有误' },
  {
    name: 'login',
    at: `${AT}signed_out@/planet/info`,
    shows: '手机号登录',
    act: tap('登录后查看'),
  },
]
