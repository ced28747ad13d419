import { matchPath } from 'react-router-dom'
import { BASE_PATH, apiBase, env } from '@/lib/env'

export interface Scenario {
  name: string
  label: string
  appliesTo: 'all' | readonly string[]
}

const PARAM = '__state'

/** The states in the page's address, as written; empty for none. */
export function statesOf(search: string): string {
  return new URLSearchParams(search).getAll(PARAM).filter(Boolean).join(',')
}

/** The address with one state, or with none. */
export function withState(href: string, state: string): string {
  const url = new URL(href)
  if (state) url.searchParams.set(PARAM, state)
  else url.searchParams.delete(PARAM)
  return url.href
}

/** The scenarios that make a difference on the page at this path. */
export function scenariosFor(all: readonly Scenario[], pathname: string): Scenario[] {
  const own = pathname.slice(BASE_PATH.length) || '/'
  const isHere = (path: string) => matchPath({ path, caseSensitive: true }, own) !== null
  return all.filter(({ appliesTo }) => appliesTo === 'all' || appliesTo.some(isHere))
}

export async function readScenarios(): Promise<Scenario[]> {
  const response = await fetch(`${sandboxBase()}/scenarios`)
  const body: unknown = await response.json()
  return Array.isArray(body) ? (body as Scenario[]) : []
}

/** Resets the sandbox. @throws when it does not answer */
export async function resetSandbox(): Promise<void> {
  const { ok, status } = await fetch(`${sandboxBase()}/reset`, { method: 'POST' })
  if (!ok) throw new Error(`sandbox reset: ${status}`)
}

/** The base of the sandbox's own endpoints. */
export function sandboxBase(): string {
  return `${apiBase(env.mode, env.apiOrigin)}/__sandbox`
}
