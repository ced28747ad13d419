import { KEPT, rulePage, same } from '@tests/support/badInput/rows'

export const badInput = rulePage('/territory-carnival-rule', '领地嘉年华活动规则', [
  same('回到活动', '/activity/getById', { overtaken: KEPT }),
])
