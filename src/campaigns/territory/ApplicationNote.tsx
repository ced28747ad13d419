import { Button } from '@/ui/Button'
import { classes } from '@/ui/classes'
import { noteOf } from './noteText'
import type { TerritoryView } from './territoryView'
import styles from './ApplicationNote.module.css'

export interface ApplicationNoteProps {
  view: TerritoryView
  onLogin: () => void
  onRetry: () => Promise<unknown>
}

/** Where the person's own application stands, in words; nothing where there is none. */
export function ApplicationNote({ view, onLogin, onRetry }: ApplicationNoteProps) {
  const note = noteOf(view)
  if (!note) return null
  return (
    <section className={classes(styles.note, note.bad && styles.bad)} aria-label="我的申请">
      <div className={styles.words}>
        {note.title && <p className={styles.title}>{note.title}</p>}
        <p className={styles.text}>{note.text}</p>
      </div>
      {note.help && (
        <Button quiet small onPress={note.help === 'LOGIN' ? onLogin : onRetry}>
          {note.help === 'LOGIN' ? '登录' : '重新加载'}
        </Button>
      )}
    </section>
  )
}
