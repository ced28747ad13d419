import type { Dao } from '@/api/arena'
import { daoAppPaths } from '@/kit/arena/daoPaths'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { MEMBERSHIP_LABELS, membershipOf } from './dao'

/** Joining and managing happen in the app. */
export function JoinBar({ dao }: { dao: Dao }) {
  const { pageName, track } = useCampaign()
  const membership = membershipOf(dao)
  const { daoId } = dao
  return (
    <Button
      wide
      disabled={membership === 'closed' || membership === 'member'}
      onPress={() => {
        if (membership === 'manage') return openApp({ pageName, path: daoAppPaths.manage(daoId) })
        track('button', 'join', { daoId })
        return openApp({ pageName, path: daoAppPaths.join(daoId), counted: false })
      }}
    >
      {MEMBERSHIP_LABELS[membership]}
    </Button>
  )
}

/** Shown when the platform requires a login to read DAOs. */
export function LoginBar() {
  const { openLogin } = useCampaign()
  return (
    <Button wide onPress={openLogin}>
      登录后查看
    </Button>
  )
}
