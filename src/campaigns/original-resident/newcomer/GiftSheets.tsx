import { useCampaign } from '@/kit/page/useCampaign'
import { Dialog } from '@/ui/modal/Dialog'
import { ClaimSheet } from './ClaimSheet'
import type { Gift } from './useGift'
import { wording } from '../wording'

export interface GiftSheetsProps {
  gift: Gift
  /** Everybody who registers gets one. */
  hasGift: boolean
  toResident: () => void
}

/** What can open over the newcomer's page. */
export function GiftSheets({ gift, hasGift, toResident }: GiftSheetsProps) {
  const { openLogin } = useCampaign()
  const { sheet, close } = gift
  return (
    <>
      <ClaimSheet
        key={gift.round}
        open={sheet === 'form'}
        onClose={close}
        hasGift={hasGift}
        login={gift.login}
        onDone={(answer) => void gift.onLoggedIn(answer)}
      />
      <Dialog
        open={sheet === 'old'}
        onClose={close}
        title={wording().oldUser}
        action={{ label: '进入我的主页', onPress: toResident }}
        otherAction={{ label: '知道了', onPress: close }}
      />
      <Dialog
        open={sheet === 'self'}
        onClose={close}
        title="不能邀请自己哦"
        action={{
          label: '登录我的账号',
          onPress: () => {
            close()
            openLogin()
          },
        }}
        otherAction={{ label: '换个手机号', onPress: gift.again }}
      />
    </>
  )
}
