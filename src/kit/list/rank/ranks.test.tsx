import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { InvitedRow } from '@/kit/list/InvitedRow'
import { Podium } from './Podium'
import { OWN, RankRow } from './RankRow'

describe('ranks', () => {
  const seat = (rank: number, name: string) => ({ rank, name, avatar: '', value: `${rank}分` })

  test.each([0, 1, 2, 3])('a podium with %d people has three seats', (people) => {
    render(<Podium seats={[seat(1, '甲'), seat(2, '乙'), seat(2, '丙')].slice(0, people)} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryAllByText('虚位以待')).toHaveLength(3 - people)
  })

  test('places are read in order, ties share the platform’s rank, and a seat can be tapped', async () => {
    const onPress = vi.fn()
    render(<Podium seats={[seat(1, '甲'), { ...seat(1, '乙'), onPress }]} />)
    const places = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(places).toEqual(['甲甲1分第1名', '乙乙1分第1名', '虚位以待第3名'])
    await userEvent.click(screen.getByRole('button', { name: /乙/ }))
    expect(onPress).toHaveBeenCalledOnce()
    // The first has no target, and is no button.
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  test('a rank that the platform did not say is the seat’s own place, and none in a row', () => {
    render(<Podium seats={[seat(0, '甲'), seat(0, '乙')]} />)
    const places = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(places).toEqual(['甲甲0分第1名', '乙乙0分第2名', '虚位以待第3名'])
    render(<RankRow rank={0} name="丁" avatar="" value="9.5" onPress={() => undefined} />)
    expect(screen.getByRole('button', { name: /丁/ })).toHaveTextContent(/^--/)
  })

  test('a row says whose it is, and never undefined', async () => {
    const onPress = vi.fn()
    const { rerender } = render(
      <RankRow
        rank={4}
        name="丁"
        avatar=""
        value="9.5"
        note="距上一名还差1分"
        mine
        onPress={onPress}
      />,
    )
    const row = screen.getByRole('button')
    expect(row).toHaveTextContent(/4.*丁.*我.*距上一名还差1分.*9\.5/)
    await userEvent.click(row)
    expect(onPress).toHaveBeenCalledOnce()
    rerender(<RankRow rank={4} name={OWN} avatar="" value="9.5" mine />)
    expect(screen.getByText('我', { ignore: '[aria-hidden]' })).toBeVisible()
    rerender(<RankRow rank={undefined} name="" avatar={undefined} value="--" />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/)
  })

  test('an invited row says why it does not count', () => {
    render(
      <InvitedRow
        name="138****8000"
        avatar={undefined}
        time="2026-11-20 10:00:00"
        status="无效"
        tone="danger"
        note="非新用户"
      />,
    )
    expect(screen.getByText('无效')).toBeVisible()
    expect(screen.getByText('非新用户')).toBeVisible()
  })
})
