import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy of a build. Each source has its reason in docs/decisions/security.md.
 * @param scripts the page's inline scripts, as they stand in it
 */
export function policy(scripts: readonly string[], apiOrigin: string, mode: string): string {
  const hashes = scripts.map((script) => `'sha256-${hashOf(script)}'`).join(' ')
  const forDevelopers = mode === 'production' ? [] : [`font-src 'self' data:`]
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes}`,
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

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64')
}
