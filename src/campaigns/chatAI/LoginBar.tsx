import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'

/** Shown when the platform requires a login to read companions. */
export function LoginBar() {
  const { openLogin } = useCampaign()
  return (
    <Button wide onPress={openLogin}>
      登录后查看
    </Button>
  )
}
