import { useEffect } from 'react'
import type { ShareContent } from '@/bridge/handlers'

let offered: ShareContent | undefined
let onChange = () => {}

/** The open page's own share content, for WeChat's share card. */
export function offeredCard(): ShareContent | undefined {
  return offered
}

export function watchOfferedCard(listener: () => void): void {
  onChange = listener
}

function offer(content: ShareContent | undefined): void {
  offered = content
  onChange()
}

function useOffer({ title, text, url, imageUrl }: ShareContent): void {
  useEffect(() => {
    const content = { title, text, url, imageUrl }
    offer(content)
    return () => {
      if (offered === content) offer(undefined)
    }
  }, [title, text, url, imageUrl])
}

/** Offers the page's share card while it is shown; a no-op in a build without WeChat. */
export const useShareCard: typeof useOffer = import.meta.env.VITE_WX_SIGNATURE_PATH
  ? useOffer
  : () => {}
