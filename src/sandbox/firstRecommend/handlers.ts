import { createFirstRecommend } from '@/api/firstRecommend'
import { handleMember } from '@/sandbox/serve/handle'
import { create } from './officers'

export const handlers = [handleMember(createFirstRecommend, create)]
