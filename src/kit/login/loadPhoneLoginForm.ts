import { loadPart } from '@/lib/loadChunk'

/** The form's code comes when a sheet first asks for it. */
export const loadPhoneLoginForm = async () =>
  (await loadPart('PhoneLoginForm', () => import('./PhoneLoginForm'))).PhoneLoginForm
