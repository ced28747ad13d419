import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { DISCLAIMER } from '@/kit/rules/incomeDisclaimer'
import { track } from '@/tracking/track'
import { renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

const sandbox = startSandbox()

const CUT = '__state=cut@privacy/getByType'

test('shows the platform’s text, and the income disclaimer in a box of its own', async () => {
  renderRoute('/territoryRules')
  expect(await screen.findByRole('heading', { name: '一、领地与领主' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '领地规则' })).toBeVisible()
  expect(screen.getByText('V3.2 · 2026-09-01 起生效')).toBeVisible()
  expect(screen.getByRole('note')).toHaveTextContent(DISCLAIMER)
})

test('adds the disclaimer to a section on income of the platform’s that lacks it', async () => {
  sandbox.server.use(
    http.get('*/privacy/getByType', () =>
      HttpResponse.json({ errorCode: 0, data: { content: '<h2>一、收益</h2><p>每周结算</p>' } }),
    ),
  )
  renderRoute('/territoryRules')
  const heading = await screen.findByRole('heading', { name: '一、收益' })
  expect(heading.nextElementSibling).toHaveTextContent(DISCLAIMER)
})

test('shows its own text when the platform’s does not come, with the disclaimer once in it', async () => {
  renderRoute(`/territoryRules?${CUT}`)
  const heading = await screen.findByRole('heading', { name: '三、收益说明' })
  expect(screen.getByText('内容可能不是最新版本')).toBeVisible()
  expect(heading.nextElementSibling).toHaveTextContent(DISCLAIMER)
  expect(screen.getAllByText(DISCLAIMER, { exact: false })).toHaveLength(2)
})

test.each([
  ['apply', '二、申请与审核'],
  ['income', '三、收益说明'],
  ['resident', '四、居民与邀请'],
  ['glory', '五、荣耀铭刻'],
  ['recall', '七、回收与退出'],
])('goes to the section %s', async (section, heading) => {
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function goTo(this: Element) {
    shown.push(this.textContent)
  })
  renderRoute(`/territoryRules?section=${section}&${CUT}`)
  await waitFor(() => expect(shown).toEqual([heading]))
})

test('leads to the territory', async () => {
  const { router } = renderRoute('/territoryRules')
  await userEvent.click(await screen.findByRole('link', { name: '去认领' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/territory$/))
  expect(vi.mocked(track).mock.calls).toContainEqual(['territoryRules', 'button', 'go-territory'])
})
