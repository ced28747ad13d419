import type { EntrustStatus } from '@/api/entrust'
import { useCampaign } from '@/kit/page/useCampaign'
import { useTaskJump } from '@/kit/tasks/useTaskJump'
import { Button } from '@/ui/button/Button'
import { MAIN_LABELS } from './entrust'

/** The platform's name for where an entrust is begun, changed and ended. ASSUMED. */
const ENTRUST_TASK = 'ENTRUST'

interface MainBarProps {
  status: EntrustStatus
  territoryId: string | undefined
}

/** The one thing to do, by status; all of it is done in the app. */
export function MainBar({ status, territoryId }: MainBarProps) {
  const { track } = useCampaign()
  const follow = useTaskJump()
  const press = () => {
    track('button', 'entrust-main', { territoryId })
    return follow(ENTRUST_TASK)
  }
  return (
    <Button wide onPress={press}>
      {MAIN_LABELS[status]}
    </Button>
  )
}
