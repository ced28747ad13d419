import { endpoint } from './core/endpoint'
import {
  code,
  count,
  fields,
  flag,
  id,
  label,
  list,
  number,
  oneOf,
  optionalCount,
  optionalFlag,
  rows,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED. Times: `YYYY-MM-DD HH:mm:ss`. */
export const AgentConfig = fields({
  /** Partners are being recruited; undefined where the platform does not say. */
  open: optionalFlag,
  startTime: time,
  endTime: time,
  serverTime: time,
  /** Questions that people ask, with their answers. */
  faq: list(fields({ q: label, a: label })),
})
export type AgentConfig = Read<typeof AgentConfig>

/** Path ASSUMED. */
export const readAgentConfig = endpoint<void>()({
  name: 'agent/config',
  method: 'GET',
  path: '/xfacade/api/agent/config',
  auth: 'optional',
  sameForAll: true,
  given: 'nothing',
  answer: AgentConfig,
})

/** ASSUMED: `icon` is a word, of which each page draws those that it knows. */
export const AgentRight = fields({ icon: url, title: label, desc: label })
export type AgentRight = Read<typeof AgentRight>

/** ASSUMED: the lowest level comes first. */
export const AgentLevels = fields({
  levels: list(
    fields({
      levelId: id,
      name: label,
      /** Yuan, for information: it is paid in the app. */
      price: number,
      rights: list(AgentRight),
      /** Places that are left; undefined where nobody counts them. */
      left: optionalCount,
    }),
  ),
})
export type AgentLevels = Read<typeof AgentLevels>
export type AgentLevel = AgentLevels['levels'][number]

/** The levels of partners and the rights of each; with an id that level alone. Path ASSUMED. */
export const readBuyAgentInfo = endpoint<{ levelId?: string }>()({
  name: 'agent/buyAgentInfo',
  method: 'GET',
  path: '/xfacade/api/agent/buyAgentInfo',
  auth: 'optional',
  sameForAll: true,
  given: 'nothing',
  answer: AgentLevels,
})

/** ASSUMED. */
export const UserAgent = fields({
  isAgent: flag,
  levelName: label,
  auditStatus: oneOf('NONE', 'PENDING', 'APPROVED', 'REJECTED'),
  rejectReason: label,
  /** Until when the person is a partner; empty: for ever. */
  expireAt: time,
  inviteCode: code,
  /** How many people the partner's team has. */
  teamCount: count,
})
export type UserAgent = Read<typeof UserAgent>

/** Whether the person is a partner, or has applied. Path ASSUMED. */
export const checkUserAgent = endpoint<void>()({
  name: 'agent/checkUserAgent',
  method: 'GET',
  path: '/xfacade/api/agent/checkUserAgent',
  auth: 'required',
  given: 'nothing',
  answer: UserAgent,
})

/** News of other people's applications, the newest first. Path and fields ASSUMED. */
export const readMessageRoll = endpoint<void>()({
  name: 'agent/messageRoll',
  method: 'GET',
  path: '/xfacade/api/agent/messageRoll',
  auth: 'optional',
  sameForAll: true,
  given: 'nothing',
  answer: rows(fields({ text: label, time: time })),
})

export interface AgentApplyRequest {
  levelId: string
  name: string
  phone: string
  smsCode: string
  city: string
  reason?: string
  inviteCode?: string
}

/** Leaves an application, which a second one does not replace: 60002. Path and fields ASSUMED. */
export const applyForAgent = endpoint<AgentApplyRequest>()({
  name: 'agent/apply',
  method: 'POST',
  path: '/xfacade/api/agent/apply',
  auth: 'required',
  given: 'nothing',
  answer: fields({ applyNo: id, status: oneOf('PENDING') }),
})

/** ASSUMED. */
export const AgentTerritory = fields({
  status: oneOf('NONE', 'PENDING', 'APPROVED', 'REJECTED'),
  territoryId: id,
  territoryName: label,
  reason: label,
})
export type AgentTerritory = Read<typeof AgentTerritory>

/** How far the territory is that a partner is given. Path ASSUMED. */
export const readAgentTerritory = endpoint<void>()({
  name: 'agent/territoryApplyStatus',
  method: 'GET',
  path: '/xfacade/api/agent/territoryApplyStatus',
  auth: 'required',
  given: 'nothing',
  answer: AgentTerritory,
})
