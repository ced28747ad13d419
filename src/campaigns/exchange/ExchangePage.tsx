import { useEffect } from 'react'
import { valueOf } from '@/kit/campaign/settle'
import type { ShellState } from '@/kit/campaign/shellState'
import { usePageData } from '@/kit/campaign/usePageData'
import { useShellState } from '@/kit/campaign/useShellState'
import { usePageView } from '@/tracking/usePageView'
import { ExchangeBody } from './ExchangeBody'
import { ExchangeSkeleton } from './ExchangeSkeleton'
import { Hero } from './Hero'
import type { loadExchange } from './loader'
import { useToLogin } from './useToLogin'
import styles from './Exchange.module.css'

/** 「奖励兑现」: turns rewards into cash while the campaign runs. */
export function ExchangePage() {
  usePageView('exchange')
  const { parts, stale, reload, retry } = usePageData<typeof loadExchange>()
  const state = useShellState(parts?.main, valueOf(parts?.main))
  useLeaveWhenGuest(state.name === 'GUEST' && !stale)

  const shell = {
    title: '奖励兑现',
    className: styles.theme,
    skeleton: <ExchangeSkeleton />,
    hero: <Hero />,
    onRetry: retry,
    onStart: () => void reload(),
  }
  return <ExchangeBody shell={shell} state={withoutGuest(state)} parts={parts} reload={reload} />
}

/** A guest is on the way to the login page: until then it looks like loading. */
function withoutGuest(state: ShellState): ShellState {
  return state.name === 'GUEST' ? { name: 'LOADING' } : state
}

function useLeaveWhenGuest(isGuest: boolean): void {
  const toLogin = useToLogin()
  useEffect(() => {
    if (isGuest) toLogin()
  }, [isGuest, toLogin])
}
