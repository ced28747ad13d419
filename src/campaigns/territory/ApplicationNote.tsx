import { Button } from '@/ui/Button'
import { classes } from '@/ui/classes'
import type { PressHandler } from '@/ui/usePress'
import { queuedText } from './applyRules'
import type { TerritoryView } from './territoryView'
import styles from './ApplicationNote.module.css'

export interface ApplicationNoteProps {
  view: TerritoryView
  onLogin: () => void
  onRetry: () => Promise<unknown>
}

/** Where the person's own application stands, in words; nothing where there is none. */
export function ApplicationNote({ view, onLogin, onRetry }: ApplicationNoteProps) {
  const { territory, application, relation } = view
  if (!view.loggedIn && territory.status !== 'FREE' && territory.status !== 'LOCKED')
    return (
      <Note
        text="领主或申请人，登录后查看自己的领地"
        action={{ label: '登录', onPress: onLogin }}
      />
    )
  if (view.applicationFailed)
    return <Note text="认领状态加载失败" action={{ label: '重新加载', onPress: onRetry }} />
  if (relation === 'PENDING')
    return (
      <Note
        title={queuedText(application?.queueNo ?? 0)}
        text={submittedText(application?.applyTime)}
      />
    )
  if (relation === 'REJECTED')
    return (
      <Note bad title="申请未通过" text={application?.rejectReason || '请核对资料后重新申请'} />
    )
  if (relation === 'EXPIRED' && territory.status === 'FREE')
    return <Note title="您的任期已结束" text="领地重新开放认领" />
  return null
}

function submittedText(applyTime = ''): string {
  return applyTime ? `${applyTime.slice(0, 16)} 提交，审核结果将在这里更新` : '审核结果将在这里更新'
}

interface NoteProps {
  title?: string
  text: string
  bad?: boolean
  action?: { label: string; onPress: PressHandler }
}

function Note({ title, text, bad = false, action }: NoteProps) {
  return (
    <section className={classes(styles.note, bad && styles.bad)} aria-label="我的申请">
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>{text}</p>
      </div>
      {action && (
        <Button quiet small onPress={action.onPress}>
          {action.label}
        </Button>
      )}
    </section>
  )
}
