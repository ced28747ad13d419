import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { parseServerTime } from '@/lib/serverClock'
import { AssetCard } from './AssetCard'
import { lockOf } from './assetLock'

const NOW = parseServerTime('2026-11-23 10:00:00') ?? 0

describe('a lock', () => {
  const locked = { giftable: false, lockReason: '持有未满7天', unlockAt: '2026-11-26 10:00:00' }

  it('says why, and until when', () => {
    expect(lockOf(locked, NOW).text).toBe('持有未满7天 · 11月26日 10:00解锁')
    expect(lockOf({ ...locked, unlockAt: '' }, NOW).text).toBe('持有未满7天')
    expect(lockOf({ ...locked, unlockAt: '', lockReason: '' }, NOW).text).toBe('暂不可转赠')
  })

  it('ends at its moment, not one before', () => {
    const end = parseServerTime(locked.unlockAt) ?? 0
    expect(lockOf(locked, end - 1).isLocked).toBe(true)
    expect(lockOf(locked, end).isLocked).toBe(false)
    expect(lockOf(locked, NOW).unlocksAt).toBe(end)
  })

  it('is none where the platform says nothing', () => {
    expect(lockOf({ giftable: undefined, lockReason: '', unlockAt: '' }, NOW).isLocked).toBe(false)
    expect(lockOf({ ...locked, giftable: true }, NOW).isLocked).toBe(false)
  })
})

describe('the card', () => {
  const card = { name: '灯塔', cover: '', serialNo: '#00021' }

  it('is chosen by a tap', () => {
    const onPress = vi.fn()
    render(<AssetCard {...card} chosen={false} onPress={onPress} />)
    fireEvent.click(screen.getByRole('button', { name: /灯塔/, pressed: false }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('cannot be chosen while it is locked, and says why', () => {
    render(<AssetCard {...card} chosen={false} lock="交易锁定中" onPress={vi.fn()} />)
    expect(screen.getByRole('button', { name: /交易锁定中/ })).toBeDisabled()
  })

  it('only stands there without anything to do', () => {
    render(<AssetCard {...card} name="" />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('未命名资产')).toBeVisible()
  })
})
