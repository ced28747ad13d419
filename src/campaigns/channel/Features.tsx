import { useCampaign } from '@/kit/page/useCampaign'
import { scrollBehavior } from '@/lib/motion/motion'
import styles from './Features.module.css'
import pictures from './features.svg?no-inline'

const FEATURES = [
  { id: 'land', name: '拥有领地', text: '选一块地，把它一点点建起来' },
  { id: 'roam', name: '漫游星球', text: '从一颗星球走到另一颗' },
  { id: 'meet', name: '遇见同伴', text: '和聊得来的人并肩同行' },
] as const

/** The app's features, in a strip to swipe. A tap brings a card to the middle. */
export function Features() {
  const { track } = useCampaign()
  return (
    <section className={styles.features} aria-label="在数字世界可以做什么">
      <ul className={styles.strip}>
        {FEATURES.map(({ id, name, text }) => (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={styles.card}
              onClick={({ currentTarget }) => {
                track('card', 'feature', { feature: id })
                currentTarget.scrollIntoView({
                  inline: 'center',
                  block: 'nearest',
                  behavior: scrollBehavior(),
                })
              }}
            >
              <img
                className={styles.art}
                src={pictures}
                alt=""
                width="240"
                height="120"
                data-of={id}
              />
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
