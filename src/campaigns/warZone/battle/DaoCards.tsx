import type { Arena } from '@/api/arena'
import { daoAddress } from '@/kit/arena/daoPaths'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { formatCount } from '@/lib/format/formatCount'
import { ChevronRightIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import { Tag } from '@/ui/button/Tag'
import { sideName } from '../warZone'
import styles from './DaoCards.module.css'

interface DaoCardsProps {
  arena: Arena
  ownId: string | undefined
}

/** The two DAOs, each with a page of its own. */
export function DaoCards({ arena, ownId }: DaoCardsProps) {
  const { pageName, track } = useCampaign()
  const openPage = useOpenPage(pageName)
  return (
    <Card heading="参战DAO">
      <ul className={styles.daos}>
        {(['red', 'blue'] as const).map((side) => {
          const { daoId, name, logo, memberCount } = arena[side]
          const shown = name || sideName(side)
          return (
            <li key={side}>
              <button
                type="button"
                className={styles.dao}
                disabled={daoId === ''}
                onClick={() => {
                  track('card', 'dao', { daoId })
                  openPage(daoAddress(daoId))
                }}
              >
                <Picture src={logo} name={shown} decorative className={styles.logo} />
                <span className={styles.words}>
                  <span className={styles.name}>{shown}</span>
                  <span className={styles.note}>
                    {sideName(side)} · {formatCount(memberCount)}名成员
                  </span>
                </span>
                {ownId !== undefined && daoId === ownId && <Tag tone="accent">我方</Tag>}
                <ChevronRightIcon className={styles.chevron} />
              </button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
