import { Link } from 'react-router-dom'
import { ResultPanel } from '@/kit/landing/ResultPanel'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { useCampaign } from '@/kit/page/useCampaign'
import type { Entry } from '../territoryInvite'
import styles from './Outcome.module.css'
import { OutcomeArt } from './OutcomeArt'

type Closed = Exclude<Entry, 'asking' | 'form'>

const WORDS: Readonly<Record<Closed, { title: string; text: string }>> = {
  joined: { title: '已成为居民候选', text: '打开App完成入驻' },
  member: { title: '欢迎回来', text: '打开App，成为这里的居民' },
  full: { title: '居民已满', text: '先去领地看看，有人离开时就有位置了' },
  free: { title: '该领地暂无领主', text: '认领它，成为第一位领主' },
  closed: { title: '领地暂未开放', text: '开放后就能加入了' },
}

interface OutcomeProps {
  entry: Closed
  territoryId: string
}

/** Where the visitor stands, and the way on. */
export function Outcome({ entry, territoryId }: OutcomeProps) {
  const { pageName } = useCampaign()
  const path = `/territory?territoryId=${encodeURIComponent(territoryId)}`
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
        <Link className={styles.link} to={path}>
          {entry === 'free' ? '去认领' : '去领地看看'}
        </Link>
      )}
    </ResultPanel>
  )
}
