import { useState } from 'react'
import { generateQrCode } from '@/api/invitation'
import type { Land } from '@/api/land'
import { useCampaign } from '@/kit/page/useCampaign'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { isolated } from '@/lib/format/isolated'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { coordinatesOf, nameOf, numberOf } from './address'
import styles from './ShareAddress.module.css'

interface OwnPosterProps {
  land: Land
  /** The owner's. */
  uid: string
}

const PATH = '/shareAddress'

/** The owner's own tools: the address as a poster that links back to this page. */
export function OwnPoster({ land, uid }: OwnPosterProps) {
  const { track, openLogin } = useCampaign()
  const [open, setOpen] = useState(false)
  const { landId } = land
  const line = `${isolated(land.planetName)} ${coordinatesOf(land)}`.trim() || numberOf(land)
  return (
    <div className={styles.poster}>
      <Button
        wide
        quiet
        onPress={() => {
          track('button', 'share', { landId })
          setOpen(true)
        }}
      >
        生成地址海报
      </Button>
      <LazySharePoster
        open={open}
        onClose={() => setOpen(false)}
        copy={{ title: nameOf(land), line }}
        sharer={{ name: land.ownerName || '地块主人', avatar: land.ownerAvatar }}
        share={{
          title: `来「${nameOf(land)}」做客`,
          text: line,
          url: shareUrl(PATH, { landId, shareUid: uid }),
          imageUrl: '',
        }}
        loadCode={() =>
          generateQrCode({
            path: PATH,
            params: shareParams({ landId, shareUid: uid, from: 'poster' }),
          })
        }
        onSignedOut={openLogin}
        scene={() => import('./PosterScene')}
        sceneProps={{ landId }}
      />
    </div>
  )
}
