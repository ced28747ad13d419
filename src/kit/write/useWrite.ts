import { useEffect, useRef, useState } from 'react'
import type { Failure } from '@/api/core/verdict/failure'
import { getBizNo } from '@/api/orders'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { isShort, queryClient } from '@/kit/query/queryClient'
import { newBizNo } from '@/lib/bizNo'
import { loginCount, personKey } from '@/session/session'
import { showToast } from '@/ui/toast/toast'
import { pendingWritesOf } from './pendingWrites'
import { createWriter, type WriteOptions, type WriteState, type Writer } from './writer'

export interface UseWriteOptions<Intent, Answer> extends Omit<
  WriteOptions<Intent, Answer>,
  'onSignedOut'
> {
  /** For money and assets: the number comes from the platform (`get_biz_no`). Left out: it is made here. */
  bizType?: string
  /** The person's uid, if the page knows it: a pending write is then theirs with another token, too. */
  owner?: string
  /** Replaces the default: opening the login and refetching the page, which is a guest's from now on. */
  onSignedOut?: () => void
}

/** Its functions never reject, and resolve when the write has settled. */
export interface Write<Intent> extends Writer<Intent> {
  /** In flight, or being checked after an unknown result. */
  isPending: boolean
  /** Its answer was lost; the next press checks instead of writing. */
  isUnknown: boolean
}

/**
 * One tap, one write: a synchronous lock, one idempotency number for each intent, and after an unknown result a check
 * whether it was applied before the next try. Two intents of a page with the same JSON are the same intent: also when
 * the page was left and entered again meanwhile, or reloaded.
 * @example
 * const claim = useWrite({
 *   send: (stage: { stageId: string }, bizNo) => receive({ ...stage, bizNo }),
 *   onDone: (reward) => { setReward(reward); return invalidateAnswer(readStages, {}) },
 *   checkApplied: async ({ stageId }) => isClaimed(await fetchAnswer(readStages, {}), stageId),
 * })
 * <Button onPress={() => claim.write({ stageId })}>领取</Button>
 */
export function useWrite<Intent, Answer>(options: UseWriteOptions<Intent, Answer>): Write<Intent> {
  const onSignedOut = useLogInAgain()
  const isMounted = useIsMounted()
  const current = { onSignedOut, ...options, onRefused }
  const latest = useRef(current)
  const [state, setState] = useState<WriteState>('idle')
  const ref = useRef<Writer<Intent>>(undefined)
  useEffect(() => {
    latest.current = current
  })

  /** What the page shows is not what the platform has: everything is asked for anew. */
  function onRefused(failure: Failure, intent: Intent): boolean | void {
    const isShown = options.onRefused?.(failure, intent)
    void queryClient.invalidateQueries({ predicate: isShort })
    return isShown
  }

  const writer = () =>
    (ref.current ??= createWriter<Intent, Answer>({
      options: () => latest.current,
      pending: pendingWritesOf(window.location.pathname, () => latest.current.owner),
      newNumber: () => numberFor(latest.current.bizType),
      onState: setState,
      notify: showToast,
      isMounted,
      owner: () => latest.current.owner ?? String(loginCount()),
      person: personKey,
    }))

  return {
    write: (intent) => writer().write(intent),
    check: () => writer().check(),
    isPending: state === 'submitting' || state === 'checking',
    isUnknown: state === 'unknown' || state === 'checking',
  }
}

async function numberFor(bizType: string | undefined): Promise<string> {
  if (bizType === undefined) return newBizNo()
  const { bizNo } = await getBizNo({ bizType })
  if (bizNo === '') throw new Error('get_biz_no: no number')
  return bizNo
}
