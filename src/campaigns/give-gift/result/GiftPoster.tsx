import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import type { GiftFlow, Given } from '../useGift'
import { GiftScene } from './GiftScene'

interface GiftPosterProps extends Pick<GiftFlow, 'me'>, Pick<Given, 'assets'> {
  open: boolean
  onClose: () => void
}

/** The gift as a card for whoever gets it; its code opens the app. */
export function GiftPoster({ open, onClose, me, assets }: GiftPosterProps) {
  const [first] = assets
  const title = '送你一份礼物'
  const name = first?.name || '数字资产'
  const line = assets.length > 1 ? `${name} 等${assets.length}件` : name
  const url = shareUrl('/wakeUp', { from: 'poster' })
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={{ title, line, lineInWechat: line }}
      sharer={{ name: me?.nickname || '你的好友', avatar: me?.avatar ?? '' }}
      share={{ title, text: line, url, imageUrl: '' }}
      loadCode={() => Promise.resolve({ qrcodeContent: url, expireAt: '' })}
    >
      <GiftScene />
    </LazySharePoster>
  )
}
