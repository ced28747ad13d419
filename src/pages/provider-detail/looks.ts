import { tap, type Look } from '@tests/support/looks'

const AT = '/manufacturerDetail/10001'

export const looks: readonly Look[] = [
  { name: 'open', at: AT, shows: '代表作品' },
  { name: 'bare', at: '/manufacturerDetail/10007', shows: '联系TA' },
  { name: 'off the shelf', at: '/manufacturerDetail/50410', shows: '该服务商已下架' },
  { name: 'hostile', at: `${AT}?__state=hostile`, shows: '联系TA' },
  { name: 'long text', at: `${AT}?__state=long_text`, shows: '展开' },
  { name: 'words alone', at: `${AT}?__state=text_only,no_images`, shows: '联系TA' },
  { name: 'error', at: `${AT}?__state=http_500`, shows: /please check server API/ },
  { name: 'bad id', at: '/manufacturerDetail/abc', shows: '请检查id参数是否正确' },
  { name: 'loading', at: AT, holds: '/showOne/10001', shows: '正在加载服务商' },
  { name: 'login', at: AT, shows: '手机号登录', act: tap('联系TA') },
  { name: 'contact', at: AT, who: 'member', shows: '沈知秋', act: tap('联系TA') },
  {
    name: 'no contact',
    at: `${AT}?__state=no_contact`,
    shows: '暂未公开联系方式',
    act: tap('联系TA'),
  },
  { name: 'a work', at: AT, shows: '1/5', act: tap(/^查看作品/) },
]
