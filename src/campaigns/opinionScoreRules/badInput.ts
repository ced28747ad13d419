import { rulePage } from '@tests/support/badInput/rows'

export const badInput = rulePage('/opinionScoreRules', '意见分规则')
