import { ResultPanel } from '@/kit/landing/ResultPanel'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'

/** Replaces the login form for members: the next step is the app. */
export function MemberPanel() {
  return (
    <ResultPanel title="欢迎回来" text="你已登录，数字世界的灯一直亮着" takesFocus={false}>
      <OpenAppButton wide pageName="channel">
        打开App
      </OpenAppButton>
    </ResultPanel>
  )
}
