import { KEPT, rulePage, same } from '@tests/support/badInput/rows'

export const badInput = rulePage('/rewardRules', '奖励规则', [
  same('一、奖励类型', '/rewardsToCashCampaign/config', {
    guest: false,
    overtaken: KEPT,
  }),
])
