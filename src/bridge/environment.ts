declare global {
  interface Window {
    WebViewJavascriptBridge?: unknown
    WVJBCallbacks?: unknown
  }
}

export interface Visit {
  visit: 'app' | 'wechat' | 'mobile' | 'desktop'
  os: 'android' | 'ios' | 'other'
}

export interface VisitSigns {
  userAgent: string
  platform: string
  maxTouchPoints: number
  /** The app's bridge object is on `window` already. */
  hasBridge: boolean
  /** The word that the app's user agent carries before `/<version>`. */
  marker: string
}

/**
 * Where a visit comes from. Stands alone, because the page's head carries a copy of it for the desktop redirect.
 * Tablets and phones that ask for the desktop site are recognised by their touch points; touch laptops stay desktops.
 */
export function classifyVisit(signs: VisitSigns): Visit {
  const { userAgent, platform } = signs
  const touch = signs.maxTouchPoints > 1
  const ios = /iP(?:hone|ad|od)/.test(userAgent) || (touch && /Mac/.test(platform))
  const android =
    /Android|Silk\//.test(userAgent) ||
    (touch && /X11/.test(userAgent) && /Linux (?:arm|aarch)/.test(platform))
  const os = ios ? 'ios' : android ? 'android' : 'other'
  if (signs.hasBridge || new RegExp(`\\b${signs.marker}/\\d`).test(userAgent))
    return { visit: 'app', os }
  const handheld = os !== 'other' || /Mobi|Tablet(?! PC)|Opera Mini/.test(userAgent)
  if (!handheld || /(?:Windows|Mac|Linux)Wechat/i.test(userAgent)) return { visit: 'desktop', os }
  return { visit: /MicroMessenger/i.test(userAgent) ? 'wechat' : 'mobile', os }
}

let current: Visit | undefined

/** This visit, read from the window the first time and kept, so that a page never changes its mind. */
export function currentVisit(): Visit {
  if (typeof window === 'undefined') return { visit: 'mobile', os: 'other' }
  return (current ??= classifyVisit({
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    maxTouchPoints: navigator.maxTouchPoints,
    hasBridge: Boolean(window.WebViewJavascriptBridge),
    // Not through lib/env: this file stays free of imports (see classifyVisit).
    marker: import.meta.env.VITE_APP_UA_MARKER,
  }))
}
