import { expect, test } from 'vitest'
import { clipAnswer } from './clip/clip'
import { ART_KINDS, artUrl, picture } from './picture'
import { startSandbox } from '@tests/support/sandbox'

startSandbox()

test.each(ART_KINDS)('%s pictures are well-formed, small and without NaN', (kind) => {
  for (let seed = 0; seed < 150; seed += 1) {
    const svg = picture(kind, `seed-${seed}`) ?? ''
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
    expect(parsed.querySelector('parsererror')).toBeNull()
    expect(parsed.documentElement.tagName).toBe('svg')
    expect(new TextEncoder().encode(svg).length).toBeLessThan(3000)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('a seed always draws the same picture, another seed another one', () => {
  expect(picture('city', '10001')).toBe(picture('city', '10001'))
  expect(picture('city', '10001')).not.toBe(picture('city', '10002'))
  expect(picture('nothing', '1')).toBeUndefined()
})

test('covers are 3:2 and faces 1:1', () => {
  expect(picture('cover', '1')).toContain('viewBox="0 0 600 400"')
  expect(picture('avatar', '1')).toContain('viewBox="0 0 200 200"')
})

test('pictures have addresses under the prefix of the call, and are cached', async () => {
  expect(artUrl('/mfuwu/api/adminland/x', 'cover', '九色鹿')).toBe(
    '/mfuwu/api/__sandbox/art/cover/%E4%B9%9D%E8%89%B2%E9%B9%BF.svg',
  )
  expect(artUrl('/api/xfacade/api/y', 'logo', 7)).toBe('/api/__sandbox/art/logo/7.svg')
  const response = await fetch(`http://localhost:3000${artUrl('/mfuwu/api/x', 'cover', '九色鹿')}`)
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  expect(response.headers.get('cache-control')).toContain('max-age')
  expect(await response.text()).toBe(picture('cover', '九色鹿'))
  const missing = await fetch('http://localhost:3000/api/__sandbox/art/nothing/1.svg')
  expect(missing.status).toBe(404)
})

test('the clip is an MP4 and can be read in ranges', async () => {
  const whole = new Uint8Array(await (await clipAnswer(null)).arrayBuffer())
  expect(new TextDecoder().decode(whole.slice(4, 8))).toBe('ftyp')
  const first = await clipAnswer('bytes=0-1')
  expect(first.status).toBe(206)
  expect(first.headers.get('content-range')).toBe(`bytes 0-1/${whole.length}`)
  expect((await first.arrayBuffer()).byteLength).toBe(2)
  const rest = new Uint8Array(await (await clipAnswer('bytes=100-')).arrayBuffer())
  expect(rest).toEqual(whole.slice(100))
  const last = new Uint8Array(await (await clipAnswer('bytes=-10')).arrayBuffer())
  expect(last).toEqual(whole.slice(-10))
  expect((await clipAnswer('bytes=99999999-')).status).toBe(416)
})
