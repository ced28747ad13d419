import { memo } from 'react'
import type { Companion } from '@/api/character'
import { useCampaign } from '@/kit/page/useCampaign'
import { safeImage } from '@/lib/url/safeUrl'
import { Chip } from '@/ui/button/Chip'
import { Dots } from '@/ui/button/Dots'
import { isBusy, isWaiting } from './conversation'
import type { Conversation, Message as MessageData } from './conversation'
import { Said } from './Said'
import type { Speaker } from './Said'
import { useStickToEnd } from './useStickToEnd'
import styles from './Messages.module.css'

interface MessagesProps {
  companion: Companion
  conversation: Conversation
  isUsedUp: boolean
  onTyped: () => void
  onRetry: (id: string) => void
  onSuggest: (text: string) => void
}

/** All messages, from the greeting on. */
export function Messages({ companion, conversation, ...props }: MessagesProps) {
  const { isUsedUp, onTyped, onRetry, onSuggest } = props
  const { messages, typing, suggestions } = conversation
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
              onTyped={onTyped}
              onRetry={onRetry}
            />
          ))}
          {isWaiting(conversation) && (
            <li className={styles.thinking} aria-hidden="true">
              <Dots />
            </li>
          )}
          {!isBusy(conversation) && !isUsedUp && companion.status !== 'OFF' && (
            <Suggestions
              npcId={companion.npcId}
              texts={suggestions ?? companion.suggestions}
              onSuggest={onSuggest}
            />
          )}
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

interface MessageProps {
  message: MessageData
  speaker: Speaker
  isTyping: boolean
  onTyped: () => void
  onRetry: (id: string) => void
}

/** One bubble. Rendered again only when it changes: a conversation has a hundred. */
const Message = memo(
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

function ArrowDownIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 5v14m-6-6l6 6 6-6" />
    </svg>
  )
}

const MOST = 4

interface SuggestionsProps {
  npcId: string
  texts: readonly string[]
  onSuggest: (text: string) => void
}

/** Suggested messages: the companion's own, then those of the last reply. */
function Suggestions({ npcId, texts, onSuggest }: SuggestionsProps) {
  const { track } = useCampaign()
  const shown = [...new Set(texts)].slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <li className={styles.suggestions}>
      {shown.map((text) => (
        <Chip
          key={text}
          className={styles.chip ?? ''}
          onPress={() => {
            track('card', 'suggestion', { npcId })
            onSuggest(text)
          }}
        >
          {text}
        </Chip>
      ))}
    </li>
  )
}
