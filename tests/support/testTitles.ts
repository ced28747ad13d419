import { literalOf, nodesOf, type SyntaxNode } from './modules'

/** What may follow `it` or `test` in a test that runs: `test.skip` and `test.describe` do not count. */
const RUNNING = new Set(['each', 'for', 'concurrent', 'sequential', 'only', 'runIf', 'skipIf'])

/** The titles of the tests of a file. A table's titles are listed as written and with the values of each row. */
export function testTitles(path: string, text: string): string[] {
  return nodesOf(path, text).flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const [title] = (node.arguments as unknown[]).map(literalOf)
    const callee = node.callee as SyntaxNode
    if (typeof title !== 'string' || !isTest(callee)) return []
    return [title, ...rowsOf(callee).map((row) => filled(title, row))]
  })
}

function isTest(callee: SyntaxNode): boolean {
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test'
  if (callee.type === 'CallExpression') return isTest(callee.callee as SyntaxNode)
  if (callee.type === 'TaggedTemplateExpression') return isTest(callee.tag as SyntaxNode)
  if (callee.type !== 'MemberExpression') return false
  const { name } = callee.property as SyntaxNode
  return RUNNING.has(String(name)) && isTest(callee.object as SyntaxNode)
}

/** The rows of `test.each([…])` as far as they are written out. */
function rowsOf(callee: SyntaxNode): (string | null)[][] {
  if (callee.type !== 'CallExpression') return []
  const [table] = callee.arguments as SyntaxNode[]
  if (table?.type !== 'ArrayExpression') return []
  return (table.elements as (SyntaxNode | null)[]).map((row) =>
    row?.type === 'ArrayExpression' ? (row.elements as unknown[]).map(literalOf) : [literalOf(row)],
  )
}

/** The title as the runner prints it for this row; a placeholder stays if the row's value is not a literal. */
function filled(title: string, row: readonly (string | null)[]): string {
  const words = row.values()
  return title.replace(/%[sidfjo]/g, (placeholder) => words.next().value ?? placeholder)
}
