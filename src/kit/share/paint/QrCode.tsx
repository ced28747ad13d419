import { memo } from 'react'
import { QUIET_ZONE, qrPath, type QrModules } from './qr'

export interface QrCodeProps {
  modules: QrModules
  /** The label for screen readers. */
  label: string
  className?: string
}

/** A QR code with its quiet zone, black on white whatever the theme: cameras need it so. */
export const QrCode = memo(function QrCode({ modules, label, className }: QrCodeProps) {
  const size = modules.length + 2 * QUIET_ZONE
  return (
    <svg
      className={className}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${size}v${size}h${-size}z`} />
      <path data-qr="" fill="#0b0f24" d={qrPath(modules)} />
    </svg>
  )
})
