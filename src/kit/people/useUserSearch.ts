import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSessionKey } from '@/session/useSession'
import { keywordOf, userSearchQuery } from './userSearch'

const DEBOUNCE_MS = 300

/** What is typed, and who is found: asked 300 ms after the last key, and never in the middle of a composition. */
export function useUserSearch() {
  const session = useSessionKey()
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState<string>()
  const isComposing = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const found = useQuery({
    ...userSearchQuery(session, keyword ?? ''),
    enabled: keyword !== undefined,
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (text: string, delay = DEBOUNCE_MS) => {
    clearTimeout(timer.current)
    const next = keywordOf(text)
    // What was found for another word goes at once.
    if (next !== keyword) setKeyword(undefined)
    if (next !== undefined) timer.current = setTimeout(() => setKeyword(next), delay)
  }
  return {
    typed,
    /** Undefined while nothing is asked for. */
    keyword,
    found,
    change(text: string) {
      setTyped(text)
      if (!isComposing.current) ask(text)
    },
    startComposing() {
      isComposing.current = true
      clearTimeout(timer.current)
    },
    endComposing(text: string) {
      isComposing.current = false
      setTyped(text)
      ask(text)
    },
    /** At once: by the keyboard's own key. False where there is nothing to ask for. */
    submit(): boolean {
      ask(typed, 0)
      return keywordOf(typed) !== undefined
    },
  }
}
