import { useEffect, useRef, useState } from 'react'
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom'
import { ASSET_PAGE_SIZE, giveAssets, listAssets, type Asset, type Gift } from '@/api/assets'
import { readUserInfo } from '@/api/login'
import type { FoundUser } from '@/api/user'
import { lockOf } from '@/kit/assets/assetLock'
import { usePages } from '@/kit/query/pagedQuery'
import { useLinkedRow } from '@/kit/list/rank/useLinkedRow'
import { isCodeSpent, placeOf } from '@/kit/login/loginRules'
import { useAnswer } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { useWrite } from '@/kit/write/useWrite'
import { serverNow } from '@/lib/serverClock'
import { idOf } from '@/lib/url/urlParams'
import { showToast } from '@/ui/toast/toast'
import { MOST_ASSETS, assetIdOf, stepOf, toggled, type Step } from './gift'

const DONE = 'done'

/** The assets given, the receiver, and the platform's answer. */
export interface Given {
  gift: Gift | null
  assets: readonly Asset[]
  receiver: FoundUser | undefined
}

export interface Lookup {
  typed: string
  /** Undefined before a lookup. */
  keyword?: string
}

const EMPTY_LOOKUP: Lookup = { typed: '' }

/** The steps of giving assets. Each step has an address of its own: Back walks them. */
export function useGift() {
  const { track, loggedIn } = useCampaign()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const [keyword, setKeyword] = useState('')
  /** The lookup of the receiver: the typed text, and the submitted one. */
  const [lookup, setLookup] = useState<Lookup>(EMPTY_LOOKUP)
  const all = usePages(listAssets, { pageSize: ASSET_PAGE_SIZE }, { idOf: assetIdOf })
  const found = usePages(
    listAssets,
    { keyword: keyword || undefined, pageSize: ASSET_PAGE_SIZE },
    { idOf: assetIdOf },
  )
  const me = useMe({ enabled: loggedIn }).data
  const [assets, setAssets] = useState<readonly Asset[]>([])
  const [person, setPerson] = useState<FoundUser>()
  const [message, setMessage] = useState('')
  const [given, setGiven] = useState<Given>()
  const named = useNamed(idOf(params.get('toUid')), loggedIn)
  const assetIds = assets.map(({ assetId }) => assetId)
  /** Everything that was chosen on this visit: an answer can be late, and about another choice than the present one. */
  const chosen = useRef({ assets: new Map<string, Asset>(), people: new Map<string, FoundUser>() })
  // The first address cannot skip a step that has not been done.
  const asked = key === firstKey ? null : params.get('step')
  const step = stepOf(asked, { assetIds, person })
  // After a gift was given its steps are gone: Back skips them at once.
  const isSpent = asked !== null && asked !== DONE && asked !== step
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (isSpent && isBack) void navigate(-1)
  }, [isSpent, isBack, key, navigate])

  const go = (next: Step | typeof DONE, replace = false) => {
    const changed = new URLSearchParams(params)
    changed.set('step', next)
    void navigate({ search: `?${changed}` }, { replace })
  }
  useLinkedRow({
    query: all,
    idOf: assetIdOf,
    id: idOf(params.get('assetId')),
    missing: '该资产已不在你的账户',
    onFound(asset) {
      const { isLocked, text } = lockOf(asset, serverNow())
      if (isLocked) return showToast(text)
      chosen.current.assets.set(asset.assetId, asset)
      setAssets((own) => (own.length > 0 ? own : [asset]))
    },
  })
  const giving = useGiving({
    assetIds,
    find: (assetId) => chosen.current.assets.get(assetId),
    onGiven(gift, { assetIds: ids, toUid }) {
      track('popup', 'success', { toUid })
      setGiven({
        gift,
        assets: ids.flatMap((id) => chosen.current.assets.get(id) ?? []),
        receiver: chosen.current.people.get(toUid),
      })
      setAssets([])
      setPerson(undefined)
      setLookup(EMPTY_LOOKUP)
      setMessage('')
      // Back must not return to a finished gift.
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
    receiver: person,
    /** The receiver in the address, if offered and not chosen yet. */
    named,
    me,
    giving,
    /** The gift just given, while its address is open. */
    given: asked === DONE ? given : undefined,
    message,
    setMessage,
    all,
    found,
    keyword,
    search: setKeyword,
    lookup,
    setLookup,
    toggle(asset: Asset) {
      track('card', 'asset', { assetId: asset.assetId })
      const next = toggled(assetIds, asset.assetId)
      if (!next) return showToast(`一次最多选择${MOST_ASSETS}件`)
      chosen.current.assets.set(asset.assetId, asset)
      setAssets(next.flatMap((id) => chosen.current.assets.get(id) ?? []))
    },
    choose(user: FoundUser) {
      track('card', 'user', { toUid: user.uid })
      // A code is valid for this gift to this person only.
      if (user.uid !== person?.uid) giving.changeCode('')
      chosen.current.people.set(user.uid, user)
      setPerson(user)
      go('confirm')
    },
    go,
    back: () => void navigate(-1),
    again: () => go('assets'),
  }
}

/** The receiver in the address. */
function useNamed(uid: string | undefined, loggedIn: boolean): FoundUser | undefined {
  const enabled = loggedIn && uid !== undefined
  const { data } = useAnswer(readUserInfo, { uid: uid ?? '' }, { enabled })
  return uid !== undefined && data?.uid === uid ? data : undefined
}

const LOCKED = 50_003
const OF_PERSON = [50_001, 50_002, 50_004]
const BIZ_TYPE = 'ASSET_GIVE'
const FEW = 20

interface Intent {
  assetIds: readonly string[]
  toUid: string
  message?: string
  smsCode: string
}

interface GivingOptions {
  assetIds: readonly string[]
  /** An asset that was chosen on this visit. */
  find: (assetId: string) => Asset | undefined
  onGiven: (gift: Gift | null, intent: Intent) => void
  /** The platform refuses this person, or these assets. */
  onWrong: (what: 'person' | 'assets') => void
}

/** The gift being given: its code, and the write. */
export interface Giving {
  code: string
  codeError: string | undefined
  isPending: boolean
  changeCode: (code: string) => void
  /** Undefined: no error. */
  failCode: (error: string | undefined) => void
  give: (toUid: string, message: string) => Promise<void>
}

/**
 * Whether the person still has the asset.
 * @throws if the platform's list does not show it
 */
async function isOwned(asset: Asset | undefined): Promise<boolean> {
  if (!asset) throw new Error('The asset is not known')
  const keyword = asset.serialNo || asset.name
  const { list, hasMore } = await listAssets({ pageNo: 1, pageSize: FEW, keyword })
  const isListed = list.some(({ assetId }) => assetId === asset.assetId)
  if (!isListed && hasMore) throw new Error('The asset may be on a later page')
  return isListed
}

/**
 * Gives the chosen assets, once. After an unknown result the list of the person's assets shows whether it succeeded.
 */
function useGiving({ assetIds, find, onGiven, onWrong }: GivingOptions): Giving {
  const [code, setCode] = useState('')
  const [codeError, setCodeError] = useState<string>()
  const finish = (gift: Gift | null, intent: Intent) => {
    setCode('')
    onGiven(gift, intent)
    void queryClient.invalidateQueries({ queryKey: [listAssets.name] })
  }
  const { write, isPending } = useWrite<Intent, Gift | null>({
    bizType: BIZ_TYPE,
    supersedes: true,
    send: (intent, bizNo) => giveAssets({ ...intent, bizNo }),
    onDone: finish,
    async checkApplied(intent) {
      const owned = await Promise.all(intent.assetIds.map((assetId) => isOwned(find(assetId))))
      const left = intent.assetIds.filter((_, at) => owned[at])
      // Carried out if at least one of its assets has gone.
      if (left.length === intent.assetIds.length) return false
      const failed = left.map((assetId) => ({ assetId, reason: '' }))
      finish({ giveNo: '', status: 'SUCCESS', failed }, intent)
      return true
    },
    onRefused: (failure) => {
      if (placeOf(failure) === 'code') {
        setCodeError(failure.text)
        if (isCodeSpent(failure)) setCode('')
        return true
      }
      if (failure.code === LOCKED) onWrong('assets')
      if (OF_PERSON.includes(failure.code ?? 0)) onWrong('person')
      return false
    },
  })
  return {
    code,
    codeError,
    isPending,
    changeCode(next: string) {
      setCode(next)
      setCodeError(undefined)
    },
    failCode: setCodeError,
    give: (toUid: string, message: string) =>
      write({
        assetIds,
        toUid,
        smsCode: code,
        ...(message !== '' && { message }),
      }),
  }
}
