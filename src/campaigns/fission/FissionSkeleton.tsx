import { InviterCard } from '@/kit/landing/InviterCard'
import { FormPanel } from '@/kit/landing/FormPanel'
import { GiftBox } from './hero/GiftBox'
import { head } from './head'
import styles from './hero/Hero.module.css'
import { wording } from './wording'

/** The box, and the place of what stands below it. */
export function FissionSkeleton() {
  return (
    <>
      <div className={styles.hero}>
        <InviterCard
          inviter={undefined}
          loading
          loadingTitle={head.title}
          title=""
          welcome={wording().welcome}
        />
        <GiftBox isOpen={false} moves={false} shakes={0} />
      </div>
      <FormPanel view="asking" form={null} result={null} />
    </>
  )
}
