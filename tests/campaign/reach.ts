import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesUnder, textOf } from '../support/modules'
import { fileAt, readModule, type Module, type Statement } from './modules'

export const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path) && !path.endsWith('.d.mts')

/** The documents written by hand; the others are generated. */
export const documents = () =>
  ['README.md', ...['docs', 'src'].flatMap(filesUnder)].filter(
    (path) => path.endsWith('.md') && !/^docs\/(?:api|pages\.md|specification\.md)/.test(path),
  )

/** Most files are as they were when the code was read before. */
const known = new Map<string, Module>()

function moduleOf(path: string, has: (path: string) => boolean): Module {
  const text = textOf(path)
  const before = known.get(path)
  const module = before?.text === text ? before : readModule(path, text, has)
  known.set(path, module)
  return module
}

/** The code of the repository by its paths, and the other files that it can import. */
export class Code {
  readonly modules = new Map<string, Module>()
  readonly files: ReadonlySet<string>

  constructor() {
    this.files = new Set(['src', 'vite', 'tests'].flatMap(filesUnder))
    const has = (path: string) => this.files.has(path)
    for (const path of this.files) if (isCode(path)) this.modules.set(path, moduleOf(path, has))
  }

  /** All that these files need, one after the other: the statements, and the files that are no code. */
  reach(roots: Iterable<string>): { statements: Set<Statement>; files: Set<string> } {
    const statements = new Set<Statement>()
    const files = new Set<string>()
    const open = (path: string) => {
      if (files.has(path) || !this.files.has(path)) return
      files.add(path)
      if (path.endsWith('.css'))
        for (const [, url = ''] of textOf(path).matchAll(/url\('(\.[^'?]+)/g))
          open(join(dirname(path), url))
      for (const one of this.modules.get(path)?.statements ?? [])
        if (one.names.length === 0) visit(one)
    }
    const visit = (statement: Statement) => {
      if (statements.has(statement)) return
      statements.add(statement)
      open(statement.file)
      statement.loads.forEach(openAll)
      for (const name of statement.uses) this.targets(statement.file, name).forEach(take)
    }
    const take = (target: Statement | string) =>
      typeof target === 'string' ? openAll(target) : visit(target)
    const openAll = (path: string) => {
      const isNew = !files.has(path)
      open(path)
      const module = this.modules.get(path)
      if (!module || (!isNew && module.statements.every((one) => statements.has(one)))) return
      for (const name of module.exports.keys()) this.exported(path, name).forEach(take)
      module.passesOn.forEach(openAll)
    }
    for (const path of roots) {
      openAll(path)
      this.modules.get(path)?.statements.forEach(visit)
    }
    return { statements, files }
  }

  fileOf(path: string, specifier: string): string | undefined {
    return fileAt(specifier, path, (file) => this.files.has(file))
  }

  /** The targets of a name in a file: statements, or a file as a whole. */
  targets(path: string, name: string): (Statement | string)[] {
    const module = this.modules.get(path)
    const from = module?.imports.get(name)
    if (from) return from.name === '*' ? [from.file] : this.exported(from.file, from.name)
    return module?.statements.filter(({ names }) => names.includes(name)) ?? []
  }

  exported(path: string, name: string): (Statement | string)[] {
    const module = this.modules.get(path)
    if (!module) return existsSync(path) ? [path] : []
    const target = module.exports.get(name)
    if (target === undefined) return module.passesOn.flatMap((file) => this.exported(file, name))
    return typeof target === 'string'
      ? this.targets(path, target)
      : this.exported(target.file, target.name)
  }
}
