declare global {
  interface Window {
    WebViewJavascriptBridge?: unknown
    WVJBCallbacks?: unknown
  }
  interface Navigator {
    /** Only Chromium, from 90 on. */
    userAgentData?: UserAgentData
  }
}

interface UserAgentData {
  platform?: string
  mobile?: boolean
}

export interface Visit {
  visit: 'app' | 'wechat' | 'mobile' | 'desktop'
  os: 'android' | 'ios' | 'other'
}

export interface VisitSigns {
  userAgent: string
  platform: string
  maxTouchPoints: number
  userAgentData?: UserAgentData | undefined
  /** The app's bridge object exists on `window` already. */
  hasBridge: boolean
  /** The token before `/<version>` in the app's user agent. */
  marker: string
}

/**
 * Where a visit comes from. A file of its own, because the page's head carries a copy of it for the desktop redirect.
 * Tablets and phones that ask for the desktop site are recognised by their touch points, whatever their user agent: on
 * Android also as a Mac or Windows. Touch laptops stay desktops.
 */
export function classifyVisit(signs: VisitSigns): Visit {
  const { userAgent, platform, userAgentData: data } = signs
  const touch = signs.maxTouchPoints > 1
  const android =
    data?.platform === 'Android' ||
    /Android|Silk\//.test(userAgent) ||
    (touch && /Linux (?:arm|aarch)/.test(platform) && !/CrOS|OpenHarmony/.test(userAgent))
  const ios = !android && (/iP(?:hone|ad|od)/.test(userAgent) || (touch && /Mac/.test(platform)))
  const os = android ? 'android' : ios ? 'ios' : 'other'
  if (signs.hasBridge || new RegExp(`\\b${signs.marker}/\\d`).test(userAgent))
    return { visit: 'app', os }
  const handheld = os !== 'other' || data?.mobile || /Mobi|Tablet(?! PC)|Opera Mini/.test(userAgent)
  if (!handheld || /(?:Windows|Mac|Linux)Wechat/i.test(userAgent)) return { visit: 'desktop', os }
  return { visit: /MicroMessenger/i.test(userAgent) ? 'wechat' : 'mobile', os }
}

const NAMED = /(?:Element|HTMLCollection|Window)\]$/

/** The app's object on the window: an element with that id or name, which comes from data, is no bridge. */
export function injectedBridge(): unknown {
  const value = window.WebViewJavascriptBridge
  return NAMED.test(Object.prototype.toString.call(value)) ? undefined : value
}

let current: Visit | undefined

/** This visit, read from the window once and cached, so that it stays constant. */
export function currentVisit(): Visit {
  if (typeof window === 'undefined') return { visit: 'mobile', os: 'other' }
  return (current ??= classifyVisit({
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    maxTouchPoints: navigator.maxTouchPoints,
    userAgentData: navigator.userAgentData,
    hasBridge: Boolean(injectedBridge() || window._dsbridge || window._dswk),
    // Not through lib/env: this file stays free of imports (see classifyVisit).
    marker: import.meta.env.VITE_APP_UA_MARKER,
  }))
}
