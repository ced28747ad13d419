import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fissionRedPacketLogin, type LoginPacket, type RainLoginAnswer } from '@/api/redPacket'
import { SheetLoginForm } from '@/kit/login/SheetLoginForm'
import { useCampaign } from '@/kit/page/useCampaign'
import { stampMinute } from '@/lib/format/stamp'
import { parseServerTime } from '@/lib/serverClock'
import { Dialog } from '@/ui/modal/Dialog'
import { Sheet } from '@/ui/modal/Sheet'
import { PacketArt } from './PacketArt'
import { shownAmount } from './rounds'
import { addressOf } from './useRain'
import styles from './PacketLogin.module.css'

/** The login outside the app: it may give a packet, which is shown. */
export function PacketLogin({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pageName, track } = useCampaign()
  const [search] = useSearchParams()
  const [packet, setPacket] = useState<LoginPacket>()
  return (
    <>
      <Sheet open={open} onClose={onClose} title="手机号登录">
        <SheetLoginForm
          clicks={{ page: pageName, submit: 'login' }}
          login={(request) => fissionRedPacketLogin({ ...request, ...addressOf(search) })}
          onDone={(answer: RainLoginAnswer) => {
            onClose()
            if (!answer.packet) return
            track('popup', 'login-packet')
            setPacket(answer.packet)
          }}
        />
      </Sheet>
      <PacketDialog packet={packet} onClose={() => setPacket(undefined)} />
    </>
  )
}

interface PacketDialogProps {
  /** The login's packet; undefined closes the dialog. */
  packet: LoginPacket | undefined
  onClose: () => void
}

/** The packet of the login. */
function PacketDialog({ packet, onClose }: PacketDialogProps) {
  const isGone = packet?.status === 'SOLD_OUT'
  return (
    <Dialog
      open={packet !== undefined}
      onClose={onClose}
      title={isGone ? '登录红包已领完' : '登录成功，红包来了'}
      action={{ label: isGone ? '去看场次' : '收下', onPress: onClose }}
    >
      {!isGone && (
        <PacketArt amount={shownAmount(packet?.amountText ?? '')} className={styles.packet} />
      )}
      <p className={styles.note}>{packet && noteOf(packet)}</p>
    </Dialog>
  )
}

function noteOf({ status, expireAt }: LoginPacket): string {
  if (status === 'SOLD_OUT') return '别灰心，准点来玩红包雨'
  if (status === 'PROCESSING') return '红包发放中，稍后到账'
  const until = parseServerTime(expireAt) === undefined ? '' : `，有效期至 ${stampMinute(expireAt)}`
  return `已放入你的账户${until}`
}
