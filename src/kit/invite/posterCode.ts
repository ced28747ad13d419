import { generateQrCode } from '@/api/invitation'
import type { QrCode, QrCodeRequest } from '@/api/invitation'
import { ownCode } from './ownCode'

/** The code for a person's own poster; as `ownCode`. */
export function posterCode(request: QrCodeRequest, onSignedOut: () => void): Promise<QrCode> {
  return ownCode(() => generateQrCode(request), onSignedOut)
}
