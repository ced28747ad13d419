import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

/*
 * `npm run mutants`: changes the pure rules in one place at a time and lists the changes that no rule test detects, with
 * the score by folder. Files after `--` are run alone (`npm run mutants -- src/kit/amounts/money.ts`). Not in the gate:
 * docs/decisions/mutants.md.
 */

const FOLDERS = ['src/api/core', 'src/campaigns', 'src/kit', 'src/lib']
const FOUND = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
)

/** The modules that a rule test (`*.test.ts`) imports from its folder, without hooks and those whose own test needs a DOM. */
function rules() {
  const imported = files
    .filter((path) => path.endsWith('.test.ts'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, name]) =>
        join(dirname(path), name),
      ),
    )
  return [...new Set(imported)]
    .filter((path) => existsSync(`${path}.ts`) && !existsSync(`${path}.test.tsx`))
    .map((path) => `${path}.ts`)
    .filter((path) => !/\/use[A-Z]\w*\.ts$/.test(path))
    .sort()
}

const named = process.argv.slice(2)
const wanted = named.length > 0 ? named : rules()
const results = []
for (const folder of FOLDERS) {
  const mutate = wanted.filter((path) => path.startsWith(`${folder}/`))
  if (mutate.length > 0) results.push(...(await mutantsOf(mutate, folder)))
}

function mutantsOf(mutate, folder) {
  return new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    // Not those of the rule's users.
    testFiles: [...new Set(mutate.map(folderOf))].map((beside) => `${beside}/**/*.test.ts`),
    vitest: { related: false },
    // With vitest 4.1 a run that stops at its first failure can cancel the next one, whose mutant would then survive.
    disableBail: true,
    // Longer than a busy machine needs: a mutant that times out counts as detected.
    timeoutMS: 20_000,
    // Each mutant of code that runs while a module loads would need a process of its own.
    ignoreStatic: true,
    // No such file: TypeScript 7 has no API to read one with.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['coverage', 'dist', 'docs', 'test-results'],
    allowConsoleColors: false,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    htmlReporter: { fileName: `coverage/mutants-${folder.replaceAll('/', '-')}.html` },
  }).runMutationTest()
}

const scores = new Map()
for (const { fileName, status } of results)
  for (const folder of ['all rules', folderOf(fileName)]) {
    const score = scores.get(folder) ?? { found: 0, missed: 0 }
    if (FOUND.has(status)) score.found += 1
    if (MISSED.has(status)) score.missed += 1
    scores.set(folder, score)
  }
for (const [folder, { found, missed }] of scores) {
  const share = ((100 * found) / (found + missed)).toFixed(1)
  console.log(`${share} % of ${found + missed} detected: ${folder}`)
}

/** A folder below `src`, such as `src/kit/login` or `src/api/core`. */
function folderOf(path) {
  return dirname(relative(process.cwd(), path)).split('/').slice(0, 3).join('/')
}
