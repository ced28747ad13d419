import { groupNumber } from '@/lib/format/groupNumber'
import { readUserPoints } from '@/api/points'
import { Celebration } from '@/kit/claim/Celebration'
import { useAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { Dots } from '@/ui/button/Dots'
import { useArrivalFocus } from '@/ui/focus/useArrivalFocus'
import { shownAmount } from './rounds'
import { PacketArt } from './PacketArt'
import type { ShownOutcome } from './settle'
import { wordsOf } from './words'
import styles from './Result.module.css'

interface ResultProps {
  /** Undefined while the platform is asked. */
  outcome: ShownOutcome | undefined
  onLeave: () => void
  onAgain: () => Promise<void>
}

/** The result of a play. */
export function Result({ outcome, onLeave, onAgain }: ResultProps) {
  if (!outcome) return <Settling />
  return <Outcome outcome={outcome} onLeave={onLeave} onAgain={onAgain} />
}

function Outcome({ outcome, ...ways }: ResultProps & { outcome: ShownOutcome }) {
  const heading = useArrivalFocus<HTMLHeadingElement>()
  const isWin = outcome.kind === 'WIN'
  const { title, text } = wordsOf(outcome)
  return (
    <div className={styles.result} data-kind={outcome.kind}>
      {isWin && <Celebration />}
      <span className={styles.halo} data-won={isWin || undefined} aria-hidden="true" />
      <PacketArt
        amount={isWin ? shownAmount(outcome.amountText) : ''}
        closed={!isWin}
        className={styles.packet}
      />
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {isWin && <Balance />}
      </div>
      <Actions outcome={outcome} {...ways} />
    </div>
  )
}

function Settling() {
  return (
    <div className={styles.result} role="status">
      <PacketArt amount="" closed className={styles.waiting} />
      <p className={styles.title}>正在为你结算</p>
      <p className={styles.text}>
        请稍候 <Dots />
      </p>
    </div>
  )
}

/** Read after a win; not rendered if it fails. */
function Balance() {
  const { data } = useAnswer(readUserPoints, undefined, { staleTime: 0, silent: true })
  if (data?.available === undefined) return null
  return <p className={styles.balance}>当前积分 {groupNumber(data.available)}</p>
}

function Actions({ outcome, onLeave, onAgain }: ResultProps) {
  const { openLogin } = useCampaign()
  if (outcome?.kind === 'PRACTICE')
    return (
      <div className={styles.actions}>
        <Button wide className={styles.gold} onPress={onAgain}>
          再玩一次
        </Button>
        <Button wide quiet className={styles.quiet} onPress={onLeave}>
          知道了
        </Button>
      </div>
    )
  const isSignedOut = outcome?.kind === 'SIGNED_OUT'
  const press = () => {
    onLeave()
    if (isSignedOut) openLogin()
  }
  return (
    <div className={styles.actions}>
      <Button wide className={styles.gold} onPress={press}>
        {isSignedOut ? '去登录' : outcome?.kind === 'WIN' ? '开心收下' : '知道了'}
      </Button>
    </div>
  )
}
