import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor('all', { agree_again: '协议更新，需重新同意' })
