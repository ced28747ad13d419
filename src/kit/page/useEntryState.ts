import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePersonChanges } from '@/session/useSession'

const kept = new Map<string, unknown>()

/**
 * `useState` that Back finds again: the value belongs to the page's entry in the history, and to whoever is here. For
 * what a list shows: its tab, its order, its word, how far it was opened.
 * @param name one on its page
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
