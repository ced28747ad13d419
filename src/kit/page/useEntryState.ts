import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePersonChanges } from '@/session/useSession'

const kept = new Map<string, unknown>()

/**
 * `useState` that Back restores: the value belongs to the page's history entry and to the current person. For the state
 * of a list: its tab, its order, its search, how many pages are loaded.
 * @param name unique on its page
 */
export function useEntryState<Value extends string | number | undefined>(
  name: string,
  start: Value,
): [Value, (value: Value) => void] {
  const entry = `${usePersonChanges()} ${useLocation().key} ${name}`
  const [value, setValue] = useState(() => (kept.has(entry) ? (kept.get(entry) as Value) : start))
  useEffect(() => void kept.set(entry, value), [entry, value])
  return [value, setValue]
}
