import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

const sandbox = startSandbox()
// The tools import nearly the whole kit: on a busy machine they take longer to load than a test waits.
beforeAll(() => import('./lab/Laboratory'), 60_000)
const open = () => renderRoute('/test')

describe('the toolkit and the rest', () => {
  it('passes every vector with one tap', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: '全部检测' }))
    const section = screen.getByRole('region', { name: '工具箱' })
    await waitFor(() =>
      expect(
        within(section)
          .getAllByRole('status')
          .map((each) => each.textContent),
      ).toEqual(Array.from({ length: 10 }, () => expect.stringMatching(/^通过/))),
    )
  })

  it('shows every part of the gallery without an error or a call', async () => {
    const error = vi.spyOn(console, 'error')
    open()
    const section = await screen.findByRole('region', { name: '工具箱' })
    for (const drawer of within(section).getAllByRole('button', { expanded: false }))
      fireEvent.click(drawer)
    for (const words of ['主按钮', '加载失败，点击重试', '登录后查看你的记录', '海报'])
      expect(within(section).getAllByText(words)[0]).toBeVisible()
    expect(section).not.toHaveTextContent(/undefined|NaN/)
    expect(error).not.toHaveBeenCalled()
    expect(sandbox.requests).toEqual([])
  })

  it('links to every route of the table', async () => {
    open()
    const section = await screen.findByRole('region', { name: '全部路由' })
    const targets = within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(targets).toContain('/mfuwu/test')
    expect(targets).toContain('/mfuwu/sign-in')
    expect(targets).toContain('/mfuwu/manufacturerDetail/10001')
    expect(targets.join()).not.toMatch(/[:*]/)
  })

  it('shows the tracking queue and sends it', async () => {
    const event = {
      eventTime: '2026-11-20 08:00:00',
      pageName: 'test',
      elementType: 'button',
      elementName: 'waiting-one',
    }
    localStorage.setItem('trackingQueue', JSON.stringify([{ event, refusals: 0 }]))
    open()
    expect(await screen.findByText('test/button/waiting-one')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '立即上报 立即上报' }))
    const item = screen.getByRole('button', { name: '立即上报 立即上报' }).closest('li')
    await waitFor(() => expect(item).toHaveTextContent('通过'))
    expect(item).toHaveTextContent('上报前 1 条，剩余 0 条')
    expect(sandbox.seen('/buriedPoint/open/save')[0]?.body).toEqual(event)
    await waitFor(() => expect(screen.queryByText('test/button/waiting-one')).toBeNull())
  })
})
