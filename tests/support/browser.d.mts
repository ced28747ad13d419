export function findBrowser(options?: { whole?: boolean }): string | undefined
export function browserProblem(machine?: {
  find: () => string | undefined
  mayInstall: () => boolean
  install: () => void
}): string | undefined
