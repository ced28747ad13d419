import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { DeliveryAddress } from '@/api/lhExchange'
import { openApp } from '@/kit/open-app/openApp'
import { renderInCampaign } from '@tests/support/inCampaign'
import { AddressSheet } from './AddressSheet'
import { ADD_ADDRESS_PATH, addressLine, addressInUse } from './address'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))

const HOME: DeliveryAddress = {
  addressId: '1',
  name: '林夕',
  phoneMasked: '138****6620',
  province: '上海市',
  city: '上海市',
  district: '静安区',
  detail: '1 号',
  isDefault: false,
}
const query = (data?: DeliveryAddress[], error: unknown = null) => ({
  data,
  error,
  refetch: vi.fn(() => Promise.resolve()),
})

function open(more: Partial<Parameters<typeof AddressSheet>[0]> = {}) {
  const props = {
    open: true,
    onClose: vi.fn(),
    query: query([HOME, { ...HOME, addressId: '2', isDefault: true }]),
    chosen: '2',
    onChoose: vi.fn(),
    onConfirm: vi.fn(),
    error: undefined,
    ...more,
  }
  renderInCampaign(<AddressSheet {...props} />)
  return props
}

describe('the sheet', () => {
  it('has the chosen address marked, and chooses another', () => {
    const { onChoose, onConfirm } = open()
    const [first, second] = screen.getAllByRole('radio')
    expect(second).toBeChecked()
    if (first) fireEvent.click(first)
    expect(onChoose).toHaveBeenCalledWith('1')
    fireEvent.click(screen.getByRole('button', { name: '使用该地址' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('offers the login once it is over: a retry would be refused again', () => {
    open({ query: query(undefined, { code: 'S00000' }) })
    fireEvent.click(screen.getByRole('button', { name: '登录后查看' }))
    expect(screen.getByRole('dialog', { name: '手机号登录' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '加载失败，点击重试' })).toBeNull()
  })

  it('leads to the app where there is none', () => {
    open({ query: query([]) })
    expect(screen.getByText('还没有收货地址')).toBeVisible()
    expect(screen.queryByRole('button', { name: '使用该地址' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '去App添加' }))
    expect(openApp).toHaveBeenCalledWith(expect.objectContaining({ path: ADD_ADDRESS_PATH }))
  })

  it('tries again where they did not come', () => {
    const failed = query(undefined, new Error('x'))
    open({ query: failed })
    fireEvent.click(screen.getByRole('button', { name: '加载失败，点击重试' }))
    expect(failed.refetch).toHaveBeenCalledTimes(1)
  })

  it('says what is missing', () => {
    open({ chosen: undefined, error: '请选择收货地址' })
    expect(screen.getByText('请选择收货地址')).toBeVisible()
  })
})

describe('an address', () => {
  it('is one line, with a great city said once', () => {
    expect(addressLine(HOME)).toBe('上海市 静安区 1 号')
    const bare = { ...HOME, province: '', city: '', district: '', detail: '' }
    expect(addressLine(bare)).toBe('地址信息不完整')
  })

  it('is the usual one at first, else the first that has an id', () => {
    expect(addressInUse([HOME, { ...HOME, addressId: '2', isDefault: true }])).toBe('2')
    expect(addressInUse([{ ...HOME, addressId: '' }, HOME])).toBe('1')
    expect(addressInUse([])).toBeUndefined()
    const two = [HOME, { ...HOME, addressId: '2', isDefault: true }]
    expect(addressInUse(two, '1')).toBe('1')
    expect(addressInUse(two, 'removed')).toBe('2')
  })
})
