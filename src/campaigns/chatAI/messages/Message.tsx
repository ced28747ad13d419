import { memo } from 'react'
import type { Message as MessageData } from '../conversation'
import styles from './Messages.module.css'
import { Said } from './Said'
import type { Speaker } from './Said'

interface MessageProps {
  message: MessageData
  speaker: Speaker
  isTyping: boolean
  onTyped: () => void
  onRetry: (id: string) => void
}

/** One bubble. Drawn anew only when it changes: a conversation has a hundred. */
export const Message = memo(
  function Message({ message, speaker, isTyping, onTyped, onRetry }: MessageProps) {
    if (message.from === 'me') return <Own message={message} onRetry={onRetry} />
    return <Said speaker={speaker} text={message.text} onTyped={isTyping ? onTyped : undefined} />
  },
  (one, other) => one.message === other.message && one.isTyping === other.isTyping,
)

function Own({ message, onRetry }: Pick<MessageProps, 'message' | 'onRetry'>) {
  return (
    <li className={styles.own} data-status={message.status}>
      <p className={styles.bubble}>
        <span className="visually-hidden">我：</span>
        {message.text}
      </p>
      {message.status === 'failed' && (
        <button type="button" className={styles.retry} onClick={() => onRetry(message.id)}>
          发送失败，点击重试
        </button>
      )}
    </li>
  )
}
