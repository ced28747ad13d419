import {
  applyForAgent,
  checkUserAgent,
  readAgentConfig,
  readAgentTerritory,
  readBuyAgentInfo,
  readMessageRoll,
} from '@/api/agent'
import { activityOf } from '@/sandbox/activity'
import { handle, handleMember } from '@/sandbox/serve/handle'
import { agentOf, apply, territoryOf } from './applications'
import { FAQ, levelsOf, newsOf } from './levels'

export const handlers = [
  handle(readAgentConfig, (call) => {
    const { status, startTime, endTime, serverTime } = activityOf(call)
    return { open: status === 'ONGOING', startTime, endTime, serverTime, faq: FAQ }
  }),
  handle(readBuyAgentInfo, (call) => ({
    levels: levelsOf(call).filter(
      ({ levelId }) => call.payload.levelId === undefined || levelId === call.payload.levelId,
    ),
  })),
  handle(readMessageRoll, newsOf),
  handleMember(checkUserAgent, agentOf),
  handleMember(applyForAgent, apply),
  handleMember(readAgentTerritory, territoryOf),
]
