import { useId } from 'react'
import { listDaoMoments, listDaoRows, type DaoRow } from '@/api/arena'
import { FEED_PAGE_SIZE } from '@/api/feed'
import { daoAppPaths } from '@/kit/arena/daoPaths'
import { MomentFeed } from '@/kit/feed/MomentFeed'
import { momentIdOf, publishedOf } from '@/kit/feed/feed'
import { RecordList } from '@/kit/list/RecordList'
import { usePages } from '@/kit/query/pagedQuery'
import { RankRow } from '@/kit/list/rank/RankRow'
import { openApp } from '@/kit/open-app/openApp'
import { useAddressTab } from '@/kit/page/useAddressTab'
import { useCampaign } from '@/kit/page/useCampaign'
import { useTabScroll } from '@/kit/page/useTabScroll'
import { formatCount } from '@/lib/format/formatCount'
import { PlainButton } from '@/ui/button/PlainButton'
import { Tag } from '@/ui/button/Tag'
import { Tabs, tabPanel } from '@/ui/tabs/Tabs'
import { PROPOSAL_STATES, TABS, TAB_IDS, endText, percentsOf, type TabId } from './dao'
import { memberIdOf, membersOf, proposalIdOf, proposalsOf } from './requests'
import styles from './DaoTabs.module.css'

/** The tab of proposals. */
function Proposals({ daoId }: { daoId: string }) {
  const { openLogin } = useCampaign()
  const query = usePages(listDaoRows, proposalsOf(daoId), { idOf: proposalIdOf })
  return (
    <RecordList
      query={query}
      idOf={proposalIdOf}
      label="提案"
      empty="还没有提案"
      guest="登录后查看提案"
      onLogin={openLogin}
    >
      {(row) => <ProposalRow daoId={daoId} proposal={row} />}
    </RecordList>
  )
}

/** A proposal and its status. Votes are cast in the app. */
function ProposalRow({ daoId, proposal }: { daoId: string; proposal: DaoRow }) {
  const { pageName, track } = useCampaign()
  const { proposalId, title, status, nickname } = proposal
  const { text, tone } = PROPOSAL_STATES[status]
  const meta = [nickname, endText(proposal)].filter(Boolean).join(' · ')
  return (
    <PlainButton
      className={styles.proposal}
      disabled={proposalId === ''}
      onPress={() => {
        track('card', 'proposal', { daoId, proposalId })
        return openApp({ pageName, path: daoAppPaths.proposal(daoId, proposalId), counted: false })
      }}
    >
      <span className={styles.top}>
        <span className={styles.title}>{title || '未命名提案'}</span>
        <Tag tone={tone}>{text}</Tag>
      </span>
      <Votes proposal={proposal} />
      {meta !== '' && <span className={styles.meta}>{meta}</span>}
    </PlainButton>
  )
}

function Votes({ proposal: { agree, against } }: { proposal: DaoRow }) {
  const [yes, no] = percentsOf([agree, against])
  if (yes === undefined || no === undefined) return <span className={styles.none}>暂无投票</span>
  return (
    <span className={styles.votes}>
      <span className={styles.shares}>
        <span className={styles.agree}>
          赞成 {yes}%（{formatCount(agree)}）
        </span>
        <span className={styles.against}>
          反对 {no}%（{formatCount(against)}）
        </span>
      </span>
      <span className={styles.split} aria-hidden="true">
        <i style={{ width: `${yes}%` }} />
      </span>
    </span>
  )
}

/** The tab of members, by contribution. */
function Members({ daoId }: { daoId: string }) {
  const { openLogin } = useCampaign()
  const query = usePages(listDaoRows, membersOf(daoId), { idOf: memberIdOf })
  return (
    <RecordList
      query={query}
      idOf={memberIdOf}
      label="成员"
      empty="还没有成员"
      guest="登录后查看成员"
      onLogin={openLogin}
    >
      {({ rank, nickname, avatar, score, level }) => (
        <RankRow
          rank={rank}
          name={nickname || '匿名用户'}
          avatar={avatar}
          value={`贡献 ${formatCount(score)}`}
          {...(level > 0 && { note: `Lv.${level}` })}
        />
      )}
    </RecordList>
  )
}

/** The tab of moments. */
function Moments({ daoId }: { daoId: string }) {
  const query = usePages(
    listDaoMoments,
    { daoId, pageSize: FEED_PAGE_SIZE },
    { idOf: momentIdOf, shown: publishedOf },
  )
  return <MomentFeed query={query} label="动态" empty="还没有动态" />
}

const PANELS = { moments: Moments, members: Members, proposals: Proposals } as const

/** Moments, members, proposals. The tab is in the address; each keeps its pages and its scroll position. */
export function DaoTabs({ daoId }: { daoId: string }) {
  const { track } = useCampaign()
  const [tab = 'moments', choose] = useAddressTab<TabId>('tab', TAB_IDS)
  const { start, leave } = useTabScroll(tab)
  const base = useId()
  const Panel = PANELS[tab]
  return (
    <>
      <div ref={start} />
      <div className={styles.bar} data-sticks>
        <Tabs
          tabs={TABS}
          value={tab}
          base={base}
          label="DAO内容"
          onChange={(next) => {
            if (next === tab) return
            track('tab', next, { daoId })
            leave()
            choose(next)
          }}
        />
      </div>
      <div {...tabPanel(base, tab)} className={styles.panel}>
        <Panel key={tab} daoId={daoId} />
      </div>
    </>
  )
}
