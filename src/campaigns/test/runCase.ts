import { readUserInfo } from '@/api/login'
import { queryPrivacy } from '@/api/privacy'
import type { Finding } from './checks'
import type { LabCase } from './labCases'
import { findingOf, seenOf } from './labOutcome'
import { withState } from './withState'

let last: Promise<unknown> = Promise.resolve()

/** Provokes an error, one after the other: they share the page's address. */
export function runCase(labCase: LabCase): Promise<Finding> {
  const run = last.then(() => provoke(labCase))
  last = run.catch(() => undefined)
  return run
}

async function provoke({ state, personal, expected }: LabCase): Promise<Finding> {
  try {
    if (personal) await withState(state, readUserInfo.path, () => readUserInfo({}))
    else await withState(state, queryPrivacy.path, () => queryPrivacy({ scene: 'LOGIN' }))
  } catch (error) {
    return findingOf(seenOf(error), expected)
  }
  return { ok: false, detail: '请求成功了：后端没有按沙盒场景应答' }
}
