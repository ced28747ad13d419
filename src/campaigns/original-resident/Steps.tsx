import styles from './Steps.module.css'

const STEPS = ['手机号注册', '领取礼包', '进入新世界'] as const

/** How somebody becomes a resident. */
export function Steps({ gift }: { gift: boolean }) {
  const steps = gift ? STEPS : [STEPS[0], STEPS[2]]
  return (
    <ol className={styles.steps} aria-label="参与步骤">
      {steps.map((step, at) => (
        <li key={step} className={styles.step}>
          <span className={styles.stone} aria-hidden="true">
            {at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
