import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInCampaign } from '@tests/support/inCampaign'
import { PointsLine } from './PointsLine'
import { expiringText } from './expiring'

it('says which points end, and when; nothing where nobody knows', () => {
  const expiringAt = '2026-12-31 23:59:59'
  expect(expiringText({ expiring: 120, expiringAt })).toBe('120积分将于12月31日过期')
  expect(expiringText({ expiring: 0, expiringAt })).toBeUndefined()
  expect(expiringText({ expiring: 5, expiringAt: '改天' })).toBeUndefined()
})

it('shows the balance and how to get more, and dashes where there is none', () => {
  const { rerender } = renderInCampaign(<PointsLine points={undefined} />)
  expect(screen.getByText('--')).toBeVisible()
  rerender(<PointsLine points={{ available: 860, frozen: 0, expiring: 0, expiringAt: '' }} />)
  expect(screen.getAllByText('860')[0]).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '如何获得积分' })).toHaveAttribute(
    'href',
    '/rewardRules?section=earn',
  )
})
