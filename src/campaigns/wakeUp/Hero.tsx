import { readSharedUser } from '@/api/invitation'
import { InviterLine } from '@/kit/landing/InviterLine'
import { CANNOT_OPEN_TEXT } from '@/kit/open-app/openApp'
import { useAnswer } from '@/kit/query/answer'
import { env } from '@/lib/env'
import { Portal } from './Portal'
import type { Target } from './target'
import type { Phase } from './wakeUp'
import styles from './WakeUp.module.css'

const WORDS: Record<Phase, string> = {
  idle: `点一下，${env.productName}就在门的另一边`,
  opening: '正在打开…',
  opened: '已打开，返回继续',
  missing: '未检测到App',
  blocked: '微信中不能直接打开，请在浏览器打开',
  refused: CANNOT_OPEN_TEXT,
}

const CHECK_TEXT = '请确认要去的页面，再点「立即打开」'

interface HeroProps {
  phase: Phase
  target: Target
  inviteCode: string | undefined
}

/** The portal, its target, and its state. */
export function Hero({ phase, target, inviteCode }: HeroProps) {
  // Optional for the page: it fails silently.
  const { data } = useAnswer(
    readSharedUser,
    { inviteCode: inviteCode ?? '' },
    { enabled: inviteCode !== undefined, silent: true },
  )
  return (
    <div className={styles.hero}>
      <Portal isOpen={phase === 'opening' || phase === 'opened'} isFailed={phase === 'missing'} />
      <h1 className={styles.title}>
        即将前往：<span className={styles.place}>{target.name}</span>
      </h1>
      {!target.isKnown && <p className={styles.path}>{target.path}</p>}
      <output className={styles.status} data-phase={phase}>
        {phase === 'idle' && !target.isKnown ? CHECK_TEXT : WORDS[phase]}
      </output>
      {inviteCode !== undefined && (
        <div className={styles.inviterSpace}>
          {data?.valid && (
            <InviterLine inviter={data} text="邀请你一起探索" className={styles.inviter} />
          )}
        </div>
      )}
    </div>
  )
}
