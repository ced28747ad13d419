import { NAMES, WORDS } from './glossary'
import { noteOf } from './marks'
import type { Shape } from './shape'

/** The meaning of a field: its own comment, or the general meaning of its name. '': none. */
export const meaningOf = (name: string, comment: string): string =>
  noteOf(comment) || (NAMES[name] ?? '')

/** The same, with what its reader implies: the form, the unit, the enum values, and what a missing value means. */
export function descriptionOf(shape: Shape, name: string, comment: string): string {
  const meaning = meaningOf(name, comment)
  return [meaning && ended(meaning), valueSentence(shape, meaning), missingSentence(shape)]
    .filter(Boolean)
    .join(' ')
}

/** Each enum value with its meaning, except for those that the text mentions. */
export function wordsSentence(words: readonly unknown[], text = ''): string {
  const isNamed = (word: string) => word !== '' && new RegExp(String.raw`\b${word}\b`).test(text)
  const unnamed = words.filter((word) => typeof word === 'string').filter((word) => !isNamed(word))
  const said = unnamed.map((word) => `${word || "''"}: ${WORDS[word] ?? ''}`)
  return said.length > 0 ? `${said.join('; ')}.` : ''
}

function valueSentence(shape: Shape, meaning: string): string {
  if (shape.kind === 'list') return valueSentence(shape.item, meaning)
  if (shape.kind !== 'value') return ''
  const { words = [], note, unit = '' } = shape
  return [note ?? UNITS[unit], wordsSentence(words, meaning)].filter(Boolean).join(' ')
}

export const UNITS: Readonly<Record<string, string>> = {
  fen: 'In fen, a hundredth of a yuan.',
  yuan: 'In yuan.',
  points: 'In points.',
  seconds: 'In seconds.',
}

function missingSentence({ optional, nullable }: Shape): string {
  if (nullable) return 'Null: there is none.'
  return optional ? 'Left out: unknown.' : ''
}

export const ended = (text: string) => (/[.!?。…]$/.test(text) ? text : `${text}.`)
