import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormPanel, type PanelView } from './FormPanel'
import { InviterCard } from './InviterCard'
import { ResultPanel } from './ResultPanel'

const TEXTS = {
  loadingTitle: '好友邀请',
  title: '邀请你一起探索',
  welcome: { title: '欢迎', line: '等你很久了' },
}
const INVITER = {
  uid: 'u1',
  nickname: '138****8000',
  avatar: '',
  inviteCode: 'AB12',
  title: '领主',
  valid: true,
}

const result = (
  <ResultPanel art={<svg data-testid="art" />} title="欢迎加入" text="已经准备好了">
    <button type="button">打开App</button>
  </ResultPanel>
)
const panel = (view: PanelView, canRetry = false) => (
  <FormPanel view={view} canRetry={canRetry} form={<input aria-label="手机号" />} result={result} />
)

test('shows the inviter with a masked name, the title and the code', () => {
  render(<InviterCard {...TEXTS} inviter={INVITER} loading={false} />)
  for (const text of ['138****8000', '领主', 'AB12']) expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: TEXTS.title })).toBeVisible()
})

test('leaves out the title and the code of an inviter who has none', () => {
  render(
    <InviterCard {...TEXTS} inviter={{ ...INVITER, title: '', inviteCode: '' }} loading={false} />,
  )
  expect(screen.queryByText('领主')).toBeNull()
  expect(screen.queryByText(/邀请码/)).toBeNull()
})

test('greets the visitor when nobody is known to invite', () => {
  render(<InviterCard {...TEXTS} inviter={undefined} loading={false} />)
  expect(screen.getByRole('heading', { level: 1, name: '欢迎' })).toBeVisible()
  expect(screen.getByText('等你很久了')).toBeVisible()
})

test('keeps a heading while the inviter is loading', () => {
  render(<InviterCard {...TEXTS} inviter={undefined} loading />)
  expect(screen.getByRole('heading', { level: 1, name: '好友邀请' })).toBeInTheDocument()
  expect(screen.queryByText('欢迎')).toBeNull()
})

test('shows only the skeleton while it is asked who is there', () => {
  render(panel('asking'))
  expect(screen.getByRole('status')).toHaveTextContent('加载中')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('moves the focus to the heading of a result', () => {
  const { rerender } = render(panel('form'))
  rerender(panel('result'))
  expect(screen.getByRole('region', { name: '邀请结果' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: '欢迎加入' })).toHaveFocus()
  expect(screen.getByTestId('art')).toBeVisible()
  expect(screen.getByRole('button', { name: '打开App' })).toBeVisible()
})

test.each([
  ['moves the focus to the first field after a result that can be retried', true],
  ['leaves the focus alone when the form follows any other result', false],
])('%s', (_title, canRetry) => {
  const { rerender } = render(panel('result', canRetry))
  rerender(panel('form'))
  const field = screen.getByRole('textbox')
  expect(document.activeElement === field).toBe(canRetry)
})
