import { useState } from 'react'
import type { Territory } from '@/api/territory'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Sheet } from '@/ui/Sheet'
import { GLORY_MAX, GLORY_TEXT, isGlory, lengthOf } from './plaque'
import { useEngrave } from './useEngrave'
import styles from './GlorySheet.module.css'

export interface GlorySheetProps {
  open: boolean
  onClose: () => void
  territory: Territory
  /** Asks the page's data again; answers the plaque's words. */
  reload: () => Promise<string>
  onSignedOut: () => void
}

/** The lord's words on the plaque. */
export function GlorySheet({ open, onClose, territory, reload, onSignedOut }: GlorySheetProps) {
  const before = territory.glory?.text ?? ''
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState('')
  const text = typed ?? before
  const { busy, engrave } = useEngrave({
    territory,
    reload,
    onSignedOut,
    onRefused: setWrong,
    onDone: () => {
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
