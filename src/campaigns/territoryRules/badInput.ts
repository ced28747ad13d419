import { rulePage } from '@tests/support/badInput/rows'

export const badInput = rulePage('/territoryRules', '领地规则')
