import type { Look } from '@tests/support/looks'

export const looks: readonly Look[] = [{ name: 'open', at: '/exchangeLogin', shows: '手机号' }]
