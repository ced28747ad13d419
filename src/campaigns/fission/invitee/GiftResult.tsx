import { ResultPanel } from '@/kit/landing/ResultPanel'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { useCampaign } from '@/kit/page/useCampaign'
import type { VisitParams } from '@/lib/url/urlParams'
import type { KeptGift, View } from '../fission'
import { bondText, isOpenBox, resultWords } from '../wording'
import { registerPath } from '../registerPath'
import styles from './GiftResult.module.css'

interface GiftResultProps {
  view: Exclude<View, 'form' | 'asking'>
  gift: KeptGift | undefined
  isFresh: boolean
  link: VisitParams
}

/** What came of it, and the way on. */
export function GiftResult({ view, gift, isFresh, link }: GiftResultProps) {
  const { pageName, loggedIn } = useCampaign()
  const bond = bondText(gift)
  const canRegister = !loggedIn && (view === 'ended' || view === 'SOLD_OUT') && !gift
  return (
    <ResultPanel
      {...resultWords(view, gift)}
      takesFocus={isFresh}
      note={bond !== undefined && <p className={styles.bond}>{bond}</p>}
    >
      {canRegister ? (
        <ButtonLink wide to={registerPath(link)}>
          仍可注册
        </ButtonLink>
      ) : (
        <OpenAppButton wide pageName={pageName}>
          {isOpenBox(view) ? '去App查看' : '打开App'}
        </OpenAppButton>
      )}
    </ResultPanel>
  )
}
