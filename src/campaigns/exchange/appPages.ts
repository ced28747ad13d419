/** The app's own pages that this one leads to. ASSUMED. */
export const appPages = {
  realName: '/real-name',
  payee: '/payee',
} as const
