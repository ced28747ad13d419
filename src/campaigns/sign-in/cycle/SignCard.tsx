import { useState } from 'react'
import { ALREADY_CLAIMED } from '@/api/core/verdict/failure'
import type { SignReward } from '@/api/signIn'
import { signDay } from '@/api/signIn'
import { ActionButton } from '@/kit/page/parts/ActionButton'
import { actionStateOf } from '@/kit/page/parts/actionStates'
import { Card } from '@/kit/page/parts/Card'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'
import { CycleRow } from './CycleRow'
import type { DateText } from '../calendar/dates'
import styles from '../SignInPage.module.css'
import { BLANK_CYCLE, ownStateOf, signedText, withReward, withSigned } from '../signIn'
import { SignRewardDialog } from '../reward/SignRewardDialog'
import { useSignStatus } from './useSignStatus'

/** The reward row and the button that the page is for. */
export function SignCard({ shell }: { shell: ShellStateName }) {
  const { track, openLogin } = useCampaign()
  const { status, activityId, applyPatch, refetch, checkSigned } = useSignStatus()
  /** The date whose seal has just been given. */
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
      void refetch()
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
