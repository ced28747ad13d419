import type { Requirement } from '@/api/territory'
import { PageLink } from '@/kit/open-app/PageLink'
import { CheckIcon, CloseIcon } from '@/ui/icons'
import { lackText, wayTo } from './applyRules'
import styles from './RequirementList.module.css'

export interface RequirementListProps {
  requirements: readonly Requirement[]
}

/** What adopting asks for, and what of it is there. */
export function RequirementList({ requirements }: RequirementListProps) {
  return (
    <ul className={styles.list} aria-label="认领条件">
      {requirements.map((row, at) => {
        const way = wayTo(row)
        return (
          <li key={`${at}${row.key}`} className={styles.row} data-ok={row.ok}>
            <span className={styles.mark}>
              {row.ok ? <CheckIcon /> : <CloseIcon />}
              <span className="visually-hidden">{row.ok ? '✓' : '✗'}</span>
            </span>
            <span className={styles.name}>{row.name || '其他条件'}</span>
            <span className={styles.lack}>{lackText(row)}</span>
            {way !== undefined && (
              <PageLink to={way} className={styles.way}>
                去完成
                <span className="visually-hidden">：{row.name}</span>
              </PageLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
