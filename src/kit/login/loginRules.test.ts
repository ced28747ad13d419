import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { positionAfterDrag, captchaTokenOf } from './captcha/captcha'
import { codeError, isCodeSpent, phoneError, placeOf, readCode } from './loginRules'
import { editPhone, formatPhone, isForeign, isMobile, readPhone } from './form/phone'
import { linkKind, routeOf } from '@/kit/texts/richLinks'

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const mobile = fc.tuple(fc.integer({ min: 3, max: 9 }), digits(9)).map((all) => `1${all.join('')}`)
const wide = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

describe('phone', () => {
  test.each([
    ['13800138000'],
    ['138 0013 8000'],
    ['138-0013-8000'],
    ['+86 138 0013 8000'],
    ['+8613800138000'],
    ['86 13800138000'],
    ['0086-138-0013-8000'],
    ['（+86）１３８００１３８０００'],
    ['电话：138 0013 8000。'],
    ['138\u00a00013\u200b8000'],
    ['+86 +86 138 0013 8000'],
  ])('%s is read as 13800138000', (text) => {
    expect(readPhone(text)).toBe('13800138000')
  })

  test.each(['12800138000', '1380013800', '23800138000', '', '8613800138'])(
    '%s is no mobile number',
    (text) => expect(isMobile(readPhone(text))).toBe(false),
  )

  test.each([
    ['+14155550100', '+14155550100'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['电话：＋１ 415 555 0100', '+14155550100'],
    ['+86 +1 415 555 0100', '+14155550100'],
    ['001 415 555 0100', '0014155550100'],
    ['+852 6123 4567', '+85261234567'],
    ['00886 912 345 678', '00886912345678'],
    ['+13800138000', '+13800138000'],
  ])('%s is no number of this country, and stays as %s', (text, phone) => {
    expect(readPhone(text)).toBe(phone)
    expect([isForeign(phone), isMobile(phone)]).toEqual([true, false])
    expect(phoneError(phone)).toBe('暂只支持中国大陆手机号（+86）')
  })

  test('a country that is still being typed is not called foreign', () => {
    const typed = ['+', '+8', '+86', '+861380013800', '0', '00', '008', '0086138', '010']
    expect(typed.filter(isForeign)).toEqual([])
    expect(typed.map(readPhone)).toEqual(typed)
    expect(phoneError('+8613800')).toBe('请输入正确的手机号')
  })

  test('any way to write a mobile number is read as that number', () => {
    const between = fc.constantFrom('', ' ', '-', '\u3000')
    const prefix = fc.constantFrom('', '+86', '86', '0086', '+86 ', '(86)')
    fc.assert(
      fc.property(mobile, prefix, between, fc.boolean(), (phone, before, gap, isWide) => {
        const written = before + [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].join(gap)
        expect(readPhone(isWide ? wide(written) : written)).toBe(phone)
      }),
    )
  })

  test('reading is stable and formatting loses nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readPhone(text)
        expect(read).toMatch(/^\+?\d{0,17}$/)
        expect(readPhone(read)).toBe(read)
        expect(readPhone(formatPhone(read))).toBe(read)
      }),
    )
  })

  test('is cut where it is longer than any number', () => {
    expect(readPhone('1380013800099')).toBe('13800138000')
    expect(readPhone('9'.repeat(20))).toHaveLength(17)
  })

  test('a mobile number is shown as 3-4-4, also while it is typed', () => {
    expect(['1', '138', '1380', '1380013', '13800138', '13800138000'].map(formatPhone)).toEqual([
      '1',
      '138',
      '138 0',
      '138 0013',
      '138 0013 8',
      '138 0013 8000',
    ])
  })

  test('a digit typed anywhere keeps the caret behind it', () => {
    const edit = fc.tuple(digits(8), fc.nat({ max: 9 }), fc.integer({ min: 0, max: 9 }))
    fc.assert(
      fc.property(edit, ([rest, at, digit]) => {
        const before = `1${rest}`
        const shown = formatPhone(before)
        const typed = `${shown.slice(0, at + 1)}${digit}${shown.slice(at + 1)}`
        const { digits: after, caret } = editPhone(before, typed, at + 2)
        expect(after).toHaveLength(before.length + 1)
        expect(formatPhone(after)[caret - 1]).toBe(String(digit))
      }),
    )
  })

  test('deleting in the middle keeps the caret there', () => {
    expect(editPhone('13800138000', '138 001 8000', 7)).toEqual({ digits: '1380018000', caret: 7 })
    // Backspace over the blank moves the caret before it.
    expect(editPhone('13800138000', '1380013 8000', 3)).toEqual({ digits: '13800138000', caret: 3 })
  })

  test('a full number takes no further digit and keeps its end', () => {
    expect(editPhone('13800138000', '1398 0013 8000', 3)).toEqual({
      digits: '13800138000',
      caret: 2,
    })
  })

  test('only a full mobile number refuses another digit', () => {
    const edit = (before: string, text: string) => editPhone(before, text, text.length).digits
    expect(edit('1380013800', '138001380012')).toBe('13800138001')
    expect(edit('23800138000', '123800138000')).toBe('12380013800')
    expect(edit('13800138000', '213800138000')).toBe('213800138000')
  })

  test('pasting with a country puts the caret at the end', () => {
    expect(editPhone('', '+86 138-0013-8000', 17)).toEqual({ digits: '13800138000', caret: 13 })
    expect(editPhone('', '+86 138 0013 8000', 6).caret).toBe(2)
    expect(editPhone('', '+1 415-555-0100', 15)).toEqual({ digits: '+14155550100', caret: 12 })
  })
})

