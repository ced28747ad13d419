import { useCallback, useState } from 'react'
import { ModalLayer, type ModalProps } from './ModalLayer'
import { useBackCloses } from '@/ui/layer/useBackCloses'

export interface ModalBaseProps extends ModalProps {
  open: boolean
}

/**
 * The base of every layer above a page. It stays mounted for its closing animation after `open` became false, with its
 * last content.
 */
export function ModalBase({ open, ...rest }: ModalBaseProps) {
  const [mounted, setMounted] = useState(open)
  if (open && !mounted) setMounted(true)
  const unmount = useCallback(() => setMounted(false), [])
  useBackCloses(open, rest.onClose)
  return mounted ? <ModalLayer leaving={!open} onLeft={unmount} {...rest} /> : null
}
