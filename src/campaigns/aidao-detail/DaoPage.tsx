import { readDao } from '@/api/arena'
import { useAnswer } from '@/kit/page/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShareCard } from '@/kit/share/shareCard'
import { shareLink } from '@/kit/share/shareLink'
import { shareUrl } from '@/lib/url/shareUrl'
import { Banner } from './banner/Banner'
import styles from './DaoDetail.module.css'
import { DaoSkeleton } from './DaoSkeleton'
import { DaoTabs } from './tabs/DaoTabs'
import { head } from './head'
import { JoinBar, LoginBar } from './JoinBar'
import { Notice } from './Notice'
import { TO_WAR } from './toWar'

/** A DAO by its id. */
export function DaoPage({ daoId }: { daoId: string }) {
  const { track } = useCampaign()
  const query = useAnswer(readDao, { daoId })
  const shell = useShellState(query)
  const dao = query.data ?? undefined
  const state: ShellState =
    shell.name === 'READY' && query.data === null
      ? { name: 'EMPTY', text: 'DAO不存在或已解散', way: TO_WAR }
      : shell
  const name = dao?.name || head.title
  const content = {
    title: name,
    text: dao?.slogan || head.description,
    url: shareUrl('/aidao-detail', { daoId }),
    imageUrl: '',
  }
  useShareCard(content)
  const bar = dao ? <JoinBar dao={dao} /> : state.name === 'GUEST' && <LoginBar />
  return (
    <CampaignShell
      title={name}
      className={styles.theme}
      dark
      state={state}
      skeleton={<DaoSkeleton />}
      hero={<Banner dao={dao} />}
      {...(bar && { bottomBar: bar })}
      {...(dao && {
        pills: (
          <SidePill
            label="分享"
            onPress={() => {
              track('button', 'share', { daoId })
              return shareLink(content)
            }}
          />
        ),
      })}
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
