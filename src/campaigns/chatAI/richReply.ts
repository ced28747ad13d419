import { safeLink } from '@/lib/url/safeUrl'
import { MAX_REPLY } from './conversation'

/** A run of text; with `href`, a link. */
export interface Run {
  text: string
  bold?: true
  href?: string
}

/** A paragraph, whose text keeps its line breaks, or a list. */
export type Block =
  | { kind: 'text'; runs: readonly Run[] }
  | { kind: 'bullets'; items: (readonly Run[])[] }
  | { kind: 'numbers'; start: number; items: (readonly Run[])[] }

const BULLET = /^\s*[-*•]\s+(\S.*)$/
const NUMBER = /^\s*(\d{1,3})[.)、](?!\d)\s*(\S.*)$/
const BOLD = /\*\*([^*\n]+)\*\*/
const NAMED_LINK = /\[([^[\]\n]+)\]\(([^()\s]+)\)/
const ADDRESS = /(https?:\/\/[^\s<>"'，。！？、；：（）()【】《》*]+)/
const INLINE = new RegExp(`${BOLD.source}|${NAMED_LINK.source}|${ADDRESS.source}`, 'g')

/**
 * Parses a companion's reply: bold, lists, line breaks and links, and nothing else. Everything else is plain text, tags
 * too.
 */
export function parseReply(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const endText = () => {
    const paragraph = lines.join('\n').trim()
    if (paragraph !== '') blocks.push({ kind: 'text', runs: runsOf(paragraph) })
    lines = []
  }
  for (const line of text.slice(0, MAX_REPLY).replace(/\r\n?/g, '\n').split('\n')) {
    const item = itemOf(line)
    if (item) {
      endText()
      addItem(blocks, item)
    } else if (line.trim() === '') endText()
    else lines.push(line)
  }
  endText()
  if (text.length >= MAX_REPLY)
    blocks.push({ kind: 'text', runs: [{ text: '内容过长，后面的未显示' }] })
  return blocks
}

interface Item {
  number: number | undefined
  runs: Run[]
}

function itemOf(line: string): Item | undefined {
  const [, bullet] = BULLET.exec(line) ?? []
  if (bullet !== undefined) return { number: undefined, runs: runsOf(bullet) }
  const [, number, rest = ''] = NUMBER.exec(line) ?? []
  return number === undefined ? undefined : { number: Number(number), runs: runsOf(rest) }
}

/** An item of the same kind continues a list. */
function addItem(blocks: Block[], { number, runs }: Item): void {
  const kind = number === undefined ? 'bullets' : 'numbers'
  const last = blocks[blocks.length - 1]
  if (last?.kind === kind) {
    last.items.push(runs)
    return
  }
  blocks.push(
    number === undefined
      ? { kind: 'bullets', items: [runs] }
      : { kind: 'numbers', start: number, items: [runs] },
  )
}

function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) })
    runs.push(...runOf(match))
    end = match.index + match[0].length
  }
  if (end < text.length) runs.push({ text: text.slice(end) })
  return runs
}

function runOf([whole, bold, name, target, address]: RegExpMatchArray): Run[] {
  if (bold !== undefined) return runsOf(bold).map((run) => ({ ...run, bold: true }))
  return [{ text: name ?? whole ?? '', href: safeLink(target ?? address) }]
}

/** The number of visible characters, an emoji counting as one. */
export function lengthOfBlocks(blocks: readonly Block[]): number {
  return blocks.flatMap(runsIn).reduce((sum, { text }) => sum + Array.from(text).length, 0)
}

/** The first `count` characters, with their formatting: for the typing. */
export function firstOf(blocks: readonly Block[], count: number): Block[] {
  let left = count
  const cut = (runs: readonly Run[]): Run[] =>
    runs.flatMap((run) => {
      if (left <= 0) return []
      const letters = Array.from(run.text)
      const shown = letters.slice(0, left).join('')
      left -= letters.length
      return [{ ...run, text: shown }]
    })
  return blocks.flatMap((block): Block[] => {
    if (left <= 0) return []
    if (block.kind === 'text') return [{ ...block, runs: cut(block.runs) }]
    return [{ ...block, items: block.items.map(cut).filter((runs) => runs.length > 0) }]
  })
}

function runsIn(block: Block): readonly Run[] {
  return block.kind === 'text' ? block.runs : block.items.flat()
}

/** Characters a second, for a reply of usual length. */
const PER_SECOND = 32
/** The longest that typing may take: a long reply is typed faster. */
const LONGEST_MS = 6000

/** How many characters are typed after this many milliseconds. */
export function typedCount(total: number, elapsedMs: number): number {
  const perMs = Math.max(PER_SECOND / 1000, total / LONGEST_MS)
  return Math.min(total, Math.max(1, Math.floor(elapsedMs * perMs)))
}
