import type { IndexHtmlTransformContext, Rollup } from 'vite'

export type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** The chunks, the largest last, and style sheets of a page, without those of the app. */
export function filesOf(bundle: Bundle, route: string): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const own = chunks.find(({ moduleIds }) => moduleIds.includes(route))
  if (!own) throw new Error(`${route}: no such chunk in the bundle`)
  const app = chunks.find(({ isEntry }) => isEntry)?.fileName
  const scripts = new Set<string>()
  const seen = new Set([app])
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return
    seen.add(fileName)
    for (const next of chunk.imports) visit(next)
    scripts.add(fileName)
  }
  visit(own.fileName)
  const files = [...scripts].flatMap(
    (file) => chunks.find(({ fileName }) => fileName === file) ?? [],
  )
  const styles = files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  files.sort((one, other) => one.code.length - other.code.length)
  return { scripts: files.map(({ fileName }) => fileName), styles: [...new Set(styles)] }
}

/** The file that was emitted under this name. */
export function assetOf(bundle: Bundle, name: string): string {
  const file = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.names.includes(name),
  )
  if (!file) throw new Error(`${name}: no such file in the bundle`)
  return file.fileName
}

export function sourceOf(bundle: Bundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`${file}: no such style sheet in the bundle`)
  return String(asset.source).trim()
}

/** A chunk and the chunks that it imports, without the entry. */
export function withImports(bundle: Bundle, name: string): string[] {
  const { fileName, imports } = chunkOf(bundle, name)
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
  return [fileName, ...imports].filter((file) => !entries.some((entry) => entry.fileName === file))
}

export function chunkOf(bundle: Bundle, name: string): Rollup.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file): file is Rollup.OutputChunk =>
      file.type === 'chunk' && !file.isEntry && file.name === name,
  )
  if (!chunk) throw new Error(`${name}: no such chunk in the bundle`)
  return chunk
}
