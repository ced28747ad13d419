import { useState } from 'react'
import { ALREADY_CLAIMED } from '@/api/core/verdict/failure'
import { signDay, type CycleDay, type SignReward } from '@/api/signIn'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { ActionButton } from '@/kit/page/parts/ActionButton'
import { Card } from '@/kit/page/parts/Card'
import { actionStateOf } from '@/kit/page/parts/actionStates'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { safeImage } from '@/lib/url/safeUrl'
import { classes } from '@/ui/classes'
import { Picture } from '@/ui/picture/Picture'
import { showToast } from '@/ui/toast/toast'
import type { DateText } from './calendar'
import { BLANK_CYCLE, ownStateOf, signedText, withReward, withSigned } from './signIn'
import { useSignStatus } from './useSignStatus'
import gift from './gift.svg?no-inline'
import art from './reward.svg?no-inline'
import seal from './seal.svg?no-inline'
import token from './token.svg?no-inline'
import styles from './SignCard.module.css'

/** The reward row and the main button. */
export function SignCard({ shell }: { shell: ShellStateName }) {
  const { track, openLogin } = useCampaign()
  const { status, activityId, applyPatch, refetch, checkSigned } = useSignStatus()
  /** The date that was just signed. */
  const [sealed, setSealed] = useState<DateText>()
  const [reward, setReward] = useState<SignReward>()
  const { data } = status

  const { write } = useWrite<{ date: DateText }, SignReward>({
    send: () => signDay({ activityId }),
    onDone: (answer, { date }) => {
      applyPatch((before) => withReward(before, answer))
      setSealed(date)
      setReward(answer)
      track('popup', 'sign-reward')
      return refetch()
    },
    checkApplied: async ({ date }) => {
      const signed = await checkSigned(date)
      if (signed) showToast('签到成功')
      return signed
    },
    onRefused: ({ code }) => {
      const already = code === ALREADY_CLAIMED
      if (already) applyPatch(withSigned)
      if (already) showToast('今日已签到')
      return already
    },
  })
  const press = (action: () => Promise<void> | void) => () => {
    track('button', 'sign')
    return action()
  }
  return (
    <Card label="签到奖励">
      <CycleRow
        cycle={data?.cycle ?? BLANK_CYCLE}
        fresh={data !== undefined && sealed === data.today}
      />
      <ActionButton
        className={styles.sign}
        state={actionStateOf(shell, data !== undefined, ownStateOf(data))}
        label="立即签到"
        busyLabel="签到中"
        words={{ GUEST: '登录后签到', ...(data && { CLAIMED: signedText(data) }) }}
        onPress={press(() => data && write({ date: data.today }))}
        onLogin={press(openLogin)}
      />
      <SignRewardDialog reward={reward} onClose={() => setReward(undefined)} />
    </Card>
  )
}

interface CycleRowProps {
  cycle: readonly CycleDay[]
  /** The last seal is new: animated. */
  fresh: boolean
}

const WORDS: Readonly<Record<CycleDay['status'], string>> = {
  SIGNED: '已签',
  TODAY: '今天',
  FUTURE: '',
  MISSED: '漏签',
}

/** The days of a reward cycle; the last one is the largest. */
function CycleRow({ cycle, fresh }: CycleRowProps) {
  if (cycle.length === 0) return null
  const last = cycle.map(({ status }) => status).lastIndexOf('SIGNED')
  return (
    <ol className={styles.row}>
      {cycle.map((day, index) => (
        <li
          key={index}
          className={classes(
            styles.day,
            styles[day.status],
            index === cycle.length - 1 && styles.grand,
          )}
          aria-current={day.status === 'TODAY' ? 'date' : undefined}
        >
          <span className={styles.name}>{WORDS[day.status] || `第${day.day || index + 1}天`}</span>
          <DayPicture day={day} landing={fresh && index === last} />
          <span className={styles.reward}>{day.rewardText || '神秘奖励'}</span>
        </li>
      ))}
    </ol>
  )
}

function DayPicture({ day, landing }: { day: CycleDay; landing: boolean }) {
  const own = day.bonus ? gift : token
  if (day.status !== 'SIGNED' && safeImage(day.img))
    return <Picture src={day.img} name="" decorative className={styles.art} />
  return (
    <img
      src={day.status === 'SIGNED' ? seal : own}
      alt=""
      width="48"
      height="48"
      draggable={false}
      className={classes(styles.art, landing && styles.landing)}
    />
  )
}

interface SignRewardDialogProps {
  reward: SignReward | undefined
  onClose: () => void
}

/** The reward of today's sign-in. */
function SignRewardDialog({ reward, onClose }: SignRewardDialogProps) {
  return (
    <RewardDialog
      open={reward !== undefined}
      onClose={onClose}
      title="签到成功"
      name={reward?.rewardText || '签到奖励'}
      image={safeImage((reward?.bonus ?? reward)?.img) ?? art}
      note={reward && noteOf(reward)}
      action={{ label: '开心收下', onPress: onClose }}
    />
  )
}

function noteOf({ bonus, continuousDays }: SignReward): string | undefined {
  if (bonus) return `连续签到惊喜：${bonus.name || '神秘礼物'}`
  return continuousDays > 0 ? `已连续签到${continuousDays}天，明天继续` : undefined
}
