import { expect, test } from 'vitest'
import { createRegistrationCode } from '@/api/registration'
import { startSandbox, visit } from '@tests/support/sandbox'

startSandbox()

test('a code leads to the page with what a link may carry, and nothing else', async () => {
  visit()
  const { qrcodeContent } = await createRegistrationCode({
    scene: 'ANNUAL_COURSE',
    page: '/shareFinancial?courseId=90001&token=secret',
    shareUid: '7',
  })
  const { pathname, searchParams } = new URL(qrcodeContent)
  expect(pathname).toBe('/mfuwu/shareFinancial')
  expect(Object.fromEntries(searchParams)).toEqual({
    courseId: '90001',
    shareUid: '7',
    from: 'poster',
  })
})

test.each(['', 'https://evil.example', '//evil.example', 'shareFinancial'])(
  'a page of %j gets no code',
  async (page) => {
    visit()
    await expect(createRegistrationCode({ scene: 'X', page })).rejects.toThrow()
  },
)
