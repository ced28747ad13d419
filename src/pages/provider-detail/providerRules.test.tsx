import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProviderDetail } from '@/api/facilitator'
import {
  hasPhone,
  honorsOf,
  nameOf,
  parallaxOffset,
  shareContentOf,
  tagsOf,
  viewFrom,
  worksOf,
} from './provider'

const detail = (fields: object) => ProviderDetail({ id: '1', ...fields })
const anything = fc.anything().map((works) => detail({ works, honors: works, tags: works }))

describe('works and honors', () => {
  it('keep their order, their ids and only images that may be asked for', () => {
    const works = [
      { id: 1, title: ' 一 ', cover: '/1.png', likeCount: '12' },
      { id: '9007199254740993', title: '二', cover: 'javascript:alert(1)' },
      { title: '', cover: 'https://images.example/3.png' },
    ]
    expect(worksOf(detail({ works }))).toEqual([
      { id: '1', title: '一', image: '/1.png', likeCount: 12 },
      { id: '9007199254740993', title: '二', image: undefined, likeCount: 0 },
      { id: '', title: '', image: 'https://images.example/3.png', likeCount: 0 },
    ])
  })

  it('leave out what has neither a title nor an image', () => {
    const nothing = [
      {},
      null,
      'x',
      { title: ' ', name: ' ', cover: '//evil', img: 'data:text/html,x' },
    ]
    expect(worksOf(detail({ works: nothing }))).toEqual([])
    expect(honorsOf(detail({ honors: nothing }))).toEqual([])
  })

  it('never have anything empty to show, whatever came', () => {
    fc.assert(
      fc.property(anything, (provider) => {
        for (const { title, image } of [...worksOf(provider), ...honorsOf(provider)])
          expect(title || image).toBeTruthy()
        for (const tag of tagsOf(provider)) expect(tag).toBe(tag.trim())
      }),
    )
  })
})

describe('the view from a tap', () => {
  const image = fc.option(fc.constantFrom('/a.png', '/b.png'), { nil: undefined })
  const exhibits = fc.array(
    fc.record({ id: fc.string(), title: fc.string(), image, likeCount: fc.nat() }),
    { minLength: 1 },
  )

  it('holds all that have an image, and starts at the tapped one', () => {
    fc.assert(
      fc.property(exhibits, fc.nat(), (all, at) => {
        const tapped = all[at % all.length]
        if (!tapped?.image) return
        const { images, start } = viewFrom(all, tapped)
        expect(images).toHaveLength(all.filter((one) => one.image).length)
        expect(images[start]).toEqual({ src: tapped.image, name: tapped.title })
        const before = all.slice(0, at % all.length).filter((one) => one.image)
        expect(start).toBe(before.length)
      }),
    )
  })
})

describe('small rules', () => {
  it('tags come once each, without blanks', () => {
    expect(tagsOf(detail({ tags: ['国风', ' 国风 ', '', '  ', null, '建模'] }))).toEqual([
      '国风',
      '建模',
    ])
  })

  it('a name of blanks is none', () => {
    expect(nameOf(detail({ name: ' 　' }))).toBe('')
    expect(nameOf(null)).toBe('')
  })

  it('a phone of blanks is none', () => {
    expect(hasPhone(detail({ contactPhoneMasked: ' ' }))).toBe(false)
    expect(hasPhone(detail({ contactPhoneMasked: '138****6021' }))).toBe(true)
  })

  it('the banner lags by 0 to 20 px, never backwards', () => {
    expect([-50, 0, 50, 100, 200, 9999].map(parallaxOffset)).toEqual([0, 0, 5, 10, 20, 20])
    fc.assert(
      fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), fc.nat(), (from, way) => {
        expect(parallaxOffset(from + way)).toBeGreaterThanOrEqual(parallaxOffset(from))
      }),
    )
  })
})

describe('a share', () => {
  const bird = { id: '10001', name: '青鸾', serve: '设计', headPortrait: '/art/logo.svg' }

  it.each([
    ['app', '?from=app'],
    ['wechat', '?from=wx'],
    ['mobile', ''],
    ['desktop', ''],
  ] as const)('from %s carries the route and "%s"', (visit, query) => {
    expect(shareContentOf(detail(bird), visit)).toEqual({
      title: '青鸾',
      text: '设计',
      url: `http://localhost:3000/mfuwu/manufacturerDetail/10001${query}`,
      imageUrl: 'http://localhost:3000/art/logo.svg',
    })
  })

  it('says the first line of the intro, in 60 characters at most', () => {
    expect(shareContentOf(detail({ ...bird, intro: '\n 一行\n二行' }), 'mobile').text).toBe('一行')
    const long = shareContentOf(detail({ ...bird, intro: '🦄'.repeat(99) }), 'mobile').text
    expect(long).toBe('🦄'.repeat(60))
  })

  it('of a provider without name and safe picture still has a title', () => {
    const bare = detail({ headPortrait: 'javascript:alert(1)' })
    expect(shareContentOf(bare, 'mobile')).toMatchObject({
      title: '服务商详情',
      text: '',
    })
  })
})
