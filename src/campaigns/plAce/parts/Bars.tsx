import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { planetPages } from '../place'

/** Continues in the app. */
export function LandBar({ planetId }: { planetId: string }) {
  const { pageName, track } = useCampaign()
  return (
    <Button
      wide
      onPress={() => {
        track('button', 'land', { planetId })
        return openApp({ pageName, path: planetPages.land(planetId), counted: false })
      }}
    >
      登陆星球
    </Button>
  )
}

/** Shown when the platform requires a login to read the planet. */
export function LoginBar() {
  const { openLogin } = useCampaign()
  return (
    <Button wide onPress={openLogin}>
      登录后查看
    </Button>
  )
}
