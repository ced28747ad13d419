import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ORGANIC } from '@/api/channel'
import { currentVisit } from '@/bridge/environment'
import { closeWebView } from '@/bridge/handlers'
import { StoreButtons } from '@/kit/channel/StoreButtons'
import { guide, tryApp } from '@/kit/open-app/openApp'
import { openAppPlan } from '@/kit/open-app/openAppPlan'
import type { Store } from '@/kit/open-app/stores'
import { LaunchPlace } from '@/kit/open-app/tag/LaunchPlace'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { copyAndTell } from '@/kit/share/copyText'
import { sessionStore } from '@/lib/storage/storage'
import { readVisitParams } from '@/lib/url/urlParams'
import { Button } from '@/ui/button/Button'
import { head } from './head'
import { Help } from './Help'
import { Hero } from './Hero'
import { targetOf, type Target } from './target'
import { needsHelp, next, startOf } from './wakeUp'
import styles from './WakeUp.module.css'

/** 「打开App」: opens the app at a page of its own, or offers its download. */
export function WakeUpPage() {
  const [search] = useSearchParams()
  const { inviteCode, channel } = useMemo(() => readVisitParams(search), [search])
  usePageView('wakeUp', { inviteCode, channel })
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

const OPENED_KEY = 'wakeUp:opened'

/** The state of opening this page of the app, and its tap handler. */
function useWakeUp({ path, isKnown }: Target) {
  const visit = currentVisit()
  const [state, dispatch] = useReducer(next, path, (at) =>
    startOf(visit.visit !== 'app' && sessionStore.get(OPENED_KEY) === at),
  )
  const running = useRef(false)

  const open = useCallback(async () => {
    if (running.current) return
    running.current = true
    dispatch({ type: 'tap' })
    const opened = await tryApp(path, visit)
    running.current = false
    const { otherwise } = openAppPlan(visit)
    if (opened) dispatch({ type: 'hidden' })
    else dispatch({ type: 'failed', otherwise })
    if (opened && visit.visit === 'app') void closeWebView()
    if (!opened && otherwise === 'overlay') await guide('overlay', { pageName: 'wakeUp', path })
  }, [path, visit])

  // Inside the app a known target needs no confirmation: the page opens it at once.
  useEffect(() => {
    if (visit.visit === 'app' && isKnown) void open()
  }, [open, visit, isKnown])

  useEffect(() => {
    const look = () => document.visibilityState === 'hidden' && dispatch({ type: 'hidden' })
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  const { phase } = state
  useEffect(() => {
    if (phase === 'opened') sessionStore.set(OPENED_KEY, path)
    else sessionStore.remove(OPENED_KEY)
  }, [phase, path])

  const leave = () => dispatch({ type: 'download' })
  return { ...state, open, leave }
}

/** The code to type into the app. Copied only by this button, never silently. */
function InviteCode({ code }: { code: string }) {
  const { track } = useCampaign()
  return (
    <div className={styles.code}>
      <p className={styles.codeWords}>
        <span className={styles.codeLabel}>邀请码</span>
        <span className={styles.codeText}>{code}</span>
      </p>
      <Button
        small
        quiet
        onPress={() => {
          track('button', 'copy-code')
          return copyAndTell('邀请码', code)
        }}
      >
        复制邀请码
      </Button>
    </div>
  )
}
