import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { addNewUser, verifyRegistration, type NewUser, type SharedUser } from '@/api/invitation'
import { FormPanel } from '@/kit/landing/FormPanel'
import { validInviter } from '@/kit/landing/inviter'
import { InviterCard } from '@/kit/landing/InviterCard'
import { ResultPanel } from '@/kit/landing/ResultPanel'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { head } from './head'
import { phoneProblem, wording } from './inventUser'
import { PlaneArt } from './Hero'
import { Steps } from './Steps'
import page from './InventUser.module.css'
import styles from './InviteePage.module.css'

interface Invitation {
  inviteCode: string
  activityId: string | undefined
  inviter: UseQueryResult<SharedUser | null>
}

interface InviteePageProps {
  invitation: Invitation
  /** `asking`: the visitor is not known yet. `member`: an existing account. */
  view: 'asking' | 'form' | 'joined' | 'member'
  onJoined: () => void
}

const HOW_TO_JOIN = [
  { name: '验证手机号', note: '一分钟，没有别的步骤' },
  { name: '打开App', note: '你的数字世界已经准备好' },
  { name: '去找好友', note: '逛星球、住领地、认识同路人' },
] as const

/** The view after scanning the code: the inviter, and how to join. */
export function InviteePage({ invitation, view, onJoined }: InviteePageProps) {
  const { pageName } = useCampaign()
  const [answer, setAnswer] = useState<NewUser>()
  const inviter = validInviter(invitation.inviter.data)
  const isOpen = view === 'form' || view === 'asking'
  return (
    <CampaignShell
      title={head.title}
      state={{ name: 'READY' }}
      className={page.theme}
      hero={
        <div className={styles.hero}>
          <InviterCard
            inviter={inviter}
            loading={invitation.inviter.isPending}
            loadingTitle={head.title}
            title="邀请你一起走进数字世界"
            welcome={{ title: '欢迎来到数字世界', line: '一个可以逛、可以住、可以交朋友的地方' }}
          />
        </div>
      }
    >
      <FormPanel
        view={isOpen ? view : 'result'}
        form={
          <JoinForm
            invitation={invitation}
            onDone={(joined) => {
              setAnswer(joined)
              onJoined()
            }}
          />
        }
        result={!isOpen && <Joined answer={answer} inviter={inviter} />}
        resultLabel="加入结果"
      />
      <div className={styles.steps}>
        <Steps heading="怎么加入" steps={HOW_TO_JOIN} />
      </div>
      <OpenAppBar pageName={pageName} />
    </CampaignShell>
  )
}

const CLICKS: LoginClicks = { page: 'invent-user', submit: 'confirm-join' }

interface JoinFormProps {
  invitation: Invitation
  onDone: (answer: NewUser) => void
}

/** 「确认加入」: for phones that have not been invited yet. */
function JoinForm({ invitation: { inviteCode, activityId }, onDone }: JoinFormProps) {
  return (
    <>
      <h2 className={styles.title}>加入数字世界</h2>
      <PhoneLoginForm<NewUser>
        clicks={CLICKS}
        submitText="确认加入"
        checkPhone={async (phone, signal) =>
          phoneProblem(await verifyRegistration({ phone, activityId, inviteCode }, { signal }))
        }
        login={(request) => addNewUser({ ...request, inviteCode, activityId })}
        onDone={onDone}
      />
    </>
  )
}

interface JoinedProps {
  /** Undefined: the person was here before this visit. */
  answer: NewUser | undefined
  inviter: SharedUser | undefined
}

/** The result of the invitation, and the next step. */
function Joined({ answer, inviter }: JoinedProps) {
  const { pageName } = useCampaign()
  return (
    <ResultPanel
      title={answer ? '加入成功' : '你已是老朋友'}
      text={answer ? joinedText(answer, inviter) : '直接打开App，大家都在等你'}
      art={<JoinedArt />}
      takesFocus={answer !== undefined}
    >
      <OpenAppButton wide pageName={pageName}>
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
    <svg viewBox="0 0 176 176" width="100%" height="100%" aria-hidden="true">
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
