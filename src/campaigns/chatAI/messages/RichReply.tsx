import { createContext, use } from 'react'
import type { Block, Run } from './richReply'
import styles from './RichReply.module.css'

interface RichReplyProps {
  blocks: readonly Block[]
  /** Links only look like links: it is still on its way. */
  plain?: boolean
}

const Plain = createContext(false)

/** A reply's own small set of forms. Its keys are its places: it only grows. */
export function RichReply({ blocks, plain = false }: RichReplyProps) {
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