describe('rules', () => {
  test('say what is wrong', () => {
    expect(phoneError('')).toBe('请输入手机号')
    expect(phoneError('1380013')).toBe('请输入正确的手机号')
    expect(phoneError('13800138000')).toBeUndefined()
    expect(codeError('')).toBe('请输入验证码')
    expect(codeError('12345')).toBe('请输入6位数字验证码')
    expect(codeError('1234567')).toBe('请输入6位数字验证码')
    expect(codeError('123456')).toBeUndefined()
  })

  test.each([
    ['123456', '123456'],
    ['１２３４５６', '123456'],
    ['12 34 56', '123456'],
    ['12a', '12'],
    ['1234567', '123456'],
    ['【平台】验证码654321，5分钟内有效', '654321'],
    ['尾号8000的验证码是654321', '654321'],
    ['尾号8000，验证码654321，5分钟内有效', '654321'],
    ['654321是尾号8000的验证码', '654321'],
  ])('the code in %s is %s', (text, code) => {
    expect(readCode(text)).toBe(code)
  })

  test('a refusal is said where it belongs, and only a wrong or expired code is cleared', () => {
    const codes = [40001, 40002, 40003, 40004, 40005, 40006, 10002, undefined]
    const kinds = codes.map((code) => {
      const failure = code === undefined ? {} : { code }
      return [placeOf(failure), isCodeSpent(failure)]
    })
    expect(kinds).toEqual([
      ['code', true],
      ['code', true],
      ['code', false],
      ['code', false],
      ['phone', false],
      ['phone', false],
      ['form', false],
      ['form', false],
    ])
  })
})

describe('captcha', () => {
  test('the handle follows the finger, and nearly at the end is the end', () => {
    expect(positionAfterDrag(50, 200)).toBe(0.25)
    expect(positionAfterDrag(-50, 200)).toBe(0)
    expect(positionAfterDrag(196, 200)).toBe(1)
    expect(positionAfterDrag(900, 200)).toBe(1)
    expect(positionAfterDrag(10, 0)).toBe(0)
  })

  test('a token is not guessable from another', () => {
    expect(captchaTokenOf('drag', 1234.5)).toMatch(/^check\.drag\.1235\.\w+\.\w+$/)
    expect(captchaTokenOf('drag', 1)).not.toBe(captchaTokenOf('drag', 1))
  })
})

describe('links of server texts', () => {
  const HERE = 'https://h5.example'
  const isKnown = (path: string) => ['/', '/sign-in', '/test'].includes(path)
  test.each([
    ['/mfuwu/sign-in?a=1', 'inApp'],
    ['/mfuwu', 'inApp'],
    ['https://h5.example/mfuwu/test', 'inApp'],
    ['https://h5.example/mfuwuX', 'elsewhere'],
    ['/mfuwu/rules.pdf', 'elsewhere'],
    ['https://h5.example/mfuwu/nowhere', 'elsewhere'],
    ['https://evil.example/mfuwu/test', 'elsewhere'],
    ['http://a.example', 'elsewhere'],
    ['/other', 'elsewhere'],
    ['//evil.example/mfuwu/x', 'none'],
    ['/\\evil.example', 'none'],
    ['javascript:alert(1)', 'none'],
    [' jAvascript:alert(1)', 'none'],
    ['data:text/html,x', 'none'],
    ['relative', 'none'],
    ['https://', 'none'],
    ['', 'none'],
    [null, 'none'],
    ['tel:400', 'call'],
    ['mailto:a@b.example', 'call'],
  ])('%s leads %s', (href, kind) => {
    expect(linkKind(href, isKnown, HERE)).toBe(kind)
  })

  test('a path of ours loses the base', () => {
    expect(routeOf('/mfuwu/sign-in?a=1#b', HERE)).toBe('/sign-in?a=1#b')
    expect(routeOf('https://h5.example/mfuwu', HERE)).toBe('/')
  })
})
