import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** The files under a folder of the repository, as paths from its root. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

export const textOf = (path: string): string => readFileSync(path, 'utf8')

export interface SyntaxNode {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** All nodes of the file's syntax tree, in the order of the text. */
export function nodesOf(path: string, text: string): SyntaxNode[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: SyntaxNode[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    found.push(value)
    Object.values(value).forEach(visit)
  }
  visit(program)
  return found
}

/** The text of a string literal or of a template without holes; null for everything else. */
export function literalOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral') return null
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** The imports of a file in any form: values, types, re-exports, `import()` and `import('…')` as a type. */
export const importsOf = (path: string, text: string): string[] =>
  nodesOf(path, text)
    .filter(({ type }) => IMPORTING.has(type))
    .map(({ source }) => literalOf(source))
    .filter((specifier) => specifier !== null)

/** The path from the root that a specifier means, without its extension; null for a package. */
export function targetOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  if (specifier.startsWith('@/')) return join('src', specifier.slice(2))
  if (specifier.startsWith('@tests/')) return join('tests', specifier.slice(7))
  return null
}
