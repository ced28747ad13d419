import { createHash } from 'node:crypto'

/** What the page may call beside its own origin; empty or left out: nothing. */
interface Reached {
  apiOrigin?: string | undefined
  reportUrl?: string | undefined
}

/** The Content-Security-Policy of a build. Each source has its reason in docs/decisions/security.md. */
export function policy(
  script: string,
  { apiOrigin = '', reportUrl = '' }: Reached,
  mode: string,
): string {
  const hash = createHash('sha256').update(script).digest('base64')
  const origins = [apiOrigin, reportUrl && new URL(reportUrl).origin].filter(Boolean)
  const forDevelopers = mode === 'production' ? [] : [`font-src 'self' data:`]
  return [
    `default-src 'self'`,
    `script-src 'self' 'sha256-${hash}'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https:`,
    `media-src 'self' blob: https:`,
    ['connect-src', `'self'`, ...origins].join(' '),
    `frame-src https: yy: wvjbscheme:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    ...forDevelopers,
  ].join('; ')
}
