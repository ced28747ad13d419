import type { Companion } from '@/api/character'
import { safeImage } from '@/lib/url/safeUrl'
import { Dots } from '@/ui/button/Dots'
import { ArrowDownIcon } from './ArrowDownIcon'
import { Message } from './Message'
import styles from './Messages.module.css'
import { Said } from './Said'
import { Suggestions } from '../composer/Suggestions'
import { useStickToEnd } from './useStickToEnd'
import type { Chat } from '../chat/useConversation'

/** Everything that was said, from the greeting on. */
export function Messages({ companion, chat }: { companion: Companion; chat: Chat }) {
  const { messages, typing, isWaiting } = chat
  const { scroller, content, hasNew, toEnd } = useStickToEnd(messages)
  const speaker = { name: companion.name, avatar: safeImage(companion.avatar) }
  const greeting = companion.greeting.trim() || '你好，很高兴见到你。'
  return (
    <div className={styles.place}>
      <div ref={scroller} className={styles.scroller} role="log" aria-label="对话">
        <ul ref={content} className={styles.list}>
          <Said speaker={speaker} text={greeting} />
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              speaker={speaker}
              isTyping={message.id === typing}
              onTyped={chat.typed}
              onRetry={chat.retry}
            />
          ))}
          {isWaiting && (
            <li className={styles.thinking} aria-hidden="true">
              <Dots />
            </li>
          )}
          <Suggestions companion={companion} chat={chat} />
        </ul>
      </div>
      {hasNew && (
        <button type="button" className={styles.pill} onClick={toEnd}>
          新消息
          <ArrowDownIcon />
        </button>
      )}
    </div>
  )
}
