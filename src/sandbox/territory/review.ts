import { applications, territories } from './data'
import type { ApplicationRecord } from './data'
import { findTerritory } from './standing'

const DAY_MS = 86_400_000
const REVIEW_MS = 3 * DAY_MS
const TERM_MS = 90 * DAY_MS

/** Decides the applications that have waited for three days, in the order of the queue. */
export async function reviewDue(now: number): Promise<void> {
  const due = applications
    .findMany((q) => q.where({ status: 'PENDING' }))
    .filter(({ applyTime }) => now - applyTime >= REVIEW_MS)
    .sort((one, other) => one.applyTime - other.applyTime)
  for (const application of due) await decide(application, now)
}

async function decide({ applyNo, territoryId, uid }: ApplicationRecord, now: number) {
  const taken = Boolean(findTerritory(territoryId)?.lordUid)
  await applications.update((q) => q.where({ applyNo }), {
    data(draft) {
      draft.status = taken ? 'REJECTED' : 'APPROVED'
      draft.rejectReason = taken ? '该领地已被认领' : ''
      draft.auditTime = now
    },
  })
  if (!taken) await handOver(territoryId, uid, now)
}

/** Makes a person the lord. */
export async function handOver(territoryId: string, uid: string, now: number): Promise<void> {
  await territories.update((q) => q.where({ territoryId }), {
    data(draft) {
      draft.lordUid = uid
      draft.expiresAt = now + TERM_MS
    },
  })
}
