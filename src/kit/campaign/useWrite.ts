import { useCallback, useEffect, useRef, useState } from 'react'
import { getBizNo } from '@/api/orders'
import { newBizNo } from '@/lib/bizNo'
import { loginCount } from '@/session/session'
import { showToast } from '@/ui/toast'
import { openWritesOf } from './openWrites'
import { createWriter } from './writer'
import type { WriteOptions } from './writer'
import { IDLE } from './writeState'
import type { WriteState } from './writeState'

export interface UseWriteOptions<Intent, Answer> extends WriteOptions<Intent, Answer> {
  /** For money and assets: the number comes from the platform (`get_biz_no`). Left out: it is made here. */
  bizType?: string
  /** The person's uid, where the page knows it: an open write is then theirs with another token, too. */
  owner?: string
}

export interface Write<Intent> {
  state: WriteState
  /** Never rejects; ends when the write has ended. A second call before that does nothing. */
  write: (intent: Intent) => Promise<void>
}

/**
 * One tap, one write: a lock that does not wait for a draw, one business number an intent, and after an unknown result
 * the question what became of it before the next try. Two intents of a page with the same JSON are the same intent: also
 * when the page was left and entered again meanwhile, or loaded anew.
 * @example
 * const claim = useWrite({
 *   send: (stage: { stageId: string }, bizNo) => receive({ ...stage, bizNo }),
 *   onDone: (reward) => { setReward(reward); return reload('main') },
 *   confirm: async ({ stageId }) => isClaimed(requireValue((await reload('main')).main), stageId),
 *   onSignedOut: openLogin,
 * })
 * <Button onPress={() => claim.write({ stageId })}>领取</Button>
 */
export function useWrite<Intent, Answer>(options: UseWriteOptions<Intent, Answer>): Write<Intent> {
  const latest = useRef(options)
  const isShown = useRef(true)
  const [state, setState] = useState<WriteState>(IDLE)
  const writer = useRef<(intent: Intent) => Promise<void>>(undefined)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const write = useCallback((intent: Intent) => {
    writer.current ??= createWriter<Intent, Answer>({
      options: () => latest.current,
      open: openWritesOf(window.location.pathname, () => latest.current.owner),
      newNumber: () => numberFor(latest.current.bizType),
      onState: setState,
      say: showToast,
      isShown: () => isShown.current,
      whose: () => latest.current.owner ?? String(loginCount()),
    })
    return writer.current(intent)
  }, [])

  return { state, write }
}

async function numberFor(bizType: string | undefined): Promise<string> {
  if (bizType === undefined) return newBizNo()
  const { bizNo } = await getBizNo({ bizType })
  if (bizNo === '') throw new Error('get_biz_no: no number')
  return bizNo
}
