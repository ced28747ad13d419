import { LandArt, PeopleArt, PlanetArt } from './FeatureArt'
import styles from '../ShareRegister.module.css'

const FEATURES = [
  { name: '逛星球', text: '走进新世界', Art: PlanetArt },
  { name: '养领地', text: '一点点建起来', Art: LandArt },
  { name: '交朋友', text: '遇见同路人', Art: PeopleArt },
] as const

/** What there is to do. */
export function Features() {
  return (
    <ul className={styles.features} aria-label="在数字世界可以做什么">
      {FEATURES.map(({ name, text, Art }) => (
        <li key={name} className={styles.feature}>
          <Art />
          <p className={styles.featureName}>{name}</p>
          <p className={styles.featureText}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
