import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { idOf } from '@/lib/url/urlParams'
import { SkeletonBlock } from '@/ui/Skeleton'
import { AssetsBar, AssetsStep } from './AssetsStep'
import { ConfirmStep, Notes } from './ConfirmStep'
import type { Step } from './gift'
import { head } from './head'
import { Hero } from './Hero'
import { PersonStep } from './PersonStep'
import { Result } from './Result'
import { useGift } from './useGift'
import styles from './GiveGift.module.css'

/** 「转赠」: gives digital assets to another person, permanently. */
export function GiveGiftPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const assetId = idOf(params.get('assetId'))
  const toUid = idOf(params.get('toUid'))
  usePageView(pageName, { assetId, toUid })
  const gift = useGift()
  const shell = useShellState(gift.all)
  const isDone = gift.given !== undefined
  const isReady = shell.name === 'READY'
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={shell}
      skeleton={<GiftSkeleton />}
      hero={<Hero isDone={isDone} />}
      bottomBar={
        shell.name === 'GUEST' ? (
          <LoginButton wide>登录后转赠</LoginButton>
        ) : (
          isReady &&
          !isDone &&
          gift.step === 'assets' && (
            <AssetsBar
              count={gift.assets.length}
              onNext={() => gift.go(gift.receiver ? 'confirm' : 'person')}
            />
          )
        )
      }
    >
      {shell.name === 'GUEST' && (
        <div className={styles.body}>
          <StepBar />
          <Notes />
        </div>
      )}
      {isReady && (
        <div className={styles.body}>
          {gift.given ? (
            <Result given={gift.given} me={gift.me} onAgain={gift.again} />
          ) : (
            <>
              <StepBar step={gift.step} />
              {gift.step === 'assets' && (
                <AssetsStep
                  found={gift.found}
                  keyword={gift.keyword}
                  chosenIds={gift.assetIds}
                  onSearch={gift.search}
                  onToggle={gift.toggle}
                />
              )}
              {gift.step === 'person' && (
                <PersonStep
                  lookup={gift.lookup}
                  onLookup={gift.setLookup}
                  named={gift.named}
                  ownUid={gift.me?.uid}
                  onChoose={gift.choose}
                  onBack={gift.back}
                />
              )}
              {gift.step === 'confirm' && (
                <ConfirmStep
                  assets={gift.assets}
                  receiver={gift.receiver}
                  me={gift.me}
                  message={gift.message}
                  onMessage={gift.setMessage}
                  giving={gift.giving}
                  onOtherPerson={() => gift.go('person')}
                />
              )}
            </>
          )}
        </div>
      )}
    </CampaignShell>
  )
}

/** The page's skeleton, under its box. */
function GiftSkeleton() {
  return (
    <>
      <Hero isDone={false} />
      <div className={styles.skeleton}>
        <SkeletonBlock height={96} />
        <SkeletonBlock height={96} above={24} />
        <div className={styles.skeletonGrid}>
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <SkeletonBlock key={card} height={330} />
          ))}
        </div>
      </div>
    </>
  )
}

const STEPS: readonly { id: Step; label: string }[] = [
  { id: 'assets', label: '选资产' },
  { id: 'person', label: '选受赠人' },
  { id: 'confirm', label: '确认转赠' },
]

/** The current step; without one, all steps ahead. */
function StepBar({ step }: { step?: Step }) {
  const at = STEPS.findIndex(({ id }) => id === step)
  const current = useRef<HTMLLIElement>(null)
  const shown = useRef(step)
  // The pressed button is gone; the step itself is its heading.
  useEffect(() => {
    if (shown.current !== step) current.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  return (
    <ol className={styles.bar} aria-label="步骤">
      {STEPS.map(({ id, label }, index) => (
        <li
          key={id}
          ref={index === at ? current : undefined}
          tabIndex={-1}
          className={styles.step}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  )
}
