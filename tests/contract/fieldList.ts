import type { Contract } from './contract'
import { NAMES, WORDS } from './glossary'
import { meaningOf, wordsSentence } from './meaning'
import type { Shape } from './shape'

interface Field {
  path: string
  name: string
  comment: string
  meaning: string
  words: readonly unknown[]
}

/** All fields of answers and requests, with what is said of each. */
export function fieldList({ parts, calls, nameOf }: Contract): Field[] {
  const fieldsOf = (shape: Shape, at: string): Field[] => {
    if (shape.kind === 'list') return fieldsOf(shape.item, `${at}[]`)
    if (shape.kind === 'either') return shape.options.flatMap((option) => fieldsOf(option, at))
    if (shape.kind !== 'record') return []
    return Object.entries(shape.fields).flatMap(([name, field]) => {
      const path = `${at}.${name}`
      const comment = shape.docs.get(name) ?? ''
      const words = field.kind === 'value' ? (field.words ?? []) : []
      const own = { path, name, comment, words, meaning: meaningOf(name, comment) }
      return nameOf(field.base ?? field) ? [own] : [own, ...fieldsOf(field, path)]
    })
  }
  const sent = calls.flatMap((call) =>
    call.fields.map(({ name, schema, meaning }) => {
      const comment = NAMES[name] === meaning ? '' : meaning
      return { path: `${call.name} ${name}`, name, comment, meaning, words: schema.enum ?? [] }
    }),
  )
  return [
    ...parts.flatMap(({ name, shape }) => fieldsOf(shape, name)),
    ...calls.flatMap((call) => (call.answer ? fieldsOf(call.answer, call.name) : [])),
    ...sent,
  ]
}

/** The names and words of the glossary that nothing in the contract needs. */
export function unusedWords(contract: Contract): string[] {
  const fields = fieldList(contract)
  const undescribed = new Set(fields.filter(({ comment }) => !comment).map(({ name }) => name))
  const sentences = fields.flatMap(({ words, comment }) => wordsSentence(words, comment))
  const isSaid = (word: string) =>
    sentences.some((text) => ` ${text}`.includes(` ${word || "''"}: `))
  const inParts = contract.parts.flatMap(({ shape }) =>
    shape.kind === 'value' ? (shape.words ?? []) : [],
  )
  return [
    ...Object.keys(NAMES).filter((name) => !undescribed.has(name)),
    ...Object.keys(WORDS).filter((word) => !isSaid(word) && !inParts.includes(word)),
  ]
}
