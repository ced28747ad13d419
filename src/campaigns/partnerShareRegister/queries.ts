import { readAgentConfig } from '@/api/agent'
import type { MainRequestOf } from '@/api/core/mainRequest'

/** It decides whether there is a form. */
export const mainRequest: MainRequestOf = () => ({ call: readAgentConfig, payload: {} })
