const idQuery = (name: string, id: string) => `${name}=${encodeURIComponent(id)}`

/** The app's pages of a DAO. Paths ASSUMED. */
export const daoAppPaths = {
  join: (daoId: string) => `/arena/join?${idQuery('daoId', daoId)}`,
  help: (daoId: string) => `/arena/battle?${idQuery('daoId', daoId)}`,
  manage: (daoId: string) => `/arena/manage?${idQuery('daoId', daoId)}`,
  proposal: (daoId: string, proposalId: string) =>
    `/arena/proposal?${idQuery('daoId', daoId)}&${idQuery('proposalId', proposalId)}`,
} as const

/** A DAO's own page. */
export const daoAddress = (daoId: string): string => `/aidao-detail?${idQuery('daoId', daoId)}`
