import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

const sandbox = startSandbox()

it('shows the platform’s text with version and contents', async () => {
  renderRoute('/rewardRules')
  expect(await screen.findByRole('heading', { name: '四、兑现规则' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: '奖励规则' })).toBeInTheDocument()
  expect(screen.getByText('V3.2 · 2026-09-01 起生效')).toBeInTheDocument()
  const contents = screen.getByRole('navigation', { name: '目录' })
  expect(
    within(contents)
      .getAllByRole('button')
      .map((chip) => chip.textContent),
  ).toEqual(['奖励类型', '获得方式', '到账与冻结', '兑现规则', '有效期', '违规处理', '联系我们'])
  await waitFor(() => expect(document.title).toBe('奖励规则'))
})

it('asks guests for no figures, and shows them to people who are logged in', async () => {
  const { unmount } = renderRoute('/rewardRules')
  await screen.findByRole('heading', { name: '四、兑现规则' })
  expect(screen.queryByText('当前标准')).toBeNull()
  expect(sandbox.seen('/rewardsToCashCampaign/config')).toHaveLength(0)
  unmount()
  logInAs('13800138000')
  renderRoute('/rewardRules')
  expect(await screen.findByRole('heading', { name: '当前标准' })).toBeInTheDocument()
  expect(screen.getByText('手续费')).toBeInTheDocument()
})

it('leaves the figures out when their call fails', async () => {
  logInAs('13800138000')
  renderRoute('/rewardRules?__state=cut@rewardsToCashCampaign/config')
  expect(await screen.findByRole('heading', { name: '四、兑现规则' })).toBeInTheDocument()
  expect(screen.queryByText('当前标准')).toBeNull()
})

it.each(['http_500', 'cut', 'empty', 'null_data', 'wrong_shape'])(
  'shows its own text on %s',
  async (state) => {
    renderRoute(`/rewardRules?__state=${state}@privacy/getByType`)
    expect(await screen.findByText('内容可能不是最新版本')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: '一、奖励类型' })).toBeInTheDocument()
  },
)

it('goes to the section that the address asks for', async () => {
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollTo(
    this: Element,
  ) {
    shown.push(this.textContent)
  })
  renderRoute('/rewardRules?section=cash')
  await waitFor(() => expect(shown).toEqual(['四、兑现规则']))
})

it('takes the focus along to the section', async () => {
  renderRoute('/rewardRules')
  await screen.findByRole('heading', { name: '四、兑现规则' })
  await userEvent.click(screen.getByRole('button', { name: '有效期' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('五、有效期'))
})
