import { currentVisit } from '@/bridge/environment'
import { BASE_PATH, apiBase, env } from '@/lib/env'
import type { EnvironmentSigns } from './environment'

const PROBE_KEY = 'testProbe'

/** Reads this device and this build. */
export function readEnvironment(): EnvironmentSigns {
  return {
    mode: import.meta.env.MODE,
    buildId: import.meta.env.BUILD_ID ?? '',
    basePath: BASE_PATH,
    apiBase: apiBase(env.mode, env.apiOrigin || window.location.origin),
    mainSite: env.mainSite,
    pathname: window.location.pathname,
    visit: currentVisit(),
    userAgent: navigator.userAgent,
    viewport: {
      width: window.innerWidth,
      height: window.innerHeight,
      ratio: Math.round((window.devicePixelRatio || 1) * 100) / 100,
    },
    language: navigator.language,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    online: navigator.onLine,
    storage: storageWorks(),
    cookies: navigator.cookieEnabled,
    secure: window.isSecureContext,
  }
}

function storageWorks(): boolean {
  try {
    window.localStorage.setItem(PROBE_KEY, '1')
    window.localStorage.removeItem(PROBE_KEY)
    return true
  } catch {
    return false
  }
}
