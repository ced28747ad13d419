import { createHash } from 'node:crypto'

/** The inline content of the document. */
interface Inline {
  script: string
  styles: string
}

/** The origins that the page may call besides its own; empty or left out: none. */
interface Reached {
  apiOrigin?: string | undefined
  reportUrl?: string | undefined
}

/** Who may make markup: `ownMarkup`, `trustedFrames` and the sanitiser. */
const POLICIES = ['list', 'fingerprint', 'poster', 'dompurify']

/** The Content-Security-Policy of a build. Each source has its reason in docs/decisions/security.md. */
export function policy(
  { script, styles }: Inline,
  { apiOrigin = '', reportUrl = '' }: Reached,
  mode: string,
): string {
  const origins = [apiOrigin, reportUrl && new URL(reportUrl).origin].filter(Boolean)
  const byMode =
    mode === 'production'
      ? [
          `style-src-elem 'self' ${hashOf(styles)}`,
          `require-trusted-types-for 'script'`,
          ['trusted-types', ...POLICIES].join(' '),
        ]
      : // The debug console is fonts, styles and markup.
        [`font-src 'self' data:`]
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashOf(script)}`,
    // For attributes, and for all styles in a browser without `style-src-elem`.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https:`,
    `media-src 'self' blob: https:`,
    ['connect-src', `'self'`, ...origins].join(' '),
    `frame-src https: yy: wvjbscheme:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    ...byMode,
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
