import { ResultPanel } from '@/kit/landing/ResultPanel'
import { openApp } from '@/kit/open-app/openApp'
import { Button } from '@/ui/button/Button'

/** Nobody logs in twice: the way on is the app. */
export function MemberPanel() {
  return (
    <ResultPanel title="欢迎回来" text="你已登录，数字世界的灯一直亮着" takesFocus={false}>
      <Button wide onPress={() => openApp({ pageName: 'channel' })}>
        打开App
      </Button>
    </ResultPanel>
  )
}
