import type { EntrustStatus } from '@/api/entrust'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { Card } from '@/kit/page/parts/Card'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { NoticeCard } from '@/kit/page/parts/NoticeCard'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/rules/SidePill'
import { withoutCampaign, type ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { useTaskJump } from '@/kit/tasks/useTaskJump'
import { pathWith } from '@/lib/url/urlParams'
import { SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { Hero } from './Hero'
import { Intro } from './Intro'
import { LordView } from './LordView'
import { MAIN_LABELS, type Role } from './entrust'
import { head } from './head'
import { useEntrust } from './useEntrust'
import styles from './Entrust.module.css'
import lordStyles from './LordView.module.css'

/** 「任务委托」: the keeper who does a territory's daily tasks in the lord's place. */
export function EntrustPage() {
  const { pageName } = useCampaign()
  const { main, entrust, status, endsAt, role, territoryId, territoryName } = useEntrust()
  const shell = shellFor(withoutCampaign(useShellState(main)), role)
  usePageView(pageName, { territoryId })
  const isReady = shell.name === 'READY'
  const lord = isReady && entrust && status ? { entrust, status, endsAt } : undefined
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<EntrustSkeleton />}
      hero={<Hero status={lord?.status} territoryName={territoryName} />}
      pills={<RulePill />}
      bottomBar={lord && <MainBar status={lord.status} territoryId={territoryId} />}
    >
      {shell.name === 'GUEST' && <GuestView />}
      {lord && <LordView {...lord} />}
      {isReady && !lord && (
        <OtherView isReviewing={role === 'reviewing'} territoryId={territoryId} />
      )}
      {!lord && <OpenAppBar pageName={pageName} />}
    </CampaignShell>
  )
}

/** Others than the lord see the loading state until their role is known: one change, not two. */
function shellFor(shell: ShellState, role: Role): ShellState {
  return shell.name === 'READY' && role === 'asking' ? { name: 'LOADING' } : shell
}

function RulePill() {
  const { track } = useCampaign()
  return <SidePill label="规则" to="/territoryRules" onPress={() => track('button', 'rule')} />
}

/** The platform's name of the app's page for entrusts. ASSUMED. */
const ENTRUST_TASK = 'ENTRUST'

interface MainBarProps {
  status: EntrustStatus
  territoryId: string | undefined
}

/** The main action, by status; always in the app. */
function MainBar({ status, territoryId }: MainBarProps) {
  const { track } = useCampaign()
  const follow = useTaskJump()
  const press = () => {
    track('button', 'entrust-main', { territoryId })
    return follow(ENTRUST_TASK)
  }
  return (
    <Button wide onPress={press}>
      {MAIN_LABELS[status]}
    </Button>
  )
}

/** For guests: what a keeper is, and the login. */
function GuestView() {
  return (
    <>
      <NoticeCard label="登录" title="登录后查看你的管家" text="今日收益 -- · 累计收益 --">
        <LoginButton wide>登录</LoginButton>
      </NoticeCard>
      <Intro />
    </>
  )
}

interface OtherViewProps {
  /** The visitor has applied for the territory. */
  isReviewing: boolean
  territoryId: string | undefined
}

/** Not the lord, or not yet. */
function OtherView({ isReviewing, territoryId }: OtherViewProps) {
  const { track } = useCampaign()
  return (
    <>
      <NoticeCard
        label="管家"
        title={isReviewing ? '领地审核中' : '仅领主可查看'}
        text={isReviewing ? '成为领主后，就可以请管家上岗了' : '管家只向这块领地的领主汇报'}
      >
        <ButtonLink
          wide
          to={pathWith('/territory', { territoryId })}
          onClick={() => track('button', 'view-territory', { territoryId })}
        >
          看看这块领地
        </ButtonLink>
      </NoticeCard>
      <Intro />
    </>
  )
}

function EntrustSkeleton() {
  return (
    <>
      <Card label="管家" className={lordStyles.keeper}>
        <SkeletonCircle className={lordStyles.avatar} />
        <SkeletonLines count={2} className={lordStyles.keeperWords} />
      </Card>
      <Card label="委托收益">
        <SkeletonLines count={4} className={styles.skeleton} />
      </Card>
      <Card label="代办任务">
        <SkeletonLines count={6} className={styles.skeleton} />
      </Card>
    </>
  )
}
