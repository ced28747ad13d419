import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { listCategories } from '@/api/facilitator'
import { connectApi } from '@/app/api'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

const sandbox = startSandbox()

test.each([
  ['/', '千灯节庆'],
  ['/manufacturerDetail/10001', '青鸾数字工坊'],
  ['/trends-detail/20001', /等了一整个夏天/],
])(
  '%s is there for somebody whose login a gateway refuses on every call',
  async (address, words) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    sandbox.server.use(
      http.all('*', ({ request }) =>
        request.headers.get('Authorization') ? HttpResponse.json({ code: 'S00000' }) : undefined,
      ),
    )
    logInAs()
    openRoute(address)
    expect((await screen.findAllByText(words))[0]).toBeVisible()
  },
)

test('what is refused without a login, too, is not sent again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sandbox.server.use(http.all('*/appTitle', () => HttpResponse.json({ code: 'S00000' })))
  connectApi()
  const sent = async (anonymous?: boolean) => {
    const before = sandbox.seen('/appTitle').length
    await expect(listCategories(undefined, { anonymous })).rejects.toEqual({ code: 'S00000' })
    return sandbox.seen('/appTitle').length - before
  }
  expect(await sent()).toBe(1)
  logInAs()
  expect(await sent()).toBe(2)
  expect(await sent(true)).toBe(1)
})
