import { useSearchParams } from 'react-router-dom'
import { BadLink } from '@/kit/page/shell/BadLink'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { idOf } from '@/lib/url/urlParams'
import { DaoPage } from './DaoPage'
import { head } from './head'
import { WAR_LINK } from './toWar'
import styles from './DaoDetail.module.css'

/** 「DAO详情」: a DAO of the arena, what it does and decides. */
export function DaoDetailPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const daoId = idOf(params.get('daoId'))
  usePageView(pageName, { daoId })
  if (daoId === undefined)
    return (
      <BadLink
        title={head.title}
        text="DAO信息有误"
        detail="请从战区或好友分享的链接重新进入"
        way={WAR_LINK}
        dark
        className={styles.theme}
      />
    )
  return <DaoPage key={daoId} daoId={daoId} />
}
