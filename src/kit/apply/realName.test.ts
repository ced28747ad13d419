import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRealName, tidyName } from './realName'

describe('a real name', () => {
  test.each(['张三', ' 欧阳娜娜 ', '阿依古丽·买买提', '阿依古丽•买买提', '张'.repeat(20), '𠮷田'])(
    '"%s" is a name',
    (name) => expect(isRealName(name)).toBe(true),
  )
  test.each(['', '张', '张'.repeat(21), 'Tom', '张3', '·张三', '张三·', '张 三', '张三！', '😀😀'])(
    '"%s" is none',
    (name) => expect(isRealName(name)).toBe(false),
  )

  test('what is tidied is a name of letters and inner dots alone', () => {
    // One text in eight is a name: of all signs that there are, one in a thousand.
    const unit = fc.constantFrom('张', '三', '𠮷', '·', '•', '．', ' ')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (name) => {
        if (isRealName(name)) expect(tidyName(name)).toMatch(/^[^\s\w•.]{2,40}$/u)
      }),
    )
  })
})
