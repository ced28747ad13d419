import { act, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { failureOf } from '@/api/core/verdict/failure'
import { getBizNo } from '@/api/orders'
import { queryClient } from '@/kit/query/queryClient'
import { useWrite, type UseWriteOptions } from './useWrite'
import { Button } from '@/ui/button/Button'
import { dismissToasts } from '@/ui/toast/toast'
import { Toaster } from '@/ui/toast/Toaster'
import { renderInCampaign } from '@tests/support/inCampaign'
import { startSandbox, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()

type Options = UseWriteOptions<{ amount: number }, string>

function Page(options: Partial<Options>) {
  const { isPending, write } = useWrite<{ amount: number }, string>({
    send: async () => 'done',
    onDone: () => {},
    checkApplied: async () => false,
    ...options,
  })
  return (
    <>
      <Button onPress={() => write({ amount: 100 })}>兑现</Button>
      <p>{isPending ? 'pending' : 'idle'}</p>
      <Toaster />
    </>
  )
}

const tap = () => screen.getByRole('button', { name: '兑现' }).click()

test('two taps in one frame ask for one number and write once, with it', async () => {
  visit({ phone: '13800138000' })
  const send = vi.fn<Options['send']>(async () => 'done')
  const onDone = vi.fn()
  renderInCampaign(
    <StrictMode>
      <Page send={send} onDone={onDone} bizType="EXCHANGE" />
    </StrictMode>,
  )
  act(() => {
    tap()
    tap()
  })
  expect(screen.getByText('pending')).toBeVisible()
  await screen.findByText('idle')
  const [asked, ...more] = sandbox.seen('/order/get_biz_no')
  expect(asked).toMatchObject({ method: 'GET', query: { bizType: 'EXCHANGE' } })
  expect(asked?.headers['x-request-source']).toBe('h5')
  expect(more).toEqual([])
  expect(send).toHaveBeenCalledExactlyOnceWith({ amount: 100 }, expect.stringMatching(/^EXCHANGE/))
  expect(onDone).toHaveBeenCalledExactlyOnceWith('done', { amount: 100 })
})

test('a number is made here where no money moves', async () => {
  const send = vi.fn<Options['send']>(async () => 'done')
  renderInCampaign(<Page send={send} />)
  act(tap)
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[1]).toMatch(/^[\da-f-]{36}$/)
  expect(sandbox.requests).toEqual([])
})

test('a guest is asked to log in before anything is written', async () => {
  visit()
  const send = vi.fn<Options['send']>()
  renderInCampaign(<Page send={send} bizType="EXCHANGE" />)
  act(tap)
  expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
  expect(send).not.toHaveBeenCalled()
})

test('the page’s own way to the login takes the place of the sheet', async () => {
  visit()
  const onSignedOut = vi.fn()
  renderInCampaign(<Page onSignedOut={onSignedOut} bizType="EXCHANGE" />)
  act(tap)
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a refusal shows its words', async () => {
  dismissToasts()
  const refusal = { statusCode: 409, code: 30_001, message: '' }
  renderInCampaign(<Page send={() => Promise.reject(refusal)} />)
  act(tap)
  expect(await screen.findByText('积分不足')).toBeVisible()
})

test('a refusal has everything asked for anew, but for a list of many pages', async () => {
  queryClient.setQueryData(['terms'], {})
  queryClient.setQueryData(['long list'], {
    pages: Array.from({ length: 6 }, () => ({ list: [] })),
    pageParams: [],
  })
  const refusal = { statusCode: 409, code: 10_002, message: '' }
  const onRefused = vi.fn(() => true)
  renderInCampaign(<Page send={() => Promise.reject(refusal)} onRefused={onRefused} />)
  act(tap)
  await waitFor(() => expect(onRefused).toHaveBeenCalledOnce())
  expect(queryClient.getQueryState(['terms'])?.isInvalidated).toBe(true)
  expect(queryClient.getQueryState(['long list'])?.isInvalidated).toBe(false)
})

test('the newest handlers count', async () => {
  const first = vi.fn()
  const second = vi.fn()
  const { rerender } = renderInCampaign(<Page onDone={first} />)
  rerender(<Page onDone={second} />)
  act(tap)
  await waitFor(() => expect(second).toHaveBeenCalledOnce())
  expect(first).not.toHaveBeenCalled()
})

test('the platform gives no number twice, and none to a guest or to another source', async () => {
  visit({ phone: '13800138000' })
  const numbers = await Promise.all(
    Array.from({ length: 5 }, () => getBizNo({ bizType: 'EXCHANGE' })),
  )
  expect(new Set(numbers.map(({ bizNo }) => bizNo)).size).toBe(5)
  expect(numbers[0]?.expireAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  visit()
  const refused = await getBizNo({ bizType: 'EXCHANGE' }).catch(failureOf)
  expect(refused).toMatchObject({ kind: 'signedOut' })
})
