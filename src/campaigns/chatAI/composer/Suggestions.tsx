import type { Companion } from '@/api/character'
import { useCampaign } from '@/kit/page/useCampaign'
import { Chip } from '@/ui/button/Chip'
import styles from '../messages/Messages.module.css'
import type { Chat } from '../chat/useConversation'

const MOST = 4

/** What could be said next: the companion's own, then those of the last reply. */
export function Suggestions({ companion, chat }: { companion: Companion; chat: Chat }) {
  const { track } = useCampaign()
  const texts = [...new Set(chat.suggestions ?? companion.suggestions)].slice(0, MOST)
  if (chat.isBusy || chat.isUsedUp || companion.status === 'OFF' || texts.length === 0) return null
  return (
    <li className={styles.suggestions}>
      {texts.map((text) => (
        <Chip
          key={text}
          className={styles.chip ?? ''}
          onPress={() => {
            track('card', 'suggestion', { npcId: companion.npcId })
            chat.suggest(text)
          }}
        >
          {text}
        </Chip>
      ))}
    </li>
  )
}
