import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { scopedName } from './vite/scopedName.ts'
import { checkedEnv } from './vite/env.ts'
import { buildId } from './vite/buildId.ts'
import { basePath } from './vite/basePath.ts'
import { chunkGroups } from './vite/chunkGroups.ts'
import { chunkReport } from './vite/chunkReport.ts'
import { compileHints } from './vite/compileHints.ts'
import { devRedirect } from './vite/devRedirect.ts'
import { earlyHtml } from './vite/earlyHtml.ts'
import { leanPackages } from './vite/leanPackages.ts'
import { minifyAgain } from './vite/minify.ts'
import { pageMap } from './vite/pageMap.ts'
import { trustedFrames } from './vite/trustedFrames.ts'
import { API, sandbox } from './vite/sandbox.ts'

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, process.cwd(), '')
  const proxied = settings.VITE_API_PROXY
  return {
    base: '/mfuwu/',
    plugins: [
      react(),
      checkedEnv(),
      basePath(),
      leanPackages(),
      trustedFrames(),
      earlyHtml(),
      minifyAgain(),
      compileHints(),
      devRedirect(),
      chunkReport(),
      pageMap(),
      sandbox(Boolean(proxied)),
    ],
    define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId()) },
    resolve: {
      alias: {
        // For the looks of the pages, which the page map reads.
        '@tests': fileURLToPath(new URL('./tests', import.meta.url)),
        '@': fileURLToPath(new URL('./src', import.meta.url)),
      },
    },
    css: { modules: { generateScopedName: scopedName } },
    build: {
      target: ['chrome87', 'safari14'],
      // Safari alone would lose `-webkit-text-size-adjust`, which iPhones need.
      cssTarget: ['chrome87', 'safari14', 'ios14'],
      // The early script starts the app itself.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
    server: {
      port: 5173,
      ...(proxied && {
        // The path stays as it is asked: the same host and prefix as VITE_API_ORIGIN would give.
        proxy: { [API.source]: { target: proxied, changeOrigin: true } },
      }),
    },
    // Not the dev server's proxy: a preview is answered by the sandbox.
    preview: { port: 4173, proxy: {} },
  }
})
