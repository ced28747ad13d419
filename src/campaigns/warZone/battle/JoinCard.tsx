import type { Arena } from '@/api/arena'
import { daoAppPaths } from '@/kit/arena/daoPaths'
import { openApp } from '@/kit/open-app/openApp'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { joinLabel, type Join, type Side } from '../warZone'
import styles from './JoinCard.module.css'

/** 「加入红方」 and 「加入蓝方」: in the app. */
export function JoinCard({ arena, joins }: { arena: Arena; joins: Readonly<Record<Side, Join>> }) {
  const { pageName, track } = useCampaign()
  if (joins.red === 'over') return null
  return (
    <Card label="参战" className={styles.card}>
      {(['red', 'blue'] as const).map((side) => {
        const { daoId, name } = arena[side]
        const join = joins[side]
        return (
          <Button
            key={side}
            className={styles[side]}
            disabled={join === 'enemy' || join === 'settling'}
            busy={join === 'wait'}
            onPress={() => {
              track('button', `join-${side}`, { daoId })
              const path = join === 'help' ? daoAppPaths.help(daoId) : daoAppPaths.join(daoId)
              return openApp({ pageName, path })
            }}
          >
            {joinLabel(join, side, name)}
          </Button>
        )
      })}
    </Card>
  )
}
