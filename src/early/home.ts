import type { MainRequest } from '@/api/core/mainRequest'
import type { EarlyAnswer } from '@/api/core/transport'
import { HOME_PAGE, ProviderGroup, QUERY } from '@/api/providerGroups'
import { rows } from '@/api/core/read'
import { judge } from '@/api/core/verdict/verdict'
import { ownMarkup } from '@/lib/ownMarkup'
import { asRecord, parseJson } from '@/lib/storage/json'
import { HOME_LIST_ID } from '@/pages/home/HomeList'
import { renderGroup } from '@/pages/home/group/renderGroup'
import { ask, browserCaller } from './ask'
import { write } from './jsx-runtime'
import type { EarlyCall, EarlyState } from './state'

/*
 * What the page's own HTML needs on the home page alone, as a file beside it: the call of page 1, and the first paint of
 * its list. It is asked for together with the fingerprint, so a first visit waits for neither of the two alone.
 */

/** The home call, as the app's own `queryProviders` would make it. */
const HOME_REQUEST: MainRequest = { call: QUERY, payload: HOME_PAGE }

/** @param newVisitor the fingerprint of a browser that has none stored */
export function askHome(newVisitor: Promise<string> | undefined): EarlyCall {
  return ask(HOME_REQUEST, browserCaller(newVisitor))
}

/**
 * Paints the list in place of the skeleton, group by group, from the components that React will hydrate. What is no
 * clear success is left to the app, which reports it.
 */
export async function paintHome(answer: EarlyAnswer, early: EarlyState): Promise<void> {
  const groups = groupsOf(answer)
  const list = document.getElementById(HOME_LIST_ID)
  if (early.taken || !list || !groups || groups.length === 0) return
  early.painting = true
  list.replaceChildren()
  list.removeAttribute('aria-busy')
  for (const [index, group] of groups.entries()) {
    list.insertAdjacentHTML('beforeend', ownList(write(renderGroup(group, index))))
    if (index % GROUPS_PER_TASK === GROUPS_PER_TASK - 1) await nextTask()
  }
  early.painted = groups
}

const GROUPS_PER_TASK = 12

/** Written by `jsx-runtime.ts`, which escapes all text of the platform. */
const ownList = ownMarkup('list')

function groupsOf({ status, text }: EarlyAnswer): ProviderGroup[] | undefined {
  try {
    const body = parseJson(text)
    const { kind, purge } = judge(status, body)
    // An answer that ends the login is left to the app.
    if (kind !== 'ok' || purge) return undefined
    return rows(ProviderGroup)(asRecord(body)?.data)
  } catch {
    return undefined
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
