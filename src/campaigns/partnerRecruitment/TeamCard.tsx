import { InviteCode } from '@/kit/invite/InviteCode'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import type { Recruitment } from './useRecruitment'
import styles from './TeamCard.module.css'

interface TeamCardProps {
  recruitment: Recruitment
  onPoster: () => void
}

/** A partner's code, team and poster; nobody else sees it. */
export function TeamCard({ recruitment: { standing, agent }, onPoster }: TeamCardProps) {
  const { track } = useCampaign()
  if (standing !== 'partner' || !agent) return null
  return (
    <section className={styles.card} aria-label="邀请好友">
      <p className={styles.team}>
        我的团队<b>{agent.teamCount}</b>人
      </p>
      {agent.inviteCode !== '' && (
        <InviteCode
          inviteCode={agent.inviteCode}
          label="邀请码"
          onCopy={() => track('button', 'copy')}
        />
      )}
      <Button
        quiet
        wide
        onPress={() => {
          track('button', 'share')
          onPoster()
        }}
      >
        分享海报
      </Button>
    </section>
  )
}
