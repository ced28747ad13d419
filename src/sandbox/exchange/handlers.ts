import { listRepurchases, readExchangeConfig, repurchaseRewards } from '@/api/exchange'
import { handleMember } from '@/sandbox/handle'
import { configOf } from './config'
import { historyOf } from './history'
import { repurchase } from './repurchase'
import { unlessSilent } from './silence'

export const handlers = [
  handleMember(readExchangeConfig, unlessSilent(configOf)),
  handleMember(repurchaseRewards, repurchase),
  handleMember(listRepurchases, unlessSilent(historyOf)),
]
