import { useCampaign } from '@/kit/page/useCampaign'
import { ArrowUpIcon } from '@/ui/icons'
import styles from './Composer.module.css'
import type { Chat } from '../chat/useConversation'

/** Sends; while a reply is being typed, it shows all of it. */
export function SendButton({ chat, disabled }: { chat: Chat; disabled: boolean }) {
  const { track } = useCampaign()
  if (chat.typing !== undefined)
    return (
      <button
        key="stop"
        type="button"
        aria-label="停止"
        className={styles.send}
        onClick={() => {
          track('button', 'stop')
          chat.typed()
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
