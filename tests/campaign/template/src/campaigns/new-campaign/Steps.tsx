import { Card } from '@/kit/page/parts/Card'
import { StepList, type Step } from '@/kit/page/parts/StepList'
import styles from './NewCampaign.module.css'

const STEPS: readonly Step[] = [
  {
    title: '每天来一次',
    text: '登录后，每天都有一份新礼物',
    art: <path d="M9 13h30v27H9zM9 21h30M17 8v9M31 8v9M18 31l5 5 8-9" />,
  },
  {
    title: '打开礼物',
    text: '轻轻一点，看看今天是多少积分',
    art: (
      <path d="M8 18h32v8H8zM11 26h26v15H11zM24 18v23M24 18c-8 0-12-3-11-7s9-2 11 7zm0 0c8 0 12-3 11-7s-9-2-11 7z" />
    ),
  },
  {
    title: '放入账户',
    text: '积分立即到账，在App里随时查看',
    art: <path d="M8 15h29v25H8zM8 15l22-8v8M37 23h4v9h-9a4.5 4.5 0 0 1 0-9z" />,
  },
]

/** The steps of the campaign. */
export function Steps() {
  return (
    <Card heading="怎么参与">
      <StepList steps={STEPS} box={48} className={styles.steps} />
    </Card>
  )
}
