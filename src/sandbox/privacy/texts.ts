import type { PrivacyText, PrivacyType } from '@/api/privacy'
import { USER_AGREEMENT } from './userAgreement'

export const VERSION = 'V3.2'

export const TEXTS: readonly (PrivacyText & { type: PrivacyType })[] = [
  {
    type: 'USER_AGREEMENT',
    title: '用户协议',
    version: VERSION,
    effectiveDate: '2026-09-01',
    content: USER_AGREEMENT,
  },
]
