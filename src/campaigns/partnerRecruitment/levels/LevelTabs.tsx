import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { AgentLevel } from '@/api/agent'
import { useCampaign } from '@/kit/page/useCampaign'
import { nextTab } from '@/ui/tabs/nextTab'
import { priceText, seatsText } from '../recruitment'
import styles from './Levels.module.css'

interface LevelTabsProps {
  /** Of the tabs' ids, as for `tabPanel`. */
  base: string
  levels: readonly AgentLevel[]
  chosen: AgentLevel
  onChoose: (levelId: string) => void
}

/** A card for each level, which snap into place when they are moved sideways. */
export function LevelTabs({ base, levels, chosen, onChoose }: LevelTabsProps) {
  const { track } = useCampaign()
  const list = useRef<HTMLDivElement>(null)
  const at = levels.indexOf(chosen)
  useEffect(() => centre(list.current, at), [at])
  const choose = (levelId: string) => {
    track('tab', 'level', { levelId })
    onChoose(levelId)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const ids = levels.map(({ levelId }) => ({ id: levelId }))
    const next = nextTab(ids, chosen.levelId, event.key)
    if (!next) return
    event.preventDefault()
    choose(next.id)
    const tab = list.current?.children[ids.indexOf(next)]
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true })
  }
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

/** Moves the cards alone, and only sideways: the page stays where it is. */
function centre(list: HTMLElement | null, at: number): void {
  const card = list?.children[at]
  if (!list || !(card instanceof HTMLElement)) return
  list.scrollLeft = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2
}
