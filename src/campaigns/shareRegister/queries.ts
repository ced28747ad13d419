import type { MainRequestOf } from '@/api/core/mainRequest'
import { inviterRequest } from '@/kit/landing/inviter'

export const mainRequest: MainRequestOf = inviterRequest
