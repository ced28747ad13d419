import { useState } from 'react'
import type { Territory } from '@/api/territory'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Sheet } from '@/ui/Sheet'
import { GLORY_MAX, GLORY_TEXT, isGlory, lengthOf } from './plaque'
import { useEngrave } from './useEngrave'
import type { HandedIn } from './useEngrave'
import styles from './GlorySheet.module.css'

export interface GlorySheetProps {
  open: boolean
  onClose: () => void
  territory: Territory
  /** Asks the page's data again; answers the plaque's words. @throws Error when there is no answer */
  reload: () => Promise<string>
  /** The words wait for their review. */
  onHandedIn: (words: HandedIn) => void
  onSignedOut: () => void
}

/** The lord's words on the plaque. */
export function GlorySheet({ open, onClose, territory, onHandedIn, ...calls }: GlorySheetProps) {
  const before = territory.glory?.text ?? ''
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState('')
  const text = typed ?? before
  const { busy, engrave } = useEngrave({
    ...calls,
    isOpen: open,
    territory,
    onRefused: setWrong,
    onDone: (words) => {
      if (words) onHandedIn(words)
      setTyped(undefined)
      onClose()
    },
  })
  const submit = () => {
    if (!isGlory(text)) return setWrong(GLORY_TEXT)
    return engrave(text.trim())
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="编辑铭文"
      footer={
        <Button wide busy={busy} disabled={text.trim() === before} onPress={submit}>
          提交审核
        </Button>
      }
    >
      <Field
        label="铭文"
        value={text}
        onChange={(next) => {
          setTyped(next)
          setWrong('')
        }}
        error={wrong}
        // What is typed now would not be sent, and is gone when the sheet closes.
        readOnly={busy}
        placeholder={GLORY_TEXT}
        suffix={
          <span className={styles.count}>
            {lengthOf(text)}/{GLORY_MAX}
          </span>
        }
      />
      <p className={styles.note}>提交后需要审核，通过后所有来访者可见</p>
    </Sheet>
  )
}
