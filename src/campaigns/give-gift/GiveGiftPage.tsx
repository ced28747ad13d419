import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { LoadedPart } from '@/kit/query/LoadedPart'
import { codeQuery } from '@/kit/query/usePart'
import { loadAtRest } from '@/lib/motion/rest'
import { idOf } from '@/lib/url/urlParams'
import { SkeletonBlock, SkeletonCards } from '@/ui/Skeleton'
import { AssetsBar, AssetsStep } from './AssetsStep'
import type { Step } from './gift'
import { head } from './head'
import { Hero } from './Hero'
import { Notes } from './Notes'
import { useGift } from './useGift'
import styles from './GiveGift.module.css'

/** What follows the choice of assets; not needed before it. */
const askForLaterSteps = async () => {
  const [{ PersonStep }, { ConfirmStep }, { Result }] = await Promise.all([
    import('./PersonStep'),
    import('./ConfirmStep'),
    import('./Result'),
  ])
  return { PersonStep, ConfirmStep, Result }
}
const laterSteps = codeQuery('giftSteps', askForLaterSteps)

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
  useEffect(() => (isReady ? loadAtRest(askForLaterSteps) : undefined), [isReady])
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
          {!gift.given && <StepBar step={gift.step} />}
          {!gift.given && gift.step === 'assets' ? (
            <AssetsStep
              found={gift.found}
              keyword={gift.keyword}
              chosenIds={gift.assetIds}
              onSearch={gift.search}
              onToggle={gift.toggle}
            />
          ) : (
            <LoadedPart part={laterSteps} waiting={<SkeletonCards heights={[240, 480]} />}>
              {({ PersonStep, ConfirmStep, Result }) =>
                gift.given ? (
                  <Result given={gift.given} me={gift.me} onAgain={gift.again} />
                ) : gift.step === 'person' ? (
                  <PersonStep
                    lookup={gift.lookup}
                    onLookup={gift.setLookup}
                    named={gift.named}
                    ownUid={gift.me?.uid}
                    onChoose={gift.choose}
                    onBack={gift.back}
                  />
                ) : (
                  <ConfirmStep
                    assets={gift.assets}
                    receiver={gift.receiver}
                    me={gift.me}
                    message={gift.message}
                    onMessage={gift.setMessage}
                    giving={gift.giving}
                    onOtherPerson={() => gift.go('person')}
                  />
                )
              }
            </LoadedPart>
          )}
        </div>
      )}
    </CampaignShell>
  )
}

/** The page's skeleton, under its box. */
function GiftSkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonBlock height={96} />
      <SkeletonBlock height={96} above={24} />
      <div className={styles.skeletonGrid}>
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <SkeletonBlock key={card} height={330} />
        ))}
      </div>
    </div>
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
