import { useState } from 'react'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { useArrivalFocus } from '@/ui/focus/useArrivalFocus'
import { AssetRows } from './ConfirmStep'
import type { UserInfo } from '@/api/login'
import type { Given } from './useGift'
import styles from './Result.module.css'

interface ResultProps {
  me: UserInfo | undefined
  given: Given
  onAgain: () => void
}

/** What became of it: given, on its way, or given but for some. */
export function Result({ given: { gift, assets, receiver }, me, onAgain }: ResultProps) {
  const { track } = useCampaign()
  const [isSharing, setIsSharing] = useState(false)
  const heading = useArrivalFocus<HTMLHeadingElement>()
  const failed = (gift?.failed ?? []).flatMap(({ assetId, reason }) => {
    const asset = assets.find((one) => one.assetId === assetId)
    return asset ? [{ ...asset, reason }] : []
  })
  const sent = assets.filter((asset) => !failed.some(({ assetId }) => assetId === asset.assetId))
  const given = sent.length
  const name = receiver?.nickname || '对方'
  const isPending = gift?.status === 'PROCESSING'
  return (
    <>
      <Card label="转赠结果" className={styles.card}>
        <div role="status">
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {isPending ? '链上处理中，请稍后查看' : given > 0 ? '转赠成功' : '转赠未成功'}
          </h2>
        </div>
        {given > 0 && (
          <>
            <p className={styles.line}>
              {given}件资产{isPending ? '正在送往' : '已送到'} {name} 手中
            </p>
            <AssetRows assets={sent} />
          </>
        )}
        {failed.length > 0 && (
          <>
            <h3 className={styles.failed}>以下资产未转赠，仍在你的账户</h3>
            <ul>
              {failed.map(({ assetId, name: asset, serialNo, reason }) => (
                <li key={assetId} className={styles.row}>
                  <span>
                    {asset} {serialNo}
                  </span>
                  <span className={styles.reason}>{reason || '请稍后再试'}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.actions}>
          {given > 0 && (
            <Button
              wide
              onPress={() => {
                track('button', 'share-card')
                setIsSharing(true)
              }}
            >
              分享礼物卡
            </Button>
          )}
          <Button wide quiet onPress={onAgain}>
            继续转赠
          </Button>
        </div>
      </Card>
      <GiftPoster open={isSharing} onClose={() => setIsSharing(false)} me={me} assets={sent} />
    </>
  )
}

interface GiftPosterProps {
  me: UserInfo | undefined
  assets: Given['assets']
  open: boolean
  onClose: () => void
}

/** The gift as a card for whoever gets it; its code opens the app. */
function GiftPoster({ open, onClose, me, assets }: GiftPosterProps) {
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

/** The tied box on velvet, 750 × 1200: the words lie above it, the ticket below. */
function GiftScene() {
  return (
    <svg viewBox="0 0 750 1200" width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="gs-velvet" x2=".3" y2="1">
          <stop stopColor="#6a3aa4" />
          <stop offset="1" stopColor="#2a1446" />
        </linearGradient>
        <linearGradient id="gs-box" x2="1" y2="1">
          <stop stopColor="#8b5cf0" />
          <stop offset="1" stopColor="#4c1fa6" />
        </linearGradient>
        <radialGradient id="gs-light">
          <stop stopColor="#ff9ed6" stopOpacity=".55" />
          <stop offset="1" stopColor="#ff9ed6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#gs-velvet)" d="M0 0h750v1200H0z" />
      <path fill="#fff" fillOpacity=".05" d="M0 700c160-90 260 60 420 0s210-90 330-40v540H0z" />
      <circle cx="375" cy="560" r="340" fill="url(#gs-light)" />
      <ellipse cx="375" cy="800" rx="250" ry="26" fill="#170a2b" opacity=".6" />
      <path fill="url(#gs-box)" d="M185 540h380v240a14 14 0 0 1-14 14H199a14 14 0 0 1-14-14z" />
      <path fill="#a67bff" d="M165 480h420a12 12 0 0 1 12 12v70H153v-70a12 12 0 0 1 12-12z" />
      <path fill="#ff7ac6" d="M340 480h70v314h-70z" />
      <path fill="#ff7ac6" d="M375 478c-30-96-176-118-168-42 6 56 108 58 168 42z" />
      <path fill="#ff7ac6" d="M375 478c30-96 176-118 168-42-6 56-108 58-168 42z" />
      <circle cx="375" cy="470" r="32" fill="#ff9ed6" />
      <g fill="#ffd9f0">
        <path d="M120 380l9 24 24 9-24 9-9 24-9-24-24-9 24-9zM640 330l7 18 18 7-18 7-7 18-7-18-18-7 18-7zM620 640l6 15 15 6-15 6-6 15-6-15-15-6 15-6z" />
      </g>
    </svg>
  )
}
