import { fireEvent, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { person } from '@/sandbox/users'
import { CampaignProvider } from '@/kit/page/CampaignProvider'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { keywordOf } from './userSearch'
import { UserSearchSheet } from './UserSearchSheet'

const sandbox = startSandbox()

describe('what is asked for', () => {
  test('is 1 to 20 characters without blanks around them, and a phone as its digits', () => {
    expect(keywordOf('  星河 ')).toBe('星河')
    expect(keywordOf(' ')).toBeUndefined()
    expect(keywordOf('字'.repeat(21))).toBeUndefined()
    expect(keywordOf('😀'.repeat(20))).toHaveLength(40)
    expect(keywordOf('138 0013-8000')).toBe('13800138000')
    expect(keywordOf('+8613800138000')).toBe('13800138000')
  })

  test('never has blanks around it, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const keyword = keywordOf(typed)
        if (keyword !== undefined) expect(keyword).toBe(keyword.trim())
      }),
    )
  })
})

describe('the sheet', () => {
  const onPick = vi.fn()
  function open(whyNot?: () => string) {
    onPick.mockClear()
    logInAs('13900000101')
    const sheet = (
      <UserSearchSheet
        open
        onClose={() => {}}
        title="邀请好友"
        pickLabel="邀请"
        onPick={onPick}
        whyNot={whyNot}
      />
    )
    renderRoute('/search', [
      { path: '/search', element: <CampaignProvider pageName="search">{sheet}</CampaignProvider> },
    ])
    return screen.findByRole('searchbox', { name: '请输入昵称或手机号' })
  }
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const asked = () => sandbox.seen('/user/searchUser').map(({ query }) => query.keyword)

  it('finds people by a part of the name, and picks one', async () => {
    type(await open(), '星河')
    fireEvent.click(await screen.findByRole('button', { name: '邀请 星河拾光' }))
    expect(screen.getByText('139****0100')).toBeVisible()
    expect(screen.getByText(`UID ${person(0).uid}`)).toBeVisible()
    expect(onPick).toHaveBeenCalledWith(
      expect.objectContaining({ uid: person(0).uid, phoneMasked: '139****0100' }),
    )
  })

  it('asks once for what was typed fast', async () => {
    const field = await open()
    type(field, '星')
    type(field, '星河')
    type(field, '星河拾')
    await screen.findByText('星河拾光')
    expect(asked()).toEqual(['星河拾'])
  })

  it('asks nothing in the middle of a composition', async () => {
    const field = await open()
    fireEvent.compositionStart(field)
    type(field, 'xing')
    type(field, 'xing he')
    fireEvent.compositionEnd(field, { target: { value: '星河' } })
    await screen.findByText('星河拾光')
    expect(asked()).toEqual(['星河'])
  })

  it('shows the later word alone when the answers come in another order', async () => {
    const held = sandbox.holdNext(({ searchParams }) => searchParams.get('keyword') === '星', '')
    const field = await open()
    type(field, '星')
    await vi.waitFor(() => expect(held.isHeld()).toBe(true))
    type(field, '南风')
    expect(await screen.findByText('南风知意')).toBeVisible()
    held.release()
    await sandbox.quiet()
    expect(screen.queryByText('星河拾光')).toBeNull()
  })

  it('says so when nobody is found, and when nothing was typed', async () => {
    const field = await open()
    fireEvent.submit(field)
    expect(await screen.findByText('请输入昵称或手机号', { selector: 'p' })).toBeVisible()
    type(field, '没有这个人')
    expect(await screen.findByText('未找到该用户')).toBeVisible()
  })

  it('tries again when the search failed', async () => {
    sandbox.useScenario('cut')
    type(await open(), '星河')
    const retry = await screen.findByRole('button', { name: '加载失败，点击重试' })
    sandbox.useScenario()
    fireEvent.click(retry)
    expect(await screen.findByText('星河拾光')).toBeVisible()
  })

  it('says why somebody cannot be picked', async () => {
    type(await open(() => '已邀请'), '星河')
    const row = within(await screen.findByRole('listitem'))
    expect(row.getByRole('button', { name: '已邀请' })).toBeDisabled()
  })
})
