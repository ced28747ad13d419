import { tap, type Look } from '@tests/support/looks'

const AT = '/trends-detail/20002'

export const looks: readonly Look[] = [
  { name: 'open', at: '/trends-detail/20009', shows: '最热' },
  { name: 'words alone', at: `${AT}?__state=no_images`, shows: '最热' },
  { name: '1 picture', at: `${AT}?__state=images_1`, shows: '最热' },
  { name: '2 pictures', at: `${AT}?__state=images_2`, shows: '最热' },
  { name: '4 pictures', at: `${AT}?__state=images_4`, shows: '最热' },
  { name: '9 pictures', at: `${AT}?__state=images_9`, shows: '最热' },
  { name: 'video', at: '/trends-detail/20010', shows: '最热' },
  { name: 'long text', at: `${AT}?__state=long_text,liked`, shows: '最热' },
  { name: 'hostile', at: `${AT}?__state=hostile`, shows: '最热' },
  { name: 'no comments', at: `${AT}?__state=no_comments`, shows: '还没有评论，来抢沙发' },
  { name: 'comments fail', at: `${AT}?__state=comments_fail`, shows: '评论加载失败，点击重试' },
  { name: 'replies', at: '/trends-detail/20009', shows: '收起', act: tap(/^查看全部/) },
  { name: 'to the app', at: '/trends-detail/20004', shows: '打开App参与互动', act: tap(/^关注/) },
  { name: 'a picture', at: '/trends-detail/20004', shows: '1/4', act: tap('查看图片 1/4') },
  { name: 'in the app', at: '/trends-detail/20004', who: 'app', shows: '说点什么…' },
  { name: 'deleted', at: '/trends-detail/20011', shows: '该动态已被删除' },
  { name: 'auditing', at: '/trends-detail/20012', shows: '动态审核中，暂不可见' },
  { name: 'not there', at: '/trends-detail/404', shows: '动态不存在或已被删除' },
  { name: 'error', at: `${AT}?__state=http_500`, shows: /please check server API/ },
  { name: 'bad id', at: '/trends-detail/12a', shows: '请检查id参数是否正确' },
  { name: 'loading', at: AT, holds: '/moment/getByMomentId', shows: '正在加载动态' },
]
