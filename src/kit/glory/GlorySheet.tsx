import { useState } from 'react'
import type { Territory } from '@/api/territory'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { Sheet } from '@/ui/modal/Sheet'
import { GLORY_MAX, GLORY_TEXT, isGlory, lengthOf } from './glory'
import { useEngrave, type GlorySource } from './useEngrave'
import styles from './GlorySheet.module.css'

export interface GlorySheetProps {
  open: boolean
  onClose: () => void
  title: string
  territory: Territory
  source: GlorySource
  /** The album of the inscription. */
  collectionId?: string
}

/** The lord's inscription for the territory: a first one, or a change. */
export function GlorySheet({ open, onClose, title, territory, source, ...first }: GlorySheetProps) {
  const before = territory.glory?.text ?? ''
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState('')
  const text = typed ?? before
  const { write, isPending } = useEngrave({
    isOpen: open,
    territory,
    source,
    onClose,
    onRefused: setWrong,
    onDone: () => {
      setTyped(undefined)
      onClose()
    },
  })
  const submit = () => {
    if (!isGlory(text)) return setWrong(GLORY_TEXT)
    const gloryId = territory.glory?.gloryId ?? ''
    return write({ territoryId: territory.territoryId, gloryId, ...first, text: text.trim() })
  }
  const count = (
    <span className={styles.count}>
      {lengthOf(text)}/{GLORY_MAX}
    </span>
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <Button
          wide
          busy={isPending}
          disabled={before !== '' && text.trim() === before}
          onPress={submit}
        >
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
        // Text typed now would not be sent, and is lost when the sheet closes.
        readOnly={isPending}
        placeholder={GLORY_TEXT}
        suffix={count}
      />
      <p className={styles.note}>提交后需要审核，通过后所有来访者可见</p>
    </Sheet>
  )
}
