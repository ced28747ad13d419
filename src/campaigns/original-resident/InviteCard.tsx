import { InviteCode } from '@/kit/invite/InviteCode'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/toast/toast'
import { noteClick } from './clicks'
import styles from './InviteCard.module.css'

export interface InviteCardProps {
  loggedIn: boolean
  /** '' for guests, and where the platform named none. */
  inviteCode: string
  onInvite: () => Promise<unknown> | void
  onPoster: () => void
}

/** The resident's code, and the ways to hand it on. */
export function InviteCard({ loggedIn, inviteCode, onInvite, onPoster }: InviteCardProps) {
  const { openLogin } = useCampaign()
  const known = inviteCode !== ''
  const logInForPoster = useAfterLogin(known, onPoster)
  const explain = (logIn = openLogin) =>
    loggedIn ? showToast('邀请码暂未生成，请稍后刷新再试') : logIn()
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
