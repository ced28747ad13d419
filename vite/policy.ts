import { createHash } from 'node:crypto'

/** The Content-Security-Policy of a build. Each source has its reason in docs/decisions/security.md. */
export function policy(script: string, apiOrigin: string, mode: string): string {
  const hash = createHash('sha256').update(script).digest('base64')
  const forDevelopers = mode === 'production' ? [] : [`font-src 'self' data:`]
  return [
    `default-src 'self'`,
    `script-src 'self' 'sha256-${hash}'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https:`,
    `media-src 'self' blob: https:`,
    `connect-src 'self'${apiOrigin && ` ${apiOrigin}`}`,
    `frame-src https: yy: wvjbscheme:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    ...forDevelopers,
  ].join('; ')
}
