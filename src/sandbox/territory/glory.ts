import type { TerritoryGlory } from '@/api/territory'
import { refuse, type Refusal } from '@/sandbox/answer'
import type { Call, MemberCall } from '@/sandbox/serve/handle'
import { findTerritory, glories, type GloryRecord, type TerritoryRecord } from './data'
import { ownershipOf } from './ownership'

/** The plaque as everybody reads it. What a lord wrote since the reset counts more than the scenario. */
export function gloryOf(
  { scenario }: Call,
  { territoryId }: TerritoryRecord,
): TerritoryGlory | null {
  const stored = glories.find((one) => one.territoryId === territoryId)
  if (stored?.edited) return plain(stored)
  if (scenario('no_glory')) return null
  const status = STATES.find(([name]) => scenario(name))?.[1]
  if (status) return { ...plain(stored ?? unwritten(territoryId)), auditStatus: status }
  return stored ? plain(stored) : null
}

const STATES = [
  ['glory_pending', 'PENDING'],
  ['glory_rejected', 'REJECTED'],
] as const

function plain({ gloryId, text, collectionName, auditStatus }: GloryRecord): TerritoryGlory {
  return { gloryId, text, collectionName, auditStatus }
}

function unwritten(territoryId: string): GloryRecord {
  return {
    gloryId: `7${territoryId}`,
    territoryId,
    text: '此心安处是吾乡',
    collectionName: '四季灯火',
    auditStatus: 'PASSED',
    edited: false,
  }
}

const SENSITIVE = /微信|加群|代理|赌/

/** Saves the lord's text; it waits for the review. */
export function saveText(
  call: MemberCall,
  territoryId: string | undefined,
  input: string | undefined,
) {
  const record = findTerritory(territoryId)
  if (!record) return refuse(90_101, '领地不存在')
  const text = (input ?? '').trim()
  const refused = refusalOf(call, record, text)
  if (refused) return refused
  let glory = glories.find((one) => one.territoryId === record.territoryId)
  if (!glory) glories.push((glory = unwritten(record.territoryId)))
  Object.assign(glory, { text, edited: true, auditStatus: 'PENDING' })
  return { gloryId: glory.gloryId, text, auditStatus: 'PENDING' as const }
}

function refusalOf(call: MemberCall, record: TerritoryRecord, text: string): Refusal | undefined {
  const { status, lord } = ownershipOf(call, record, call.user)
  if (status !== 'OCCUPIED' || lord?.uid !== call.user.uid)
    return refuse(90_105, '仅领主可编辑铭文')
  const { length } = Array.from(text)
  if (length < 2 || length > 20) return refuse(90_106, '请输入2-20个字')
  return call.scenario('glory_sensitive') || SENSITIVE.test(text) ? refuse(70_001) : undefined
}

export function territoryOfGlory(gloryId: string | undefined): string {
  const stored = glories.find((one) => one.gloryId === gloryId)
  return stored?.territoryId ?? (gloryId ?? '').replace(/^7/, '')
}
