import { rulesRequest } from '@/kit/rules/rulesQuery'

export const mainRequest = rulesRequest('CARNIVAL_RULES')
