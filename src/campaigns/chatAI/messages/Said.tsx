import { useMemo } from 'react'
import { Avatar } from '@/ui/picture/Avatar'
import { parseReply } from './richReply'
import styles from './Messages.module.css'
import { RichReply } from './RichReply'
import { TypedReply } from './TypedReply'

export interface Speaker {
  name: string
  avatar: string | undefined
}

interface SaidProps {
  speaker: Speaker
  text: string
  /** It is being typed out; called when all of it is there. */
  onTyped?: (() => void) | undefined
}

/** What the companion said. */
export function Said({ speaker, text, onTyped }: SaidProps) {
  const blocks = useMemo(() => parseReply(text), [text])
  return (
    <li className={styles.said}>
      <Avatar src={speaker.avatar} name={speaker.name} className={styles.face} />
      <div className={styles.bubble}>
        <span className="visually-hidden">{speaker.name || '伙伴'}：</span>
        {/* One element from the first letter to the last: screen readers have all of it at once, and only once. */}
        <div className={onTyped ? 'visually-hidden' : undefined}>
          <RichReply blocks={blocks} />
        </div>
        {onTyped && <TypedReply blocks={blocks} onTyped={onTyped} />}
      </div>
    </li>
  )
}
