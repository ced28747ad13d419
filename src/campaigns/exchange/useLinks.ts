import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { openApp } from '@/kit/open-app/openApp'
import { paths } from '@/paths'
import { track } from '@/tracking/track'
import { appPages } from './appPages'

/** The ways out of the page. */
export function useLinks() {
  const navigate = useNavigate()
  const openRules = useCallback(() => {
    track('exchange', 'button', 'rule')
    void navigate(paths.rewardRules('cash'))
  }, [navigate])
  return { openRules, openRealName, openPayee }
}

function openRealName(): void {
  void openApp({ pageName: 'exchange', path: appPages.realName })
}

function openPayee(): void {
  track('exchange', 'button', 'bind-payee')
  void openApp({ pageName: 'exchange', path: appPages.payee, counted: false })
}
