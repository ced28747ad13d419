import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fissionRedPacketLogin } from '@/api/redPacket'
import type { LoginPacket, RainLoginAnswer } from '@/api/redPacket'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import { phoneLoginForm } from '@/kit/login/phoneLoginForm'
import { LoadedPart } from '@/kit/page/parts/LoadedPart'
import { useCampaign } from '@/kit/page/useCampaign'
import { stampMinute } from '@/lib/format/stamp'
import { parseServerTime } from '@/lib/serverClock'
import { idOf, inviteCodeOf } from '@/lib/url/urlParams'
import { SkeletonLines } from '@/ui/Skeleton'
import { Dialog } from '@/ui/modal/Dialog'
import { Sheet } from '@/ui/modal/Sheet'
import { shownAmount } from './rounds'
import { PacketArt } from './PacketArt'
import styles from './PacketLogin.module.css'

interface PacketLoginProps {
  open: boolean
  onClose: () => void
}

/** The login outside the app: it may give a packet, which is shown. */
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

interface PacketDialogProps {
  /** The login's packet; undefined closes the dialog. */
  packet: LoginPacket | undefined
  onClose: () => void
}

/** The packet of the login. */
function PacketDialog({ packet, onClose }: PacketDialogProps) {
  const isGone = packet?.status === 'SOLD_OUT'
  const amount = packet && !isGone ? shownAmount(packet.amountText) : ''
  return (
    <Dialog
      open={packet !== undefined}
      onClose={onClose}
      title={isGone ? '登录红包已领完' : '登录成功，红包来了'}
      action={{ label: isGone ? '去看场次' : '收下', onPress: onClose }}
    >
      {!isGone && <PacketArt amount={amount} className={styles.packet} />}
      <p className={styles.note}>{packet ? noteOf(packet) : ''}</p>
    </Dialog>
  )
}

function noteOf({ status, expireAt }: LoginPacket): string {
  if (status === 'SOLD_OUT') return '别灰心，准点来玩红包雨'
  if (status === 'PROCESSING') return '红包发放中，稍后到账'
  const until = parseServerTime(expireAt) === undefined ? '' : `，有效期至 ${stampMinute(expireAt)}`
  return `已放入你的账户${until}`
}
