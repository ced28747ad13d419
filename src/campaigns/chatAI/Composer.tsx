import { useId, useRef, type KeyboardEvent } from 'react'
import type { Companion } from '@/api/character'
import { useCampaign } from '@/kit/page/useCampaign'
import { classes } from '@/ui/classes'
import { ArrowUpIcon } from '@/ui/icons'
import { draftState, entersSend, isWaiting, maxLengthOf } from './conversation'
import type { Conversation } from './conversation'
import styles from './Composer.module.css'

/** The last characters are counted. */
const COUNTED_FROM = 0.8

interface ComposerProps {
  companion: Companion
  conversation: Conversation
  draft: string
  error: string | undefined
  /** No message is left today. */
  isUsedUp: boolean
  onWrite: (text: string) => void
  onSend: (maxLength: number) => void
  onStop: () => void
}

/** The message field. Its text is kept until the platform has accepted it. */
export function Composer(props: ComposerProps) {
  const { companion, conversation, draft, error, isUsedUp, onWrite, onSend, onStop } = props
  const { loggedIn } = useCampaign()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const max = maxLengthOf(companion)
  const { length, isSendable } = draftState(draft, max)
  const isLong = length > max
  const send = () => {
    onSend(max)
    // The keyboard stays for the next message.
    field.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, keyCode, nativeEvent } = event
    const pressed = { key, shiftKey, keyCode, isComposing: nativeEvent.isComposing }
    if (!entersSend(pressed, hasKeyboard())) return
    event.preventDefault()
    send()
  }
  return (
    <form
      aria-label="发消息"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p id={`${id}said`} className={styles.said} aria-live="polite">
        {isUsedUp ? '今日对话次数已用完，明天再来' : isLong ? `最多${max}字` : error}
      </p>
      <div className={styles.row}>
        {/* The copy behind the field makes it as high as its text. */}
        <div className={styles.field} data-text={`${draft} `}>
          <textarea
            ref={field}
            rows={1}
            aria-label="输入消息"
            aria-describedby={`${id}said`}
            aria-invalid={isLong || error !== undefined || undefined}
            placeholder={loggedIn ? '说点什么…' : '登录后和TA聊聊'}
            value={draft}
            disabled={isUsedUp}
            onChange={(event) => onWrite(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <SendButton
          isTyping={conversation.typing !== undefined}
          disabled={!isSendable || isWaiting(conversation) || isUsedUp}
          onStop={onStop}
        />
      </div>
      <p className={styles.note}>
        内容由AI生成，仅供参考
        {length > max * COUNTED_FROM && (
          <span className={classes(styles.count, isLong && styles.over)}>
            {length}/{max}
          </span>
        )}
      </p>
    </form>
  )
}

/** A phone's return key makes a new line. */
function hasKeyboard(): boolean {
  return window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false
}

interface SendButtonProps {
  isTyping: boolean
  disabled: boolean
  onStop: () => void
}

/** Sends; while a reply is being typed, it shows all of it. */
function SendButton({ isTyping, disabled, onStop }: SendButtonProps) {
  const { track } = useCampaign()
  if (isTyping)
    return (
      <button
        key="stop"
        type="button"
        aria-label="停止"
        className={styles.send}
        onClick={() => {
          track('button', 'stop')
          onStop()
        }}
      >
        <i className={styles.stop} />
      </button>
    )
  return (
    <button key="send" type="submit" aria-label="发送" className={styles.send} disabled={disabled}>
      <ArrowUpIcon />
    </button>
  )
}
