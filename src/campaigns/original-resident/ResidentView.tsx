import { useState } from 'react'
import { generateQrCode } from '@/api/invitation'
import { RewardNews } from '@/kit/claim/RewardNews'
import { InviteCode } from '@/kit/invite/InviteCode'
import { PageLink } from '@/kit/open-app/PageLink'
import { ActionButton } from '@/kit/page/parts/ActionButton'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareLink } from '@/kit/share/shareLink'
import type { PosterCopy } from '@/kit/share/SharePoster'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { ChevronRightIcon, QrIcon, UsersIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import { showToast } from '@/ui/toast/toast'
import { Tap, noteClick } from './clicks'
import { DesertScene } from './DesertScene'
import { Records } from './Records'
import {
  closedLabel,
  lockedText,
  mainStageOf,
  mainStateOf,
  residentNumber,
  wording,
} from './resident'
import { StonePath } from './StonePath'
import { useSignOut, type Claim, type ResidentState } from './useResident'
import styles from './ResidentView.module.css'

const POSTER_COPY = {
  title: '原住民计划',
  line: '双月之下，帐篷已搭好，等你一起看日出',
  lineInWechat: '双月之下，一座沙漠营地的日出',
} satisfies PosterCopy

interface ResidentViewProps {
  resident: ResidentState
  shell: ShellStateName
  activityId: string | undefined
  claim: Claim
}

/** The view of residents, and of guests who may become one: rewards by stages, and the invite tools. */
export function ResidentView({ resident, shell, activityId, claim }: ResidentViewProps) {
  const signOut = useSignOut()
  const { rewards, stages, loggedIn, isAsking, me } = resident
  const [poster, setPoster] = useState(false)
  const inviterId = me?.uid
  const { inviteCode } = rewards
  const share = {
    title: '邀请你加入原住民计划',
    text: POSTER_COPY.lineInWechat,
    url: shareUrl('/original-resident', { inviteCode, inviterId, activityId }),
  }
  const loadCode = () => {
    // The code alone binds: the person's id may still be loading.
    const params = shareParams({ inviteCode, inviterId, from: 'poster' })
    return generateQrCode({ activityId, path: '/original-resident', params })
  }
  const name = me?.nickname || `原住民 ${residentNumber(rewards.residentNo)}`
  return (
    <>
      <MainReward shell={shell} resident={resident} onClaim={claim.claim} />
      <InviteCard
        loggedIn={loggedIn}
        isAsking={isAsking}
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
        onSignedOut={signOut}
      >
        {/* More sky above for the text, and the dune below under the ticket. */}
        <svg viewBox="0 -240 750 1200" width="100%" height="100%" aria-hidden="true">
          <DesertScene />
        </svg>
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
      <div className={styles.pages}>
        {WAYS.map(({ address, name, note, icon: Icon }) => (
          <PageLink
            key={address}
            to={address}
            className={styles.page}
            onClick={() => noteClick('get-more')}
          >
            <span className={styles.icon}>
              <Icon />
            </span>
            <span className={styles.pageWords}>
              <span className={styles.pageName}>{name}</span>
              <span className={styles.note}>{note}</span>
            </span>
            <ChevronRightIcon className={styles.chevron} />
          </PageLink>
        ))}
      </div>
    </section>
  )
}

interface InviteCardProps {
  loggedIn: boolean
  isAsking: boolean
  /** '' for guests, and if unknown. */
  inviteCode: string
  onInvite: () => Promise<unknown> | void
  onPoster: () => void
}

/** The resident's code, and the share buttons. */
function InviteCard({ loggedIn, isAsking, inviteCode, onInvite, onPoster }: InviteCardProps) {
  const { openLogin } = useCampaign()
  const known = inviteCode !== ''
  const logInForPoster = useAfterLogin(known, onPoster)
  const explain = (logIn = openLogin) => {
    if (isAsking) return undefined
    return loggedIn ? showToast('邀请码暂未生成，请稍后刷新再试') : logIn()
  }
  return (
    <section className={styles.card} aria-label="邀请好友">
      <InviteCode
        inviteCode={inviteCode}
        onCopy={() => noteClick('copy')}
        onUnknown={() => explain()}
      />
      <div className={styles.ways}>
        <Button
          quiet
          className={styles.way}
          onPress={() => {
            noteClick('share')
            return known ? onPoster() : explain(logInForPoster)
          }}
        >
          分享海报
        </Button>
        <Button
          className={styles.way}
          onPress={() => {
            noteClick('go-invite')
            if (!known) return explain()
            void onInvite()
          }}
        >
          去邀请
        </Button>
      </div>
    </section>
  )
}

interface MainRewardProps {
  shell: ShellStateName
  resident: ResidentState
  onClaim: (stageId: string) => Promise<void>
}

/** The reward that is next, and the button for it. */
function MainReward({ shell, resident, onClaim }: MainRewardProps) {
  const { loggedIn, isAsking, hasCounts, rewards, stages } = resident
  const stage = mainStageOf(stages)
  const { totalInvited, validInvited } = rewards
  const countText = (count: number) => (hasCounts ? String(count) : '--')
  return (
    <section className={styles.reward} aria-label="当前奖励">
      <div className={styles.row}>
        <Picture
          src={stage?.img}
          name={stage?.name ?? '奖励'}
          decorative
          className={styles.picture}
        />
        <div className={styles.words}>
          <p className={styles.name}>
            {stage?.name ?? (shell === 'ENDED' ? '奖励已结束发放' : '奖励准备中')}
          </p>
          {stage && <p className={styles.need}>{wording().need(stage.need)}</p>}
          <p className={styles.counts}>
            已邀请<b>{countText(totalInvited)}</b>人，有效<b>{countText(validInvited)}</b>人
          </p>
        </div>
      </div>
      <Tap name="claim-now">
        <ActionButton
          state={isAsking ? 'PENDING' : mainStateOf(shell, loggedIn, stage)}
          label="立即领取"
          words={{ LOCKED: stage ? lockedText(stage, validInvited, wording().more) : '敬请期待' }}
          onPress={() => (stage ? onClaim(stage.id) : undefined)}
          className={styles.button}
        />
      </Tap>
    </section>
  )
}
