import type { EarlyAnswer } from '@/api/client'
import { buildHeaders } from '@/api/headers'
import { HOME_PAGE, ProviderGroup, QUERY_PATH } from '@/api/providerGroups'
import { rows } from '@/api/read'
import { judge } from '@/api/verdict'
import { apiBase, env } from '@/lib/env'
import { asRecord, parseJson } from '@/lib/json'
import { finishProgress } from '@/lib/progress'
import { HOME_LIST_ID } from '@/pages/home/HomeList'
import { renderGroup } from '@/pages/home/renderGroup'
import { computeClientInfo, keptClientInfo } from '@/session/clientInfo'
import { readLoginInfo } from '@/session/loginInfo'
import { write } from './jsx-runtime'
import type { EarlyState } from './state'

/** Put in by the build: the fingerprint's chunk. */
declare const __FINGERPRINT__: string

/**
 * The home call, with the headers of every call (specification section 7).
 * @param onSent called when the call is on its way
 */
export async function askHome(onSent: () => void): Promise<EarlyAnswer> {
  const stored = readLoginInfo()?.accessToken
  const clientInfo = keptClientInfo(false) ?? (await firstClientInfo())
  const sent = fetch(apiBase(env.mode, env.apiOrigin) + QUERY_PATH, {
    method: 'POST',
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...buildHeaders({
        tokens: { stored },
        clientInfo,
        href: window.location.href,
        withAuth: true,
      }),
    },
    body: JSON.stringify(HOME_PAGE),
  })
  onSent()
  const response = await sent
  return { status: response.status, text: await response.text() }
}

async function firstClientInfo(): Promise<string | undefined> {
  try {
    const { visitorId } = (await import(/* @vite-ignore */ __FINGERPRINT__)) as {
      visitorId: () => Promise<string>
    }
    return await computeClientInfo(false, visitorId)
  } catch {
    return undefined
  }
}

/**
 * Paints the list where the skeleton stands, group by group, from the components that React will hydrate. What is no
 * clear success is left to the app, which knows what to say.
 */
export async function paintHome(answer: EarlyAnswer, early: EarlyState): Promise<void> {
  const groups = groupsOf(answer)
  const list = document.getElementById(HOME_LIST_ID)
  if (early.taken || !list || !groups || groups.length === 0) return
  early.painting = true
  list.innerHTML = ''
  list.removeAttribute('aria-busy')
  for (const [index, group] of groups.entries()) {
    list.insertAdjacentHTML('beforeend', write(renderGroup(group, index)))
    if (index === 0) finishProgress()
    if (index % GROUPS_PER_TASK === GROUPS_PER_TASK - 1) await nextTask()
  }
  early.painted = groups
}

const GROUPS_PER_TASK = 5

function groupsOf({ status, text }: EarlyAnswer): ProviderGroup[] | undefined {
  try {
    const body = parseJson(text)
    if (judge(status, body).kind !== 'ok') return undefined
    return rows(ProviderGroup)(asRecord(body)?.data)
  } catch {
    return undefined
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
