import { useSearchParams } from 'react-router-dom'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf, sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Button } from '@/ui/button/Button'
import { GiftSkeleton } from './GiftSkeleton'
import { ConfirmStep } from './give/ConfirmStep'
import { head } from './head'
import { Hero } from './Hero'
import { Notes } from './Notes'
import { Result } from './Result'
import { AssetsBar, AssetsStep } from './steps/AssetsStep'
import { PersonStep } from './steps/PersonStep'
import { StepBar } from './steps/StepBar'
import { useGift } from './useGift'
import styles from './GiveGift.module.css'

/** 「转赠」: digital assets for somebody, for good. */
export function GiveGiftPage() {
  const { pageName, openLogin } = useCampaign()
  const [params] = useSearchParams()
  const assetId = idOf(params.get('assetId'))
  const toUid = idOf(params.get('toUid'))
  usePageView(pageName, { assetId, toUid, from: sourceOf(params.get('from')) })
  const gift = useGift()
  const shell = useShellState(gift.all)
  const isDone = gift.given !== undefined
  const isReady = shell.name === 'READY'
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={shell}
      skeleton={<GiftSkeleton />}
      hero={<Hero isDone={isDone} />}
      {...(shell.name === 'GUEST' && {
        bottomBar: (
          <Button wide onPress={openLogin}>
            登录后转赠
          </Button>
        ),
      })}
      {...(isReady &&
        !isDone &&
        gift.step === 'assets' && { bottomBar: <AssetsBar gift={gift} /> })}
    >
      {shell.name === 'GUEST' && (
        <div className={styles.body}>
          <StepBar />
          <Notes />
        </div>
      )}
      {isReady && (
        <div className={styles.body}>
          {gift.given ? (
            <Result given={gift.given} me={gift.me} onAgain={gift.again} />
          ) : (
            <>
              <StepBar step={gift.step} />
              {gift.step === 'assets' && <AssetsStep gift={gift} />}
              {gift.step === 'person' && <PersonStep gift={gift} />}
              {gift.step === 'confirm' && <ConfirmStep gift={gift} />}
            </>
          )}
        </div>
      )}
    </CampaignShell>
  )
}
