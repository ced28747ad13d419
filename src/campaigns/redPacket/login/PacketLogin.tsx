import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fissionRedPacketLogin } from '@/api/redPacket'
import type { LoginPacket, RainLoginAnswer } from '@/api/redPacket'
import { LoadedPart } from '@/kit/page/parts/LoadedPart'
import { phoneLoginForm } from '@/kit/login/phoneLoginForm'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf, inviteCodeOf } from '@/lib/url/urlParams'
import { Sheet } from '@/ui/modal/Sheet'
import { SkeletonLines } from '@/ui/Skeleton'
import { PacketDialog } from './PacketDialog'
import styles from './PacketLogin.module.css'

interface PacketLoginProps {
  open: boolean
  onClose: () => void
}

/** The login outside the app: it may bring a packet, which is shown. */
export function PacketLogin({ open, onClose }: PacketLoginProps) {
  const { pageName, track } = useCampaign()
  const [packet, setPacket] = useState<LoginPacket>()
  const login = useRainLogin()
  return (
    <>
      <Sheet open={open} onClose={onClose} title="手机号登录">
        <LoadedPart part={phoneLoginForm} waiting={<Waiting />}>
          {({ PhoneLoginForm }) => (
            <PhoneLoginForm
              clicks={{
                page: pageName,
                phone: 'phone',
                getCode: 'get-code',
                agreement: 'agreement',
                submit: 'login',
              }}
              login={login}
              onDone={(answer: RainLoginAnswer) => {
                onClose()
                if (!answer.packet) return
                track('popup', 'login-packet')
                setPacket(answer.packet)
              }}
            />
          )}
        </LoadedPart>
      </Sheet>
      <PacketDialog packet={packet} onClose={() => setPacket(undefined)} />
    </>
  )
}

function useRainLogin() {
  const [search] = useSearchParams()
  return (request: PhoneLoginRequest) => {
    const activityId = idOf(search.get('activityId'))
    const roundId = idOf(search.get('roundId'))
    const inviteCode = inviteCodeOf(search.get('inviteCode'))
    return fissionRedPacketLogin({
      ...request,
      ...(activityId && { activityId }),
      ...(roundId && { roundId }),
      ...(inviteCode && { inviteCode }),
    })
  }
}

function Waiting() {
  return <SkeletonLines count={6} className={styles.waiting} />
}
