import { useState } from 'react'
import type { Land } from '@/api/land'
import { posterCode } from '@/kit/invite/posterCode'
import { useCampaign } from '@/kit/page/useCampaign'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { isolated } from '@/lib/format/isolated'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { coordinatesOf, nameOf, numberOf } from '../address'
import styles from '../ShareAddress.module.css'
import { PosterScene } from './PosterScene'

interface OwnPosterProps {
  land: Land
  /** The owner's. */
  uid: string
}

const PATH = '/shareAddress'

/** The owner's own tools: the address as a poster that leads back here. */
export function OwnPoster({ land, uid }: OwnPosterProps) {
  const { track, openLogin } = useCampaign()
  const [open, setOpen] = useState(false)
  const { landId } = land
  const line = `${isolated(land.planetName)} ${coordinatesOf(land)}`.trim() || numberOf(land)
  const close = () => setOpen(false)
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
        onClose={close}
        copy={{ title: nameOf(land), line, lineInWechat: line }}
        sharer={{ name: land.ownerName || '地块主人', avatar: land.ownerAvatar }}
        share={{
          title: `来「${nameOf(land)}」做客`,
          text: line,
          url: shareUrl(PATH, { landId, shareUid: uid }),
          imageUrl: '',
        }}
        loadCode={() =>
          posterCode(
            { path: PATH, params: shareParams({ landId, shareUid: uid, from: 'poster' }) },
            () => {
              close()
              openLogin()
            },
          )
        }
      >
        <PosterScene landId={landId} />
      </LazySharePoster>
    </div>
  )
}
