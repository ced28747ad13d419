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

/** The result: given, being processed, or partly given. */
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

/** The gift as a card for the receiver; its code opens the app. */
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
      copy={{ title, line }}
      sharer={{ name: me?.nickname || '你的好友', avatar: me?.avatar ?? '' }}
      share={{ title, text: line, url }}
      loadCode={() => Promise.resolve({ qrcodeContent: url, expireAt: '' })}
      scene={() => import('./PosterScene')}
    />
  )
}
