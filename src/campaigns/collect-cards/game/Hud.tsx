import { isWon } from './play'
import type { Play } from './play'
import styles from './Game.module.css'

interface HudProps {
  name: string
  play: Play
}

/** Score, target and moves above the board. */
export function Hud({ name, play }: HudProps) {
  const { score, target, movesLeft, combo, phase } = play
  const isCombo = combo > 1 && (phase === 'POP' || phase === 'FALL')
  return (
    <div className={styles.hud}>
      <h2 className={styles.level}>{name}</h2>
      <div className={styles.figures}>
        <p className={styles.figure}>
          <span className={styles.caption}>剩余步数</span>
          <span className={styles.moves}>{movesLeft}</span>
        </p>
        <p className={styles.figure}>
          <span className={styles.caption}>得分</span>
          <span className={styles.score}>{score}</span>
        </p>
        <p className={styles.figure}>
          <span className={styles.caption}>目标</span>
          <span className={styles.moves}>{target}</span>
        </p>
      </div>
      <span
        role="progressbar"
        aria-label="目标进度"
        aria-valuemin={0}
        aria-valuemax={target}
        aria-valuenow={Math.min(score, target)}
        className={styles.track}
        data-won={isWon(play) || undefined}
      >
        <span
          className={styles.fill}
          style={{ transform: `scaleX(${Math.min(1, score / target)})` }}
        />
      </span>
      <p className={styles.news} role="status">
        {phase === 'SHUFFLE' ? '没有可走的步，重新洗牌' : isCombo ? `连消 ×${combo}` : ''}
      </p>
    </div>
  )
}
