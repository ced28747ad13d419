import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Companion } from '@/api/character'
import { useCampaign } from '@/kit/page/useCampaign'
import { lastOf } from '@/lib/lastOf'
import { scrollBehavior } from '@/lib/motion/motion'
import { Chip } from '@/ui/button/Chip'
import { Dots } from '@/ui/button/Dots'
import { isBusy, isWaiting } from './conversation'
import type { Conversation, Message as MessageData } from './conversation'
import { Said, type Speaker } from './Said'
import { ArrowDownIcon } from '@/ui/icons'
import styles from './Messages.module.css'

interface MessagesProps {
  companion: Companion
  conversation: Conversation
  /** No message is left today. */
  isUsedUp: boolean
  onTyped: () => void
  onSuggest: (text: string) => void
  onRetry: (id: string) => void
}

/** All messages, from the greeting on. */
export function Messages(props: MessagesProps) {
  const { companion, conversation, isUsedUp, onTyped, onSuggest, onRetry } = props
  const { messages, typing, suggestions } = conversation
  const { scroller, content, hasNew, toEnd } = useStickToEnd(messages)
  const speaker = { name: companion.name, avatar: companion.avatar }
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

/** Within this distance of the end (CSS px) the person counts as reading the last message. */
const NEAR_PX = 80

/** Keeps the list at its end while the person is near it, and after a message of their own; else flags new messages. */
function useStickToEnd(messages: readonly MessageData[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLUListElement>(null)
  const isNear = useRef(true)
  /** A message came while the person read further up. */
  const [hasNew, setHasNew] = useState(false)
  const last = lastOf(messages)
  const seen = useRef(last?.id)

  useLayoutEffect(() => {
    if (seen.current === last?.id) return
    seen.current = last?.id
    if (isNear.current || last?.from === 'me') jump(scroller.current)
    else setHasNew(true)
  }, [last])

  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    // So that a keyboard can scroll it, too.
    box.tabIndex = 0
    jump(box)
    let top = box.scrollTop
    const look = () => {
      const isEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_PX
      // Only a finger moves the text down: content that grows meanwhile does not count as leaving the end.
      if (isEnd || box.scrollTop < top) isNear.current = isEnd
      if (isEnd) setHasNew(false)
      top = box.scrollTop
    }
    box.addEventListener('scroll', look, { passive: true })
    const stop = onResize([box, content.current], () => isNear.current && jump(box))
    return () => {
      box.removeEventListener('scroll', look)
      stop()
    }
  }, [])

  const toEnd = () =>
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: scrollBehavior() })
  return { scroller, content, hasNew, toEnd }
}

function jump(box: HTMLElement | null): void {
  if (box) box.scrollTop = box.scrollHeight
}

/** Observes growth, such as a reply being typed, and shrinking, such as the list above a keyboard. */
function onResize(elements: readonly (Element | null)[], listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(listener)
  for (const element of elements) if (element) observer.observe(element)
  return () => observer.disconnect()
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
