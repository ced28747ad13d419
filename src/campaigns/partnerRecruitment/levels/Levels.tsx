import { useId } from 'react'
import type { AgentLevel } from '@/api/agent'
import { currentVisit } from '@/bridge/environment'
import { RightArt } from '@/kit/agent/RightArt'
import { shownRights, speaksOfRewards } from '@/kit/agent/rights'
import { DISCLAIMER } from '@/kit/rules/incomeDisclaimer'
import { EmptyState } from '@/ui/EmptyState'
import { tabPanel } from '@/ui/tabs/Tabs'
import { LevelTabs } from './LevelTabs'
import styles from './Levels.module.css'

interface LevelsProps {
  levels: readonly AgentLevel[]
  chosen: AgentLevel | undefined
  onChoose: (levelId: string) => void
}

/** The levels side by side, and the rights of the chosen one. */
export function Levels({ levels, chosen, onChoose }: LevelsProps) {
  const base = useId()
  return (
    <section className={styles.levels} aria-label="合伙人等级">
      <h2 className={styles.heading}>合伙人等级</h2>
      {chosen ? (
        <>
          <LevelTabs base={base} levels={levels} chosen={chosen} onChoose={onChoose} />
          <div {...tabPanel(base, chosen.levelId)} className={styles.panel}>
            <Rights level={chosen} />
          </div>
        </>
      ) : (
        <EmptyState text="合伙人等级筹备中，敬请期待" />
      )}
    </section>
  )
}

function Rights({ level }: { level: AgentLevel }) {
  const rights = shownRights(level.rights, currentVisit().visit)
  return (
    <>
      <ul className={styles.rights}>
        {rights.map(({ icon, title, desc }, at) => (
          // Two rights can have the same name.
          <li key={at} className={styles.right}>
            <RightArt icon={icon} className={styles.icon} />
            <div className={styles.words}>
              <p className={styles.name}>{title}</p>
              {desc !== '' && <p className={styles.desc}>{desc}</p>}
            </div>
          </li>
        ))}
      </ul>
      {rights.some(speaksOfRewards) && <p className={styles.note}>{DISCLAIMER}</p>}
      <p className={styles.note}>费用仅供了解，审核通过后在App内支付；权益内容以合伙人协议为准</p>
    </>
  )
}
