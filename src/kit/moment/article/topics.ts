import { trimEndOf } from '@/lib/format/trimEndOf'

export interface TextPart {
  text: string
  topic: boolean
}

export interface TopicText {
  /** The whole content, piece by piece. */
  parts: TextPart[]
  /** Topics that are not in the content. */
  others: string[]
}

/** A real moment has no more, and no longer ones. */
const MOST_TOPICS = 30
const LONGEST_TOPIC = 60
/** Further topics stay plain text: each is an element of its own. */
const MOST_COLOURED = 300

/** Finds the `#topic` and `#topic#` of a content, so that they can be coloured. The parts add up to the content. */
export function findTopics(content: string, topics: readonly string[]): TopicText {
  const names = [...new Set(topics.map(bare))].filter(isTopic).slice(0, MOST_TOPICS)
  const known = new Set(names)
  const lengths = [...new Set(names.map(({ length }) => length))].sort((a, b) => b - a)
  const parts: TextPart[] = []
  const named = new Set<string>()
  let start = 0
  let at = content.indexOf('#')
  while (at >= 0 && parts.length < 2 * MOST_COLOURED) {
    const next = content.indexOf('#', at + 1)
    const words = content.slice(at + 1, next < 0 ? undefined : next)
    const length = lengths.find((one) => one <= words.length && known.has(words.slice(0, one)))
    if (length === undefined) {
      at = next
      continue
    }
    named.add(words.slice(0, length))
    const isClosed = next === at + 1 + length
    const end = at + 1 + length + (isClosed ? 1 : 0)
    parts.push({ text: content.slice(start, at), topic: false })
    parts.push({ text: content.slice(at, end), topic: true })
    start = end
    at = content.indexOf('#', end)
  }
  parts.push({ text: content.slice(start), topic: false })
  return {
    parts: parts.filter(({ text }) => text !== ''),
    others: names.filter((name) => !named.has(name)),
  }
}

function isTopic(name: string): boolean {
  return name !== '' && name.length <= LONGEST_TOPIC && !name.includes('#')
}

function bare(topic: string): string {
  return trimEndOf(topic.trim().replace(/^#+/, ''), '#')
}
