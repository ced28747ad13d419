import { CLIENT_ID_KEY } from '../../src/session/clientId'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test('the shell stands before any script bundle', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/mfuwu/', { waitUntil: 'commit' })
  await expect(page.getByRole('banner').getByText('元服务')).toBeVisible()
  await expect(page.getByRole('heading', { name: '元宇宙服务商' })).toBeVisible()
  await expect(page.getByText('正在加载服务商')).toBeAttached()
  // The first frame does without it, the shell does not.
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test.describe('the shell’s picture', () => {
  const firstVisit = { protocol: 'h2', known: false, path: '/partnerShareRegister', file: /hero-/ }
  for (const [name, { protocol, known, path, file }, isFirst] of [
    ['is requested ahead of the code over one connection', firstVisit, true],
    ['is so as a background, too', { ...firstVisit, path: '/entrust', file: /workshop-/ }, true],
    ['takes no other connection from the code', { ...firstVisit, protocol: 'http/1.1' }, false],
    ['holds up no repeat visit', { ...firstVisit, known: true }, false],
  ] as const)
    test(name, async ({ page }) => {
      await page.addInitScript(
        ([value, key]) => {
          Object.defineProperty(PerformanceResourceTiming.prototype, 'nextHopProtocol', { value })
          if (key) localStorage.setItem(key, 'known')
        },
        [protocol, known && CLIENT_ID_KEY] as const,
      )
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      await page.goto(`/mfuwu${path}`)
      const at = (name: RegExp) => sent.findIndex((url) => name.test(url))
      const code = at(known ? /assets\/index-/ : /assets\/fingerprint-/)
      const picture = at(file)
      expect(Math.min(code, picture)).toBeGreaterThan(-1)
      expect(picture < code, sent.join('\n')).toBe(isFirst)
    })
})

test('on a repeat visit the list stands before the app, which takes it over as it is', async ({
  page,
}) => {
  await page.goto('/mfuwu/')
  await expect(page.getByRole('article').first()).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The list's own early code is a file beside the page.
  await page.route(/assets\/(?!home-)[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/mfuwu/', { waitUntil: 'commit' })
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  await first.evaluate((element) => element.setAttribute('data-seen', ''))
  // The menu does nothing yet: the bar shows that it is still loading.
  await expect(page.locator('html')).toHaveAttribute('data-progress', 'busy')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-progress', 'done')
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expect(page.locator('article[data-seen]')).toHaveCount(1)
})

test('a campaign or moment address shows no directory shell', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/mfuwu/trends-detail/20001', { waitUntil: 'commit' })
  await expect(page.getByText('元宇宙服务商')).toBeHidden()
})

test('a fingerprint that never comes holds no call for more than its time', async ({ page }) => {
  await page.route('**/assets/fingerprint-*.js', () => {})
  const call = page.waitForRequest('**/adminland/facilitator/query')
  await page.goto('/mfuwu/')
  expect((await call).headers()).not.toHaveProperty('clientinfo')
  await expect(page.getByText(/^获取clientInfo失败/)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('without its early code', () => {
  test.use({ expectedErrors: [FAILED_REQUEST] })

  test('the app asks for the list and paints it', async ({ page }) => {
    await page.route('**/assets/home-*.js', (route) => route.abort())
    await page.goto('/mfuwu/')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('an early code that never comes keeps the list from nobody', async ({ page }) => {
  await page.route('**/assets/home-*.js', () => {})
  await page.goto('/mfuwu/', { waitUntil: 'commit' })
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('the policy', () => {
  test.use({ expectedErrors: [/requires 'Trusted|TrustedTypePolicy|inline style violates/] })

  test('allows no inline script but the page’s own', async ({ page }) => {
    await page.goto('/mfuwu/')
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content')
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'(?:;|$)/)
    expect(policy).toContain("connect-src 'self'")
    expect(policy).toContain("default-src 'none'")
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.append('window.injected = true')
      document.head.append(script)
      return 'injected' in window
    })
    expect(ran).toBe(false)
  })

  for (const path of ['/mfuwu/', '/mfuwu/sign-in'])
    test(`${path} takes no text for markup or code, and no foreign style`, async ({ page }) => {
      await page.goto(path)
      const refused = await page.evaluate(() => {
        const sinks: Record<string, () => unknown> = {
          innerHTML: () => (document.body.innerHTML = '<b>x</b>'),
          insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
          DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
          srcdoc: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
          script: () => (document.createElement('script').src = '/mfuwu/assets/x.js'),
          createPolicy: () => window.trustedTypes?.createPolicy('foreign', { createHTML: String }),
        }
        return Object.keys(sinks).filter((name) => {
          try {
            sinks[name]?.()
            return false
          } catch (error) {
            return error instanceof TypeError
          }
        })
      })
      expect(refused).toEqual([
        'innerHTML',
        'insertAdjacentHTML',
        'DOMParser',
        'srcdoc',
        'script',
        'createPolicy',
      ])
      const style = await page.evaluate(() => {
        const sheet = document.createElement('style')
        sheet.append('body { color: rgb(1, 2, 3) }')
        document.head.append(sheet)
        return getComputedStyle(document.body).color
      })
      expect(style).not.toBe('rgb(1, 2, 3)')
    })
})
