import styles from './ProbabilityTable.module.css'

export interface Chance {
  name: string
  /** A share of 1; undefined if the platform does not send it. */
  probability: number | undefined
}

/** The prizes and their probabilities: draws show them in their rules (design 1.9). */
export function ProbabilityTable({ chances }: { chances: readonly Chance[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">中奖概率</caption>
      <thead>
        <tr>
          <th scope="col">奖品</th>
          <th scope="col">概率</th>
        </tr>
      </thead>
      <tbody>
        {chances.map(({ name, probability }, at) => (
          <tr key={at}>
            <td>{name || '奖品'}</td>
            <td>{percentText(probability)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** 「5%」, 「0.02%」 for a share of 1; 「--」 if it is unknown or not a share. */
function percentText(share: number | undefined): string {
  if (share === undefined || !(share >= 0 && share <= 1)) return '--'
  // Enough digits for one in a million, without floating-point noise.
  return `${Number((share * 100).toFixed(4))}%`
}
