import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'

/** Where the platform shows its companions to nobody that it does not know. */
export function LoginBar() {
  const { openLogin } = useCampaign()
  return (
    <Button wide onPress={openLogin}>
      登录后查看
    </Button>
  )
}
