import { useState } from 'react'
import { searchUser, type FoundUser } from '@/api/user'
import { Card } from '@/kit/page/parts/Card'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { QueryView } from '@/kit/query/QueryView'
import { useAnswer } from '@/kit/query/answer'
import { FoundRow } from '@/kit/people/FoundRow'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { SearchForm } from './SearchForm'
import { searchError, whyNotGive } from './gift'
import type { Lookup } from './useGift'
import styles from './Steps.module.css'

interface PersonStepProps {
  /** Stored by the page, so that Back from the next step restores it. */
  lookup: Lookup
  onLookup: (lookup: Lookup) => void
  /** The receiver in the address. */
  named: FoundUser | undefined
  ownUid: string | undefined
  onChoose: (user: FoundUser) => void
  onBack: () => void
}

/** Chooses the receiver. Looked up on submit only; digits must be a complete number. */
export function PersonStep({ lookup, onLookup, named, onBack, ...choice }: PersonStepProps) {
  const { typed, keyword } = lookup
  const [error, setError] = useState<string>()
  return (
    <section aria-label="选受赠人">
      <SearchForm
        label="查找受赠人"
        placeholder="昵称、手机号或UID"
        value={typed}
        error={error}
        onChange={(text) => {
          onLookup({ typed: text, keyword })
          setError(undefined)
        }}
        onSearch={() => {
          const wrong = searchError(typed)
          setError(wrong)
          onLookup({ typed, keyword: wrong === undefined ? typed.trim() : undefined })
        }}
      />
      {keyword === undefined ? (
        <>
          {named && (
            <Card heading="链接里的受赠人">
              <p className={styles.check}>请核对手机号和UID，确认是你要送的人</p>
              <ul>
                <Receiver user={named} {...choice} />
              </ul>
            </Card>
          )}
          <p className={styles.hint}>对方需完成实名认证，才能收下你的礼物</p>
        </>
      ) : (
        <Found keyword={keyword} {...choice} />
      )}
      <div className={styles.back}>
        <Button wide quiet onPress={onBack}>
          上一步
        </Button>
      </div>
    </section>
  )
}

type Choice = Pick<PersonStepProps, 'ownUid' | 'onChoose'>

function Found({ keyword, ...choice }: Choice & { keyword: string }) {
  const query = useAnswer(searchUser, { keyword })
  return (
    <Card label="查找结果">
      <div aria-live="polite">
        <QueryView
          query={query}
          small
          skeleton={<SkeletonLines count={4} />}
          login={<LoginButton quiet small />}
        >
          {(users) =>
            users.length === 0 ? (
              <EmptyState text="未找到该用户" />
            ) : (
              <ul>
                {users.map((user) => (
                  <Receiver key={user.uid} user={user} {...choice} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
    </Card>
  )
}

function Receiver({ user, ownUid, onChoose }: Choice & { user: FoundUser }) {
  return (
    <FoundRow user={user} pickLabel="送给TA" reason={whyNotGive(user, ownUid)} onPick={onChoose} />
  )
}
