import { accountsOf } from '@/sandbox/account'

/** Each person's consent since they were asked again. */
export const agreements = accountsOf((): { version?: string } => ({}), ['agree_again'])
