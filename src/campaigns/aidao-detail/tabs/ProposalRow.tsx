import type { DaoRow } from '@/api/arena'
import { daoAppPaths } from '@/kit/arena/daoPaths'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { formatCount } from '@/lib/format/formatCount'
import { Tag } from '@/ui/button/Tag'
import { PROPOSAL_STATES, endText, percentsOf } from '../dao'
import styles from './DaoTabs.module.css'

interface ProposalRowProps {
  daoId: string
  proposal: DaoRow
}

/** A proposal and how it stands. Votes are given in the app. */
export function ProposalRow({ daoId, proposal }: ProposalRowProps) {
  const { pageName, track } = useCampaign()
  const { proposalId, title, status, nickname } = proposal
  const { text, tone } = PROPOSAL_STATES[status]
  const meta = [nickname, endText(proposal)].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      className={styles.proposal}
      disabled={proposalId === ''}
      onClick={() => {
        track('card', 'proposal', { daoId, proposalId })
        void openApp({ pageName, path: daoAppPaths.proposal(daoId, proposalId), counted: false })
      }}
    >
      <span className={styles.top}>
        <span className={styles.title}>{title || '未命名提案'}</span>
        <Tag tone={tone}>{text}</Tag>
      </span>
      <Votes proposal={proposal} />
      {meta !== '' && <span className={styles.meta}>{meta}</span>}
    </button>
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
