import { listRepurchases, readExchangeConfig, repurchaseRewards } from '@/api/exchange'
import { handleMember } from '@/sandbox/handle'
import { configOf } from './config'
import { historyOf } from './history'
import { repurchase } from './repurchase'

export const handlers = [
  handleMember(readExchangeConfig, configOf),
  handleMember(repurchaseRewards, repurchase),
  handleMember(listRepurchases, historyOf),
]
