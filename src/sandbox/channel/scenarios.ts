import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/channel'], { reward_none: '注册没有奖励' })
