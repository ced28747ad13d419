import { endpoint } from './core/endpoint'
import {
  code,
  count,
  digits,
  fields,
  flag,
  id,
  inviteCode,
  label,
  list,
  oneOf,
  optionalCount,
  optionalFlag,
  rows,
  time,
  yuan,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: the recruitment of partners. */
export const AgentConfig = fields({
  /** Partners are being recruited. */
  open: optionalFlag,
  startTime: time,
  endTime: time,
  serverTime: time,
  /** Frequent questions, with their answers. */
  faq: list(
    fields({
      /** The question. */
      q: label,
      /** The answer to it. */
      a: label,
    }),
  ),
})
export type AgentConfig = Read<typeof AgentConfig>

/** When partners are recruited, and frequent questions. Path ASSUMED. */
export const readAgentConfig = endpoint<void>()({
  name: 'agent/config',
  method: 'GET',
  path: '/xfacade/api/agent/config',
  auth: 'optional',
  sameForAll: true,
  answer: AgentConfig,
})

/** ASSUMED: what partners of a level get. */
export const AgentRight = fields({
  /** The name of an icon; pages draw those that they support. */
  icon: code,
  title: label,
  desc: label,
})
export type AgentRight = Read<typeof AgentRight>

/** ASSUMED: the levels of partners. */
export const AgentLevels = fields({
  /** The levels, the lowest first. */
  levels: list(
    fields({
      levelId: id,
      name: label,
      /** The price, for information: it is paid in the app. */
      price: yuan,
      /** The rights of partners of this level. */
      rights: list(AgentRight),
      /** Places that are left. */
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
  answer: AgentLevels,
})

/** ASSUMED. Whether the person is a partner, and what of. */
export const UserAgent = fields({
  /** The person is a partner. */
  isAgent: flag,
  /** The name of the level; empty: no partner. */
  levelName: label,
  /** The status of the person's application. */
  auditStatus: oneOf('NONE', 'PENDING', 'APPROVED', 'REJECTED'),
  rejectReason: label,
  /** Until when the person is a partner; empty: forever. */
  expireAt: time,
  /** The code of the partner's own, for invitations. */
  inviteCode,
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
  answer: UserAgent,
})

/** News of other people's applications, the newest first. Path and fields ASSUMED. */
export const readMessageRoll = endpoint<void>()({
  name: 'agent/messageRoll',
  method: 'GET',
  path: '/xfacade/api/agent/messageRoll',
  auth: 'optional',
  sameForAll: true,
  answer: rows(fields({ text: label, time: time })),
})

export interface AgentApplyRequest {
  levelId: string
  /** The name of the applicant. */
  name: string
  phone: string
  smsCode: string
  /** Where the applicant lives. */
  city: string
  /** Why the applicant wants to be a partner. */
  reason?: string
  inviteCode?: string
}

/** Leaves an application, which a second one does not replace: 60002. Path and fields ASSUMED. */
export const applyForAgent = endpoint<AgentApplyRequest>()({
  name: 'agent/apply',
  method: 'POST',
  path: '/xfacade/api/agent/apply',
  auth: 'required',
  answer: fields({
    applyNo: id,
    /** The status of the application. */
    status: oneOf('PENDING'),
  }),
})

/** ASSUMED. The territory that a partner is given. */
export const AgentTerritory = fields({
  /** The status of the partner's territory. */
  status: oneOf('NONE', 'PENDING', 'APPROVED', 'REJECTED'),
  territoryId: digits,
  /** The name of the territory. */
  territoryName: label,
  reason: label,
})
export type AgentTerritory = Read<typeof AgentTerritory>

/** The status of the partner's territory. Path ASSUMED. */
export const readAgentTerritory = endpoint<void>()({
  name: 'agent/territoryApplyStatus',
  method: 'GET',
  path: '/xfacade/api/agent/territoryApplyStatus',
  auth: 'required',
  answer: AgentTerritory,
})
