import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { readCompanions, type Companion } from '@/api/character'
import { currentVisit } from '@/bridge/environment'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { useAnswer } from '@/kit/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/rules/SidePill'
import { withoutCampaign, type ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { useMe } from '@/kit/people/me'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { idOf, readVisitParams } from '@/lib/url/urlParams'
import { Avatar } from '@/ui/picture/Avatar'
import { head } from './head'
import { awakeOf, nameOf } from './soul'
import { SoulHero, SoulSkeleton } from './SoulSkeleton'
import { SoulTest, useSoulTest } from './SoulTest'
import styles from './Soul.module.css'

/** 「数字灵魂」: three questions lead to a companion. WeChat treats tests as games: there is no test there. */
export function SoulPage() {
  const { pageName, track } = useCampaign()
  const [params] = useSearchParams()
  const npcId = idOf(params.get('npcId'))
  const { shareUid } = readVisitParams(params)
  usePageView(pageName, { npcId, shareUid })
  const query = useAnswer(readCompanions, {})
  const shell = withoutCampaign(useShellState(query))
  const companions = awakeOf(query.data ?? [])
  const state: ShellState =
    shell.name === 'READY' && query.data && companions.length === 0
      ? { name: 'EMPTY', text: '灵魂正在沉睡，稍后再来' }
      : shell
  const isPlain = currentVisit().visit === 'wechat'
  const isReady = state.name === 'READY'
  const test = useSoulTest(companions)
  const soul = isReady && !isPlain ? test.soul : undefined
  const [isSharing, setIsSharing] = useState(false)
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={state}
      pageSkeleton={<SoulSkeleton />}
      hero={isReady ? null : <SoulHero line="三个问题，遇见与你同频的AI伙伴" />}
      pills={
        soul && (
          <SidePill
            label="分享"
            onPress={() => {
              track('button', 'share', { npcId: soul.npcId })
              setIsSharing(true)
            }}
          />
        )
      }
      bottomBar={state.name === 'GUEST' && <LoginButton wide />}
    >
      {isReady &&
        (isPlain ? <PlainIntro companions={companions} npcId={npcId} /> : <SoulTest {...test} />)}
      {soul && <SoulPoster open={isSharing} onClose={() => setIsSharing(false)} companion={soul} />}
      {state.name !== 'GUEST' && <OpenAppBar pageName={pageName} path="/soul" />}
    </CampaignShell>
  )
}

const MOST = 6

interface PlainIntroProps {
  companions: readonly Companion[]
  npcId: string | undefined
}

/** The companions, without a test. The one that a friend has shared comes first. */
function PlainIntro({ companions, npcId }: PlainIntroProps) {
  const { track } = useCampaign()
  const shared = companions.filter((companion) => companion.npcId === npcId)
  const others = companions.filter((companion) => companion.npcId !== npcId)
  return (
    <>
      <SoulHero line="数字世界里，住着一群AI伙伴" />
      <ul className={styles.list}>
        {[...shared, ...others].slice(0, MOST).map((companion) => (
          <li key={companion.npcId}>
            <Link
              className={styles.card}
              to={`/chatAI?npcId=${encodeURIComponent(companion.npcId)}`}
              onClick={() => track('button', 'chat', { npcId: companion.npcId })}
            >
              <Avatar src={companion.avatar} name={nameOf(companion)} size={144} />
              <strong className={styles.name}>{nameOf(companion)}</strong>
              <span className={styles.tags}>{companion.tags.slice(0, 2).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>和TA聊聊，内容由AI生成，仅供参考</p>
    </>
  )
}

const PATH = '/soul'

interface SoulPosterProps {
  open: boolean
  onClose: () => void
  companion: Companion
}

/** The companion as a poster; its code is the page's own address, so no call is needed. */
function SoulPoster({ open, onClose, companion }: SoulPosterProps) {
  const { loggedIn } = useCampaign()
  const me = useMe({ enabled: loggedIn && open }).data
  const { npcId } = companion
  const title = `来认识${nameOf(companion)}`
  const line = companion.tags.slice(0, 3).join(' · ') || '住在数字世界里的AI伙伴'
  const params = { npcId, shareUid: me?.uid }
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={{ title, line }}
      sharer={{ name: me?.nickname || '你的好友', avatar: me?.avatar ?? '' }}
      share={{ title, text: line, url: shareUrl(PATH, params) }}
      loadCode={() =>
        Promise.resolve({
          qrcodeContent: shareUrl(PATH, { ...params, from: 'poster' }),
          expireAt: '',
        })
      }
      scene={() => import('./PosterScene')}
    />
  )
}
