import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewUser, SharedUser } from '@/api/invitation'
import { FormPanel } from '@/kit/landing/FormPanel'
import { validInviter } from '@/kit/landing/inviter'
import { InviterCard } from '@/kit/landing/InviterCard'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { head } from '../head'
import styles from '../InventUser.module.css'
import { Steps } from '../Steps'
import { HOW_TO_JOIN } from '../wording'
import { JoinForm } from './JoinForm'
import { Joined } from './Joined'
import page from './Invitee.module.css'

export interface Invitation {
  inviteCode: string
  activityId: string | undefined
  inviter: UseQueryResult<SharedUser | null>
}

interface InviteePageProps {
  invitation: Invitation
  /** `asking`: it is not known yet who looks. `member`: they were here before. */
  view: 'asking' | 'form' | 'joined' | 'member'
  onJoined: () => void
}

/** What whoever scanned the code sees: who invites, and how to join. */
export function InviteePage({ invitation, view, onJoined }: InviteePageProps) {
  const { pageName } = useCampaign()
  const [answer, setAnswer] = useState<NewUser>()
  const inviter = validInviter(invitation.inviter.data)
  const isOpen = view === 'form' || view === 'asking'
  return (
    <CampaignShell
      title={head.title}
      state={{ name: 'READY' }}
      className={styles.theme}
      skeleton={null}
      hero={
        <div className={page.hero}>
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
      <div className={page.steps}>
        <Steps heading="怎么加入" steps={HOW_TO_JOIN} />
      </div>
      <OpenAppBar pageName={pageName} />
    </CampaignShell>
  )
}
