import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { oldStyleProblems } from './support/oldStyles.mjs'

/* The styles of `dist/`, style sheets and documents, as the oldest browsers of the README read them. */

const sheets = readdirSync('dist/assets').filter((file) => file.endsWith('.css'))
const documents = ['.', ...readdirSync('dist')]
  .map((folder) => join('dist', folder, 'index.html'))
  .filter((file) => existsSync(file))
const styles = [
  ...sheets.map((file) => ({ file, css: readFileSync(`dist/assets/${file}`, 'utf8') })),
  ...documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => ({
      file,
      css,
    })),
  ),
]
if (sheets.length < 10 || styles.length < sheets.length + documents.length)
  throw new Error('The build has too few styles.')

const files = new Map()
for (const { file, css } of styles)
  for (const problem of oldStyleProblems(css))
    files.set(problem, [...(files.get(problem) ?? []), file])
for (const [problem, [first, ...more]] of files)
  console.log(`${problem}: ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`)
console.log(`${styles.length} style sheets, ${files.size} rules that the oldest browsers lack`)
process.exit(files.size > 0 ? 1 : 0)
