import { filesUnder, textOf } from '../support/modules'
import type { Changes } from './changes'
import { isCode } from './reach'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** The packages that some code imports; the types of a package count as that one. */
export function importedPackages(): string[] {
  const paths = ['src', 'vite', 'tests', 'deploy'].flatMap(filesUnder).filter(isCode)
  const code = paths.map(textOf).join('\n')
  const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Manifest
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    new RegExp(`['"]${name.replace('@types/', '')}['"/]`).test(code),
  )
}

/** Removes packages from the manifest, and from the manifest's copy in the lock. */
export function dropPackages(changes: Pick<Changes, 'write'>, names: readonly string[]): void {
  const drop = ({ dependencies, devDependencies }: Manifest) => {
    for (const name of names) for (const list of [dependencies, devDependencies]) delete list[name]
  }
  const write = (path: string, content: object) =>
    changes.write(path, `${JSON.stringify(content, null, 2)}\n`)
  if (names.length === 0) return
  const manifest = JSON.parse(textOf('package.json')) as Manifest
  const lock = JSON.parse(textOf('package-lock.json')) as { packages: { '': Manifest } }
  drop(manifest)
  drop(lock.packages[''])
  write('package.json', manifest)
  write('package-lock.json', lock)
}
