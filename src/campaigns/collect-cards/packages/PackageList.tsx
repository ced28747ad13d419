import type { PackageType, PickedReward, RewardPackage } from '@/api/eliminateGame'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { useCampaign } from '@/kit/page/useCampaign'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { Button } from '@/ui/button/Button'
import { Picture } from '@/ui/picture/Picture'
import { useAppOnly } from '../useAppOnly'
import { packageAction, progressShare, progressText } from './package'
import { usePickUp } from './usePickUp'
import styles from './PackageList.module.css'

interface PackageListProps {
  packages: readonly RewardPackage[]
  type: PackageType
  /** The campaign's id for GAME, the album's for CARD. */
  listId: string | undefined
  shell: ShellStateName
  /** What a guest was shown says nothing about the person who has just logged in. */
  busy: boolean
}

/** Packages, how far each is, and the button that picks it up. */
export function PackageList({ packages, type, listId, shell, busy }: PackageListProps) {
  const { track } = useCampaign()
  const mayGoOn = useAppOnly()
  const { pickUp, reward, closeReward } = usePickUp(type, listId)
  const claim = ({ packageId }: RewardPackage) => {
    track('button', 'claim-package', { packageId })
    return mayGoOn() ? pickUp(packageId) : undefined
  }
  return (
    <>
      <ul className={styles.list}>
        {packages.map((item, at) => (
          <li key={`${item.packageId}/${at}`} className={styles.row} data-status={item.status}>
            <PackageInfo item={item} />
            <PackageButton item={item} shell={shell} busy={busy} onClaim={() => claim(item)} />
          </li>
        ))}
      </ul>
      <Picked reward={reward} onClose={closeReward} />
    </>
  )
}

function PackageInfo({ item }: { item: RewardPackage }) {
  const name = item.name || '神秘礼包'
  return (
    <>
      <Picture src={item.img} name={name} decorative className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.fill} style={{ transform: `scaleX(${progressShare(item)})` }} />
        </span>
        {item.status !== 'LOCKED' && <span className={styles.note}>{progressText(item)}</span>}
      </div>
    </>
  )
}

interface PackageButtonProps {
  item: RewardPackage
  shell: ShellStateName
  busy: boolean
  onClaim: () => Promise<void> | undefined
}

function PackageButton({ item, shell, busy, onClaim }: PackageButtonProps) {
  const { label, isOpen } = packageAction(item, shell)
  if (!isOpen) return <span className={styles.state}>{label}</span>
  return (
    <Button small busy={busy} label={`领取 ${item.name || '神秘礼包'}`} onPress={onClaim}>
      {label}
    </Button>
  )
}

interface PickedProps {
  reward: PickedReward | undefined
  onClose: () => void
}

function Picked({ reward, onClose }: PickedProps) {
  return (
    <RewardDialog
      open={reward !== undefined}
      onClose={onClose}
      name={reward?.name || '神秘礼包'}
      image={reward?.img}
      count={reward?.count}
      note={reward?.status === 'SUCCESS' ? '已放入你的账户' : '发放处理中，请稍后查看'}
      action={{ label: '收下', onPress: onClose }}
    />
  )
}
