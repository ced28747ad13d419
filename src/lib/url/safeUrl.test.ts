import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeImage, safeLink } from './safeUrl'

const PAGE = 'https://site.example/mfuwu/sign-in'
const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\tjava\rscript:alert(1)',
  'javascript://site.example/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://site.example/1',
  'file:///etc/passwd',
  'intent://open#Intent;scheme=evil;end',
  'weixin://dl/business',
  'tel:10086',
]

test.each(HOSTILE)('%o is neither a link nor an image', (value) => {
  expect(safeLink(value)).toBeUndefined()
  expect(safeLink(value, PAGE)).toBeUndefined()
  expect(safeImage(value)).toBeUndefined()
})

test.each([
  ['https://other.example/a?b=1#c', 'https://other.example/a?b=1#c'],
  ['http://other.example', 'http://other.example/'],
  ['HTTPS://OTHER.example/A', 'https://other.example/A'],
  [' https://other.example/a ', 'https://other.example/a'],
  ['https://other.example/"onclick="x', 'https://other.example/%22onclick=%22x'],
])('the link %o leads to %s', (value, href) => {
  expect(safeLink(value)).toBe(href)
})

test.each([
  ['/mfuwu/soul', 'https://site.example/mfuwu/soul'],
  ['soul', 'https://site.example/mfuwu/soul'],
  ['?a=1', `${PAGE}?a=1`],
  ['//other.example/a', 'https://other.example/a'],
])('the relative link %o needs a base', (value, href) => {
  expect(safeLink(value)).toBeUndefined()
  expect(safeLink(value, PAGE)).toBe(href)
})

test.each([undefined, ''])('%o leads nowhere, also from a page', (value) => {
  expect(safeLink(value, PAGE)).toBeUndefined()
})

test.each([undefined, '', 'https://', 'http://a b/', '#', 'nothing'])('%o is no link', (value) => {
  expect(safeLink(value)).toBeUndefined()
})

test.each([
  ['https://other.example/a.png', 'https://other.example/a.png'],
  ['http://other.example/a.png?w=2', 'http://other.example/a.png?w=2'],
  ['https://other.example/a").b', 'https://other.example/a%22).b'],
  ['/mfuwu/art/1.svg?x=1', '/mfuwu/art/1.svg?x=1'],
  ['/mfuwu/a b".png', '/mfuwu/a%20b%22.png'],
  [PIXEL, PIXEL],
])('the image %o comes from %s', (value, src) => {
  expect(safeImage(value)).toBe(src)
})

test.each([
  undefined,
  '',
  'a.png',
  '//other.example/a.png',
  '/\\other.example/a.png',
  '/\t/other.example/a.png',
  '\\\\other.example\\a.png',
  'https:',
  'https://',
  'https:other',
  'data:image/png,raw',
  'data:image/png;base64,"onerror="alert(1)',
  'data:text/html;image/png;base64,AAAA',
])('%o is no image', (value) => {
  expect(safeImage(value)).toBeUndefined()
})

test('whatever the data holds, what comes out is http(s), a path of ours or a bitmap', () => {
  const pieces = fc.constantFrom(
    'java',
    'script:',
    'data:',
    'text/html,',
    'https:',
    'http:',
    '//',
    '/',
    '\\',
    '\n',
    '\t',
    ' ',
    ':',
    '@',
    'evil.example',
    '<',
    '"',
    "'",
    '?',
    '#',
    '\u0000',
  )
  const value = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 6 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(value, (given) => {
      const link = safeLink(given, PAGE)
      if (link !== undefined) expect(new URL(link).protocol).toMatch(/^https?:$/)
      const image = safeImage(given)
      if (image === undefined) return
      const resolved = new URL(image, PAGE)
      expect(resolved.protocol).toMatch(/^https?:$/)
      if (image.startsWith('/')) expect(resolved.origin).toBe('https://site.example')
      expect(image).not.toMatch(/["<>\s]/)
    }),
    { numRuns: 2000 },
  )
})
