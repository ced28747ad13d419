import { daysText, growthOf, rewardShare, tasksOf } from '../plan'
import type { Plan } from '../plan'
import { Plant } from './Plant'
import styles from './Hero.module.css'

/** The plant that grows with the tasks, and how far the person is. */
export function Hero({ plan }: { plan: Plan | undefined }) {
  const growth = growthOf(plan ? tasksOf(plan) : [])
  const share = plan && rewardShare(plan)
  const days = plan && plan.groups.length > 0 ? daysText(plan.daysLeft) : undefined
  return (
    <header className={styles.hero}>
      <Plant frame={growth.frame} />
      <div className={styles.words}>
        <h1 className={styles.title}>新手成长计划</h1>
        <p className={styles.days}>{days ?? '一颗种子，慢慢长大'}</p>
        {growth.all > 0 && (
          <p className={styles.done}>
            已完成 <b>{growth.done}</b>/{growth.all}
          </p>
        )}
      </div>
      {plan && share !== undefined && (
        <div className={styles.reward}>
          <p className={styles.rewardLine}>
            <span id="newcomers-reward">奖励进度</span>
            <span>
              已领取 <b>{plan.claimed}</b> / {plan.totalReward}
            </span>
          </p>
          <div
            className={styles.bar}
            role="progressbar"
            aria-labelledby="newcomers-reward"
            aria-valuenow={share}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <span className={styles.fill} style={{ transform: `scaleX(${share / 100})` }} />
          </div>
        </div>
      )}
    </header>
  )
}
