import { screen } from '@testing-library/react'

export const AT = '/territory-invite?territoryId=30001'
export const LORD_PHONE = '13900000100'

export const result = (name: string) => screen.findByRole('heading', { level: 2, name })
export const found = (name: string) => screen.findByRole('button', { name })
