/** The app's own pages that several of ours open. ASSUMED. */
export const appPages = {
  customerService: '/customer-service',
  realName: '/real-name',
} as const
