import { expect, test } from 'vitest'
import { cardOf } from './card'

const ORIGIN = 'https://m.example'
const HEAD = { title: '服务商详情', description: '了解服务商' }
const PAGE = `${ORIGIN}/mfuwu/manufacturerDetail/10001`
const OFFERED = {
  title: '云上建造',
  text: '把城市搬进数字世界',
  url: `${PAGE}?from=wx`,
  imageUrl: 'https://img.example/logo.png',
}
const card = (address: string, offered?: typeof OFFERED, head = HEAD) =>
  cardOf({ head, address: ORIGIN + address, offered })

test('a page’s own words, with the product’s picture', () => {
  expect(card('/mfuwu/soul')).toEqual({
    title: '服务商详情',
    desc: '了解服务商',
    link: `${ORIGIN}/mfuwu/soul?from=wx`,
    imgUrl: `${ORIGIN}/mfuwu/share.png`,
  })
})

test('the title for sharing, where a page has one', () => {
  const head = { ...HEAD, title: '红包雨', shareTitle: '准点开场，一起来玩' }
  expect(card('/mfuwu/redPacket', undefined, head).title).toBe('准点开场，一起来玩')
})

test('what the page itself would share: a provider’s name, words, picture, and the inviter’s own link', () => {
  expect(card('/mfuwu/manufacturerDetail/10001?anchorId=3', OFFERED)).toEqual({
    title: '云上建造',
    desc: '把城市搬进数字世界',
    link: `${PAGE}?from=wx`,
    imgUrl: 'https://img.example/logo.png',
  })
})

test('not what leads to another page', () => {
  const { title, link } = card('/mfuwu/give-gift', { ...OFFERED, url: `${ORIGIN}/mfuwu/wakeUp` })
  expect(title).toBe(HEAD.title)
  expect(link).toBe(`${ORIGIN}/mfuwu/give-gift?from=wx`)
})

test.each([
  ['/mfuwu', '/mfuwu/?from=wx'],
  ['/mfuwu/', '/mfuwu/?from=wx'],
  [
    '/mfuwu/fission?inviteCode=K7QW2M9X&activityId=7',
    '/mfuwu/fission?inviteCode=K7QW2M9X&activityId=7&from=wx',
  ],
  ['/mfuwu/soul?__state=http_500&token=secret&phone=13800138000&from=qr#t', '/mfuwu/soul?from=wx'],
  ['/mfuwu/fission?inviteCode=eyJhbGciOiJIUzI1NiJ9.x', '/mfuwu/fission?from=wx'],
])('the link of %s is %s', (address, link) => {
  expect(card(address).link).toBe(ORIGIN + link)
  expect(card(address, { ...OFFERED, url: ORIGIN + address }).link).not.toMatch(
    /__state|token|secret|138|eyJ|#/,
  )
})

test('words of rewards do not get in', () => {
  const { title } = card('/mfuwu/manufacturerDetail/10001', {
    ...OFFERED,
    title: '邀请好友赚现金',
  })
  expect(title).toBe(HEAD.title)
})

test('a picture may come by either protocol', () => {
  const offered = { ...OFFERED, title: ' 云上建造 ', imageUrl: 'http://img.example/a.png' }
  expect(card('/mfuwu/manufacturerDetail/10001', offered)).toMatchObject({
    title: '云上建造',
    imgUrl: offered.imageUrl,
  })
})

test.each(['', 'data:image/png;https://a', '/mfuwu/a.png'])(
  'the picture %j is no whole address',
  (imageUrl) => {
    expect(card('/mfuwu/manufacturerDetail/10001', { ...OFFERED, imageUrl }).imgUrl).toBe(
      `${ORIGIN}/mfuwu/share.png`,
    )
  },
)
