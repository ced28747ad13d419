import type { NewUser, SharedUser } from '@/api/invitation'
import { ResultPanel } from '@/kit/landing/ResultPanel'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { useCampaign } from '@/kit/page/useCampaign'
import { PlaneArt } from '../PlaneArt'
import { wording } from '../wording'

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

/** The plane has landed. */
function JoinedArt() {
  return (
    <svg viewBox="0 0 176 176" width="100%" height="100%" aria-hidden="true" focusable="false">
      <circle cx="88" cy="88" r="84" fill="#d9f5e8" />
      <path fill="#9be3c4" d="M8 118c36-22 64-14 92-6s48 2 68-8a84 84 0 0 1-160 14z" />
      <path fill="#00a56d" d="M18 136c40-16 72-6 100-2s34 0 44-6a84 84 0 0 1-144 8z" />
      <path
        fill="none"
        stroke="#0a8f61"
        strokeWidth="3"
        strokeDasharray="3 8"
        strokeLinecap="round"
        d="M14 76c28-4 34-32 14-34s-10 34 24 34"
      />
      <g transform="translate(54 28)">
        <g transform="scale(.96)">
          <PlaneArt />
        </g>
      </g>
    </svg>
  )
}
