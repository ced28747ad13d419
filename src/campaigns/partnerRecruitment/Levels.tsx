import { useEffect, useId } from 'react'
import type { AgentLevel } from '@/api/agent'
import { currentVisit } from '@/bridge/environment'
import { RightArt } from '@/kit/agent/RightArt'
import { shownRights, speaksOfRewards } from '@/kit/agent/rights'
import { useCampaign } from '@/kit/page/useCampaign'
import { DISCLAIMER } from '@/kit/rules/incomeDisclaimer'
import { EmptyState } from '@/ui/EmptyState'
import { tabPanel } from '@/ui/tabs/Tabs'
import { useTabKeys } from '@/ui/tabs/useTabKeys'
import { priceText, seatsText } from './recruitment'
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

interface LevelTabsProps {
  /** Of the tabs' ids, as for `tabPanel`. */
  base: string
  levels: readonly AgentLevel[]
  chosen: AgentLevel
  onChoose: (levelId: string) => void
}

/** A card for each level, with horizontal scroll snapping. */
function LevelTabs({ base, levels, chosen, onChoose }: LevelTabsProps) {
  const { track } = useCampaign()
  const choose = (levelId: string) => {
    track('tab', 'level', { levelId })
    onChoose(levelId)
  }
  const ids = levels.map(({ levelId }) => levelId)
  const { list, onKeyDown } = useTabKeys(ids, chosen.levelId, choose)
  const at = levels.indexOf(chosen)
  useEffect(() => centre(list.current, at), [list, at])
  return (
    <div ref={list} role="tablist" aria-label="合伙人等级" className={styles.cards}>
      {levels.map((level) => {
        const isChosen = level === chosen
        return (
          <button
            key={level.levelId}
            type="button"
            role="tab"
            id={`${base}${level.levelId}`}
            aria-selected={isChosen}
            aria-controls={isChosen ? `${base}panel` : undefined}
            tabIndex={isChosen ? 0 : -1}
            className={styles.card}
            onClick={() => choose(level.levelId)}
            onKeyDown={onKeyDown}
          >
            <span className={styles.levelName}>{level.name || '合伙人'}</span>
            <span className={styles.price}>{priceText(level.price)}</span>
            <span className={styles.seats} data-full={level.left === 0 || undefined}>
              {seatsText(level.left)}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** Scrolls only the cards, and only sideways: the page does not move. */
function centre(list: HTMLElement | null, at: number): void {
  const card = list?.children[at]
  if (!list || !(card instanceof HTMLElement)) return
  list.scrollLeft = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2
}
