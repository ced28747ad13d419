/** Addresses that a second file links to, without the base path. */
export const paths = {
  home: (anchorId?: string) => (anchorId ? `/?anchorId=${encodeURIComponent(anchorId)}` : '/'),
  provider: (id: string) => `/manufacturerDetail/${encodeURIComponent(id)}`,
  rewardRules: (section?: 'earn' | 'freeze' | 'cash' | 'expire') =>
    section ? `/rewardRules?section=${section}` : '/rewardRules',
} as const
