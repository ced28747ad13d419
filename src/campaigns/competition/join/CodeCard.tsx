import { Card } from '@/kit/page/parts/Card'
import type { Contest } from '../useContest'
import styles from './Code.module.css'
import { CodeSquare } from './CodeSquare'
import { useSignUpCode } from './useSignUpCode'

/** The code for a friend beside the person, or for an upload at a desk. */
export function CodeCard({ contest: { activityId, signUp } }: { contest: Contest }) {
  const code = useSignUpCode(activityId)
  return (
    <Card heading={signUp === 'open' ? '报名码' : '投稿码'}>
      <p className={styles.line}>
        {signUp === 'open'
          ? '请身边的朋友用App扫一扫报名，或在电脑端扫码上传作品'
          : '在电脑端打开投稿页，用App扫一扫上传作品'}
      </p>
      <CodeSquare code={code} />
    </Card>
  )
}
