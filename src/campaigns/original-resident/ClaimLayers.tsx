import { useState } from 'react'
import type { LoginAnswer } from '@/api/login'
import { forgetDraftPhone } from '@/kit/login/form/draftPhone'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import { isOwnCode, loginInvited, type Binding } from '@/kit/login/invitedLogin'
import { SheetLoginForm } from '@/kit/login/SheetLoginForm'
import { useCampaign } from '@/kit/page/useCampaign'
import { Dialog } from '@/ui/modal/Dialog'
import { Sheet } from '@/ui/modal/Sheet'
import { Tap } from './clicks'
import { wording } from './resident'

/** `old`: newcomers alone get the gift. `self`: the phone is the inviter's own. */
export type ClaimLayer = 'form' | 'old' | 'self'

interface ClaimLayersProps {
  /** Undefined: none is open. */
  layer: ClaimLayer | undefined
  setLayer: (layer: ClaimLayer | undefined) => void
  /** Without a gift the form only registers. */
  hasGift: boolean
  binding: Binding
  onLoggedIn: (answer: LoginAnswer) => Promise<void>
  toResident: () => void
}

/** The form that a newcomer registers and claims with, and why a person gets no gift. */
export function ClaimLayers({ layer, setLayer, hasGift, binding, ...then }: ClaimLayersProps) {
  const { pageName, openLogin } = useCampaign()
  /** A new form each time, so that earlier input is cleared. */
  const [round, setRound] = useState(0)
  const close = () => setLayer(undefined)
  const login = async (request: PhoneLoginRequest) => {
    try {
      return await loginInvited(request, binding)
    } catch (error) {
      if (isOwnCode(error)) setLayer('self')
      throw error
    }
  }
  return (
    <>
      <Sheet
        key={round}
        open={layer === 'form'}
        onClose={close}
        title={hasGift ? '领取新人礼包' : '成为原住民'}
      >
        <Tap name="claim-now-submit" only="button[type='submit']">
          <SheetLoginForm
            submitText={hasGift ? '立即领取' : '立即加入'}
            clicks={{ page: pageName }}
            login={login}
            onDone={(answer: LoginAnswer) => void then.onLoggedIn(answer)}
          />
        </Tap>
      </Sheet>
      <Dialog
        open={layer === 'old'}
        onClose={close}
        title={wording().oldUser}
        action={{ label: '进入我的主页', onPress: then.toResident }}
        otherAction={{ label: '知道了', onPress: close }}
      />
      <Dialog
        open={layer === 'self'}
        onClose={close}
        title="不能邀请自己哦"
        action={{
          label: '登录我的账号',
          onPress: () => {
            close()
            openLogin()
          },
        }}
        otherAction={{
          label: '换个手机号',
          onPress: () => {
            forgetDraftPhone()
            setRound(round + 1)
            setLayer('form')
          },
        }}
      />
    </>
  )
}
