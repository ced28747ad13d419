import { loadEnv } from 'vite'
import type { IndexHtmlTransformContext, Plugin, ResolvedConfig, Rollup } from 'vite'
import type * as Shell from '../src/early/shell.tsx'
import { policy } from './policy.ts'
import { bundleWithStringJsx } from './stringJsx.ts'

/** The home page's early code, which is a file beside the page. */
const HOME = 'home.js'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/**
 * Makes `index.html` of a build: the app shell drawn from the frame's own components, the first screen's styles and
 * the early script inline, a Content-Security-Policy with the script's hash, and no other script tag: the early script
 * starts the app, so that a desktop browser leaves before any bundle is fetched.
 */
export function earlyHtml(): Plugin {
  let config: ResolvedConfig
  /** Style sheets that have moved into the page. */
  let moved: string[] = []
  return {
    name: 'mfuwu:early-html',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      const source = await bundleWithStringJsx('early/home.ts', 'es', config.mode)
      this.emitFile({ type: 'asset', name: HOME, source })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        moved = stylesOf(html, config.base)
        const [early, drawn] = await Promise.all([
          bundleWithStringJsx('early/boot.ts', 'iife', config.mode),
          draw(config.mode),
        ])
        return compose(html, bundle, config, early, drawn)
      },
    },
    generateBundle: {
      // After Vite has written what each chunk needs.
      order: 'post',
      handler(_, bundle) {
        forget(bundle, moved)
      },
    },
  }
}

type Drawn = Record<'shell' | 'startFailure', string>

async function draw(mode: string): Promise<Drawn> {
  const code = await bundleWithStringJsx('early/shell.tsx', 'es', mode)
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  const module = (await import(/* @vite-ignore */ url)) as typeof Shell
  return { shell: module.renderShell(), startFailure: module.renderStartFailure() }
}

function compose(
  html: string,
  bundle: Bundle,
  config: ResolvedConfig,
  early: string,
  drawn: Drawn,
): string {
  const script = fillIn(early, namesOf(html, bundle, config.base, drawn))
  const bare = html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
  const { VITE_API_ORIGIN: apiOrigin = '' } = loadEnv(config.mode, config.envDir || config.root)
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy(script, apiOrigin, config.mode)}">`,
    `<link rel="expect" href="#root" blocking="render">`,
    `<script>${script}</script>`,
    `<link rel="preload" as="image" href="${config.base}banner.svg" fetchpriority="high">`,
    `<style>${takeStyles(html, bundle, config.base)}</style>`,
  ].join('\n    ')
  return bare
    .replace(/(<meta charset="utf-8"[^>]*>)/, (charset) => `${charset}\n    ${head}`)
    .replace('<div id="root"></div>', () => `<div id="root">${drawn.shell}</div>`)
}

/** What the early script declares as put in by the build. */
function namesOf(html: string, bundle: Bundle, base: string, drawn: Drawn) {
  const addresses = (name: string) => withImports(bundle, name).map((file) => base + file)
  return {
    __MAIN__: /<script type="module"[^>]*src="([^"]+)"/.exec(html)?.[1] ?? '',
    __PRELOADS__: [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    ),
    __CLIENT__: addresses('client'),
    __WRAPPER__: addresses('wrapper'),
    __HOME__: base + homeFile(bundle),
    __FINGERPRINT__: base + chunkOf(bundle, 'fingerprint').fileName,
    __START_FAILURE__: drawn.startFailure,
  }
}

function fillIn(script: string, names: Record<string, unknown>): string {
  return Object.entries(names)
    .reduce((text, [name, value]) => text.replaceAll(name, () => JSON.stringify(value)), script)
    .trim()
}

function homeFile(bundle: Bundle): string {
  const file = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.names.includes(HOME),
  )
  if (!file) throw new Error(`${HOME}: no such file in the bundle`)
  return file.fileName
}

/** The styles of the entry move into the page: one request less before the first paint. */
function takeStyles(html: string, bundle: Bundle, base: string): string {
  return stylesOf(html, base)
    .map((file) => {
      const asset = bundle[file]
      if (asset?.type !== 'asset') throw new Error(`${file}: no such style sheet in the bundle`)
      delete bundle[file]
      return String(asset.source).trim()
    })
    .join('')
}

function stylesOf(html: string, base: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map((match) =>
    (match[1] ?? '').replace(base, ''),
  )
}

/**
 * What a lazy page loads lazily lists the entry's styles among its needs. The entry's code, which is there already,
 * takes their place in those lists: nobody may ask for a file that is gone.
 */
function forget(bundle: Bundle, files: readonly string[]): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)?.fileName ?? ''
  for (const chunk of chunks)
    for (const file of files) chunk.code = chunk.code.replaceAll(`"${file}"`, `"${entry}"`)
}

/** A chunk and the chunks that it imports, without the entry. */
function withImports(bundle: Bundle, name: string): string[] {
  const { fileName, imports } = chunkOf(bundle, name)
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
  return [fileName, ...imports].filter((file) => !entries.some((entry) => entry.fileName === file))
}

function chunkOf(bundle: Bundle, name: string): Rollup.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file): file is Rollup.OutputChunk =>
      file.type === 'chunk' && file.isDynamicEntry && file.name === name,
  )
  if (!chunk) throw new Error(`${name}: no such chunk in the bundle`)
  return chunk
}
