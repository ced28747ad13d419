import { refetchFailed } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import type { TerritoryView } from '../territoryView'
import { noteOf } from './noteText'
import styles from './ApplicationNote.module.css'

export interface ApplicationNoteProps {
  view: TerritoryView
}

/** The state of the person's own application; nothing where there is none. */
export function ApplicationNote({ view }: ApplicationNoteProps) {
  const { openLogin } = useCampaign()
  const note = noteOf(view)
  if (!note) return null
  return (
    <section className={classes(styles.note, note.bad && styles.bad)} aria-label="我的申请">
      <div className={styles.body}>
        {note.title && <p className={styles.title}>{note.title}</p>}
        <p className={styles.text}>{note.text}</p>
      </div>
      {note.help && (
        <Button quiet small onPress={note.help === 'LOGIN' ? openLogin : refetchFailed}>
          {note.help === 'LOGIN' ? '登录' : '重新加载'}
        </Button>
      )}
    </section>
  )
}
