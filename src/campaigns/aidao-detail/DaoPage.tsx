import { readDao, type Dao } from '@/api/arena'
import { daoAppPaths } from '@/kit/arena/daoPaths'
import { openApp } from '@/kit/open-app/openApp'
import { Card } from '@/kit/page/parts/Card'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { useAnswer } from '@/kit/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { withoutCampaign, type ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { SharePill } from '@/kit/rules/SharePill'
import { shareUrl } from '@/lib/url/shareUrl'
import { Expandable } from '@/ui/Expandable'
import { SkeletonCards } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { Avatar } from '@/ui/picture/Avatar'
import { Banner } from './Banner'
import { DaoTabs } from './DaoTabs'
import { MEMBERSHIP_LABELS, membershipOf } from './dao'
import { head } from './head'
import { WAR_LINK } from './toWar'
import styles from './DaoDetail.module.css'

/** A DAO by its id. */
export function DaoPage({ daoId }: { daoId: string }) {
  const query = useAnswer(readDao, { daoId })
  const shell = withoutCampaign(useShellState(query))
  const dao = query.data ?? undefined
  const state: ShellState =
    shell.name === 'READY' && query.data === null
      ? { name: 'EMPTY', text: 'DAO不存在或已解散', way: WAR_LINK }
      : shell
  const name = dao?.name || head.title
  const content = {
    title: name,
    text: dao?.slogan || head.description,
    url: shareUrl('/aidao-detail', { daoId }),
  }
  const bar = dao ? <JoinBar dao={dao} /> : state.name === 'GUEST' && <LoginButton wide />
  return (
    <CampaignShell
      title={name}
      className={styles.theme}
      dark
      state={state}
      skeleton={SKELETON}
      hero={<Banner dao={dao} />}
      bottomBar={bar}
      pills={dao && <SharePill content={content} ids={{ daoId }} />}
    >
      {dao && (
        <>
          <Notice dao={dao} />
          <DaoTabs daoId={daoId} />
        </>
      )}
    </CampaignShell>
  )
}

/** The announcement to members, and the founder. Renders nothing if both are empty. */
function Notice({ dao: { announcement, founder } }: { dao: Dao }) {
  const name = founder?.nickname ?? ''
  if (announcement === '' && name === '') return null
  return (
    <Card heading="公告" className={styles.notice}>
      <Expandable text={announcement || '暂无公告'} lines={3} />
      {founder && name !== '' && (
        <p className={styles.founder}>
          <Avatar src={founder.avatar} name={name} size={44} className={styles.founderFace} />
          发起人 {name}
        </p>
      )}
    </Card>
  )
}

/** Joining and managing happen in the app. */
function JoinBar({ dao }: { dao: Dao }) {
  const { pageName, track } = useCampaign()
  const membership = membershipOf(dao)
  const { daoId } = dao
  return (
    <Button
      wide
      disabled={membership === 'closed' || membership === 'member'}
      onPress={() => {
        if (membership === 'manage') return openApp({ pageName, path: daoAppPaths.manage(daoId) })
        track('button', 'join', { daoId })
        return openApp({ pageName, path: daoAppPaths.join(daoId), counted: false })
      }}
    >
      {MEMBERSHIP_LABELS[membership]}
    </Button>
  )
}

const SKELETON = <SkeletonCards heights={[220, 640]} />

/** For the page's static document, which has no parameters. */
export function DaoShell() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      dark
      hero={<Banner dao={undefined} />}
      skeleton={SKELETON}
    />
  )
}
