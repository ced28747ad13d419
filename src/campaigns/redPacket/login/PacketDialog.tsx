import type { LoginPacket } from '@/api/redPacket'
import { Dialog } from '@/ui/modal/Dialog'
import { parseServerTime } from '@/lib/serverClock'
import { PacketArt } from '../result/PacketArt'
import { shownAmount } from '../result/amount'
import styles from './PacketLogin.module.css'

interface PacketDialogProps {
  /** What the login has brought; undefined closes the dialog. */
  packet: LoginPacket | undefined
  onClose: () => void
}

/** The packet of the login. */
export function PacketDialog({ packet, onClose }: PacketDialogProps) {
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
  const until = parseServerTime(expireAt) === undefined ? '' : `，有效期至 ${expireAt.slice(0, 16)}`
  return `已放入你的账户${until}`
}
