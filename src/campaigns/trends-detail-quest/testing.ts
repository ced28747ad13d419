import { screen } from '@testing-library/react'
import { renderRoute } from '@tests/support/renderRoute'

export const PHONE = '13900000107'
export const ADDRESS = '/trends-detail-quest?momentId=20004&taskId=31001'
export const LIST = '/acApi/verticalTask/list'
export const SKIP = '/acApi/task/skip'

export const open = (state: string) => renderRoute(`${ADDRESS}&__state=${state}`)
export const claimButton = () => screen.findByRole('button', { name: '去领取' })
