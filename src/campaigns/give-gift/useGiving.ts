import { useState } from 'react'
import { giveAssets, listAssets } from '@/api/assets'
import type { Asset, Gift } from '@/api/assets'
import type { Failure } from '@/api/core/verdict/failure'
import { isCodeSpent, placeOf } from '@/kit/login/loginRules'
import { queryClient } from '@/kit/page/query/queryClient'
import { useWrite } from '@/kit/write/useWrite'

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
  assets: readonly Asset[]
  onGiven: (gift: Gift | null) => void
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
  clearCode: () => void
  give: (toUid: string, message: string) => Promise<void>
}

/**
 * Gives the chosen assets, once. After an unknown result the list of the person's assets shows whether it succeeded.
 */
export function useGiving({ assets, onGiven, onWrong }: GivingOptions): Giving {
  const [code, setCode] = useState('')
  const [codeError, setCodeError] = useState<string>()
  const finish = (gift: Gift | null) => {
    setCode('')
    onGiven(gift)
    void queryClient.invalidateQueries({ queryKey: [listAssets.name] })
  }
  const { write, isPending } = useWrite<Intent, Gift | null>({
    bizType: BIZ_TYPE,
    supersedes: true,
    send: (intent, bizNo) => giveAssets({ ...intent, bizNo }),
    onDone: finish,
    async checkApplied({ assetIds }) {
      const wanted = assets.filter(({ assetId }) => assetIds.includes(assetId))
      const answers = await Promise.all(
        wanted.map(({ serialNo, name }) =>
          listAssets({ pageNo: 1, pageSize: FEW, keyword: serialNo || name }),
        ),
      )
      const left = stillOwned(
        assetIds,
        answers.flatMap(({ list }) => list),
      )
      if (!wasGiven(assetIds, left)) return false
      finish({
        giveNo: '',
        status: 'SUCCESS',
        failed: left.map((assetId) => ({ assetId, reason: '' })),
      })
      return true
    },
    onRefused: (failure: Failure) => {
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
    clearCode() {
      setCode('')
      setCodeError(undefined)
    },
    give: (toUid: string, message: string) =>
      write({
        assetIds: assets.map(({ assetId }) => assetId),
        toUid,
        smsCode: code,
        ...(message !== '' && { message }),
      }),
  }
}

/** Those of the ids that are still among the person's assets. */
function stillOwned(
  assetIds: readonly string[],
  owned: readonly Pick<Asset, 'assetId'>[],
): string[] {
  const known = new Set(owned.map(({ assetId }) => assetId))
  return assetIds.filter((assetId) => known.has(assetId))
}

/** A gift whose answer was lost was carried out when at least one of its assets has gone. */
function wasGiven(assetIds: readonly string[], left: readonly string[]): boolean {
  return assetIds.length > 0 && left.length < assetIds.length
}
