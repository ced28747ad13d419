import { Card } from '@/kit/page/parts/Card'
import { StepList, type Step } from '@/kit/page/parts/StepList'
import styles from './NewLanding.module.css'

const REASONS: readonly Step[] = [
  {
    title: '先逛一逛',
    text: '城市、领地与星球，都可以走走看看',
    art: (
      <path d="M24 6a13 13 0 0 1 13 13c0 10-13 23-13 23S11 29 11 19A13 13 0 0 1 24 6zm0 8v10M19 19h10" />
    ),
  },
  {
    title: '认识新朋友',
    text: '邀请你的朋友，就在里面等你',
    art: (
      <path d="M17 22a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM5 40c0-8 5-13 12-13s12 5 12 13M33 22a6 6 0 1 0-2-11M34 27c6 1 9 6 9 13" />
    ),
  },
  {
    title: '留下点什么',
    text: '从一盏灯开始，布置自己的小天地',
    art: <path d="M7 24 24 9l17 15M12 21v19h24V21M20 40V28h8v12" />,
  },
]

/** Why to join. */
export function Reasons() {
  return (
    <Card heading="来了可以做什么" className={styles.reasons}>
      <StepList steps={REASONS} box={48} className={styles.steps} />
    </Card>
  )
}
