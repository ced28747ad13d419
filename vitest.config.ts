import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { scopedName } from './vite/scopedName.ts'

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  css: { modules: { generateScopedName: scopedName } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/mfuwu/' } },
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/pages/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 2,
    testTimeout: 60_000,
  },
})
