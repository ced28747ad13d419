import type { EndpointDescription } from '@/api/core/transport'

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/api/*.ts', '!/src/api/*.test.ts'],
  { eager: true },
)
const sources = import.meta.glob<string>(
  [
    '/src/**/*.{ts,tsx}',
    '!/src/{api,sandbox}/**',
    '!/src/**/*.test.{ts,tsx}',
    '!/src/**/{testing,looks}.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

const isEndpoint = (value: unknown): value is EndpointDescription =>
  typeof value === 'function' && 'path' in value && 'auth' in value

/** The path of each call by its name in the code. */
export const PATHS = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (isEndpoint(value) ? [[name, value.path] as const] : [])),
)

const IMPORT =
  /(?:import|export)\s+(type\s)?([^'";]*?)\s*from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)/g

interface Import {
  names: string
  from: string
}

/** The runtime imports of a file, without types. */
function importsOf(text: string): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, type, names = '', from = '', lazy = '']) =>
    type ? [] : [{ names: names.replaceAll(/\btype \w+/g, ''), from: from || lazy }],
  )
}

/** The file that an import names, of those that are looked at. */
function fileOf(from: string, importer: string): string | undefined {
  const path = from.startsWith('@/')
    ? `/src/${from.slice(2)}`
    : new URL(from, `file://${importer}`).pathname
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => file in sources)
}

interface Reach {
  /** Whether the calls of a file outside the folders, which they use, count too. */
  follows: (file: string) => boolean
}

/** The files in these folders, and what they use. */
function reach(folders: readonly string[], { follows }: Reach): Set<string> {
  const isOwn = (file: string) => folders.some((folder) => file.startsWith(folder))
  const reached = new Set(Object.keys(sources).filter(isOwn))
  // A set is walked to what is added meanwhile.
  for (const file of reached)
    for (const { from } of importsOf(sources[file] ?? '')) {
      const next = fileOf(from, file)
      if (next && (isOwn(next) || follows(next))) reached.add(next)
    }
  return reached
}

/** The names of the calls that the files in these folders make, themselves or by what they use. */
export function callsOf(folders: readonly string[], along: Reach): string[] {
  const names = [...reach(folders, along)]
    .flatMap((file) => importsOf(sources[file] ?? ''))
    .filter(({ from }) => from.startsWith('@/api/'))
    .flatMap(({ names }) => names.match(/\w+/g) ?? [])
  return [...new Set(names)].filter((name) => PATHS.has(name))
}
