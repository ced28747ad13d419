import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { ScenarioControl } from './ScenarioControl'
import { searchPages, type PageList } from './pageMap'
import { SCENARIOS } from '@/sandbox/scenarios'
import { startSandbox } from '@tests/support/sandbox'
import { pageList } from '../../../vite/pageList'
import { pageTable } from '../../../vite/pageTable'

const sandbox = startSandbox()
const ADDRESS = '*/api/__sandbox/pages'
beforeEach(() => {
  window.history.replaceState(null, '', '/mfuwu/')
  sandbox.server.use(http.get(ADDRESS, () => HttpResponse.json(pageList() as never)))
})

const MOMENT = '动态详情 /trends-detail/:id'

async function openMap() {
  const user = userEvent.setup()
  render(<ScenarioControl />)
  await user.click(await screen.findByRole('button', { name: '沙盒' }))
  await user.click(screen.getByRole('button', { name: '全部页面' }))
  const map = within(await screen.findByRole('dialog', { name: '页面地图' }))
  return { user, map }
}

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))

describe('the map behind the control', () => {
  it('lists each page of the route table, with its title and where it can be looked at', async () => {
    const { map } = await openMap()
    const all = pageTable()
    await map.findByText(`${all.length + 1} / ${all.length + 1} 个页面`)
    for (const { path } of all)
      expect(map.getByText(path, { selector: 'code' })).toBeInTheDocument()
    expect(map.getByRole('link', { name: '元宇宙服务商 /' })).toHaveAttribute('href', '/mfuwu/')
    expect(map.getByRole('link', { name: MOMENT })).toHaveAttribute(
      'href',
      '/mfuwu/trends-detail/20009',
    )
  })

  it('leads to each state of a page, its own and those of every page', async () => {
    const { user, map } = await openMap()
    await user.type(
      await map.findByRole('searchbox', { name: '搜索页面或状态' }),
      '/trends-detail/:id',
    )
    await map.findByText(/^1 \//)
    const links = hrefs(map.getAllByRole('link'))
    for (const { name, appliesTo } of SCENARIOS)
      if (appliesTo === 'all' || appliesTo.includes('/trends-detail/:id'))
        expect(
          links.some((link) => link?.endsWith(`?__state=${name}`)),
          name,
        ).toBe(true)
    expect(map.getByRole('link', { name: 'in the app（需登录）' })).toBeVisible()
  })

  it('opens the states of a page with a tap', async () => {
    const { user, map } = await openMap()
    const summary = await map.findByText(/^服务商详情的 \d+ 个状态$/)
    expect(map.queryByRole('link', { name: /^off_shelf · / })).toBeNull()
    await user.click(summary)
    expect(await map.findByRole('link', { name: /^off_shelf · / })).toBeVisible()
  })

  it('finds a state by its words', async () => {
    const { user, map } = await openMap()
    await user.type(await map.findByRole('searchbox'), '服务商已下架')
    expect(hrefs(map.getAllByRole('link'))).toEqual([
      '/mfuwu/manufacturerDetail/10001',
      '/mfuwu/manufacturerDetail/10001?__state=off_shelf',
    ])
  })

  it('closes, and gives the focus back', async () => {
    const { user, map } = await openMap()
    await user.click(map.getByRole('button', { name: '关闭' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: '全部页面' })).toHaveFocus()
  })

  it('says so when the list cannot be had, and asks again', async () => {
    sandbox.server.use(http.get(ADDRESS, () => HttpResponse.error(), { once: true }))
    const { user, map } = await openMap()
    await user.click(await map.findByRole('button', { name: '重试' }))
    expect(await map.findByRole('link', { name: MOMENT })).toBeVisible()
  })
})

describe('its search', () => {
  const state = (name: string, at: string) => ({ name, label: '', at, needsLogin: false })
  const map: PageList = {
    pages: [
      { path: '/a', title: '甲', at: '/a?id=1', states: [state('full', '/a?id=1&__state=full')] },
      { path: '/b', title: '乙', at: '/b', states: [state('fault', '/b?__state=empty')] },
    ],
    everywhere: [{ name: 'empty', label: '空' }],
  }
  const found = (words: string) =>
    searchPages(map, words).map(({ path, states }) => [path, ...states.map(({ at }) => at)])

  it('adds what every page has, unless the page has it by another name', () => {
    expect(found('')).toEqual([
      ['/a', '/a?id=1&__state=full', '/a?id=1&__state=empty'],
      ['/b', '/b?__state=empty'],
    ])
  })

  it('shows all states of a page that is meant, else those that are', () => {
    expect(found(' 甲 ')).toEqual([['/a', '/a?id=1&__state=full', '/a?id=1&__state=empty']])
    expect(found('FULL')).toEqual([['/a', '/a?id=1&__state=full']])
    expect(found('none')).toEqual([])
  })
})
