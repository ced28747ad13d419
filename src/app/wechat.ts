import { signForWechat } from '@/api/wechat'
import { currentVisit } from '@/bridge/environment'
import { layTag } from '@/kit/open-app/tag/layTag'
import { offerTags } from '@/kit/open-app/tag/openTags'
import { offeredCard, watchOfferedCard } from '@/kit/share/shareCard'
import { cardOf } from '@/kit/wechat/card'
import { noteSaid } from '@/kit/wechat/said'
import { configure, shareCard } from '@/kit/wechat/sdk'
import { entryAddress, withoutHash } from '@/kit/wechat/signedAddress'
import { createWechatPage } from '@/kit/wechat/wechatPage'
import { wxOpenAppId } from '@/lib/env'
import { lastOf } from '@/lib/lastOf'
import { head as homeHead } from '@/pages/home/head'
import type { PageHead, PageHandle } from './page/page'
import type { DataRouter } from './page/navigation'

/** The page in WeChat: its share card, and the app with one tap (docs/decisions/wechat.md). */
export function startWechat(router: DataRouter): void {
  const entry = entryAddress()
  const page = createWechatPage({
    os: currentVisit().os,
    addressOf: (kind) => (kind === 'entry' ? entry : withoutHash(window.location.href)),
    sign: (url) => signForWechat({ url }),
    configure,
    shareCard,
    onTaken: () => offerTags(canHaveTags ? layTag : undefined),
    note: noteSaid,
  })
  let canHaveTags = wxOpenAppId !== ''
  // A system or a WeChat that is too old for them; cards are not affected.
  document.addEventListener('WeixinOpenTagsError', ({ detail }) => {
    canHaveTags = false
    offerTags(undefined)
    noteSaid({ label: '开放标签', ok: false, detail: detail?.errMsg ?? '' })
  })

  const update = async () => {
    const { location, navigation } = router.state
    if (navigation.state !== 'idle') return
    const head = await headOf(router)
    if (router.state.location === location)
      page.show(cardOf({ head, address: window.location.href, offered: offeredCard() }))
  }
  let last = router.state.location
  router.subscribe(({ location }) => {
    if (location === last) return
    last = location
    void update()
  })
  watchOfferedCard(() => void update())
  window.addEventListener('pageshow', ({ persisted }) => persisted && page.restore())
  void update()
}

async function headOf(router: DataRouter): Promise<PageHead> {
  const handle = lastOf(router.state.matches)?.route.handle as Partial<PageHandle> | undefined
  const page = await handle?.fetchAhead?.().catch(() => undefined)
  return page?.head ?? homeHead
}

declare global {
  interface DocumentEventMap {
    WeixinOpenTagsError: CustomEvent<{ errMsg?: string } | undefined>
  }
}
