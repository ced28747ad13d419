import { readUserInfo } from '@/api/login'
import { queryPrivacy } from '@/api/privacy'
import { NO_CLIENT_INFO_TEXT } from '@/session/clientInfo'
import { clientInfoHeader, withoutClientInfo } from '@/session/session'
import type { Finding } from '../checks/useChecks'
import type { LabCase } from './labCases'
import { findingOf, seenOf } from './labOutcome'

const ask = () => queryPrivacy({ scene: 'LOGIN' })

let last: Promise<unknown> = Promise.resolve()

/** Provokes an error, one after the other: they share the page's address. */
export function runCase(labCase: LabCase): Promise<Finding> {
  const run = last.then(() => provoke(labCase))
  last = run.catch(() => undefined)
  return run
}

async function provoke({ state, personal, ...expected }: LabCase): Promise<Finding> {
  try {
    if (personal) await withState(state, readUserInfo.path, () => readUserInfo({}))
    else await withState(state, queryPrivacy.path, ask)
  } catch (error) {
    return findingOf(seenOf(error), expected)
  }
  return { ok: false, detail: '请求成功了：后端没有按沙盒场景应答' }
}

/**
 * Runs a call while the page's own address asks the sandbox for a state: the sandbox reads it from `X-App-Url`. Only
 * calls of this path are answered so; the address is put back afterwards, unless the person has left it meanwhile.
 */
export async function withState<Answer>(
  state: string,
  path: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const before = window.location.href
  const asking = new URL(before)
  asking.searchParams.set('__state', `${state}@${path}`)
  const show = (address: string) => window.history.replaceState(window.history.state, '', address)
  show(asking.href)
  try {
    return await work()
  } finally {
    if (window.location.href === asking.href) show(before)
  }
}

/**
 * Sends a request while the client info cannot be obtained: the product reports it, and the request goes out without
 * it. A second request, with the client info, lets the product report it again the next time.
 */
export async function provokeNoClientInfo(): Promise<Finding> {
  const wasMissing = await withoutClientInfo(async () => {
    await ask()
    return (await clientInfoHeader()) === undefined
  })
  await ask()
  const isBack = (await clientInfoHeader()) !== undefined
  return {
    ok: wasMissing && isBack,
    detail: [
      wasMissing ? '请求照常发出，不带 clientInfo' : 'clientInfo 仍然取到了',
      `toast: ${NO_CLIENT_INFO_TEXT}`,
      isBack ? '恢复后的请求带上 clientInfo' : '恢复后仍取不到 clientInfo',
    ].join('\n'),
  }
}
