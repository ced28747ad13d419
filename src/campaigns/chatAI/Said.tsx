import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { wantsLessMotion } from '@/lib/motion/motion'
import { Avatar } from '@/ui/picture/Avatar'
import { firstOf, lengthOfBlocks, parseReply, typedCount } from './richReply'
import type { Block, Run } from './richReply'
import styles from './Messages.module.css'

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

interface RichReplyProps {
  blocks: readonly Block[]
  /** Links only look like links: it is still on its way. */
  plain?: boolean
}

const Plain = createContext(false)

/** A reply's own small set of forms. Its keys are its places: it only grows. */
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
  /** All of it is there. */
  onTyped: () => void
}

/** A reply on its way, letter by letter; a tap shows all of it. Others have 「停止」 beside the field. */
function TypedReply({ blocks, onTyped }: TypedReplyProps) {
  const total = useMemo(() => lengthOfBlocks(blocks), [blocks])
  const count = useTyping(total, onTyped)
  return (
    <div className={styles.typing} aria-hidden="true" data-typing onClick={onTyped}>
      <RichReply blocks={firstOf(blocks, count)} plain />
    </div>
  )
}

/** How many of so many characters are typed by now; ends at once for whoever wants less motion. */
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
