import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * `npm run lint:layers` writes the import rules of `.oxlintrc.json` from the table of layers in docs/architecture.md.
 * `tests/architecture.test.ts` fails when they are stale, and shows that they work.
 */
const NO_ROUTER = ['lib', 'api', 'bridge', 'ui', 'session', 'tracking', 'reports', 'sandbox']
const NO_PATHS = ['lib', 'api', 'bridge', 'ui']

const AXIOS = {
  group: ['axios', 'axios/**'],
  message: 'Only src/api/core/client.ts imports axios.',
}
const TESTS = { group: ['@tests/**'], message: 'What tests share is for tests.' }
const ROUTER = { group: ['react-router-dom', 'react-router'], message: 'No router in this folder.' }
const PATHS = { group: ['@/paths'], message: 'This folder knows no addresses.' }
const BY_NAME = {
  regex: '(^|/)\\.\\.(/|$)|^@/[./]|^/?src/',
  message: 'Leave the folder by its @/ name, so that the import can be checked.',
}
/** A section's folder reaches its own page. */
const IN_PAGE = {
  regex: '(^|/)\\.\\./\\.\\.(/|$)|[^.]/\\.\\.(/|$)|^@/[./]|^/?src/',
  message: "A section's folder reaches its own page by ../, and nothing beyond it.",
}

/** Which folders a folder may import, by the list in docs/architecture.md. */
export function layersOf(architecture) {
  return Object.fromEntries(
    [...architecture.matchAll(/^- `(\w+)`: (.+)$/gm)].map(([, folder, list]) => [
      folder,
      [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    ]),
  )
}

/** The rules of all layers, as overrides of the linter. */
export function layerRules(layers) {
  const folders = Object.keys(layers).sort()
  const only = (name, allowed, own = []) => ({
    group: folders
      .filter((folder) => ![...allowed, ...own].includes(folder))
      .map((folder) => `@/${folder}/**`),
    message: `${name} may import only: ${allowed.join(', ') || 'nothing of ours'} (docs/architecture.md).`,
  })
  const rule = (files, ...patterns) => ({
    files,
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  })
  const code = (...folderGlobs) => folderGlobs.flatMap((glob) => [`${glob}/*.ts`, `${glob}/*.tsx`])
  const inPages = (folder) => folder === 'pages' || folder === 'campaigns'
  const of = (folder) => [
    only(folder, layers[folder], inPages(folder) ? [] : [folder]),
    BY_NAME,
    AXIOS,
    ...(NO_ROUTER.includes(folder) ? [ROUTER] : []),
    ...(NO_PATHS.includes(folder) ? [PATHS] : []),
    TESTS,
  ]
  return [
    ...Object.keys(layers).map((folder) => rule(code(`src/${folder}/**`), ...of(folder))),
    rule(['src/api/core/client.ts'], ...of('api').filter((pattern) => pattern !== AXIOS)),
    rule(
      code('src/campaigns/*/*', 'src/pages/*/*'),
      only('pages and campaigns', layers.campaigns),
      IN_PAGE,
      AXIOS,
      TESTS,
    ),
    rule(
      ['src/paths.ts'],
      { regex: '^[@./]/?', message: 'paths imports nothing of ours (docs/architecture.md).' },
      AXIOS,
      TESTS,
    ),
    rule(
      ['src/main.tsx'],
      // Of `ui` it takes the style sheets.
      only('main', ['app', 'session', 'bridge', 'tracking', 'reports', 'lib'], ['ui']),
      { ...BY_NAME, regex: '^\\.' },
      AXIOS,
      TESTS,
    ),
  ]
}

/** The linter's settings with the layers' rules as the table has them; the other overrides stay behind them. */
export function withLayerRules(config, architecture) {
  const others = config.overrides.filter(
    ({ rules }) => !Array.isArray(rules['no-restricted-imports']),
  )
  return { ...config, overrides: [...layerRules(layersOf(architecture)), ...others] }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'))
  const architecture = readFileSync('docs/architecture.md', 'utf8')
  writeFileSync('.oxlintrc.json', JSON.stringify(withLayerRules(config, architecture), null, 2))
}
