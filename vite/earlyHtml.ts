import { createHash } from 'node:crypto'
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import type * as Shell from '../src/early/shell.tsx'
import { head as homeHead } from '../src/pages/home/head.ts'
import { assetOf, chunkOf, filesOf, sourceOf, withImports, type Bundle } from './bundleFiles.ts'
import { bundleMainCall } from './bundleMainCall.ts'
import { backgroundOf, criticalCss, firmly, withoutUnused } from './criticalCss.ts'
import { drawPages, type DrawnPage } from './drawPages.ts'
import { pageTable, type PageRow } from './pageTable.ts'
import { pageMetas } from './pageMetas.ts'
import { policy } from './policy.ts'
import { splitStyles } from './splitStyles.ts'
import { bundleWithStringJsx } from './stringJsx.ts'

/** The home page's early code, which is a separate file. */
const HOME = 'home.js'

/**
 * Makes the documents of a build: `index.html` for the home page and every address without one of its own, and one for
 * each other page (docs/decisions/documents.md). Each has its shell rendered from the app's own components, the first
 * screen's styles and the early script inline, a Content-Security-Policy with the script's hash, and no other script
 * tag: the early script starts the app, so that a desktop browser leaves before any bundle is fetched.
 */
export function earlyHtml(): Plugin {
  let config: ResolvedConfig
  /** Style sheets that have moved into the documents. */
  let moved: string[] = []
  let documents: Record<string, string> = {}
  const table = pageTable()
  return {
    name: 'mfuwu:early-html',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      const emit = (name: string, source: string) => this.emitFile({ type: 'asset', name, source })
      emit(HOME, await bundleWithStringJsx('early/home.ts', 'es', config.mode))
      for (const { route, hasMainRequest, document } of table)
        if (hasMainRequest) emit(mainCallFile(document), await bundleMainCall(route, config.mode))
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        moved = stylesOf(html, config.base)
        const bootOf = (isPage: boolean) =>
          bundleWithStringJsx('early/boot.ts', 'iife', config.mode, { __IS_PAGE__: `${isPage}` })
        const [script, pageScript, drawn, pages] = await Promise.all([
          bootOf(false),
          bootOf(true),
          draw(config.mode),
          drawPages(config.mode),
        ])
        const build = {
          html,
          bundle,
          config,
          siteOrigin: String(config.env.VITE_SITE_ORIGIN ?? ''),
          script,
          drawn,
          styles: takeStyles(html, bundle, config.base),
        }
        const { own, rest } = splitStyles(build.styles)
        const homeStyles = `assets/home-${hashOf(own)}.css`
        const ofPages = { ...build, script: pageScript, styles: rest, homeStyles }
        documents = Object.fromEntries(
          table.map((row) => {
            const page = pages.find(({ path }) => path === row.path)
            if (!page) throw new Error(`${row.path}: not drawn`)
            return [row.document, pageDocument(ofPages, row, page)]
          }),
        )
        documents[homeStyles] = own
        return homeDocument(build)
      },
    },
    generateBundle: {
      // After Vite has written what each chunk needs.
      order: 'post',
      handler(_, bundle) {
        forget(bundle, moved)
        for (const [fileName, source] of Object.entries(documents))
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

const HOME_COLOUR = '#0b1030'

const mainCallFile = (document: string) => `call-${document.split('/')[0]}.js`

type Drawn = Record<'shell' | 'startFailure', string>

async function draw(mode: string): Promise<Drawn> {
  const code = await bundleWithStringJsx('early/shell.tsx', 'es', mode)
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  const module = (await import(/* @vite-ignore */ url)) as typeof Shell
  return { shell: module.renderShell(), startFailure: module.renderStartFailure() }
}

interface Build {
  /** The document made by Vite. */
  html: string
  bundle: Bundle
  config: ResolvedConfig
  siteOrigin: string
  /** The early script, with the names that `namesOf` fills in. */
  script: string
  drawn: Drawn
  /** The styles of the app's entry. */
  styles: string
}

interface PageBuild extends Build {
  /** The file of the styles that these documents do not have. */
  homeStyles: string
}

function homeDocument(build: Build): string {
  const { base } = build.config
  const document = compose(build, {
    page: null,
    shell: build.drawn.shell,
    head: `<link rel="preload" as="image" href="${base}banner.svg" fetchpriority="high">`,
    styles: build.styles,
  })
  const address = { origin: build.siteOrigin, base, path: '/' }
  return describe(document, pageMetas(homeHead, address, HOME_COLOUR))
}

/** The page's style sheets arrive before React replaces the shell, and would start all that moves in it. */
const SHELL_AT_REST = '[data-entry] #root *{animation:none}'

function pageDocument(build: PageBuild, row: PageRow, { head, html }: DrawnPage): string {
  const { bundle, config } = build
  const files = filesOf(bundle, row.route)
  const [shared = '', ...others] = files.styles.map((file) => sourceOf(bundle, file))
  const own = others.join('')
  const shell = withoutPreloads(html)
  const background = backgroundOf(shared + own, shell)
  const styles =
    build.styles +
    criticalCss(shared, shell) +
    firmly(criticalCss(own, shell)) +
    SHELL_AT_REST +
    (background ? `[data-entry] body{background:${background}}` : '') +
    (/^<\w+[^>]* data-dark/.test(shell) ? '[data-entry]{color-scheme:dark}' : '')
  const addresses = (list: string[]) => list.map((file) => config.base + file)
  const document = compose(build, {
    page: {
      scripts: addresses(files.scripts),
      styles: addresses(files.styles),
      home: config.base + build.homeStyles,
      call: row.hasMainRequest ? config.base + assetOf(bundle, mainCallFile(row.document)) : '',
    },
    shell: withoutUnused(shortNumbers(shell), styles),
    head: picturesOf(shell + styles)
      .map((image) => `<link rel="preload" as="image" href="${image}" fetchpriority="high">`)
      .join(''),
    styles,
  })
  const address = { origin: build.siteOrigin, base: config.base, path: row.path }
  return describe(document, pageMetas(head, address, background))
}

function describe(document: string, metas: string): string {
  return document
    .replace(/\s*<(?:meta name="(?:theme-color|description)"[^>]*>|title>[^<]*<\/title>)/g, '')
    .replace('</head>', `${metas}</head>`)
}

interface Contents {
  /** `__PAGE__` of the early script. */
  page: { scripts: string[]; styles: string[]; home: string; call: string } | null
  shell: string
  head: string
  styles: string
}

function compose(build: Build, { page, shell, head, styles }: Contents): string {
  const { html, bundle, config, drawn } = build
  const names = { ...namesOf(html, bundle, config.base), __PAGE__: page }
  const script = fillIn(build.script, names)
  const bare = html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\n\s*/g, '')
  const settings = loadEnv(config.mode, config.envDir || config.root)
  const reached = { apiOrigin: settings.VITE_API_ORIGIN, reportUrl: settings.VITE_REPORT_URL }
  const top = [
    `<meta http-equiv="Content-Security-Policy" content="${policy({ script, styles }, reached, config.mode)}">`,
    `<link rel="expect" href="#root" blocking="render">`,
    `<script>${script}</script>`,
    head,
    `<style>${styles}</style>`,
  ].join('')
  return bare
    .replace(/(<meta name="referrer"[^>]*>)/, (referrer) => referrer + top)
    .replace(
      '<div id="root"></div>',
      () =>
        // Text typed into a page's shell would be lost with it.
        `${drawn.startFailure}<div id="root"${page ? ' inert' : ''}>${shell}</div>`,
    )
}

/** React emits preloads for the pictures in front of the markup. */
const withoutPreloads = (html: string) => html.replace(/<link rel="preload" as="image"[^>]*>/g, '')

/**
 * The files that the first frame shows, as images or as backgrounds: the latter would only be requested when the page is
 * laid out, behind the first code.
 */
const picturesOf = (document: string) => [
  ...new Set(document.match(/[\w./-]*\/assets\/[\w-]+\.svg/g)),
]

/** Computed lengths have 17 digits, and the last 14 are not visible: the shell goes with the first render. */
function shortNumbers(shell: string): string {
  return shell.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/\d*\.\d{4,}/g, (number) => String(Number(Number(number).toFixed(3)))),
  )
}

