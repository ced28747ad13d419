import { useMemo } from 'react'
import type { SharedUser } from '@/api/invitation'
import type { Territory } from '@/api/territory'
import { FormPanel } from '@/kit/landing/FormPanel'
import { ResultPanel } from '@/kit/landing/ResultPanel'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import { loginInvited, type Binding } from '@/kit/login/invitedLogin'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { useCampaign } from '@/kit/page/useCampaign'
import { pathWith } from '@/lib/url/urlParams'
import { Avatar } from '@/ui/picture/Avatar'
import { hostOf, type Entry } from './territoryInvite'
import styles from './VisitorView.module.css'

interface VisitorViewProps extends JoinFormProps {
  territory: Territory
  entry: Entry | undefined
  inviter: SharedUser | undefined
}

/** The view of a visitor: the host, and the form to join. */
export function VisitorView({
  territory,
  entry = 'asking',
  inviter,
  binding,
  onJoined,
}: VisitorViewProps) {
  const isOpen = entry === 'form' || entry === 'asking'
  return (
    <>
      <HostCard inviter={inviter} territory={territory} />
      <FormPanel
        view={isOpen ? entry : 'result'}
        form={<JoinForm binding={binding} onJoined={onJoined} />}
        result={!isOpen && <Outcome entry={entry} territoryId={territory.territoryId} />}
        resultLabel="加入领地"
      />
    </>
  )
}

interface HostCardProps {
  inviter: SharedUser | undefined
  territory: Pick<Territory, 'status' | 'name' | 'lordName' | 'lordAvatar'>
}

/** The inviter, or else the lord, with their greeting. */
function HostCard({ inviter, territory }: HostCardProps) {
  const host = hostOf(inviter, territory)
  if (!host) return null
  const name = host.name || '你的好友'
  return (
    <section className={styles.card} aria-label="邀请人">
      <Avatar src={host.avatar} name={name} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.visitorViewLine}>邀请你一起建设{territory.name || '这块领地'}</p>
      </div>
    </section>
  )
}

type Closed = Exclude<Entry, 'asking' | 'form'>

const WORDS: Readonly<Record<Closed, { title: string; text: string }>> = {
  joined: { title: '已成为居民候选', text: '打开App完成入驻' },
  member: { title: '欢迎回来', text: '打开App，成为这里的居民' },
  full: { title: '居民已满', text: '先去领地看看，有人离开时就有位置了' },
  free: { title: '该领地暂无领主', text: '认领它，成为第一位领主' },
  closed: { title: '领地暂未开放', text: '开放后就能加入了' },
}

/** The visitor's status, and the next step. */
function Outcome({ entry, territoryId }: { entry: Closed; territoryId: string }) {
  const { pageName } = useCampaign()
  const path = pathWith('/territory', { territoryId })
  const isIn = entry === 'joined' || entry === 'member'
  return (
    <ResultPanel
      {...WORDS[entry]}
      art={<OutcomeArt isOpen={isIn} />}
      takesFocus={entry === 'joined'}
    >
      {isIn ? (
        <OpenAppButton wide pageName={pageName} path={path}>
          {entry === 'joined' ? '打开App完成入驻' : '打开App'}
        </OpenAppButton>
      ) : (
        <ButtonLink wide to={path}>
          {entry === 'free' ? '去认领' : '去领地看看'}
        </ButtonLink>
      )}
    </ResultPanel>
  )
}

/** A door with a lantern: open for a new resident, closed otherwise. */
function OutcomeArt({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox="0 0 176 176" width="100%" height="100%" aria-hidden="true">
      <circle cx="88" cy="88" r="84" fill="#e6efdc" />
      <path fill="#c9ddba" d="M12 124c30-16 58-18 84-10s50 4 68-6a84 84 0 0 1-152 16z" />
      <path fill="#b4553a" d="M34 76l54-46 54 46-8 9-46-39-46 39z" />
      <path fill="#fff8e6" d="M46 80l42-36 42 36v58H46z" />
      <path fill="#e8dcbb" d="M88 44l42 36v58H88z" opacity=".5" />
      <path fill="#5c3f22" d="M70 84h38v54H70z" />
      {isOpen ? (
        <>
          <path fill="#ffd666" d="M74 88h30v50H74z" />
          <path fill="#8a5a2f" d="M74 88l-16 8v46l16-4z" />
          <path fill="#fff3c4" d="M74 138h30l22 16H66z" opacity=".8" />
        </>
      ) : (
        <>
          <path fill="#8a5a2f" d="M74 88h30v50H74z" />
          <circle cx="98" cy="114" r="3" fill="#ffd666" />
        </>
      )}
      <path fill="none" stroke="#5c3f22" strokeWidth="3" d="M128 82v14" />
      <circle cx="128" cy="104" r="10" fill={isOpen ? '#ffc94d' : '#d8c9a0'} />
    </svg>
  )
}

interface JoinFormProps {
  binding: Binding
  onJoined: () => void
}

/** 「加入领地」: a registration, bound by the inviter's code. */
function JoinForm({ binding, onJoined }: JoinFormProps) {
  const { pageName } = useCampaign()
  const clicks: LoginClicks = useMemo(
    () => ({ page: pageName, submit: 'join-territory' }),
    [pageName],
  )
  return (
    <>
      <h2 className={styles.title}>加入领地</h2>
      <p className={styles.line}>验证手机号，成为这里的居民</p>
      <PhoneLoginForm
        clicks={clicks}
        submitText="加入领地"
        login={(request) => loginInvited(request, binding)}
        onDone={onJoined}
      />
    </>
  )
}
