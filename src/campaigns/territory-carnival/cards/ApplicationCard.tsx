import { Card } from '@/kit/page/parts/Card'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { applicationText } from '../carnival'
import type { Carnival } from '../useCarnival'
import styles from './ApplicationCard.module.css'

/** The person's own application; nothing where there is none. */
export function ApplicationCard({ carnival }: { carnival: Carnival }) {
  const { application, activity, applicationFailed, refetchApplication } = carnival
  if (applicationFailed)
    return (
      <Card heading="我的申请">
        <p className={styles.text}>申请状态加载失败</p>
        <Button small quiet onPress={refetchApplication}>
          重新加载
        </Button>
      </Card>
    )
  const words = applicationText(application, activity?.territories ?? [])
  if (!words) return null
  return (
    <Card
      heading="我的申请"
      aside={<Tag tone={words.bad ? 'danger' : 'accent'}>{words.title}</Tag>}
    >
      <p className={styles.text}>{words.text}</p>
    </Card>
  )
}
