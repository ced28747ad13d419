import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { channelLogin, type ChannelLoginAnswer } from '@/api/channel'
import { currentVisit } from '@/bridge/environment'
import { StoreButtons } from '@/kit/channel/StoreButtons'
import { recordChannel, recordLeaving } from '@/kit/channel/channelRecord'
import { FormPanel } from '@/kit/landing/FormPanel'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { BASE_PATH, env } from '@/lib/env'
import { filings } from '@/lib/filings'
import { sessionStore } from '@/lib/storage/storage'
import { sourceOf, type Source } from './channel'
import { Features } from './Features'
import { head } from './head'
import { Hero } from './Hero'
import { MemberPanel, ResultPanel } from './ResultPanel'
import styles from './Channel.module.css'

const CLICKS: LoginClicks = { page: 'channel', getCode: 'get-code', submit: 'start' }

/** 「数字世界 等你登陆」: the landing page of advertisements and posters. */
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

/**
 * Counts this visit: once a session and channel, also after a reload. It is noted before it is sent, so that a visit can
 * be lost but is never counted twice.
 */
function useVisitRecord(source: Source): void {
  useEffect(() => {
    const key = `channel:visit:${source.channelCode}`
    if (sessionStore.get(key) !== null) return
    sessionStore.set(key, '1')
    void recordChannel({ ...source, eventType: 'VISIT' })
  }, [source])
}

/** The login that sends its source, and its answer in this visit. */
function useChannelLogin(source: Source) {
  const { channelCode, subChannel } = source
  const [answer, setAnswer] = useState<ChannelLoginAnswer>()
  const login = (request: PhoneLoginRequest) =>
    channelLogin({ ...request, channelCode, subChannel })
  const finish = (next: ChannelLoginAnswer) => {
    setAnswer(next)
    // The person may leave for the app at once: the record outlives the page.
    recordLeaving({ ...source, eventType: 'REGISTER' })
  }
  return { answer, login, finish }
}

/** The app without a login, at the lower edge. */
function DownloadBar({ source }: { source: Source }) {
  const { track } = useCampaign()
  return (
    <div className={styles.bar}>
      <img className={styles.logo} src={`${BASE_PATH}/logo.svg`} alt="" width="36" height="36" />
      <p className={styles.text}>下载App 登陆更快一步</p>
      <StoreButtons source={source} onLeave={() => track('button', 'download')} small />
    </div>
  )
}

/** The company and its filing numbers. */
function TrustLine() {
  return (
    <footer className={styles.trust}>
      <p>{env.companyName}</p>
      <p className={styles.filings}>
        {filings.map(({ number, href }) => (
          <a key={number} href={href} target="_blank" rel="noreferrer">
            {number}
          </a>
        ))}
      </p>
    </footer>
  )
}
