import { RANK_PAGE_SIZE, type DaoRow } from '@/api/arena'

/** The requests of the lists of members and proposals. */
export const membersOf = (daoId: string) =>
  ({ daoId, tab: 'MEMBER', pageSize: RANK_PAGE_SIZE }) as const
export const proposalsOf = (daoId: string) =>
  ({ daoId, tab: 'PROPOSAL', pageSize: RANK_PAGE_SIZE }) as const

export const memberIdOf = ({ uid }: DaoRow) => uid
export const proposalIdOf = ({ proposalId }: DaoRow) => proposalId
