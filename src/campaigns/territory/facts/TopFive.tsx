import { TopFive as TopRows } from '@/kit/territory/TopFive'
import { smoothScroll } from '@/lib/motion/smoothScroll'
import { addresses } from '../territoryAddress'
import { Section } from './Section'
import styles from './TopFive.module.css'

const SCROLL_MS = 600

interface TopFiveProps {
  /** The territory on screen. */
  shownId: string
}

export function TopFive({ shownId }: TopFiveProps) {
  return (
    <Section title="领地TOP5" aside={<span className={styles.aside}>按繁荣度</span>}>
      <TopRows
        shownId={shownId}
        to={addresses.territory}
        onShown={() => void smoothScroll({ target: () => 0, durationMs: SCROLL_MS })}
      />
    </Section>
  )
}
