import { rulesRequest } from '@/kit/rules/rulesQuery'

export const mainRequest = rulesRequest('REWARD_RULES')
