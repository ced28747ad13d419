interface ImportMetaEnv {
  /** Identifies the build: see vite/buildId.ts. Tests have none. */
  readonly BUILD_ID?: string
  readonly VITE_API_ORIGIN: string
  readonly VITE_APP_UA_MARKER: string
  readonly VITE_APP_DEEP_LINK: string
  readonly VITE_APP_UNIVERSAL_LINK: string
  readonly VITE_APP_DOWNLOAD_URL: string
  readonly VITE_IOS_STORE_URL: string
  readonly VITE_ANDROID_STORE_URL: string
  readonly VITE_MAIN_SITE: string
  readonly VITE_MAIN_SITE_TEST: string
  readonly VITE_PRODUCT_NAME: string
  readonly VITE_COMPANY_NAME: string
  readonly VITE_COMPANY_ADDRESS: string
  readonly VITE_ICP_NUMBER: string
  readonly VITE_POLICE_NUMBER: string
  readonly VITE_LINK_ABOUT: string
  readonly VITE_LINK_NOTICE: string
  readonly VITE_LINK_COOPERATION: string
  readonly VITE_REPORT_URL: string
  readonly VITE_REPORT_RATE: string
  readonly VITE_WX_SIGNATURE_PATH: string
  readonly VITE_WX_OPEN_APP_ID: string
}
