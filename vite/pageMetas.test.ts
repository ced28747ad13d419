import { expect, test } from 'vitest'
import { pageMetas } from './pageMetas'

const head = { title: '每日签到', description: '天天来' }
const addressesOf = (metas: string) =>
  [...metas.matchAll(/og:(image|url)" content="([^"]*)"/g)].map(([, name, to]) => `${name} ${to}`)

test.each([
  ['', '/sign-in', ['image /mfuwu/share.png']],
  [
    'https://m.example.com',
    '/sign-in',
    ['image https://m.example.com/mfuwu/share.png', 'url https://m.example.com/mfuwu/sign-in'],
  ],
  [
    'https://m.example.com',
    '/',
    ['image https://m.example.com/mfuwu/share.png', 'url https://m.example.com/mfuwu/'],
  ],
  ['https://m.example.com', '/trends-detail/:id', ['image https://m.example.com/mfuwu/share.png']],
])(
  'with the origin %j a link to %s names whole addresses where it can',
  (origin, path, addresses) => {
    expect(addressesOf(pageMetas(head, { origin, base: '/mfuwu/', path }))).toEqual(addresses)
  },
)
