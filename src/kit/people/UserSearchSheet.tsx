import { useState } from 'react'
import { searchUser, type FoundUser } from '@/api/user'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { QueryView } from '@/kit/query/QueryView'
import { useAnswer } from '@/kit/query/answer'
import { useTyping } from '@/kit/search/useTyping'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { Field } from '@/ui/form/Field'
import { Sheet } from '@/ui/modal/Sheet'
import { FoundRow } from './FoundRow'
import { SEARCH_TEXT, keywordOf } from './userSearch'
import styles from './UserSearchSheet.module.css'

export interface UserSearchSheetProps {
  open: boolean
  onClose: () => void
  title: string
  /** The label of the button beside a person, e.g. 选择. */
  pickLabel: string
  onPick: (user: FoundUser) => Promise<unknown> | void
  /** Why a person cannot be picked, e.g. 已邀请. */
  whyNot?: (user: FoundUser) => string | undefined
}

/** Finds a user of the platform by nickname or phone. */
export function UserSearchSheet({ open, onClose, title, ...results }: UserSearchSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <Search {...results} />
    </Sheet>
  )
}

type SearchProps = Pick<UserSearchSheetProps, 'pickLabel' | 'onPick' | 'whyNot'>

function Search(results: SearchProps) {
  const search = useUserSearch()
  const [error, setError] = useState('')
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        setError(search.submit() ? '' : SEARCH_TEXT)
      }}
    >
      <Field
        label={SEARCH_TEXT}
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={SEARCH_TEXT}
        value={search.typed}
        error={error}
        onChange={(text) => {
          setError('')
          search.change(text)
        }}
        onCompositionStart={search.startComposing}
        onCompositionEnd={(event) => search.endComposing(event.currentTarget.value)}
      />
      <div className={styles.results} aria-live="polite">
        {search.keyword !== undefined && (
          <QueryView
            query={search.found}
            skeleton={<SkeletonLines count={4} />}
            small
            login={<LoginButton quiet small />}
          >
            {(users) => <Results users={users} {...results} />}
          </QueryView>
        )}
      </div>
    </form>
  )
}

function Results({ users, whyNot, ...row }: SearchProps & { users: readonly FoundUser[] }) {
  if (users.length === 0) return <EmptyState text="未找到该用户" />
  return (
    <ul>
      {users.map((user) => (
        <FoundRow key={user.uid} user={user} reason={whyNot?.(user)} {...row} />
      ))}
    </ul>
  )
}

/** The typed text, and the people found; see `useTyping`. */
function useUserSearch() {
  const [keyword, setKeyword] = useState<string>()
  const { typed, submit, ...typing } = useTyping({
    onTyped(text) {
      // The results of another keyword are removed at once.
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
    /** Undefined while there is no keyword. */
    keyword,
    found,
    /** At once: by the keyboard's submit key. False if there is no keyword. */
    submit(): boolean {
      submit()
      return keywordOf(typed) !== undefined
    },
  }
}
