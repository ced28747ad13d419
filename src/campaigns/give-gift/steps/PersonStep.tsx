import { useState } from 'react'
import { searchUser } from '@/api/user'
import type { FoundUser } from '@/api/user'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/page/parts/QueryView'
import { useAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { FoundRow } from '@/kit/people/FoundRow'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { searchError, whyNotGive } from '../gift'
import type { GiftFlow } from '../useGift'
import styles from './Steps.module.css'

/** To whom. It is looked up when the person says so: digits have to be a whole number. */
export function PersonStep({ gift }: { gift: GiftFlow }) {
  const { track } = useCampaign()
  // Kept by the flow: Back from the next step finds who was found.
  const { typed, keyword } = gift.lookup
  const [error, setError] = useState<string>()
  return (
    <section aria-label="选受赠人">
      <form
        role="search"
        aria-label="查找受赠人"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          track('input', 'search')
          const wrong = searchError(typed)
          setError(wrong)
          gift.setLookup({ typed, keyword: wrong === undefined ? typed.trim() : undefined })
        }}
      >
        <Field
          label="查找受赠人"
          hideLabel
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="昵称、手机号或UID"
          value={typed}
          error={error}
          onChange={(text) => {
            gift.setLookup({ typed: text, keyword })
            setError(undefined)
          }}
          onKeyDown={(event) => {
            // Enter that only ends a composition asks for nothing; Safari tells it by its key code alone.
            const composing = event.nativeEvent.isComposing || event.keyCode === 229
            if (event.key === 'Enter' && composing) event.preventDefault()
          }}
          suffix={
            <Button small quiet submit>
              搜索
            </Button>
          }
        />
      </form>
      {keyword === undefined ? (
        <>
          {gift.named && (
            <Card heading="链接里的受赠人">
              <p className={styles.check}>请核对手机号和UID，确认是你要送的人</p>
              <ul>
                <Receiver user={gift.named} gift={gift} />
              </ul>
            </Card>
          )}
          <p className={styles.hint}>对方需完成实名认证，才能收下你的礼物</p>
        </>
      ) : (
        <Found keyword={keyword} gift={gift} />
      )}
      <Button wide quiet onPress={gift.back}>
        上一步
      </Button>
    </section>
  )
}

function Found({ keyword, gift }: { keyword: string; gift: GiftFlow }) {
  const query = useAnswer(searchUser, { keyword })
  return (
    <Card label="查找结果">
      <QueryView query={query} small skeleton={<SkeletonLines count={4} />}>
        {(users) =>
          users.length === 0 ? (
            <EmptyState text="未找到该用户" />
          ) : (
            <ul>
              {users.map((user) => (
                <Receiver key={user.uid} user={user} gift={gift} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
}

function Receiver({ user, gift }: { user: FoundUser; gift: GiftFlow }) {
  return (
    <FoundRow
      user={user}
      pickLabel="送给TA"
      reason={whyNotGive(user, gift.me?.uid)}
      onPick={gift.choose}
    />
  )
}
