/** The app's own pages that a moment leads to. All of them are ASSUMED. */
export const appPages = {
  moment: (momentId: string) => `/moment?momentId=${encodeURIComponent(momentId)}`,
  /** The moment with the editor for a comment open. */
  commentEditor: (momentId: string) =>
    `/moment?momentId=${encodeURIComponent(momentId)}&action=comment`,
} as const
