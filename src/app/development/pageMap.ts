import { BASE_PATH } from '@/lib/env'
import { sandboxBase } from './sandboxStates'

/** A state of a page that an address shows. */
export interface PageState {
  /** The value of `?__state=`, or a text. */
  name: string
  /** Chinese; empty if the name is enough. */
  label: string
  /** Without the base path, e.g. `/sign-in?__state=signed`. */
  at: string
  /** A guest does not see it. */
  needsLogin: boolean
}

export interface PageEntry {
  /** The route's path, e.g. `/trends-detail/:id`. */
  path: string
  title: string
  /** The page's address, with the id that it needs. */
  at: string
  states: readonly PageState[]
}

/** All pages with their states, made by the dev server (vite/pageList.ts). */
export interface PageList {
  pages: readonly PageEntry[]
  /** States that each page has. */
  everywhere: readonly { name: string; label: string }[]
}

/** @throws when the dev server does not answer */
export async function readPageList(): Promise<PageList> {
  const response = await fetch(`${sandboxBase()}/pages`)
  if (!response.ok) throw new Error(`page map: ${response.status}`)
  return (await response.json()) as PageList
}

/** The address in the browser. */
export const hrefOf = (at: string) => BASE_PATH + at

/**
 * The pages and states whose path, title, name or label contains the keyword; a matching page has all of its states.
 */
export function searchPages(map: PageList, words: string): PageEntry[] {
  const wanted = words.trim().toLowerCase()
  const holds = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(wanted))
  return map.pages.flatMap((page) => {
    const states = allStates(page, map)
    if (holds(page.path, page.title)) return [{ ...page, states }]
    const found = states.filter(({ name, label }) => holds(name, label))
    return found.length > 0 ? [{ ...page, states: found }] : []
  })
}

/** Its own states first, then those that each page has. */
function allStates({ at, states }: PageEntry, { everywhere }: PageList): PageState[] {
  const own = new Set(states.map((state) => state.at))
  const generic = everywhere.map(({ name, label }) => ({
    name,
    label,
    at: atState(at, name),
    needsLogin: false,
  }))
  return [...states, ...generic.filter((state) => !own.has(state.at))]
}

/** The address with one state. Concatenated by hand, so that it stays readable. */
export function atState(at: string, state: string): string {
  return `${at}${at.includes('?') ? '&' : '?'}__state=${state}`
}
