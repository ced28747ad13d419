import { readLatestArena } from '@/api/arena'
import type { MainRequestOf } from '@/api/core/mainRequest'

export const mainRequest: MainRequestOf = () => ({ call: readLatestArena, payload: {} })
