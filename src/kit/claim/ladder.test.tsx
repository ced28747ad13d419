import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { rungsOf } from './ladder'
import type { Stage } from './ladder'
import { RewardLadder } from './RewardLadder'

const stage = (id: string, need: number, status: Stage['status']): Stage => ({
  id,
  need,
  status,
  name: `礼物${id}`,
  img: '',
})

describe('the reward ladder', () => {
  const stages = [
    stage('C', 10, 'LOCKED'),
    stage('A', 1, 'CLAIMED'),
    stage('B', 3, 'CLAIMABLE'),
    stage('D', 20, 'SOLD_OUT'),
  ]

  test('says what each stage takes and what is missing to the next', async () => {
    const onClaim = vi.fn()
    render(<RewardLadder stages={stages} have={4} onClaim={onClaim} />)
    const rungs = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(rungs).toEqual([
      expect.stringMatching(/礼物A.*邀请1人已领取/),
      expect.stringMatching(/礼物B.*邀请3人去领取/),
      expect.stringMatching(/礼物C.*再邀请6人即可领取.*未达成/),
      expect.stringMatching(/礼物D.*邀请20人已抢光/),
    ])
    await userEvent.click(screen.getByRole('button', { name: '去领取 礼物B' }))
    expect(onClaim).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'B' }))
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  test('two taps in one frame claim once', () => {
    const onClaim = vi.fn(() => new Promise(() => {}))
    render(<RewardLadder stages={stages} have={4} onClaim={onClaim} />)
    const button = screen.getByRole('button')
    act(() => {
      button.click()
      button.click()
    })
    expect(onClaim).toHaveBeenCalledOnce()
  })

  test('the way is whole up to where one is, and nowhere else', () => {
    const need = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(fc.uniqueArray(need, { maxLength: 8 }), fc.nat(60), (needs, have) => {
        const rungs = rungsOf(
          needs.map((need) => stage(String(need), need, 'LOCKED')),
          have,
        )
        expect(rungs.map(({ need }) => need)).toEqual([...needs].sort((a, b) => a - b))
        for (const { progress, need, missing } of rungs) {
          expect(progress >= 1).toBe(have >= need)
          expect(missing).toBe(Math.max(0, need - have))
        }
        expect(rungs.filter(({ progress }) => progress > 0 && progress < 1).length).toBeLessThan(2)
        const next = rungs.filter(({ isNext }) => isNext).map(({ need }) => need)
        expect(next).toEqual(
          needs.some((n) => n > have) ? [Math.min(...needs.filter((n) => n > have))] : [],
        )
      }),
    )
  })
})
