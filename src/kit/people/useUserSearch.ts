import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTyping } from '@/kit/search/useTyping'
import { useSessionKey } from '@/session/useSession'
import { keywordOf, userSearchQuery } from './userSearch'

/** What is typed, and who is found; see `useTyping`. */
export function useUserSearch() {
  const session = useSessionKey()
  const [keyword, setKeyword] = useState<string>()
  const { typed, submit, ...typing } = useTyping({
    onTyped(text) {
      // What was found for another word goes at once.
      if (keywordOf(text) !== keyword) setKeyword(undefined)
    },
    onRest(text) {
      setKeyword(keywordOf(text))
    },
  })
  const found = useQuery({
    ...userSearchQuery(session, keyword ?? ''),
    enabled: keyword !== undefined,
  })
  return {
    ...typing,
    typed,
    /** Undefined while nothing is asked for. */
    keyword,
    found,
    /** At once: by the keyboard's own key. False where there is nothing to ask for. */
    submit(): boolean {
      submit()
      return keywordOf(typed) !== undefined
    },
  }
}
