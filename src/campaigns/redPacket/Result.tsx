import { readUserPoints } from '@/api/points'
import { Celebration } from '@/kit/claim/Celebration'
import { useAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { groupNumber } from '@/lib/format/groupNumber'
import { Button } from '@/ui/button/Button'
import { Dots } from '@/ui/button/Dots'
import { useArrivalFocus } from '@/ui/focus/useArrivalFocus'
import { wordsOf, type ShownOutcome } from './outcome'
import { PacketArt } from './PacketArt'
import { shownAmount } from './rounds'
import styles from './Result.module.css'

interface StillDrawProps {
  isPractice: boolean
  onDraw: () => Promise<void>
}

/** The play with reduced motion: the same chance, and nothing falls. */
export function StillDraw({ isPractice, onDraw }: StillDrawProps) {
  return (
    <div className={styles.still}>
      <PacketArt amount="" closed className={styles.packet} />
      <h2 className={styles.stillTitle}>已为你减少动态效果</h2>
      <p className={styles.stillText}>
        {isPractice ? '试玩不计奖励' : '无需点红包雨，中奖机会相同'}
      </p>
      <Button wide className={styles.gold} onPress={onDraw}>
        直接开奖
      </Button>
    </div>
  )
}

/** While the platform is asked. */
export function Settling() {
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

interface ResultProps {
  outcome: ShownOutcome
  onLeave: () => void
  onAgain: () => void
}

/** The result of a play. */
export function Result({ outcome, ...ways }: ResultProps) {
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
      <Actions kind={outcome.kind} {...ways} />
    </div>
  )
}

/** Read after a win; not rendered if it fails. */
function Balance() {
  const { data } = useAnswer(readUserPoints, undefined, { staleTime: 0, silent: true })
  if (data?.available === undefined) return null
  return <p className={styles.balance}>当前积分 {groupNumber(data.available)}</p>
}

interface ActionsProps extends Pick<ResultProps, 'onLeave' | 'onAgain'> {
  kind: ShownOutcome['kind']
}

const LABELS: Partial<Record<ShownOutcome['kind'], string>> = {
  PRACTICE: '再玩一次',
  SIGNED_OUT: '去登录',
  WIN: '开心收下',
}

function Actions({ kind, onLeave, onAgain }: ActionsProps) {
  const { openLogin } = useCampaign()
  const leave = () => {
    onLeave()
    if (kind === 'SIGNED_OUT') openLogin()
  }
  return (
    <div className={styles.actions}>
      <Button wide className={styles.gold} onPress={kind === 'PRACTICE' ? onAgain : leave}>
        {LABELS[kind] ?? '知道了'}
      </Button>
      {kind === 'PRACTICE' && (
        <Button wide quiet className={styles.quiet} onPress={leave}>
          知道了
        </Button>
      )}
    </div>
  )
}
