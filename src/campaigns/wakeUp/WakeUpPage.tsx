import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ORGANIC } from '@/api/channel'
import { currentVisit } from '@/bridge/environment'
import { StoreButtons } from '@/kit/channel/StoreButtons'
import type { Store } from '@/kit/open-app/stores'
import { LaunchPlace } from '@/kit/open-app/tag/LaunchPlace'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Button } from '@/ui/button/Button'
import { head } from './head'
import { Help } from './Help'
import { Hero } from './portal/Hero'
import { InviteCode } from './InviteCode'
import { targetOf } from './target'
import { useWakeUp } from './useWakeUp'
import { needsHelp } from './wakeUp'
import styles from './WakeUp.module.css'

/** 「打开App」: opens the app at a page of its own, or leads to where it is had. */
export function WakeUpPage() {
  const [search] = useSearchParams()
  const { inviteCode, channel, from } = useMemo(() => readVisitParams(search), [search])
  usePageView('wakeUp', { inviteCode, channel, from })
  const { track } = useCampaign()
  const target = targetOf(search.get('path'))
  const wakeUp = useWakeUp(target)
  const isInApp = currentVisit().visit === 'app'
  const { phase } = wakeUp
  const open = () => {
    track('button', 'open')
    void wakeUp.open()
  }
  const button = (
    <Button wide quiet={phase === 'missing'} busy={phase === 'opening'} onPress={open}>
      立即打开
    </Button>
  )
  const download = (store: Store) => {
    track('button', `download-${store}`)
    wakeUp.leave()
  }
  return (
    <CampaignShell
      title={head.title}
      state={{ name: 'READY' }}
      skeleton={null}
      hero={<Hero phase={phase} target={target} inviteCode={inviteCode} />}
      className={styles.theme}
    >
      <div className={styles.body}>
        {import.meta.env.VITE_WX_SIGNATURE_PATH && import.meta.env.VITE_WX_OPEN_APP_ID ? (
          <LaunchPlace
            wide
            path={target.path}
            onLaunch={() => track('button', 'open')}
            onError={open}
          >
            {button}
          </LaunchPlace>
        ) : (
          button
        )}
        {!isInApp && (
          <div className={styles.stores}>
            <StoreButtons
              source={{ channelCode: channel ?? ORGANIC, landingPath: '/wakeUp' }}
              quiet={phase !== 'missing'}
              onLeave={download}
            />
          </div>
        )}
        {inviteCode !== undefined && <InviteCode code={inviteCode} />}
        {!isInApp && <Help key={String(needsHelp(wakeUp))} startsOpen={needsHelp(wakeUp)} />}
      </div>
    </CampaignShell>
  )
}