/** The names that the early script declares as defined by the build. */
function namesOf(html: string, bundle: Bundle, base: string) {
  const addresses = (name: string) => withImports(bundle, name).map((file) => base + file)
  return {
    __MAIN__: /<script type="module"[^>]*src="([^"]+)"/.exec(html)?.[1] ?? '',
    __PRELOADS__: [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    ),
    __CLIENT__: addresses('client'),
    __WRAPPER__: addresses('wrapper'),
    __HOME__: base + assetOf(bundle, HOME),
    __FINGERPRINT__: base + chunkOf(bundle, 'fingerprint').fileName,
  }
}

function fillIn(script: string, names: Record<string, unknown>): string {
  return Object.entries(names)
    .reduce((text, [name, value]) => text.replaceAll(name, () => JSON.stringify(value)), script)
    .trim()
}

/** The styles of the entry move into the page: one request less before the first paint. */
function takeStyles(html: string, bundle: Bundle, base: string): string {
  return stylesOf(html, base)
    .map((file) => {
      const source = sourceOf(bundle, file)
      delete bundle[file]
      return source
    })
    .join('')
}

function stylesOf(html: string, base: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map((match) =>
    (match[1] ?? '').replace(base, ''),
  )
}

/**
 * What a lazy page loads lazily lists the entry's styles among its needs. The entry's code, which is loaded already,
 * takes their place in those lists: no removed file may be requested.
 */
function forget(bundle: Bundle, files: readonly string[]): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)?.fileName ?? ''
  for (const chunk of chunks)
    for (const file of files) chunk.code = chunk.code.replaceAll(`"${file}"`, `"${entry}"`)
}
