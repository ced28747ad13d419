import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detailIdOf, readRedirect, readVisitParams, SOURCES } from './urlParams'

const of = (query: string) => readVisitParams(new URLSearchParams(query))

describe('the parameters of a visit', () => {
  test('all of them, ids as their digits', () => {
    expect(
      of(
        'inviteCode=A1b2&shareUid=6123456789012345678&activityId=12&channel=wx_moments&subChannel=b-2&from=poster',
      ),
    ).toEqual({
      inviteCode: 'A1b2',
      shareUid: '6123456789012345678',
      activityId: '12',
      channel: 'wx_moments',
      subChannel: 'b-2',
      from: 'poster',
    })
  })

  test.each([
    'inviteCode=abc',
    'inviteCode=A1B2C3D4E5F6G7H8I',
    'inviteCode=<script>',
    'inviteCode=A1B-2C3D',
    'inviteCode=abc。',
    'inviteCode=%E2%80%8B80IHCV8O',
    'shareUid=12a',
    'shareUid=12.5',
    'shareUid=12/5',
    'shareUid=-1',
    'shareUid=%EF%BC%91%EF%BC%92',
    'activityId=1e3',
    `activityId=${'9'.repeat(40)}`,
    'channel=。a',
    `channel=${'x'.repeat(33)}`,
    'from=APP',
    'from=constructor',
    '',
  ])('malformed means missing: %s', (query) => {
    expect(Object.values(of(query)).filter((value) => value !== undefined)).toEqual([])
  })

  test.each([
    '。',
    '，快来',
    ' ',
    '%0A',
    '+快来',
    '\u200b',
    '\u3000',
    '"',
    ')',
    '.',
    '快来',
    '&quot;',
  ])('what a sentence has put behind a link is no part of it: %j', (behind) => {
    const all = {
      inviteCode: '80IHCV8O',
      shareUid: '6123456789012345678',
      activityId: '12',
      channel: 'wx_moments',
      subChannel: 'b-2',
      from: 'poster',
    }
    const query = Object.entries(all).map(([name, value]) => `${name}=${value}${behind}`)
    expect(of(query.join('&'))).toEqual(all)
    expect(detailIdOf(`${all.shareUid}${behind}`)).toBe(all.shareUid)
  })

  test('a detail page is asked for by any number, and by nothing else', () => {
    const long = '9'.repeat(40)
    const given = [
      long,
      '007',
      '',
      '12a',
      '-1',
      '1.5',
      '12/5',
      '12,5',
      '12 5',
      '１２',
      ' 12',
      undefined,
    ]
    expect(given.map(detailIdOf)).toEqual([long, '007', ...Array(10).fill(undefined)])
  })

  test('whatever stands in the address, only the forms of the table come out', () => {
    const names = ['inviteCode', 'shareUid', 'activityId', 'channel', 'subChannel', 'from']
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary' }), (name, value) => {
        const read = readVisitParams(new URLSearchParams([[name, value]]))
        expect(read.inviteCode ?? 'AAAA').toMatch(/^[A-Za-z0-9]{4,16}$/)
        expect(`${read.shareUid ?? 0}${read.activityId ?? 0}`).toMatch(/^\d+$/)
        expect(`${read.channel ?? '-'}${read.subChannel ?? '-'}`).toMatch(/^[\w-]+$/)
        expect([...SOURCES, undefined]).toContain(read.from)
      }),
    )
  })
})

const ROUTES = ['/', '/exchange', '/sign-in', '/soul']
const redirect = (value: string) =>
  readRedirect(new URLSearchParams({ redirect: value }), (path) => ROUTES.includes(path), '/else')

describe('the way back after a login', () => {
  test('keeps the query and the hash of a known route', () => {
    expect(redirect('/exchange?activityId=7#top')).toBe('/exchange?activityId=7#top')
    expect(redirect('/')).toBe('/')
  })

  test.each([
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\/evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    'https://evil.com',
    'https:/exchange',
    'javascript:alert(1)',
    'exchange',
    '',
    ' /exchange',
    '/exchange\\..\\..',
    '/a/..//evil.com',
    '/.//evil.com',
    '/nowhere',
    '/exchange/../nowhere',
    '/%2F/evil.com',
  ])('refuses %j', (value) => {
    expect(redirect(value)).toBe('/else')
  })

  test.each(['/a/..//evil.com', '/.//evil.com'])('refuses %j for every route', (value) => {
    expect(readRedirect(new URLSearchParams({ redirect: value }), () => true)).toBe('/')
  })

  test('nothing given is the way home', () => {
    expect(readRedirect(new URLSearchParams(), () => true)).toBe('/')
  })

  test('never leaves our own site, even when every route is known', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '..', '.', '//', ':', '@', 'https:', 'evil.com', '\t', '?', '#'),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const search = new URLSearchParams({ redirect: pieces.join('') })
        const target = readRedirect(search, () => true)
        expect(target).toMatch(/^\/(?![/\\])/)
        expect(new URL(target, 'https://own.example').origin).toBe('https://own.example')
      }),
      { numRuns: 2000 },
    )
  })
})
