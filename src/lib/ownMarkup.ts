/** The used part of Trusted Types; TypeScript's own DOM has none. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string }
}

declare global {
  interface Window {
    /** If the engine has Trusted Types: Chromium, and newer versions of the others. */
    trustedTypes?: PolicyFactory
  }
}

/**
 * Marks markup that our own code has written, for what takes no plain text (docs/decisions/security.md). Nothing that
 * a platform or a person has written goes through it.
 * @param name one of those in `vite/policy.ts`, for one file alone
 */
export function ownMarkup(name: string): (html: string) => string {
  let policy: ReturnType<PolicyFactory['createPolicy']> | undefined
  return (html) => {
    policy ??= window.trustedTypes?.createPolicy(name, { createHTML: (text) => text })
    return policy ? policy.createHTML(html) : html
  }
}
