import { rulesRequest } from '@/kit/rules/rulesQuery'

export const mainRequest = rulesRequest('OPINION_RULES')
