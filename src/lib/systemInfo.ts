const SYSTEMS = [
  { name: 'HarmonyOS', pattern: /(?:HarmonyOS|OpenHarmony)[ /]?([\d.]*)/i },
  { name: 'Android', pattern: /Android[ /]?([\d.]*)/i },
  { name: 'iOS', pattern: /(?:iPhone|iPad|iPod).*? OS ([\d_]+)/ },
  { name: 'Windows', pattern: /Windows NT ([\d.]+)/ },
  { name: 'macOS', pattern: /Mac OS X ([\d_.]+)/ },
  { name: 'Linux', pattern: /Linux()/ },
] as const

const BROWSERS = [
  { name: 'WeChat', pattern: /MicroMessenger\/([\d.]+)/ },
  { name: 'UC', pattern: /UCBrowser\/([\d.]+)/ },
  { name: 'QQ', pattern: /MQQBrowser\/([\d.]+)/ },
  { name: 'Edge', pattern: /Edg\w*\/([\d.]+)/ },
  { name: 'Firefox', pattern: /(?:Firefox|FxiOS)\/([\d.]+)/ },
  { name: 'Chrome', pattern: /(?:Chrome|CriOS)\/([\d.]+)/ },
  { name: 'Safari', pattern: /Version\/([\d.]+).*Safari/ },
] as const

/** One short string: system and version, browser and version, screen; for example `iOS 17.5; Safari 17.5; 390x844`. */
export function systemInfo(userAgent: string, screen: { width: number; height: number }): string {
  return [systemOf(userAgent), browserOf(userAgent), `${screen.width}x${screen.height}`].join('; ')
}

/** For example `iOS 17.5`. */
export const systemOf = (userAgent: string) => firstMatch(SYSTEMS, userAgent)

/** For example `Safari 17.5`. */
export const browserOf = (userAgent: string) => firstMatch(BROWSERS, userAgent)

function firstMatch(
  table: readonly { name: string; pattern: RegExp }[],
  userAgent: string,
): string {
  for (const { name, pattern } of table) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return `${name} ${version.replaceAll('_', '.')}`.trim()
  }
  return 'unknown'
}
