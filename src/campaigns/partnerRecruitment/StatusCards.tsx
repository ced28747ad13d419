import type { ReactNode } from 'react'
import { readAgentTerritory, type UserAgent } from '@/api/agent'
import { generateQrCode } from '@/api/invitation'
import { currentVisit } from '@/bridge/environment'
import { Seal } from '@/kit/agent/Seal'
import { InviteCode } from '@/kit/invite/InviteCode'
import { PageLink } from '@/kit/open-app/PageLink'
import { Card } from '@/kit/page/parts/Card'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { useAnswer } from '@/kit/query/answer'
import { refetchFailed } from '@/kit/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { useMe } from '@/kit/people/me'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import { pathWith } from '@/lib/url/urlParams'
import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import { ChevronRightIcon } from '@/ui/icons'
import { landWords, statusWords, type Standing } from './recruitment'
import styles from './StatusCards.module.css'

interface StandingProps {
  standing: Standing
  /** Undefined for guests, and where it could not be asked. */
  agent: UserAgent | undefined
}

/** The person's status, or a login or retry if it is unknown. */
export function StatusCard({ standing, agent }: StandingProps) {
  const { title, text } = statusWords(standing, agent)
  return (
    <section
      className={styles.card}
      aria-label="我的状态"
      aria-busy={standing === 'asking' || undefined}
      data-standing={standing}
    >
      <Seal>{MARKS[standing]}</Seal>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {standing === 'guest' && (
        <LoginButton small quiet>
          登录
        </LoginButton>
      )}
      {standing === 'unknown' && (
        <Button small quiet onPress={refetchFailed}>
          重试
        </Button>
      )}
    </section>
  )
}

const PERSON = <path d="M88 52a16 16 0 1 0 .1 0M58 122c1-22 12-32 30-32s29 10 30 32" />
const GLASS = (
  <path d="M66 54h44M66 122h44M72 54v14l16 18 16-18V54M72 122v-14l16-18 16 18v14M82 112h12" />
)
const CROWN = (
  <path
    fill="#3a2b10"
    d="M54 110l-8-44 24 18 18-32 18 32 24-18-8 44zM56 120h64M88 44a5 5 0 1 0 .1 0"
  />
)

const MARKS: Record<Standing, ReactNode> = {
  asking: GLASS,
  guest: PERSON,
  unknown: <path strokeWidth="8" d="M88 58v38M88 116v1" />,
  none: <path d="M58 118l6-24 40-40 18 18-40 40zM94 64l18 18M64 94l18 18" />,
  pending: GLASS,
  rejected: <path strokeWidth="7" d="M68 68l40 40M108 68l-40 40" />,
  partner: CROWN,
  expired: <path d="M88 50a38 38 0 1 0 .1 0M88 64v26l16 12" />,
}

interface TeamCardProps extends StandingProps {
  onPoster: () => void
}

/** A partner's code, team and poster; for partners only. */
export function TeamCard({ standing, agent, onPoster }: TeamCardProps) {
  const { track } = useCampaign()
  if (standing !== 'partner' || !agent) return null
  return (
    <section className={styles.teamCard} aria-label="邀请好友">
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

/** The state of the partner's territory; not rendered if there is none, or it is unknown. */
export function LandCard({ standing }: { standing: Standing }) {
  const { loggedIn } = useCampaign()
  const land = useAnswer(readAgentTerritory, undefined, { enabled: loggedIn })
  const words = loggedIn && standing !== 'guest' ? landWords(land.data) : undefined
  if (!words) return null
  const { text, bad, territoryId } = words
  return (
    <Card heading={currentVisit().visit === 'wechat' ? '我的领地' : '领地奖励'}>
      {territoryId === undefined ? (
        <p className={classes(styles.land, bad && styles.bad)}>{text}</p>
      ) : (
        <PageLink to={pathWith('/territory', { territoryId })} className={styles.land}>
          {text}
          <ChevronRightIcon />
        </PageLink>
      )}
    </Card>
  )
}

interface InviteLayerProps {
  open: boolean
  onClose: () => void
  inviteCode: string | undefined
  levelId: string | undefined
}

const COPY = {
  title: '城市合伙人',
  line: '一座城市，等一位同行者',
} as const
/** The target of a partner's poster: to register an interest. */
const PATH = '/partnerShareRegister'

/** The partner's poster, with the partner's own code. */
export function InviteLayer({ open, onClose, inviteCode, levelId }: InviteLayerProps) {
  const { loggedIn } = useCampaign()
  const logInAgain = useLogInAgain()
  const me = useMe({ enabled: loggedIn && open }).data
  const params = shareParams({ inviteCode, levelId })
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={COPY}
      sharer={{ name: me?.nickname || '城市合伙人', avatar: me?.avatar ?? '' }}
      share={{
        title: '邀请你成为城市合伙人',
        text: COPY.line,
        url: shareUrl(PATH, params),
      }}
      loadCode={() => generateQrCode({ path: PATH, params: { ...params, from: 'poster' } })}
      onSignedOut={logInAgain}
      scene={() => import('./PosterScene')}
    />
  )
}
