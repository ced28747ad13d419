import { rulesRequest } from '@/kit/rules/rulesQuery'

export const mainRequest = rulesRequest('TERRITORY_RULES')
