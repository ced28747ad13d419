import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Visit } from '@/bridge/environment'
import type { Card } from './card'
import { createWechatPage } from './wechatPage'

const ENTRY = 'https://m.example/mfuwu/?from=qr'
const NEXT = 'https://m.example/mfuwu/sign-in'
const card = (title: string): Card => ({ title, desc: '', link: NEXT, imgUrl: '' })

let present = ENTRY
let signed: string[] = []
let shared: string[] = []
let notes: string[] = []
/** The address kind that this WeChat verifies. */
let verifies: 'entry' | 'present' | 'nothing' = 'present'
let configured: string | undefined
let refusesCard = false
/** Called while the platform signs. */
let onSign = () => {}
const onTaken = vi.fn<() => void>()

function openPage(os: Visit['os'], entry: string | undefined) {
  return createWechatPage({
    os,
    addressOf: (kind) => (kind === 'entry' ? entry : present),
    sign: async (url) => {
      signed.push(url)
      onSign()
      return { appId: '', timestamp: 0, nonceStr: '', signature: url }
    },
    configure: ({ signature }) => {
      const known = { entry: ENTRY, present, nothing: undefined }[verifies]
      if (signature !== known) return Promise.reject(new Error('config:invalid signature'))
      configured = signature
      return Promise.resolve()
    },
    shareCard: ({ title }) => {
      if (refusesCard || configured !== { entry: ENTRY, present, nothing: undefined }[verifies])
        return Promise.reject(new Error('permission denied'))
      shared.push(title)
      return Promise.resolve('ok')
    },
    onTaken,
    note: ({ label, ok }) => notes.push(`${label} ${ok ? 'ok' : 'failed'}`),
  })
}

/** Waits until all effects have happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  present = ENTRY
  signed = []
  shared = []
  notes = []
  configured = undefined
  refusesCard = false
  onSign = () => {}
})

describe('a WeChat that knows the present address', () => {
  beforeEach(() => {
    verifies = 'present'
  })

  test('signs each address anew, and the same one once', async () => {
    const page = openPage('android', ENTRY)
    page.show(card('a'))
    await settled()
    page.show(card('b'))
    await settled()
    present = NEXT
    page.show(card('c'))
    await settled()
    expect(signed).toEqual([ENTRY, NEXT])
    expect(shared).toEqual(['a', 'b', 'c'])
  })

  test('tells WeChat nothing twice', async () => {
    const page = openPage('android', ENTRY)
    page.show(card('a'))
    await settled()
    page.show(card('a'))
    await settled()
    expect(shared).toEqual(['a'])
    present = NEXT
    page.show(card('a'))
    await settled()
    expect(shared).toEqual(['a', 'a'])
  })

  test('tries a card that is refused with the other address, and is left alone then', async () => {
    refusesCard = true
    present = NEXT
    const page = openPage('android', ENTRY)
    page.show(card('a'))
    await settled()
    page.show(card('b'))
    await settled()
    expect(notes).toEqual(['签名 ok', '分享卡片 failed', '签名 failed'])
  })

  test('does not use a signature that a change of route has overtaken', async () => {
    const page = openPage('android', ENTRY)
    onSign = () => {
      onSign = () => {}
      present = NEXT
      page.show(card('next'))
    }
    page.show(card('first'))
    await settled()
    expect(signed).toEqual([ENTRY, NEXT])
    expect(shared).toEqual(['next'])
    expect(notes).toEqual(['签名 ok', '分享卡片 ok'])
  })

  test('retries once with the present address on iOS, and stays with it', async () => {
    const page = openPage('ios', ENTRY)
    present = NEXT
    page.show(card('a'))
    await settled()
    expect(signed).toEqual([ENTRY, NEXT])
    present = `${NEXT}?page=2`
    page.show(card('b'))
    await settled()
    expect(signed.slice(2)).toEqual([present])
    expect(shared).toEqual(['a', 'b'])
  })

  test('signs anew when the document comes back from the cache', async () => {
    const page = openPage('android', ENTRY)
    page.show(card('a'))
    await settled()
    page.restore()
    await settled()
    expect(signed).toEqual([ENTRY, ENTRY])
    expect(shared).toEqual(['a', 'a'])
    page.restore()
    page.show(card('b'))
    await settled()
    expect(shared.at(-1)).toBe('b')
    page.restore()
    page.show(card('b'))
    await settled()
    expect(signed).toHaveLength(4)
  })

  test('a platform that does not sign is asked again with the next card alone', async () => {
    const page = openPage('android', ENTRY)
    onSign = () => {
      throw new Error('HTTP 500')
    }
    page.show(card('a'))
    await settled()
    expect(signed).toEqual([ENTRY])
    expect(notes).toEqual(['签名 failed'])
    onSign = () => {}
    page.show(card('b'))
    await settled()
    expect(shared).toEqual(['b'])
  })
})

test('a WeChat that knows the entry has one signature for all routes', async () => {
  verifies = 'entry'
  const page = openPage('ios', ENTRY)
  page.show(card('a'))
  await settled()
  present = NEXT
  page.show(card('b'))
  await settled()
  expect(signed).toEqual([ENTRY])
  page.show(card('b'))
  await settled()
  expect(shared).toEqual(['a', 'b'])
  expect(onTaken).toHaveBeenCalled()
})

describe('a WeChat that refuses', () => {
  beforeEach(() => {
    verifies = 'nothing'
  })

  test('has one retry with the other address, and is left alone then', async () => {
    const page = openPage('android', ENTRY)
    present = NEXT
    page.show(card('a'))
    await settled()
    expect(signed).toEqual([NEXT, ENTRY])
    present = ENTRY
    page.show(card('b'))
    page.restore()
    await settled()
    expect(signed).toHaveLength(2)
    expect(shared).toEqual([])
    expect(onTaken).not.toHaveBeenCalled()
  })

  test.each([
    ['is the same', ENTRY],
    ['has secrets in it', undefined],
  ])('has no retry where the entry %s', async (_, entry) => {
    openPage('android', entry).show(card('a'))
    await settled()
    expect(signed).toEqual([ENTRY])
  })
})
