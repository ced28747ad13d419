import { parseSync } from 'vite'
import { targetOf, type SyntaxNode } from '../support/modules'

/* The code as statements that use each other: unused ones can then be removed piece by piece. */

/** A statement at the top of a file, or one name of an import or of a list of exports. */
export interface Statement {
  file: string
  /** The declared names. */
  names: readonly string[]
  start: number
  end: number
  /** The names that it uses. */
  uses: ReadonlySet<string>
  /** The files that it imports by `import()` or for their effect alone. */
  loads: readonly string[]
  node: SyntaxNode
}

interface Import {
  file: string
  /** As that file exports it; `*`: all of it. */
  name: string
}

export interface Module {
  path: string
  text: string
  statements: readonly Statement[]
  /** By local name. */
  imports: ReadonlyMap<string, Import>
  /** The exports: a name of this file, or another file's. */
  exports: ReadonlyMap<string, string | Import>
  /** `export *` */
  passesOn: readonly string[]
}

const ENDS = ['', '.ts', '.tsx', '/index.ts']

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

/** Of a name in the syntax tree, or of a text. */
export const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : ''
}

/** The child of a node is the name of a property, and no name of a variable or type. */
export function isPropertyName(node: SyntaxNode, child: SyntaxNode): boolean {
  if (child !== node.property && child !== node.key && child !== node.name) return false
  if (node.type === 'JSXAttribute' || node.type === 'TSPropertySignature') return true
  if (node.type === 'Property') return !node.computed && !node.shorthand
  return node.type === 'MemberExpression' && !node.computed
}

/** All names that a part of the syntax tree uses and does not declare inside; the names of properties are none. */
export function usedNames(
  node: SyntaxNode,
  found = new Set<string>(),
  inner: ReadonlySet<string> = new Set(),
): Set<string> {
  const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier'
  if (isName && !inner.has(nameOf(node))) found.add(nameOf(node))
  const own = namesInside(node)
  const known = own.length > 0 ? new Set([...inner, ...own]) : inner
  for (const child of childrenOf(node))
    if (!isPropertyName(node, child)) usedNames(child, found, known)
  return found
}

/** The local names of a function, block or loop. */
function namesInside(node: SyntaxNode): string[] {
  if (/Function/.test(node.type) && Array.isArray(node.params))
    return (node.params as SyntaxNode[]).flatMap(boundNames)
  return /^(?:Block|For)/.test(node.type) ? childrenOf(node).flatMap(declaredNames) : []
}

/** The names that a pattern gives values to: none of its types, keys and defaults. */
export function boundNames(node: SyntaxNode): string[] {
  if (node.type === 'Identifier') return [nameOf(node)]
  if (node.type === 'AssignmentPattern') return boundNames(node.left as SyntaxNode)
  if (node.type === 'Property') return boundNames(node.value as SyntaxNode)
  return node.type === 'TSTypeAnnotation' ? [] : childrenOf(node).flatMap(boundNames)
}

export function declaredNames(node: SyntaxNode): string[] {
  if (node.type === 'VariableDeclaration')
    return (node.declarations as SyntaxNode[]).flatMap(({ id }) => boundNames(id as SyntaxNode))
  return node.type.endsWith('Declaration') && isNode(node.id) ? [nameOf(node.id)] : []
}

function loadsOf(node: SyntaxNode): string[] {
  const own = node.type === 'ImportExpression' || node.type === 'TSImportType'
  const specifier = own ? nameOf(node.source) : ''
  return [...(specifier ? [specifier] : []), ...childrenOf(node).flatMap(loadsOf)]
}

/** The file that an import means; undefined for a package. */
export function fileAt(specifier: string, from: string, has: (path: string) => boolean) {
  const target = targetOf(specifier.split('?')[0] ?? '', from)
  return target === null ? undefined : ENDS.map((end) => target + end).find(has)
}

/** Reads a file. @param has whether a file exists */
export function readModule(path: string, text: string, has: (path: string) => boolean): Module {
  const { program } = parseSync(path, text)
  const imports = new Map<string, Import>()
  const exports = new Map<string, string | Import>()
  const passesOn: string[] = []
  const statements: Statement[] = []
  const fileOf = (specifier: string) => fileAt(specifier, path, has)
  const add = (node: SyntaxNode, names: string[], loads: string[]) =>
    statements.push({
      file: path,
      names,
      start: node.start as number,
      end: node.end as number,
      uses: usedNames(node),
      loads: loads.flatMap((specifier) => fileOf(specifier) ?? []),
      node,
    })
  for (const node of program.body as unknown as SyntaxNode[]) {
    const source = nameOf(node.source)
    const file = source && fileOf(source)
    const specifiers = (node.specifiers ?? []) as SyntaxNode[]
    if (node.type === 'ImportDeclaration') {
      if (specifiers.length === 0) add(node, [], [source])
      for (const { local, imported, type } of specifiers) {
        const name = { ImportNamespaceSpecifier: '*', ImportDefaultSpecifier: 'default' }[type]
        if (file) imports.set(nameOf(local), { file, name: name ?? nameOf(imported) })
      }
    } else if (node.type === 'ExportAllDeclaration') {
      if (file) passesOn.push(file)
    } else if (node.type === 'ExportNamedDeclaration' && !isNode(node.declaration)) {
      for (const { local, exported } of specifiers)
        exports.set(nameOf(exported), file ? { file, name: nameOf(local) } : nameOf(local))
    } else {
      const declaration = isNode(node.declaration) ? node.declaration : node
      const names =
        node.type === 'ExportDefaultDeclaration' ? ['default'] : declaredNames(declaration)
      add(node, names, loadsOf(node))
      if (node.type.startsWith('Export')) for (const name of names) exports.set(name, name)
    }
  }
  return { path, text, statements, imports, exports, passesOn }
}
