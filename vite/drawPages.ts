import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { DrawnPage } from '../src/app/documents.tsx'
import { scopedName } from './scopedName.ts'

export type { DrawnPage } from '../src/app/documents.tsx'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Renders the pages' first views, by the app's own components: they are built for Node and run in a process of their
 * own, where a fake window may be in the global scope.
 */
export async function drawPages(mode: string): Promise<DrawnPage[]> {
  // Below the project: the bundle imports React from there.
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.drawn-'))
  try {
    await build({
      configFile: false,
      root: ROOT,
      mode,
      logLevel: 'error',
      base: '/mfuwu/',
      publicDir: false,
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'import.meta.env.BUILD_ID': '""' },
      resolve: { alias: { '@': `${ROOT}src` } },
      css: { modules: { generateScopedName: scopedName } },
      build: { ssr: 'src/app/documents.tsx', outDir: folder, emptyOutDir: false, minify: false },
    })
    return run(join(folder, 'documents.js'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(bundle: string): DrawnPage[] {
  const script = fileURLToPath(new URL('runDrawing.mjs', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, bundle], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The pages cannot be drawn.\n${stderr}`)
  return JSON.parse(stdout) as DrawnPage[]
}
