import { expect, test } from '../support/quietPage'

const SECRETS = {
  access_token: 'secret-1',
  phone: '13800138000',
  mobile: '13800138001',
  code: 'secret-2',
  loginInfo: '{"accessToken":"secret-3"}',
}
const OPEN = String(new URLSearchParams({ activityId: '1001', inviteCode: 'AB12CD34', from: 'qr' }))
const GIVEN = `${new URLSearchParams(SECRETS)}&${OPEN}#access_token=secret-4`
const VALUE = /secret-|1380013800/

for (const [path, call] of [
  ['/mfuwu/', '**/facilitator/query'],
  ['/mfuwu/sign-in', '**/userSignStatus?*'],
] as const) {
  test(`${path} keeps what is secret in its address to itself, and works by the rest`, async ({
    page,
  }) => {
    const headers: Record<string, string>[] = []
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) headers.push(request.headers())
    })
    const [main] = await Promise.all([
      page.waitForRequest(call),
      page.goto(`${path}?${GIVEN}`, { waitUntil: 'load' }),
    ])
    expect(page.url()).toMatch(new RegExp(`${path}\\?${OPEN}$`))
    expect((await main.allHeaders())['x-app-url']).toBe(page.url())
    await main.response()
    expect(headers.length).toBeGreaterThan(5)
    for (const each of headers) expect(JSON.stringify(each)).not.toMatch(VALUE)
  })
}

test('a desktop browser takes nothing secret to the main site', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/126',
    isMobile: false,
    hasTouch: false,
  })
  const page = await context.newPage()
  await page.route('https://test.mfuwu.example/**', (route) => route.fulfill({ body: '' }))
  const [target] = await Promise.all([
    page.waitForRequest('https://test.mfuwu.example/**'),
    page.goto(`/mfuwu/sign-in?${GIVEN}`).catch(() => undefined),
  ])
  expect(target.url()).toBe(`https://test.mfuwu.example/mfuwu/sign-in?${OPEN}`)
  expect(await target.allHeaders()).not.toHaveProperty('referer')
  await context.close()
})
