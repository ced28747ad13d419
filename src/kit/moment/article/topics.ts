export interface TextPart {
  text: string
  topic: boolean
}

export interface TopicText {
  /** The whole content, piece by piece. */
  parts: TextPart[]
  /** Topics that the content does not name itself. */
  others: string[]
}

/** Finds the `#topic` and `#topic#` of a content, so that they can be coloured. Nothing is added and nothing is lost. */
export function findTopics(content: string, topics: readonly string[]): TopicText {
  const names = [...new Set(topics.map(bare))].filter((name) => name !== '')
  if (names.length === 0) return { parts: plain(content), others: [] }
  const pattern = [...names].sort((left, right) => right.length - left.length).map(escaped)
  const pieces = content.split(new RegExp(`(#(?:${pattern.join('|')})#?)`))
  // A split by one group gives text and topics in turn.
  const parts = pieces.map((text, index) => ({ text, topic: index % 2 === 1 }))
  const named = new Set(parts.filter(({ topic }) => topic).map(({ text }) => bare(text)))
  return {
    parts: parts.filter(({ text }) => text !== ''),
    others: names.filter((name) => !named.has(name)),
  }
}

function plain(text: string): TextPart[] {
  return text === '' ? [] : [{ text, topic: false }]
}

function bare(topic: string): string {
  return topic.trim().replace(/^#+|#+$/g, '')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
