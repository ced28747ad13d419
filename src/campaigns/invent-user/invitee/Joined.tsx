import type { NewUser, SharedUser } from '@/api/invitation'
import { ResultPanel } from '@/kit/landing/ResultPanel'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { useCampaign } from '@/kit/page/useCampaign'
import { wording } from '../wording'
import { JoinedArt } from './JoinedArt'

interface JoinedProps {
  /** Undefined: the person was here before this visit. */
  answer: NewUser | undefined
  inviter: SharedUser | undefined
}

/** What became of the invitation, and the way on. */
export function Joined({ answer, inviter }: JoinedProps) {
  const { pageName, track } = useCampaign()
  return (
    <ResultPanel
      title={answer ? '加入成功' : '你已是老朋友'}
      text={answer ? joinedText(answer, inviter) : '直接打开App，大家都在等你'}
      art={<JoinedArt />}
      takesFocus={answer !== undefined}
    >
      <OpenAppButton wide pageName={pageName} onPress={() => track('button', 'open-app')}>
        打开App
      </OpenAppButton>
    </ResultPanel>
  )
}

function joinedText({ bound, rewardName }: NewUser, inviter: SharedUser | undefined): string {
  if (!bound) return '邀请关系未能记录，可在App内补填邀请码'
  if (wording().showsRewards && rewardName !== '') return `${rewardName}已备好，打开App查收`
  const name = inviter?.nickname ?? ''
  return name === '' ? '打开App，从这里出发' : `${name} 在数字世界等你`
}
