import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { inviterRequest } from '@/kit/landing/inviter'

export const meQuery = (session: number) =>
  queryOptions({
    queryKey: ['shareRegister', 'me', session],
    queryFn: ({ signal }) => readUserInfo({}, { signal }),
  })

export const mainRequest: MainRequestOf = inviterRequest
