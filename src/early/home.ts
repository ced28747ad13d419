import type { EarlyAnswer } from '@/api/transport'
import { buildHeaders } from '@/api/headers'
import { HOME_PAGE, ProviderGroup, QUERY_PATH } from '@/api/providerGroups'
import { rows } from '@/api/read'
import { judge } from '@/api/verdict'
import { apiBase, env } from '@/lib/env'
import { asRecord, parseJson } from '@/lib/json'
import { finishProgress } from '@/lib/progress'
import { HOME_LIST_ID } from '@/pages/home/HomeList'
import { renderGroup } from '@/pages/home/renderGroup'
import { FINGERPRINT_LIMIT_MS, computeClientInfo, keptClientInfo } from '@/session/clientInfo'
import { readLoginInfo } from '@/session/loginInfo'
import { write } from './jsx-runtime'
import type { EarlyState } from './state'

/*
 * What the page's own HTML needs on the home page alone, as a file beside it: the call of page 1, and the first paint of
 * its list. It is asked for together with the fingerprint, so a first visit waits for neither of the two alone.
 */

/**
 * The home call, with the headers of every call (specification section 7).
 * @param newVisitor the fingerprint of a browser that has none kept
 */
export async function askHome(newVisitor: Promise<string> | undefined): Promise<EarlyAnswer> {
  const stored = readLoginInfo()?.accessToken
  const clientInfo = keptClientInfo(false) ?? (await firstClientInfo(newVisitor))
  const response = await fetch(apiBase(env.mode, env.apiOrigin) + QUERY_PATH, {
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
  return { status: response.status, text: await response.text() }
}

/** Undefined when it cannot be had in time: the call goes out without it (specification section 8). */
async function firstClientInfo(visitor?: Promise<string>): Promise<string | undefined> {
  const limit = new Promise<undefined>((resolve) => {
    setTimeout(resolve, FINGERPRINT_LIMIT_MS)
  })
  try {
    return await Promise.race([visitor && computeClientInfo(false, () => visitor), limit])
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

const GROUPS_PER_TASK = 12

function groupsOf({ status, text }: EarlyAnswer): ProviderGroup[] | undefined {
  try {
    const body = parseJson(text)
    const { kind, purge } = judge(status, body)
    // What deletes the login is the app's to read.
    if (kind !== 'ok' || purge) return undefined
    return rows(ProviderGroup)(asRecord(body)?.data)
  } catch {
    return undefined
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
