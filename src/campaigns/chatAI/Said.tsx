import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { wantsLessMotion } from '@/lib/motion/motion'
import { Avatar } from '@/ui/picture/Avatar'
import { firstOf, lengthOfBlocks, parseReply, typedCount, type Block, type Run } from './richReply'
import styles from './Messages.module.css'

export interface Speaker {
  name: string
  avatar: string | undefined
}

interface SaidProps {
  speaker: Speaker
  text: string
  /** It is being typed out; called when it is complete. */
  onTyped?: (() => void) | undefined
}

/** A message of the companion. */
export function Said({ speaker, text, onTyped }: SaidProps) {
  const blocks = useMemo(() => parseReply(text), [text])
  return (
    <li className={styles.said}>
      <Avatar src={speaker.avatar} name={speaker.name} size={64} className={styles.face} />
      <div className={styles.bubble}>
        <span className="visually-hidden">{speaker.name || '伙伴'}：</span>
        {/* One element from the first letter to the last: a screen reader reads all of it, and only once. */}
        <div className={onTyped ? 'visually-hidden' : undefined}>
          <RichReply blocks={blocks} />
        </div>
        {onTyped && <TypedReply blocks={blocks} onTyped={onTyped} />}
      </div>
    </li>
  )
}

interface RichReplyProps {
  blocks: readonly Block[]
  /** While the reply is being typed links are plain text. */
  plain?: boolean
}

const Plain = createContext(false)

/** A reply's limited formatting. Keys are indexes: it only grows. */
function RichReply({ blocks, plain = false }: RichReplyProps) {
  return (
    <Plain value={plain}>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
    </Plain>
  )
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'text')
    return (
      <p className={styles.text}>
        <Runs runs={block.runs} />
      </p>
    )
  const items = block.items.map((runs, at) => (
    <li key={at}>
      <Runs runs={runs} />
    </li>
  ))
  if (block.kind === 'bullets') return <ul className={styles.bullets}>{items}</ul>
  return (
    <ol className={styles.numbers} start={block.start}>
      {items}
    </ol>
  )
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, at) => <RunView key={at} run={run} />)
}

function RunView({ run: { text, href, bold } }: { run: Run }) {
  const plain = use(Plain)
  const inner = bold ? <strong>{text}</strong> : text
  if (href === undefined) return inner
  if (plain) return <span className={styles.link}>{inner}</span>
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {inner}
    </a>
  )
}

interface TypedReplyProps {
  blocks: readonly Block[]
  /** The typing is complete. */
  onTyped: () => void
}

/** A reply typed letter by letter; a tap, or 「停止」 beside the field, shows all of it. */
function TypedReply({ blocks, onTyped }: TypedReplyProps) {
  const total = useMemo(() => lengthOfBlocks(blocks), [blocks])
  const count = useTyping(total, onTyped)
  return (
    <div className={styles.typing} aria-hidden="true" data-typing onClick={onTyped}>
      <RichReply blocks={firstOf(blocks, count)} plain />
    </div>
  )
}

/** How many of `total` characters are typed by now; all at once with reduced motion. */
function useTyping(total: number, onTyped: () => void): number {
  const [count, setCount] = useState(() => (wantsLessMotion() ? total : Math.min(1, total)))
  const onDone = useEffectEvent(onTyped)
  useEffect(() => {
    if (wantsLessMotion()) {
      onDone()
      return undefined
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function type() {
      const typed = typedCount(total, performance.now() - start)
      setCount(typed)
      if (typed < total) frame = requestAnimationFrame(type)
      else onDone()
    })
    return () => cancelAnimationFrame(frame)
  }, [total])
  return count
}
