/** The app's own pages that several of ours lead to. ASSUMED. */
export const appPages = {
  customerService: '/customer-service',
  realName: '/real-name',
} as const
