import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { ScenarioControl } from './ScenarioControl'
import { scenariosFor, statesOf, withState } from './sandboxStates'
import { SCENARIOS } from '@/sandbox/scenarios'
import { startSandbox } from '@tests/support/sandbox'

const sandbox = startSandbox()
beforeEach(() => window.history.replaceState(null, '', '/mfuwu/'))

/** The control, unfolded, on the page at this address. */
async function openAt(address: string) {
  window.history.replaceState(null, '', address)
  const user = userEvent.setup()
  render(<ScenarioControl />)
  await user.click(await screen.findByRole('button'))
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '沙盒状态' })
  return { user, select, values: [...select.options].map(({ value }) => value) }
}

describe('the on-screen control', () => {
  it('lists the states that make a difference on this page', async () => {
    const { values } = await openAt('/mfuwu/manufacturerDetail/10001')
    expect(values).toEqual(expect.arrayContaining(['', 'http_500', 'off_shelf', 'no_contact']))
    for (const other of ['few_cards', 'deleted', 'quest_done']) expect(values).not.toContain(other)
  })

  it.each(['', 'few_cards', 'few_cards,slow', 'http_500@/appTitle'])(
    'says which state is shown: "%s"',
    async (state) => {
      const { select } = await openAt(`/mfuwu/?__state=${state}`)
      expect(select).toHaveValue(state)
    },
  )

  it('says so when the sandbox does not forget', async () => {
    const { user } = await openAt('/mfuwu/')
    sandbox.server.use(http.post('*/__sandbox/reset', () => HttpResponse.error(), { once: true }))
    await user.click(screen.getByRole('button', { name: '清空沙盒数据' }))
    expect(await screen.findByText('清空失败，请重试')).toBeVisible()
  })

  it('is not there without a sandbox', async () => {
    sandbox.server.use(http.get('*/__sandbox/scenarios', () => HttpResponse.error()))
    const { container } = render(<ScenarioControl />)
    await expect.poll(() => sandbox.seen('/__sandbox/scenarios').length).toBe(1)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('its rules', () => {
  it('the states of an address, however they are written', () => {
    expect(statesOf('?a=1')).toBe('')
    expect(statesOf('?__state=slow&__state=empty,many')).toBe('slow,empty,many')
  })

  it('one state takes the place of all others, and of nothing else', () => {
    const href = 'http://localhost/mfuwu/?anchorId=3&__state=slow&__state=many#x'
    expect(withState(href, 'empty')).toBe('http://localhost/mfuwu/?anchorId=3&__state=empty#x')
    expect(withState(href, '')).toBe('http://localhost/mfuwu/?anchorId=3#x')
  })

  it('every state is on the list of some page', () => {
    for (const scenario of SCENARIOS) {
      const { appliesTo } = scenario
      const path = appliesTo === 'all' ? '/' : (appliesTo[0] ?? '').replace(':id', '1')
      expect(scenariosFor(SCENARIOS, `/mfuwu${path}`)).toContain(scenario)
    }
  })
})
