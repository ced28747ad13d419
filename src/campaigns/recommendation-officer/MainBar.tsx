import { useNavigate, useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { ALREADY_CLAIMED, SOLD_OUT } from '@/api/core/verdict/failure'
import { createFirstRecommend } from '@/api/firstRecommend'
import { fetchAnswer, invalidateAnswer, patchAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite, type Write } from '@/kit/write/useWrite'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/toast/toast'
import { ACTION_LABELS, isShut, type Action } from './officer'

interface MainBarProps {
  action: Action
  activityId: string
  onShare: () => void
  /** A seat has just been taken. */
  onNew: () => void
}

/** The page's one main button; a disabled one does nothing. A login alone makes no officer: a second tap does. */
export function MainBar({ action, activityId, onShare, onNew }: MainBarProps) {
  const { track, openLogin } = useCampaign()
  const { write, isPending } = useBecome(activityId, onNew)
  const openOwn = useOwnFace()
  const press = () => {
    switch (action) {
      case 'me-too':
        track('button', 'me-too', { activityId })
        return openOwn()
      case 'share':
        track('button', 'share-letter', { activityId })
        return onShare()
      case 'login':
        track('button', 'become-officer', { activityId })
        return openLogin()
      case 'become':
        track('button', 'become-officer', { activityId })
        return write({ id: activityId })
      case 'wait':
      case 'full':
      case 'soon':
      case 'ended':
      case 'none':
        return undefined
    }
  }
  return (
    <Button wide disabled={isShut(action)} busy={action === 'wait' || isPending} onPress={press}>
      {ACTION_LABELS[action]}
    </Button>
  )
}

/** The same activity without the sharer: Back returns to the sharer's certificate. */
function useOwnFace() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return () => {
    const own = new URLSearchParams(params)
    own.delete('shareUid')
    void navigate({ search: own.toString() })
  }
}

interface Intent {
  id: string
}

/** Texts for officers, replacing those about rewards. */
const WORDS = {
  [ALREADY_CLAIMED]: '你已是推荐官',
  [SOLD_OUT]: '席位已满',
}

/** Takes the seat, once; the platform's answer shows whether the person already had it. */
function useBecome(activityId: string, onNew: () => void): Write<Intent> {
  const refetch = () => invalidateAnswer(getActivityById, { activityId })
  return useWrite({
    send: (intent: Intent) => createFirstRecommend(intent),
    onDone: ({ status, officerNo, officerName, createTime }) => {
      if (status === 'CREATED') onNew()
      else showToast('你已是推荐官')
      if (officerNo === '') return refetch()
      const officer = { number: officerNo, name: officerName, date: createTime }
      patchAnswer(getActivityById, { activityId }, (known) => known && { ...known, officer })
      return undefined
    },
    checkApplied: async () => {
      const { officer } = await fetchAnswer(getActivityById, { activityId })
      if (officer) onNew()
      return officer !== null
    },
    words: WORDS,
  })
}
