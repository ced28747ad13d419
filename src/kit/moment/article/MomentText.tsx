import { useRef, useState } from 'react'
import { ChevronDownIcon } from '@/ui/icons'
import { useOverflow } from '@/ui/useOverflow'
import styles from './MomentText.module.css'
import { scrollBack } from '@/kit/moment/scrollBack'
import { findTopics } from './topics'

/** A text this long would hide the comments for many screens. */
const LINES = 12

interface MomentTextProps {
  content: string
  topics: readonly string[]
}

/** A moment's words with its topics in colour; links in them stay plain text. */
export function MomentText({ content, topics }: MomentTextProps) {
  const [open, setOpen] = useState(false)
  const body = useRef<HTMLParagraphElement>(null)
  const clamped = useOverflow(body, open)
  const { parts, others } = findTopics(content.trim(), topics)

  const toggle = () => {
    setOpen(!open)
    if (open) scrollBack(body.current)
  }
  return (
    <>
      {parts.length > 0 && (
        <p
          ref={body}
          className={open ? styles.text : styles.short}
          style={open ? undefined : { WebkitLineClamp: LINES }}
        >
          {parts.map(({ text, topic }, index) =>
            topic ? (
              <span key={index} className={styles.topic}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </p>
      )}
      {clamped && (
        <button type="button" aria-expanded={open} className={styles.toggle} onClick={toggle}>
          {open ? '收起' : '展开全文'}
          <ChevronDownIcon className={open ? styles.up : styles.down} />
        </button>
      )}
      {others.length > 0 && (
        <p className={styles.topics}>
          {others.map((topic) => (
            <span key={topic} className={styles.topic}>
              {`#${topic}`}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
