/** Those that the documents' own scripts need are separate exports: an object would bring all of the others along. */
export const mode = import.meta.env.MODE
export const apiOrigin = import.meta.env.VITE_API_ORIGIN
export const mainSiteTest = import.meta.env.VITE_MAIN_SITE_TEST
/** Separate as well: the reporter needs no others. */
export const reportUrl = import.meta.env.VITE_REPORT_URL
export const reportRate = import.meta.env.VITE_REPORT_RATE
/** Separate, so that nothing of WeChat is in a build without it. */
export const wxSignaturePath = import.meta.env.VITE_WX_SIGNATURE_PATH
export const wxOpenAppId = import.meta.env.VITE_WX_OPEN_APP_ID

/** Build-time settings, checked by `vite/env.ts` before a build: a missing or malformed one never gets this far. */
export const env = {
  mode,
  apiOrigin,
  appMarker: import.meta.env.VITE_APP_UA_MARKER,
  appDeepLink: import.meta.env.VITE_APP_DEEP_LINK,
  appUniversalLink: import.meta.env.VITE_APP_UNIVERSAL_LINK,
  appDownloadUrl: import.meta.env.VITE_APP_DOWNLOAD_URL,
  iosStoreUrl: import.meta.env.VITE_IOS_STORE_URL,
  androidStoreUrl: import.meta.env.VITE_ANDROID_STORE_URL,
  mainSite: import.meta.env.VITE_MAIN_SITE,
  mainSiteTest,
  productName: import.meta.env.VITE_PRODUCT_NAME,
  companyName: import.meta.env.VITE_COMPANY_NAME,
  companyAddress: import.meta.env.VITE_COMPANY_ADDRESS,
  icpNumber: import.meta.env.VITE_ICP_NUMBER,
  policeNumber: import.meta.env.VITE_POLICE_NUMBER,
  linkAbout: import.meta.env.VITE_LINK_ABOUT,
  linkNotice: import.meta.env.VITE_LINK_NOTICE,
  linkCooperation: import.meta.env.VITE_LINK_COOPERATION,
} as const

/** The base path of every route, without a trailing slash (specification section 9). */
export const BASE_PATH = '/mfuwu'

/** API base: the configured origin, then `/api` in development and `/mfuwu/api` elsewhere (specification section 7). */
export function apiBase(mode: string, origin: string): string {
  return `${origin}${mode === 'development' ? '' : BASE_PATH}/api`
}
