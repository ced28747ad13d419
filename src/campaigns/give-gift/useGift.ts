import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Asset, Gift } from '@/api/assets'
import type { FoundUser } from '@/api/user'
import { lockOf } from '@/kit/assets/assetLock'
import { useLinkedRow } from '@/kit/list/rank/useLinkedRow'
import { useCampaign } from '@/kit/page/useCampaign'
import { serverNow } from '@/lib/serverClock'
import { idOf } from '@/lib/url/urlParams'
import { useSessionKey } from '@/session/useSession'
import { showToast } from '@/ui/toast/toast'
import { MOST_ASSETS, stepOf, toggled } from './gift'
import type { Step } from './gift'
import { useGiving } from './give/useGiving'
import { assetIdOf, assetsQuery, meQuery, personQuery } from './queries'

const DONE = 'done'

/** What was given to whom, and what the platform said of it. */
export interface Given {
  gift: Gift | null
  assets: readonly Asset[]
  receiver: FoundUser | undefined
}

export type GiftFlow = ReturnType<typeof useGift>

/** What is given to whom, step by step. Each step is an address of its own: Back walks them. */
export function useGift() {
  const { track, loggedIn } = useCampaign()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const session = useSessionKey()
  const [keyword, setKeyword] = useState('')
  const all = useInfiniteQuery(assetsQuery(session, ''))
  const found = useInfiniteQuery(assetsQuery(session, keyword))
  const me = useQuery({ ...meQuery(session), enabled: loggedIn }).data
  const [assets, setAssets] = useState<readonly Asset[]>([])
  const [person, setPerson] = useState<FoundUser>()
  const [message, setMessage] = useState('')
  const [given, setGiven] = useState<Given>()
  const named = useNamed(idOf(params.get('toUid')), loggedIn)
  const receiver = person ?? named
  const assetIds = assets.map(({ assetId }) => assetId)
  const step = stepOf(params.get('step'), { assetIds, person: receiver })

  const go = (next: Step | typeof DONE, replace = false) => {
    const changed = new URLSearchParams(params)
    changed.set('step', next)
    void navigate({ search: `?${changed}` }, { replace })
  }
  useLinkedRow({
    query: all,
    idOf: assetIdOf,
    id: idOf(params.get('assetId')),
    onFound(asset) {
      const { isLocked, text } = lockOf(asset, serverNow())
      if (isLocked) showToast(text)
      else setAssets([asset])
    },
    onMissing: () => showToast('该藏品已不在您的账户'),
  })
  const giving = useGiving({
    assets,
    onGiven(gift) {
      track('popup', 'success', { toUid: receiver?.uid })
      setGiven({ gift, assets, receiver })
      setAssets([])
      setPerson(undefined)
      setMessage('')
      // Back does not lead to what has been given.
      go(DONE, true)
    },
    onWrong(what) {
      if (what === 'assets') setAssets([])
      go(what)
    },
  })
  return {
    step,
    assets,
    assetIds,
    receiver,
    me,
    giving,
    /** What has just been given, while its address is open. */
    given: params.get('step') === DONE ? given : undefined,
    message,
    setMessage,
    all,
    found,
    keyword,
    search: setKeyword,
    toggle(asset: Asset) {
      track('card', 'asset', { assetId: asset.assetId })
      const next = toggled(assetIds, asset.assetId)
      if (!next) return showToast(`一次最多选择${MOST_ASSETS}件`)
      const known = [...assets, asset]
      setAssets(next.flatMap((id) => known.find(({ assetId }) => assetId === id) ?? []))
    },
    choose(user: FoundUser) {
      track('card', 'user', { toUid: user.uid })
      // A code is for this gift to this person.
      if (user.uid !== receiver?.uid) giving.clearCode()
      setPerson(user)
      go('confirm')
    },
    go,
    again: () => go('assets'),
  }
}

/** Whom the address names. */
function useNamed(uid: string | undefined, loggedIn: boolean): FoundUser | undefined {
  const query = personQuery(useSessionKey(), uid ?? '')
  const { data } = useQuery({ ...query, enabled: loggedIn && uid !== undefined })
  if (!data || data.uid === '') return undefined
  const { nickname, avatar, phoneMasked, realNameStatus } = data
  return { uid: data.uid, nickname, avatar, phoneMasked, realNameStatus }
}
