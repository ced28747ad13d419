import { existsSync, mkdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { filesUnder } from '../support/modules'

/** Writes and removes files, and can take all of it back. Paths are from the root of the repository. */
export class Changes {
  /** Undefined: there was no such file. */
  readonly #before = new Map<string, Buffer | undefined>()
  readonly #folders = new Set<string>()

  /** For what another program writes: a file, or a folder with all that is in it. */
  keep(path: string): void {
    if (this.#before.has(path)) return
    if (!path.includes('.') && existsSync(path)) {
      this.#folders.add(path)
      for (const file of filesUnder(path)) this.keep(file)
    } else this.#before.set(path, existsSync(path) ? readFileSync(path) : undefined)
  }

  write(path: string, text: string): void {
    this.keep(path)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }

  /** A file, or a folder with all that is in it. */
  remove(path: string): void {
    if (!existsSync(path)) return
    this.keep(path)
    rmSync(path, { recursive: true, force: true })
    removeIfEmpty(dirname(path))
  }

  /** The files that are there now and were changed or made. */
  written(): string[] {
    return [...this.#before.keys()].filter((path) => existsSync(path))
  }

  /** The files that were there and are not any more. */
  removed(): string[] {
    return [...this.#before].flatMap(([path, content]) =>
      content === undefined || existsSync(path) ? [] : [path],
    )
  }

  undo(): void {
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true })
    for (const [path, content] of this.#before) {
      if (content === undefined) {
        rmSync(path, { force: true })
        removeIfEmpty(dirname(path))
        continue
      }
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
  }
}

function removeIfEmpty(folder: string): void {
  if (!existsSync(folder)) return
  try {
    rmdirSync(folder)
  } catch {
    // There is something in it.
    return
  }
  removeIfEmpty(dirname(folder))
}
