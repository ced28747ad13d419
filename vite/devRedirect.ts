import type { Plugin } from 'vite'

/** A development server of the test environment redirects desktop browsers as its builds do. */
export function devRedirect(): Plugin {
  return {
    name: 'mfuwu:dev-redirect',
    apply: (_, { command, mode, isPreview }) =>
      command === 'serve' && !isPreview && mode !== 'development',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/src/early/redirect/devRedirect.ts' },
        injectTo: 'head-prepend',
      },
    ],
  }
}
