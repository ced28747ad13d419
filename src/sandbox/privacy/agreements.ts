import { accountsOf } from '@/sandbox/account'

/** What each person agreed to since they were asked again. */
export const agreements = accountsOf((): { version?: string } => ({}), ['agree_again'])
