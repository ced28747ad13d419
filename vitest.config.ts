import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { scopedName } from './vite/scopedName.ts'

/** The slow and broad ones are for `npm run test:full`, or for whoever names the suite. */
const BROAD = process.env.TEST_SUITE === 'full' ? [] : ['**/*.full.test.{ts,tsx}']

/** Set by `npm run mutants`: some mutants wait for ever. */
const { STRYKER_MUTATOR_WORKER } = process.env

/** Rules (`*.test.ts`) run without a DOM; whatever needs one (`*.test.tsx`) has jsdom. */
export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@tests': fileURLToPath(new URL('./tests', import.meta.url)),
      '@': fileURLToPath(new URL('./src', import.meta.url)),
    },
  },
  css: { modules: { generateScopedName: scopedName } },
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Begins faster than a process does.
    pool: 'threads',
    restoreMocks: true,
    clearMocks: true,
    unstubGlobals: true,
    maxWorkers: 2,
    // What needs it is named at the end of the run: docs/flaky-tests.md.
    retry: process.env.CI ? 1 : 0,
    testTimeout: STRYKER_MUTATOR_WORKER === undefined ? 60_000 : 20_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          // One worker keeps its modules from file to file: a rule has no state of its own and mocks no module.
          isolate: false,
          include: ['src/**/*.test.ts', 'vite/*.test.ts', 'tests/*.test.ts'],
          exclude: BROAD,
          setupFiles: STRYKER_MUTATOR_WORKER === undefined ? [] : ['tests/support/noShrink.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/mfuwu/' } },
          include: ['src/**/*.test.tsx'],
          exclude: BROAD,
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
})
