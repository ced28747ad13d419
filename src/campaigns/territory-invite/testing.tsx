import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { track } from '@/tracking/track'

export const AT = '/territory-invite?territoryId=30001'
export const LORD_PHONE = '13900000100'

export const tracked = () => vi.mocked(track).mock.calls.map(([, type, name]) => `${type}/${name}`)
export const result = (name: string) => screen.findByRole('heading', { level: 2, name })
export const found = (name: string) => screen.findByRole('button', { name })
