import { useMemo } from 'react'
import { firstOf, lengthOfBlocks } from './richReply'
import type { Block } from './richReply'
import styles from './Messages.module.css'
import { RichReply } from './RichReply'
import { useTyping } from './useTyping'

interface TypedReplyProps {
  blocks: readonly Block[]
  /** All of it is there. */
  onTyped: () => void
}

/** A reply on its way, letter by letter; a tap shows all of it. Others have 「停止」 beside the field. */
export function TypedReply({ blocks, onTyped }: TypedReplyProps) {
  const total = useMemo(() => lengthOfBlocks(blocks), [blocks])
  const count = useTyping(total, onTyped)
  return (
    <div className={styles.typing} aria-hidden="true" data-typing onClick={onTyped}>
      <RichReply blocks={firstOf(blocks, count)} plain />
    </div>
  )
}
