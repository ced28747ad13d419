import { useState } from 'react'
import { RewardNews } from '@/kit/claim/RewardNews'
import { posterCode } from '@/kit/invite/posterCode'
import { PageLink } from '@/kit/open-app/PageLink'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareLink } from '@/kit/share/shareLink'
import { shareParams } from '@/lib/url/shareUrl'
import { ChevronRightIcon, QrIcon, UsersIcon } from '@/ui/icons'
import { noteClick } from './clicks'
import { DesertScene } from './DesertScene'
import { InviteCard } from './InviteCard'
import { MainReward } from './MainReward'
import { Records } from './Records'
import { closedLabel, residentNumber } from './resident'
import type { ResidentState } from './residentState'
import { StonePath } from './StonePath'
import type { Claim } from './useClaim'
import { useSignOut } from './useSignedOut'
import { POSTER_COPY, shareOf, wording } from './wording'
import styles from './ResidentView.module.css'

export interface ResidentViewProps {
  resident: ResidentState
  shell: ShellStateName
  activityId: string | undefined
  claim: Claim
}

/** What a resident sees, and a guest who might become one: rewards by stages, and the ways to invite. */
export function ResidentView({ resident, shell, activityId, claim }: ResidentViewProps) {
  const signOut = useSignOut()
  const { rewards, stages, loggedIn, me } = resident
  const [poster, setPoster] = useState(false)
  const inviterId = me?.uid
  const { inviteCode } = rewards
  const share = shareOf({ inviteCode, inviterId, activityId })
  const loadCode = () => {
    // The code alone binds: who that is may still be on its way.
    const params = shareParams({ inviteCode, inviterId, from: 'poster' })
    return posterCode({ activityId, path: '/original-resident', params }, () => {
      setPoster(false)
      signOut()
    })
  }
  const name = me?.nickname || `原住民 ${residentNumber(rewards.residentNo)}`
  return (
    <>
      <MainReward shell={shell} resident={resident} onClaim={claim.claim} />
      <InviteCard
        loggedIn={loggedIn}
        inviteCode={inviteCode}
        onInvite={() => shareLink(share)}
        onPoster={() => setPoster(true)}
      />
      {(stages.length > 0 || shell !== 'ENDED') && (
        <StonePath
          stages={stages}
          have={rewards.validInvited}
          closed={closedLabel(shell)}
          onClaim={claim.claim}
        />
      )}
      <EarnMore />
      <Records loggedIn={loggedIn} activityId={activityId} rewards={rewards.records} />
      <RewardNews reward={claim.reward} onClose={claim.closeReward} />
      <LazySharePoster
        open={poster}
        onClose={() => setPoster(false)}
        copy={POSTER_COPY}
        sharer={{ name, avatar: me?.avatar ?? '' }}
        share={share}
        loadCode={loadCode}
      >
        <PosterScene />
      </LazySharePoster>
    </>
  )
}

const WAYS = [
  { address: '/invent-user', name: '面对面邀请', note: '出示二维码', icon: QrIcon },
  { address: '/partnerRecruitment', name: '成为合伙人', note: '和好友同行', icon: UsersIcon },
] as const

/** Two more pages about inviting. */
function EarnMore() {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{wording().earnMore}</h2>
      <div className={styles.ways}>
        {WAYS.map(({ address, name, note, icon: Icon }) => (
          <PageLink
            key={address}
            to={address}
            className={styles.way}
            onClick={() => noteClick('get-more')}
          >
            <span className={styles.icon}>
              <Icon />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>{note}</span>
            </span>
            <ChevronRightIcon className={styles.chevron} />
          </PageLink>
        ))}
      </div>
    </section>
  )
}

/** The scene for the poster: more sky above for the words, and the dune below under the ticket. */
function PosterScene() {
  return (
    <svg viewBox="0 -240 750 1200" width="100%" height="100%" aria-hidden="true" focusable="false">
      <DesertScene />
    </svg>
  )
}
