import { useId } from 'react'
import type { FreeTerritory } from '@/api/activity'
import { EmptyState } from '@/ui/EmptyState'
import { Picture } from '@/ui/picture/Picture'
import styles from './TerritoryChoice.module.css'

interface TerritoryChoiceProps {
  territories: readonly FreeTerritory[]
  chosenId: string | undefined
  error: string
  onChoose: (territoryId: string) => void
}

/** The territories that are given away, one of which is chosen. */
export function TerritoryChoice({ territories, chosenId, error, onChoose }: TerritoryChoiceProps) {
  const name = useId()
  if (territories.length === 0) return <EmptyState text="名额已领完" />
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>选择一块领地</legend>
      <div className={styles.list}>
        {territories.map((territory) => (
          <label key={territory.territoryId} className={styles.row}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={territory.territoryId === chosenId}
              onChange={() => onChoose(territory.territoryId)}
            />
            <Picture
              src={territory.cover}
              name={territory.name}
              decorative
              className={styles.picture}
            />
            <span className={styles.name}>{territory.name || '未命名领地'}</span>
            <span className={styles.level}>Lv.{territory.level}</span>
          </label>
        ))}
      </div>
      <p className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
