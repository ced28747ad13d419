import { useState } from 'react'
import { searchUser } from '@/api/user'
import { useAnswer } from '@/kit/page/query/answer'
import { useTyping } from '@/kit/search/useTyping'
import { keywordOf } from './userSearch'

/** What is typed, and who is found; see `useTyping`. */
export function useUserSearch() {
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
  const found = useAnswer(
    searchUser,
    { keyword: keyword ?? '' },
    { enabled: keyword !== undefined },
  )
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
