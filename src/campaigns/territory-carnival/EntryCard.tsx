import type { Activity } from '@/api/activity'
import { readPromotionNumber } from '@/api/invitation'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { Card } from '@/kit/page/parts/Card'
import { useAnswer } from '@/kit/query/answer'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { formatCount } from '@/lib/format/formatCount'
import { Button } from '@/ui/button/Button'
import { ENTRY_LABELS, addresses, placesLeft, type Entry } from './carnival'
import { useCarnival } from './useCarnival'
import styles from './EntryCard.module.css'

/** 「免费认领」, the places left, and the number of applicants. */
export function EntryCard({ onClaim }: { onClaim: () => void }) {
  const { track } = useCampaign()
  const { activityId, activity, entry, ownId } = useCarnival()
  const { data } = useAnswer(readPromotionNumber, { activityId })
  const isKnown = entry !== 'login' && entry !== 'wait'
  const logIn = useAfterLogin(isKnown, () => entry === 'claim' && onClaim())
  const press = () => {
    track('button', 'free-claim')
    if (entry === 'login') logIn()
    else if (entry === 'claim') onClaim()
  }
  return (
    <Card label="免费认领" className={styles.card}>
      <div className={styles.top}>
        <Ticket />
        <div className={styles.words}>
          <p className={styles.title}>嘉年华专属领地</p>
          <p className={styles.left}>
            <PlacesLeft activity={activity} entry={entry} />
          </p>
        </div>
      </div>
      {entry === 'mine' ? (
        <ButtonLink
          wide
          to={addresses.territory(ownId)}
          onClick={() => track('button', 'my-territory')}
        >
          {ENTRY_LABELS[entry]}
        </ButtonLink>
      ) : (
        <Button
          wide
          disabled={['soon', 'over', 'pending', 'soldOut'].includes(entry)}
          busy={entry === 'wait'}
          onPress={press}
        >
          {ENTRY_LABELS[entry]}
        </Button>
      )}
      {/* Its line is reserved: what is below must not jump when the number loads. */}
      <p className={styles.count}>
        {data && data.total > 0 ? `已有${formatCount(data.total)}人参与` : '\u00a0'}
      </p>
    </Card>
  )
}

function PlacesLeft({ activity, entry }: { activity: Activity | undefined; entry: Entry }) {
  if (entry === 'over') return '本季认领已结束'
  if (!activity) return entry === 'login' ? '登录后查看名额' : '名额暂未公布'
  const left = placesLeft(activity)
  if (left === 0) return '本季名额已全部送出'
  return (
    <>
      剩余<b>{formatCount(left)}</b>个名额
    </>
  )
}

function Ticket() {
  return (
    <svg viewBox="0 0 120 96" className={styles.ticket} aria-hidden="true">
      <path
        fill="#ff3b5c"
        d="M8 22a6 6 0 0 1 6-6h92a6 6 0 0 1 6 6v16a10 10 0 0 0 0 20v16a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V58a10 10 0 0 0 0-20z"
      />
      <path fill="none" stroke="#ffd9a0" strokeWidth="3" strokeDasharray="5 5" d="M84 20v56" />
      <path fill="#ffc93c" d="M30 58V44l16-14 16 14v14z" />
      <path fill="#fff3d4" d="M41 58V48h10v10z" />
      <path fill="#ffffff" d="M24 62h44v4H24z" />
    </svg>
  )
}
