import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { currentVisit } from '@/bridge/environment'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { FormPanel } from '@/kit/landing/FormPanel'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import { usePageView } from '@/tracking/usePageView'
import { head } from './head'
import styles from './Channel.module.css'
import { DownloadBar } from './download/DownloadBar'
import { Features } from './features/Features'
import { Hero } from './hero/Hero'
import { MemberPanel } from './result/MemberPanel'
import { ResultPanel } from './result/ResultPanel'
import { sourceOf } from './source'
import { TrustLine } from './hero/TrustLine'
import { useChannelLogin } from './useChannelLogin'
import { useVisitRecord } from './useVisitRecord'

const CLICKS: LoginClicks = { page: 'channel', getCode: 'get-code', submit: 'start' }

/** 「数字世界 等你登陆」: where advertisements and posters lead. */
export function ChannelPage() {
  const [search] = useSearchParams()
  const source = useMemo(() => sourceOf(search), [search])
  const { channelCode, subChannel } = source
  usePageView('channel', { channel: channelCode, subChannel })
  useVisitRecord(source)
  const { loggedIn } = useCampaign()
  const { answer, login, finish } = useChannelLogin(source)
  const isInApp = currentVisit().visit === 'app'
  return (
    <CampaignShell
      title={head.title}
      state={{ name: 'READY' }}
      skeleton={null}
      hero={<Hero />}
      className={styles.theme}
      bottomBar={answer || isInApp ? undefined : <DownloadBar source={source} />}
      dark
    >
      <FormPanel
        view={answer || loggedIn ? 'result' : 'form'}
        resultLabel="登陆结果"
        form={
          <PhoneLoginForm clicks={CLICKS} submitText="立即体验" login={login} onDone={finish} />
        }
        result={answer ? <ResultPanel answer={answer} source={source} /> : <MemberPanel />}
      />
      <Features />
      <TrustLine />
    </CampaignShell>
  )
}
