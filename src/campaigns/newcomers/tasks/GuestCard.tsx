import { NoticeCard } from '@/kit/page/parts/NoticeCard'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'

/** The plan is personal: guests log in first. */
export function GuestCard() {
  const { openLogin } = useCampaign()
  return (
    <NoticeCard label="登录" title="登录后领取你的成长清单" text="完成清单上的事，种子就会慢慢发芽">
      <Button wide onPress={openLogin}>
        登录
      </Button>
    </NoticeCard>
  )
}
