import type { Arena } from '@/api/arena'
import { daoAddress } from '@/kit/arena/daoPaths'
import { PageLink } from '@/kit/open-app/PageLink'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { formatCount } from '@/lib/format/formatCount'
import { ChevronRightIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import { Tag } from '@/ui/button/Tag'
import { sideName } from '../warZone'
import styles from './DaoCards.module.css'

/** The two DAOs, each with a page of its own. */
export function DaoCards({ arena, ownId }: { arena: Arena; ownId: string | undefined }) {
  const { track } = useCampaign()
  return (
    <Card heading="参战DAO">
      <ul className={styles.daos}>
        {(['red', 'blue'] as const).map((side) => {
          const { daoId, name, logo, memberCount } = arena[side]
          const shown = name || sideName(side)
          const content = (
            <>
              <Picture src={logo} name={shown} decorative className={styles.logo} />
              <span className={styles.words}>
                <span className={styles.name}>{shown}</span>
                <span className="muted">
                  {sideName(side)} · {formatCount(memberCount)}名成员
                </span>
              </span>
              {ownId !== undefined && daoId === ownId && <Tag tone="accent">我方</Tag>}
              {daoId && <ChevronRightIcon className={styles.chevron} />}
            </>
          )
          return (
            <li key={side}>
              {daoId === '' ? (
                <div className={styles.dao}>{content}</div>
              ) : (
                <PageLink
                  to={daoAddress(daoId)}
                  className={styles.dao}
                  onClick={() => track('card', 'dao', { daoId })}
                >
                  {content}
                </PageLink>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
